/**
 * HMAC (FIPS 198-1, RFC 2104) over any hash function.
 *
 * Names and call shapes are those of `@noble/hashes/hmac.js`.
 */
import { hasherOf } from './engines/hash/hashers.ts';
import { type HmacHash, hmacSession, keyedPair } from './engines/hash/hmac.ts';
import type { MessageSession } from './engines/hash/session.ts';
import type { Bytes, KeyedHasher } from './engines/hash/shapes.ts';
import { bytesOf, wipeIfCopied } from './runtime/bytes.ts';

export type { HmacHash } from './engines/hash/hmac.ts';
export type { Bytes, KeyedHasher } from './engines/hash/shapes.ts';

/** HMAC: call it, or give it the message in parts. */
export interface HmacFunction {
  /**
   * The code of a message: `hash.outputLen` bytes. Compare codes in time that does not depend on their bytes.
   *
   * @throws TypeError when `hash` is no hash function, or `key` or `message` is no Uint8Array
   */
  (hash: HmacHash, key: Uint8Array, message: Uint8Array): Bytes;
  /** A hasher for a message in parts. Its state cannot be saved, as it holds a key. */
  create(hash: HmacHash, key: Uint8Array): KeyedHasher;
}

function sessionOf(hash: HmacHash, key: Uint8Array): MessageSession {
  return hmacSession(keyedPair(hash, key), hash.outputLen);
}

/**
 * HMAC: a code for a message under a key of any length; keys of at least `hash.outputLen` bytes are advised.
 *
 * @example
 * ```ts
 * import { hmac } from 'polylane/hmac.js';
 * import { sha256 } from 'polylane/sha2.js';
 *
 * const key = Uint8Array.of(1, 2, 3);
 * const code = hmac(sha256, key, Uint8Array.of(4, 5));
 * console.log(code.length); // 32
 * const hasher = hmac.create(sha256, key).update(Uint8Array.of(4)).update(Uint8Array.of(5));
 * console.log(String(hasher.digest()) === String(code)); // true
 * ```
 */
export const hmac: HmacFunction = /* @__PURE__ */ (() =>
  Object.freeze(
    Object.assign(
      (hash: HmacHash, key: Uint8Array, message: Uint8Array): Bytes => {
        const session = sessionOf(hash, key);
        const given = bytesOf('message', message);
        const output = new Uint8Array(hash.outputLen);
        session.digest(given, output);
        wipeIfCopied(given, message);
        return output;
      },
      {
        create: (hash: HmacHash, key: Uint8Array): KeyedHasher => {
          const session = sessionOf(hash, key);
          return hasherOf({ blockLen: hash.blockLen, outputLen: hash.outputLen }, session);
        },
      },
    ),
  ))();
