/**
 * The SHA-2 hash functions of FIPS 180-4.
 *
 * Names and call shapes are those of `@noble/hashes/sha2.js`. A byte argument is any Uint8Array, and everything
 * returned is a fresh one.
 */
import { kernelBlocks } from './engines/hash/blocks.ts';
import { hashFunction } from './engines/hash/functions.ts';
import { SHA224, SHA384, sha2Hash } from './engines/hash/sha2.ts';
import { SHA512_224, SHA512_256 } from './engines/hash/sha512-t.ts';
import type { HashFunction } from './engines/hash/shapes.ts';
import { SHA256, SHA512 } from './engines/sha2/digests.ts';
import { sha256Blocks } from './runtime/tables/sha256-blocks.ts';
import { sha512Blocks } from './runtime/tables/sha512-blocks.ts';

export type {
  Bytes,
  Hasher,
  HashFunction,
  KeyedHasher,
  PackedMessages,
} from './engines/hash/shapes.ts';
export type { LongWork, Signal } from './runtime/abort.ts';
export type { Chunks } from './runtime/chunks.ts';

/**
 * SHA-224 (FIPS 180-4, 6.3): 28 bytes.
 *
 * @example
 * ```ts
 * import { sha224 } from 'polylane/sha2.js';
 *
 * const digest = sha224(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 28
 * const hasher = sha224.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha224: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA224, /* @__PURE__ */ kernelBlocks(sha256Blocks)),
  28,
  4,
);

/**
 * SHA-256 (FIPS 180-4, 6.2): 32 bytes.
 *
 * @example
 * ```ts
 * import { sha256 } from 'polylane/sha2.js';
 *
 * const digest = sha256(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 32
 * const hasher = sha256.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha256: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA256, /* @__PURE__ */ kernelBlocks(sha256Blocks)),
  32,
  1,
);

/**
 * SHA-384 (FIPS 180-4, 6.5): 48 bytes.
 *
 * @example
 * ```ts
 * import { sha384 } from 'polylane/sha2.js';
 *
 * const digest = sha384(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 48
 * const hasher = sha384.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha384: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA384, /* @__PURE__ */ kernelBlocks(sha512Blocks)),
  48,
  2,
);

/**
 * SHA-512 (FIPS 180-4, 6.4): 64 bytes.
 *
 * @example
 * ```ts
 * import { sha512 } from 'polylane/sha2.js';
 *
 * const digest = sha512(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 64
 * const hasher = sha512.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha512: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA512, /* @__PURE__ */ kernelBlocks(sha512Blocks)),
  64,
  3,
);

/**
 * SHA-512/224 (FIPS 180-4, 6.6): 28 bytes.
 *
 * @example
 * ```ts
 * import { sha512_224 } from 'polylane/sha2.js';
 *
 * const digest = sha512_224(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 28
 * const hasher = sha512_224.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha512_224: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA512_224, /* @__PURE__ */ kernelBlocks(sha512Blocks)),
  28,
  5,
);

/**
 * SHA-512/256 (FIPS 180-4, 6.7): 32 bytes.
 *
 * @example
 * ```ts
 * import { sha512_256 } from 'polylane/sha2.js';
 *
 * const digest = sha512_256(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 32
 * const hasher = sha512_256.create().update(Uint8Array.of(1)).update(Uint8Array.of(2, 3));
 * console.log(String(hasher.digest()) === String(digest)); // true
 * ```
 */
export const sha512_256: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA512_256, /* @__PURE__ */ kernelBlocks(sha512Blocks)),
  32,
  6,
);
