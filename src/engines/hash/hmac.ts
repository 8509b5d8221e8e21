import { bytesOf, kindOf, wipeIfCopied } from '../../runtime/bytes.ts';
import { implementationOf } from './implementation.ts';
import { hashSession, type MessageSession } from './session.ts';
import type { Hasher, HashFunction, XofFunction } from './shapes.ts';

/** A hash function that HMAC can be built on: one of this library, or another of the same shape. */
export type HmacHash = Pick<HashFunction | XofFunction, 'outputLen' | 'blockLen'> & {
  create(): Pick<Hasher, 'update' | 'digest' | 'clone' | 'destroy'>;
};

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** @throws TypeError for what is no hash function */
export function hashOf(hash: HmacHash): HmacHash {
  const alike =
    (typeof hash === 'function' || (typeof hash === 'object' && hash !== null)) &&
    typeof hash.create === 'function' &&
    [hash.outputLen, hash.blockLen].every((value) => Number.isSafeInteger(value) && value > 0);
  if (!alike) throw new TypeError(`hash: expected a hash function, got ${kindOf(hash)}`);
  return hash;
}

/** A session of a hash function that came from elsewhere, or from another copy of this library. */
function foreign(hasher: ReturnType<HmacHash['create']>): MessageSession {
  return {
    update: (data) => void hasher.update(data),
    digest: (last, output) => {
      const digest = hasher.update(last).digest();
      output.set(digest.subarray(0, output.length));
      digest.fill(0);
    },
    squeeze: () => {
      throw new TypeError('HMAC has no output but its digest');
    },
    copy: () => foreign(hasher.clone()),
    end: () => hasher.destroy(),
  };
}

function sessionOf(hash: HmacHash): MessageSession {
  const own = implementationOf(hash);
  return own === undefined ? foreign(hash.create()) : hashSession(own.hash);
}

/** FIPS 198-1, Table 1: what has taken the key in its inner and its outer form. */
export interface KeyedPair {
  readonly inner: MessageSession;
  readonly outer: MessageSession;
}

/** FIPS 198-1, 4: steps 1 to 5, and 7. */
export function keyedPair(hash: HmacHash, key: Uint8Array): KeyedPair {
  const { blockLen, outputLen } = hashOf(hash);
  const secret = bytesOf('key', key);
  const pad = new Uint8Array(blockLen);
  if (secret.length > blockLen) sessionOf(hash).digest(secret, pad.subarray(0, outputLen));
  else pad.set(secret);
  wipeIfCopied(secret, key);
  const [inner, outer] = [sessionOf(hash), sessionOf(hash)];
  for (let i = 0; i < blockLen; i++) pad[i] = (pad[i] as number) ^ 0x36;
  inner.update(pad);
  for (let i = 0; i < blockLen; i++) pad[i] = (pad[i] as number) ^ 0x36 ^ 0x5c;
  outer.update(pad);
  pad.fill(0);
  return { inner, outer };
}

/** HMAC of one message, as a session. */
export function hmacSession({ inner, outer }: KeyedPair, outputLen: number): MessageSession {
  return {
    update: inner.update,
    digest: (last, output) => {
      const digest = new Uint8Array(outputLen);
      inner.digest(last, digest);
      outer.digest(digest, output);
      digest.fill(0);
    },
    squeeze: inner.squeeze,
    copy: () => hmacSession({ inner: inner.copy(), outer: outer.copy() }, outputLen),
    end: () => {
      inner.end();
      outer.end();
    },
  };
}

/** HMAC of a message in parts, the pair staying as it is. */
export function hmacOnce(
  { inner, outer }: KeyedPair,
  parts: readonly Uint8Array[],
  output: Uint8Array,
): void {
  const session = hmacSession({ inner: inner.copy(), outer: outer.copy() }, output.length);
  for (const part of parts) session.update(part);
  session.digest(nothing, output);
}

export function endPair({ inner, outer }: KeyedPair): void {
  inner.end();
  outer.end();
}
