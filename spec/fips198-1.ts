// FIPS 198-1, The Keyed-Hash Message Authentication Code (HMAC).
import { concat } from './bytes.ts';

/** FIPS 198-1, section 4 and Table 1: HMAC(K, text) with a hash function of block size B bytes. */
export function hmac(
  H: (message: Uint8Array) => Uint8Array,
  B: number,
  K: Uint8Array,
  text: Uint8Array,
): Uint8Array {
  const K0 = new Uint8Array(B);
  K0.set(K.length > B ? H(K) : K);
  const ipad = K0.map((byte) => byte ^ 0x36);
  const opad = K0.map((byte) => byte ^ 0x5c);
  return H(concat(opad, H(concat(ipad, text))));
}
