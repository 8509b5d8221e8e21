import { isStackOverflow, polylaneError } from './errors.ts';

interface Crypto {
  getRandomValues?(bytes: Uint8Array): unknown;
}

/** Most that one call of getRandomValues may be asked for. */
const mostBytes = 65536;

/**
 * Fills all of `bytes` from the host's generator. There is no other source.
 *
 * @throws PolylaneError RNG_UNAVAILABLE, with `bytes` zeroed, where the host has none or it fails
 */
export function fillRandom(bytes: Uint8Array): void {
  const unavailable = (why: string, cause?: unknown): unknown => {
    bytes.fill(0);
    if (isStackOverflow(cause)) return cause;
    return polylaneError('RNG_UNAVAILABLE', `crypto.getRandomValues ${why}`, cause);
  };
  bytes.fill(0);
  let crypto: Crypto | undefined;
  try {
    ({ crypto } = globalThis as { crypto?: Crypto });
    if (typeof crypto?.getRandomValues !== 'function') crypto = undefined;
  } catch (thrown) {
    throw unavailable('failed', thrown);
  }
  if (crypto === undefined) throw unavailable('does not exist on this host');
  try {
    for (let at = 0; at < bytes.length; at += mostBytes)
      crypto.getRandomValues?.(bytes.subarray(at, at + mostBytes));
  } catch (thrown) {
    throw unavailable('failed', thrown);
  }
  // A stand-in that does nothing: sixteen bytes of a working generator are zero once in 2^128.
  if (bytes.length >= 16 && bytes.every((byte) => byte === 0)) throw unavailable('left its argument zero');
}
