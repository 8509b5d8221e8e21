import { wotsLengths } from './lengths.ts';
import type { ParameterSet } from './parameters.ts';

/** FIPS 205, Algorithm 4: base_2^b of X, for b up to 24, handed to `take` digit by digit. */
export function base2b(
  X: Uint8Array,
  b: number,
  count: number,
  take: (digit: number, index: number) => void,
): void {
  let used = 0;
  let bits = 0;
  let total = 0;
  for (let index = 0; index < count; index++) {
    while (bits < b) {
      total = ((total << 8) | (X[used++] as number)) >>> 0;
      bits += 8;
    }
    bits -= b;
    take(total >>> bits, index);
    total &= (1 << bits) - 1;
  }
}

/** FIPS 205, Algorithm 7, lines 1 to 7: the digits of an n-byte message and of its checksum, from `at` on. */
export function wotsDigits(
  parameters: ParameterSet,
  message: Uint8Array,
  digits: Uint8Array,
  at: number,
): void {
  const { lgW } = parameters;
  const { w, len1, len2 } = wotsLengths(parameters);
  let checksum = 0;
  base2b(message, lgW, len1, (digit, i) => {
    digits[at + i] = digit;
    checksum += w - 1 - digit;
  });
  const bytes = Math.ceil((len2 * lgW) / 8);
  checksum <<= 8 * bytes - len2 * lgW;
  const encoded = Uint8Array.from({ length: bytes }, (_, i) => (checksum >>> (8 * (bytes - 1 - i))) & 0xff);
  base2b(encoded, lgW, len2, (digit, i) => {
    digits[at + len1 + i] = digit;
  });
}
