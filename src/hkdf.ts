/**
 * HKDF (RFC 5869) over any hash function.
 *
 * Names and call shapes are those of `@noble/hashes/hkdf.js`.
 */
import { lengthOf } from './engines/hash/hashers.ts';
import { endPair, type HmacHash, hashOf, hmacOnce, keyedPair } from './engines/hash/hmac.ts';
import type { Bytes } from './engines/hash/shapes.ts';
import { bytesOf } from './runtime/bytes.ts';

export type { HmacHash } from './engines/hash/hmac.ts';
export type { Bytes } from './engines/hash/shapes.ts';

/**
 * HKDF-Extract (RFC 5869, 2.2): a key of `hash.outputLen` bytes from keying material. No salt is as many zeros.
 *
 * @throws TypeError when `hash` is no hash function, or `ikm` or `salt` is no Uint8Array
 *
 * @example
 * ```ts
 * import { extract } from 'polylane/hkdf.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * console.log(extract(sha256, Uint8Array.of(1, 2, 3)).length); // 32
 * ```
 */
export function extract(hash: HmacHash, ikm: Uint8Array, salt?: Uint8Array): Bytes {
  const { outputLen } = hashOf(hash);
  const material = bytesOf('ikm', ikm);
  const pair = keyedPair(hash, salt === undefined ? new Uint8Array(outputLen) : bytesOf('salt', salt));
  const output = new Uint8Array(outputLen);
  hmacOnce(pair, [material], output);
  endPair(pair);
  return output;
}

/**
 * HKDF-Expand (RFC 5869, 2.3): `length` bytes, at most 255 times `hash.outputLen`, from a key of at least
 * `hash.outputLen` bytes.
 *
 * @throws TypeError when `hash` is no hash function, `prk` or `info` is no Uint8Array, or `length` is no number
 * @throws RangeError when `prk` is too short, or `length` out of range
 *
 * @example
 * ```ts
 * import { expand, extract } from 'polylane/hkdf.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * const key = extract(sha256, Uint8Array.of(1, 2, 3));
 * console.log(expand(sha256, key, Uint8Array.of(7), 50).length); // 50
 * ```
 */
export function expand(hash: HmacHash, prk: Uint8Array, info?: Uint8Array, length = 32): Bytes {
  const { outputLen } = hashOf(hash);
  const key = bytesOf('prk', prk);
  if (key.length < outputLen)
    throw new RangeError(`prk: expected at least ${outputLen} bytes, got ${key.length}`);
  const context = info === undefined ? new Uint8Array(0) : bytesOf('info', info);
  if (lengthOf('length', length) > 255 * outputLen)
    throw new RangeError(`length: expected at most ${255 * outputLen}, got ${length}`);
  const pair = keyedPair(hash, key);
  const output = new Uint8Array(length);
  const block = new Uint8Array(outputLen);
  for (let at = 0, counter = 1; at < length; at += outputLen, counter++) {
    const before = counter === 1 ? block.subarray(0, 0) : block;
    hmacOnce(pair, [before, context, Uint8Array.of(counter)], block);
    output.set(block.subarray(0, Math.min(outputLen, length - at)), at);
  }
  block.fill(0);
  endPair(pair);
  return output;
}

/**
 * HKDF (RFC 5869): extract, then expand.
 *
 * @throws TypeError, RangeError as `extract` and `expand` do
 *
 * @example
 * ```ts
 * import { hkdf } from 'polylane/hkdf.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * const key = hkdf(sha256, Uint8Array.of(1, 2, 3), undefined, Uint8Array.of(7), 32);
 * console.log(key.length); // 32
 * ```
 */
export function hkdf(
  hash: HmacHash,
  ikm: Uint8Array,
  salt: Uint8Array | undefined,
  info: Uint8Array | undefined,
  length: number,
): Bytes {
  const key = extract(hash, ikm, salt);
  try {
    return expand(hash, key, info, length);
  } finally {
    key.fill(0);
  }
}
