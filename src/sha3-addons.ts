/**
 * Functions derived from SHA-3 (SP 800-185: cSHAKE, KMAC, TupleHash, ParallelHash) and from its twelve-round sibling
 * (RFC 9861: TurboSHAKE, KT128, KT256).
 *
 * Names and call shapes are those of `@noble/hashes/sha3-addons.js`.
 */
import { kernelBlocks } from './engines/hash/blocks.ts';
import { type CshakeOptions, cshakeFunction, cshakeOf } from './engines/hash/cshake.ts';
import { type KangarooFunction, kangarooFunction } from './engines/hash/kangaroo-twelve.ts';
import { type KmacFunction, kmacFunction } from './engines/hash/kmac.ts';
import { type ParallelHashFunction, parallelHashFunction } from './engines/hash/parallel-hash.ts';
import type { KeyedXofHasher, XofFunction } from './engines/hash/shapes.ts';
import { type TupleHashFunction, tupleHashFunction } from './engines/hash/tuple-hash.ts';
import { type TurboshakeOptions, turboshakeFunction } from './engines/hash/turboshake.ts';
import { keccakAbsorbR136Lanes } from './runtime/tables/keccak.ts';
import { keccakAbsorbR168 } from './runtime/tables/keccak-absorb.ts';
import { turboshakeAbsorbR136, turboshakeAbsorbR168 } from './runtime/tables/turboshake.ts';

export type { CshakeOptions, CustomOptions } from './engines/hash/cshake.ts';
export type { KangarooFunction } from './engines/hash/kangaroo-twelve.ts';
export type { KmacFunction } from './engines/hash/kmac.ts';
export type { ParallelHashFunction, ParallelOptions } from './engines/hash/parallel-hash.ts';
export type {
  Bytes,
  Hasher,
  KeyedHasher,
  KeyedXofHasher,
  PackedMessages,
  XofFunction,
  XofHasher,
  XofOptions,
} from './engines/hash/shapes.ts';
export type { TupleHashFunction } from './engines/hash/tuple-hash.ts';
export type { TurboshakeOptions } from './engines/hash/turboshake.ts';
export type { LongWork, Signal } from './runtime/abort.ts';
export type { Chunks } from './runtime/chunks.ts';

/**
 * cSHAKE128 (SP 800-185, 3): SHAKE128 with a customization; 16 bytes, or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { cshake128 } from 'polylane/sha3-addons.js';
 *
 * const personalization = Uint8Array.of(7);
 * console.log(cshake128(Uint8Array.of(1, 2, 3), { personalization, dkLen: 40 }).length); // 40
 * ```
 */
export const cshake128: XofFunction<CshakeOptions> = /* @__PURE__ */ cshakeFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  133,
);

/**
 * KMAC128 (SP 800-185, 4): a code of 16 bytes, or as many as `dkLen` says, under a key.
 *
 * @example
 * ```ts
 * import { kmac128 } from 'polylane/sha3-addons.js';
 *
 * const key = new Uint8Array(32).fill(1);
 * console.log(kmac128(key, Uint8Array.of(1, 2, 3), { dkLen: 32 }).length); // 32
 * ```
 */
export const kmac128: KmacFunction = /* @__PURE__ */ kmacFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  false,
);

/**
 * KMACXOF128 (SP 800-185, 4.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { kmac128xof } from 'polylane/sha3-addons.js';
 *
 * const key = new Uint8Array(32).fill(1);
 * console.log(kmac128xof(key, Uint8Array.of(1, 2, 3), { dkLen: 32 }).length); // 32
 * ```
 */
export const kmac128xof: KmacFunction<KeyedXofHasher> = /* @__PURE__ */ kmacFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  true,
);

/**
 * TupleHash128 (SP 800-185, 5): the digest of a list of byte strings, 16 bytes or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { tuplehash128 } from 'polylane/sha3-addons.js';
 *
 * const list = [Uint8Array.of(1, 2), Uint8Array.of(3)];
 * console.log(tuplehash128(list, { dkLen: 32 }).length); // 32
 * ```
 */
export const tuplehash128: TupleHashFunction = /* @__PURE__ */ tupleHashFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  false,
);

/**
 * TupleHashXOF128 (SP 800-185, 5.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { tuplehash128xof } from 'polylane/sha3-addons.js';
 *
 * const list = [Uint8Array.of(1, 2), Uint8Array.of(3)];
 * console.log(tuplehash128xof(list, { dkLen: 32 }).length); // 32
 * ```
 */
export const tuplehash128xof: TupleHashFunction<KeyedXofHasher> = /* @__PURE__ */ tupleHashFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  true,
);

/**
 * ParallelHash128 (SP 800-185, 6): 16 bytes, or as many as `dkLen` says, of a message whose chunks of `blockLen` bytes fill lanes.
 *
 * @example
 * ```ts
 * import { parallelhash128 } from 'polylane/sha3-addons.js';
 *
 * const message = new Uint8Array(100_000);
 * console.log(parallelhash128(message, { blockLen: 8192, dkLen: 32 }).length); // 32
 * ```
 */
export const parallelhash128: ParallelHashFunction = /* @__PURE__ */ parallelHashFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  false,
);

/**
 * ParallelHashXOF128 (SP 800-185, 6.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { parallelhash128xof } from 'polylane/sha3-addons.js';
 *
 * const message = new Uint8Array(100_000);
 * console.log(parallelhash128xof(message, { blockLen: 8192, dkLen: 32 }).length); // 32
 * ```
 */
export const parallelhash128xof: ParallelHashFunction<KeyedXofHasher> = /* @__PURE__ */ parallelHashFunction(
  /* @__PURE__ */ cshakeOf(168, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  true,
);

/**
 * TurboSHAKE128 (RFC 9861, 2): an extendable-output function with half of SHAKE128's rounds; 32 bytes, or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { turboshake128 } from 'polylane/sha3-addons.js';
 *
 * console.log(turboshake128(Uint8Array.of(1, 2, 3), { D: 0x0b, dkLen: 40 }).length); // 40
 * ```
 */
export const turboshake128: XofFunction<TurboshakeOptions> = /* @__PURE__ */ turboshakeFunction(
  168,
  /* @__PURE__ */ kernelBlocks(turboshakeAbsorbR168),
  32,
  135,
);

/**
 * KT128 (RFC 9861, 3), KangarooTwelve: 32 bytes, or as many as `dkLen` says; chunks of 8192 bytes fill lanes.
 *
 * @example
 * ```ts
 * import { kt128 } from 'polylane/sha3-addons.js';
 *
 * console.log(kt128(new Uint8Array(100_000), { dkLen: 40 }).length); // 40
 * ```
 */
export const kt128: KangarooFunction = /* @__PURE__ */ kangarooFunction(
  168,
  /* @__PURE__ */ kernelBlocks(turboshakeAbsorbR168),
  32,
);

/**
 * cSHAKE256 (SP 800-185, 3): SHAKE256 with a customization; 32 bytes, or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { cshake256 } from 'polylane/sha3-addons.js';
 *
 * const personalization = Uint8Array.of(7);
 * console.log(cshake256(Uint8Array.of(1, 2, 3), { personalization, dkLen: 40 }).length); // 40
 * ```
 */
export const cshake256: XofFunction<CshakeOptions> = /* @__PURE__ */ cshakeFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  134,
);

/**
 * KMAC256 (SP 800-185, 4): a code of 32 bytes, or as many as `dkLen` says, under a key.
 *
 * @example
 * ```ts
 * import { kmac256 } from 'polylane/sha3-addons.js';
 *
 * const key = new Uint8Array(64).fill(1);
 * console.log(kmac256(key, Uint8Array.of(1, 2, 3), { dkLen: 32 }).length); // 32
 * ```
 */
export const kmac256: KmacFunction = /* @__PURE__ */ kmacFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  false,
);

/**
 * KMACXOF256 (SP 800-185, 4.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { kmac256xof } from 'polylane/sha3-addons.js';
 *
 * const key = new Uint8Array(64).fill(1);
 * console.log(kmac256xof(key, Uint8Array.of(1, 2, 3), { dkLen: 32 }).length); // 32
 * ```
 */
export const kmac256xof: KmacFunction<KeyedXofHasher> = /* @__PURE__ */ kmacFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  true,
);

/**
 * TupleHash256 (SP 800-185, 5): the digest of a list of byte strings, 32 bytes or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { tuplehash256 } from 'polylane/sha3-addons.js';
 *
 * const list = [Uint8Array.of(1, 2), Uint8Array.of(3)];
 * console.log(tuplehash256(list, { dkLen: 32 }).length); // 32
 * ```
 */
export const tuplehash256: TupleHashFunction = /* @__PURE__ */ tupleHashFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  false,
);

/**
 * TupleHashXOF256 (SP 800-185, 5.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { tuplehash256xof } from 'polylane/sha3-addons.js';
 *
 * const list = [Uint8Array.of(1, 2), Uint8Array.of(3)];
 * console.log(tuplehash256xof(list, { dkLen: 32 }).length); // 32
 * ```
 */
export const tuplehash256xof: TupleHashFunction<KeyedXofHasher> = /* @__PURE__ */ tupleHashFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  true,
);

/**
 * ParallelHash256 (SP 800-185, 6): 32 bytes, or as many as `dkLen` says, of a message whose chunks of `blockLen` bytes fill lanes.
 *
 * @example
 * ```ts
 * import { parallelhash256 } from 'polylane/sha3-addons.js';
 *
 * const message = new Uint8Array(100_000);
 * console.log(parallelhash256(message, { blockLen: 8192, dkLen: 32 }).length); // 32
 * ```
 */
export const parallelhash256: ParallelHashFunction = /* @__PURE__ */ parallelHashFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  false,
);

/**
 * ParallelHashXOF256 (SP 800-185, 6.3.1): the output does not depend on how much of it is asked for.
 *
 * @example
 * ```ts
 * import { parallelhash256xof } from 'polylane/sha3-addons.js';
 *
 * const message = new Uint8Array(100_000);
 * console.log(parallelhash256xof(message, { blockLen: 8192, dkLen: 32 }).length); // 32
 * ```
 */
export const parallelhash256xof: ParallelHashFunction<KeyedXofHasher> = /* @__PURE__ */ parallelHashFunction(
  /* @__PURE__ */ cshakeOf(136, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  true,
);

/**
 * TurboSHAKE256 (RFC 9861, 2): an extendable-output function with half of SHAKE256's rounds; 64 bytes, or as many as `dkLen` says.
 *
 * @example
 * ```ts
 * import { turboshake256 } from 'polylane/sha3-addons.js';
 *
 * console.log(turboshake256(Uint8Array.of(1, 2, 3), { D: 0x0b, dkLen: 40 }).length); // 40
 * ```
 */
export const turboshake256: XofFunction<TurboshakeOptions> = /* @__PURE__ */ turboshakeFunction(
  136,
  /* @__PURE__ */ kernelBlocks(turboshakeAbsorbR136),
  64,
  136,
);

/**
 * KT256 (RFC 9861, 4), KangarooTwelve: 64 bytes, or as many as `dkLen` says; chunks of 8192 bytes fill lanes.
 *
 * @example
 * ```ts
 * import { kt256 } from 'polylane/sha3-addons.js';
 *
 * console.log(kt256(new Uint8Array(100_000), { dkLen: 40 }).length); // 40
 * ```
 */
export const kt256: KangarooFunction = /* @__PURE__ */ kangarooFunction(
  136,
  /* @__PURE__ */ kernelBlocks(turboshakeAbsorbR136),
  64,
);
