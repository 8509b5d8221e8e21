/**
 * What the hash functions are made of: compression from a chaining value, and the Keccak permutation. For those who build
 * constructions of them; whoever wants a digest takes a hash function.
 *
 * States are in the standard's byte order, and returned anew.
 */
import { type BlockFunction, blockFunction, multipleOf } from './engines/hash/block-function.ts';
import { SHA1 } from './engines/hash/sha2.ts';
import type { Bytes } from './engines/hash/shapes.ts';
import { onStates, type StateKernel } from './engines/hash/states.ts';
import { SHA256, SHA512 } from './engines/sha2/digests.ts';
import { kindOf } from './runtime/bytes.ts';
import { readOptions } from './runtime/options.ts';
import { keccakF1600 as keccakTable } from './runtime/tables/keccak.ts';
import { sha1Compress } from './runtime/tables/sha1.ts';
import { sha256Blocks } from './runtime/tables/sha256-blocks.ts';
import { sha512Blocks } from './runtime/tables/sha512-blocks.ts';
import { turboshakeAbsorbR168 } from './runtime/tables/turboshake.ts';

export type { BlockFunction } from './engines/hash/block-function.ts';
export type { Bytes } from './engines/hash/shapes.ts';

/**
 * The compression of SHA-1 (FIPS 180-4, 6.1.2).
 *
 * @example
 * ```ts
 * import { sha1Block } from 'polylane/blocks.js';
 *
 * console.log(sha1Block.compress(sha1Block.initial(), new Uint8Array(128)).length); // 20
 * ```
 */
export const sha1Block: BlockFunction = /* @__PURE__ */ blockFunction('SHA-1', SHA1, sha1Compress);

/**
 * The compression of SHA-256 (FIPS 180-4, 6.2.2).
 *
 * @example
 * ```ts
 * import { sha256Block } from 'polylane/blocks.js';
 *
 * const states = new Uint8Array([...sha256Block.initial(), ...sha256Block.initial()]);
 * console.log(sha256Block.compressMany(states, new Uint8Array(2 * 64), 1).length); // 64
 * ```
 */
export const sha256Block: BlockFunction = /* @__PURE__ */ blockFunction('SHA-256', SHA256, sha256Blocks);

/**
 * The compression of SHA-512 (FIPS 180-4, 6.4.2).
 *
 * @example
 * ```ts
 * import { sha512Block } from 'polylane/blocks.js';
 *
 * console.log(sha512Block.compress(sha512Block.initial(), new Uint8Array(128)).length); // 64
 * ```
 */
export const sha512Block: BlockFunction = /* @__PURE__ */ blockFunction('SHA-512', SHA512, sha512Blocks);

/** Bytes of a block of TurboSHAKE128. */
const RATE = 168;
/** Bytes of a state of Keccak-p[1600]. */
const STATE_BYTES = 200;

/** How many rounds of the permutation. */
export interface KeccakOptions {
  /** 24 where absent: Keccak-f[1600] (FIPS 202, 3.4). 12: that of TurboSHAKE (RFC 9861, 2.2). */
  rounds?: 12 | 24 | undefined;
}

/**
 * The Keccak permutation of each of the states, 200 bytes each, in lanes.
 *
 * @throws TypeError when `states` is no Uint8Array, for an unknown option, and when `rounds` is no number
 * @throws RangeError when `states` is no multiple of 200 bytes, or `rounds` neither 12 nor 24
 *
 * @example
 * ```ts
 * import { keccakF1600 } from 'polylane/blocks.js';
 *
 * console.log(keccakF1600(new Uint8Array(3 * 200)).length); // 600
 * console.log(keccakF1600(new Uint8Array(200), { rounds: 12 }).length); // 200
 * ```
 */
export function keccakF1600(states: Uint8Array, options?: KeccakOptions): Bytes {
  const { rounds = 24 } = readOptions('options', options, ['rounds']);
  if (typeof rounds !== 'number') throw new TypeError(`rounds: expected a number, got ${kindOf(rounds)}`);
  if (rounds !== 12 && rounds !== 24) throw new RangeError(`rounds: expected 12 or 24, got ${rounds}`);
  const given = multipleOf('states', states, STATE_BYTES);
  const common = { stateBytes: STATE_BYTES, bigEndian: false };
  if (rounds === 24)
    return onStates(
      { ...common, table: keccakTable, laneBytes: 0, run: (kernel, { state }) => kernel.call(state, 1, 0) },
      given,
    );
  // To absorb a block of zeros is to permute.
  const run: StateKernel['run'] = (kernel, { u8, state, room }) => {
    u8.fill(0, room, room + RATE);
    kernel.call(state, room, 1, 0);
  };
  return onStates({ ...common, table: turboshakeAbsorbR168, laneBytes: RATE, run }, given);
}
