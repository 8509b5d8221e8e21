/**
 * PBKDF2 (RFC 8018, 5.2) with HMAC over any hash function.
 *
 * Names and call shapes are those of `@noble/hashes/pbkdf2.js`.
 */
import { type HmacHash, hashOf } from './engines/hash/hmac.ts';
import { type Deriving, deriving } from './engines/hash/pbkdf2.ts';
import type { Bytes } from './engines/hash/shapes.ts';
import { encodeUtf8 } from './engines/hash/utf8.ts';
import { bytesOf, kindOf } from './runtime/bytes.ts';
import { readOptions } from './runtime/options.ts';

export type { HmacHash } from './engines/hash/hmac.ts';
export type { Bytes } from './engines/hash/shapes.ts';

/** Options of PBKDF2. */
export interface Pbkdf2Options {
  /** How many iterations: at least 1, and today some hundred thousands. */
  c: number;
  /** Bytes of the derived key, at least 1; 32 where absent. */
  dkLen?: number | undefined;
  /** For `pbkdf2Async`: after how many milliseconds others may run; 10 where absent. */
  asyncTick?: number | undefined;
}

/** A string stands for its UTF-8 bytes. */
function inputOf(name: string, value: string | Uint8Array): Uint8Array {
  if (typeof value === 'string') return encodeUtf8(value);
  if (kindOf(value) !== 'Uint8Array')
    throw new TypeError(`${name}: expected Uint8Array or a string, got ${kindOf(value)}`);
  return bytesOf(name, value).slice();
}

function countOf(name: string, value: unknown, least: number): number {
  if (typeof value !== 'number') throw new TypeError(`${name}: expected a number, got ${kindOf(value)}`);
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`${name}: expected an integer of at least ${least}, got ${value}`);
  return value;
}

interface Begun {
  readonly work: Deriving;
  readonly iterations: number;
  readonly tick: number;
  readonly outputLen: number;
  readonly output: Bytes;
}

function begin(
  hash: HmacHash,
  password: string | Uint8Array,
  salt: string | Uint8Array,
  options: Pbkdf2Options,
): Begun {
  const { outputLen } = hashOf(hash);
  if (options === undefined) throw new TypeError('options: expected an object, got undefined');
  const read = readOptions('options', options, ['c', 'dkLen', 'asyncTick']);
  const iterations = countOf('c', read.c, 1);
  const length = countOf('dkLen', read.dkLen ?? 32, 1);
  const tick = countOf('asyncTick', read.asyncTick ?? 10, 0);
  if (length > (2 ** 32 - 1) * outputLen)
    throw new RangeError(`dkLen: expected at most ${(2 ** 32 - 1) * outputLen}, got ${length}`);
  const saltBytes = inputOf('salt', salt);
  const secret = inputOf('password', password);
  const work = deriving(hash, secret, saltBytes);
  secret.fill(0);
  return { work, iterations, tick, outputLen, output: new Uint8Array(length) };
}

/**
 * A key from a password: slow on purpose. A string stands for its UTF-8 bytes.
 *
 * @throws TypeError when an argument or an option is of the wrong kind, and for an unknown option
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import { pbkdf2 } from 'polylane/pbkdf2.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * console.log(pbkdf2(sha256, 'password', 'salt', { c: 1000, dkLen: 40 }).length); // 40
 * ```
 */
export function pbkdf2(
  hash: HmacHash,
  password: string | Uint8Array,
  salt: string | Uint8Array,
  options: Pbkdf2Options,
): Bytes {
  const { work, iterations, outputLen, output } = begin(hash, password, salt, options);
  for (let at = 0, index = 1; at < output.length; at += outputLen, index++) {
    const block = work.block(index);
    block.rounds(iterations - 1);
    block.into(output.subarray(at, at + outputLen));
    block.end();
  }
  work.end();
  return output;
}

/** Iterations between looks at the clock. */
const ROUNDS_A_LOOK = 256;

/** Lets everything else that waits run, where the host has timers. */
async function othersFirst(): Promise<void> {
  const { setTimeout } = globalThis as { setTimeout?: (run: () => void, milliseconds: number) => unknown };
  await new Promise<void>((resolve) => {
    if (setTimeout === undefined) resolve();
    else setTimeout(resolve, 0);
  });
}

/**
 * The same, letting others run every `asyncTick` milliseconds. Arguments are copied before it returns.
 *
 * It rejects as `pbkdf2` throws.
 *
 * @example
 * ```ts
 * import { pbkdf2Async } from 'polylane/pbkdf2.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * console.log((await pbkdf2Async(sha256, 'password', 'salt', { c: 1000 })).length); // 32
 * ```
 */
export async function pbkdf2Async(
  hash: HmacHash,
  password: string | Uint8Array,
  salt: string | Uint8Array,
  options: Pbkdf2Options,
): Promise<Bytes> {
  const { work, iterations, tick, outputLen, output } = begin(hash, password, salt, options);
  let last = Date.now();
  for (let at = 0, index = 1; at < output.length; at += outputLen, index++) {
    const block = work.block(index);
    for (let left = iterations - 1; left > 0; left -= ROUNDS_A_LOOK) {
      block.rounds(Math.min(left, ROUNDS_A_LOOK));
      if (Date.now() - last < tick) continue;
      await othersFirst();
      last = Date.now();
    }
    block.into(output.subarray(at, at + outputLen));
    block.end();
  }
  work.end();
  return output;
}
