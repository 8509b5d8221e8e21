/**
 * The hash functions and extendable-output functions of FIPS 202.
 *
 * Names and call shapes are those of `@noble/hashes/sha3.js`. A byte argument is any Uint8Array, and everything
 * returned is a fresh one.
 */
import { kernelBlocks } from './engines/hash/blocks.ts';
import { hashFunction, xofFunction } from './engines/hash/functions.ts';
import type { HashFunction, XofFunction } from './engines/hash/shapes.ts';
import { KECCAK_SUFFIX, SHA3_SUFFIX, SHAKE_SUFFIX, spongeHash } from './engines/hash/sponge.ts';
import { keccakAbsorbR136Lanes } from './runtime/tables/keccak.ts';
import {
  keccakAbsorbR72,
  keccakAbsorbR104,
  keccakAbsorbR144,
  keccakAbsorbR168,
} from './runtime/tables/keccak-absorb.ts';

export type {
  Bytes,
  Hasher,
  HashFunction,
  KeyedHasher,
  KeyedXofHasher,
  PackedMessages,
  XofFunction,
  XofHasher,
  XofOptions,
} from './engines/hash/shapes.ts';
export type { LongWork, Signal } from './runtime/abort.ts';
export type { Chunks } from './runtime/chunks.ts';

/**
 * SHA3-224 (FIPS 202, 6.1): 28 bytes.
 *
 * @example
 * ```ts
 * import { sha3_224 } from 'polylane/sha3.js';
 *
 * const digest = sha3_224(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 28
 * const hasher = sha3_224.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha3_224: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(144, SHA3_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR144)),
  28,
  7,
);

/**
 * SHA3-256 (FIPS 202, 6.1): 32 bytes.
 *
 * @example
 * ```ts
 * import { sha3_256 } from 'polylane/sha3.js';
 *
 * const digest = sha3_256(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 32
 * const hasher = sha3_256.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha3_256: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(136, SHA3_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  8,
);

/**
 * SHA3-384 (FIPS 202, 6.1): 48 bytes.
 *
 * @example
 * ```ts
 * import { sha3_384 } from 'polylane/sha3.js';
 *
 * const digest = sha3_384(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 48
 * const hasher = sha3_384.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha3_384: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(104, SHA3_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR104)),
  48,
  9,
);

/**
 * SHA3-512 (FIPS 202, 6.1): 64 bytes.
 *
 * @example
 * ```ts
 * import { sha3_512 } from 'polylane/sha3.js';
 *
 * const digest = sha3_512(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 64
 * const hasher = sha3_512.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha3_512: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(72, SHA3_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR72)),
  64,
  10,
);

/**
 * SHAKE128 (FIPS 202, 6.2): 16 bytes, or as many as `dkLen` says. 16 bytes give 64 bits of security against collisions: ask for 32 where that matters.
 *
 * @example
 * ```ts
 * import { shake128 } from 'polylane/sha3.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const output = shake128(message, { dkLen: 32 });
 * console.log(output.length); // 32
 * const hasher = shake128.create().update(message);
 * console.log(String([...hasher.xof(10), ...hasher.xof(32 - 10)]) === String(output)); // true
 * ```
 */
export const shake128: XofFunction = /* @__PURE__ */ xofFunction(
  /* @__PURE__ */ spongeHash(168, SHAKE_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  16,
  11,
);

/**
 * SHAKE256 (FIPS 202, 6.2): 32 bytes, or as many as `dkLen` says. 32 bytes give 128 bits of security against collisions.
 *
 * @example
 * ```ts
 * import { shake256 } from 'polylane/sha3.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const output = shake256(message, { dkLen: 64 });
 * console.log(output.length); // 64
 * const hasher = shake256.create().update(message);
 * console.log(String([...hasher.xof(10), ...hasher.xof(64 - 10)]) === String(output)); // true
 * ```
 */
export const shake256: XofFunction = /* @__PURE__ */ xofFunction(
  /* @__PURE__ */ spongeHash(136, SHAKE_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  12,
);

/**
 * Keccak-224 as it was submitted to NIST, which Ethereum uses: 28 bytes. SHA3-224 pads otherwise and gives others.
 *
 * @example
 * ```ts
 * import { keccak_224 } from 'polylane/sha3.js';
 *
 * console.log(keccak_224(Uint8Array.of(1, 2, 3)).length); // 28
 * ```
 */
export const keccak_224: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(144, KECCAK_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR144)),
  28,
  129,
);

/**
 * Keccak-256 as it was submitted to NIST, which Ethereum uses: 32 bytes. SHA3-256 pads otherwise and gives others.
 *
 * @example
 * ```ts
 * import { keccak_256 } from 'polylane/sha3.js';
 *
 * console.log(keccak_256(Uint8Array.of(1, 2, 3)).length); // 32
 * ```
 */
export const keccak_256: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(136, KECCAK_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  32,
  130,
);

/**
 * Keccak-384 as it was submitted to NIST, which Ethereum uses: 48 bytes. SHA3-384 pads otherwise and gives others.
 *
 * @example
 * ```ts
 * import { keccak_384 } from 'polylane/sha3.js';
 *
 * console.log(keccak_384(Uint8Array.of(1, 2, 3)).length); // 48
 * ```
 */
export const keccak_384: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(104, KECCAK_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR104)),
  48,
  131,
);

/**
 * Keccak-512 as it was submitted to NIST, which Ethereum uses: 64 bytes. SHA3-512 pads otherwise and gives others.
 *
 * @example
 * ```ts
 * import { keccak_512 } from 'polylane/sha3.js';
 *
 * console.log(keccak_512(Uint8Array.of(1, 2, 3)).length); // 64
 * ```
 */
export const keccak_512: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ spongeHash(72, KECCAK_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR72)),
  64,
  132,
);

/**
 * SHAKE128 (FIPS 202, 6.2) with 32 bytes where `dkLen` does not say otherwise: 128 bits of security against collisions.
 *
 * @example
 * ```ts
 * import { shake128_32 } from 'polylane/sha3.js';
 *
 * console.log(shake128_32(Uint8Array.of(1, 2, 3)).length); // 32
 * ```
 */
export const shake128_32: XofFunction = /* @__PURE__ */ xofFunction(
  /* @__PURE__ */ spongeHash(168, SHAKE_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR168)),
  32,
  11,
);

/**
 * SHAKE256 (FIPS 202, 6.2) with 64 bytes where `dkLen` does not say otherwise: 256 bits of security against collisions.
 *
 * @example
 * ```ts
 * import { shake256_64 } from 'polylane/sha3.js';
 *
 * console.log(shake256_64(Uint8Array.of(1, 2, 3)).length); // 64
 * ```
 */
export const shake256_64: XofFunction = /* @__PURE__ */ xofFunction(
  /* @__PURE__ */ spongeHash(136, SHAKE_SUFFIX, /* @__PURE__ */ kernelBlocks(keccakAbsorbR136Lanes)),
  64,
  12,
);
