// RFC 8017, PKCS #1: RSA Cryptography Specifications, appendix B.2.1.
import { concat } from './bytes.ts';

/** RFC 8017, appendix B.2.1: MGF1(mgfSeed, maskLen). */
export function mgf1(
  Hash: (message: Uint8Array) => Uint8Array,
  mgfSeed: Uint8Array,
  maskLength: number,
): Uint8Array {
  let T: Uint8Array = new Uint8Array(0);
  for (let counter = 0; T.length < maskLength; counter++) {
    const C = Uint8Array.of(counter >>> 24, counter >>> 16, counter >>> 8, counter);
    T = concat(T, Hash(concat(mgfSeed, C)));
  }
  return T.slice(0, maskLength);
}
