/**
 * Hash functions that old protocols still ask for. Choose none of them for anything new.
 *
 * Names and call shapes are those of `@noble/hashes/legacy.js`.
 */
import { kernelBlocks } from './engines/hash/blocks.ts';
import { hashFunction } from './engines/hash/functions.ts';
import { SHA1, sha2Hash } from './engines/hash/sha2.ts';
import type { HashFunction } from './engines/hash/shapes.ts';
import { sha1Compress } from './runtime/tables/sha1.ts';

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
 * SHA-1 (FIPS 180-4, 6.1): 20 bytes. Two messages with one digest can be made: never rely on it for signatures.
 *
 * @example
 * ```ts
 * import { sha1 } from 'polylane/legacy.js';
 *
 * const digest = sha1(Uint8Array.of(1, 2, 3));
 * console.log(digest.length); // 20
 * ```
 */
export const sha1: HashFunction = /* @__PURE__ */ hashFunction(
  /* @__PURE__ */ sha2Hash(SHA1, /* @__PURE__ */ kernelBlocks(sha1Compress)),
  20,
  128,
);
