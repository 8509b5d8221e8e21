import type { WotsLengths } from './lengths.ts';
import type { ParameterSet } from './parameters.ts';

/** FIPS 205, Algorithm 4: base_2^b of X from byte `used` on, for b up to 24, into `digits` from `at` on. */
export function base2b(
  X: Uint8Array,
  used: number,
  b: number,
  count: number,
  digits: Uint8Array | Uint32Array,
  at: number,
): void {
  let next = used;
  let bits = 0;
  let total = 0;
  for (let index = at; index < at + count; index++) {
    while (bits < b) {
      total = ((total << 8) | (X[next++] as number)) >>> 0;
      bits += 8;
    }
    bits -= b;
    digits[index] = total >>> bits;
    total &= (1 << bits) - 1;
  }
}

/**
 * FIPS 205, Algorithm 7, lines 1 to 7: the digits of the n-byte message at `from` and of its checksum, from `at` on.
 * The checksum's digits are its own in base 2^lg_w: the shift of line 4 goes again when bytes become digits.
 */
export function wotsDigits(
  { lgW }: Pick<ParameterSet, 'lgW'>,
  { w, len1, len2 }: WotsLengths,
  messages: Uint8Array,
  from: number,
  digits: Uint8Array,
  at: number,
): void {
  base2b(messages, from, lgW, len1, digits, at);
  let checksum = 0;
  for (let i = at; i < at + len1; i++) checksum += w - 1 - (digits[i] as number);
  for (let i = at + len1 + len2 - 1; i >= at + len1; i--) {
    digits[i] = checksum & (w - 1);
    checksum >>>= lgW;
  }
}
