/**
 * Bytes from and to other things, as `@noble/hashes/utils.js` has them.
 */

import type { Bytes } from './engines/hash/shapes.ts';
import { encodeUtf8 } from './engines/hash/utf8.ts';
import { bytesOf, kindOf } from './runtime/bytes.ts';
import { fillRandom } from './runtime/random.ts';

export type { Bytes } from './engines/hash/shapes.ts';

const digits = '0123456789abcdef';

/**
 * Bytes as lower-case hexadecimal digits, two a byte.
 *
 * @throws TypeError when `bytes` is no Uint8Array
 *
 * @example
 * ```ts
 * import { bytesToHex } from 'polylane/utils.js';
 *
 * console.log(bytesToHex(Uint8Array.of(0xca, 0xfe, 1))); // cafe01
 * ```
 */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytesOf('bytes', bytes)) hex += `${digits[byte >> 4]}${digits[byte & 15]}`;
  return hex;
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/**
 * The bytes of hexadecimal digits, upper or lower case.
 *
 * @throws TypeError when `hex` is no string
 * @throws RangeError for an odd number of characters, and for one that is no digit
 *
 * @example
 * ```ts
 * import { hexToBytes } from 'polylane/utils.js';
 *
 * console.log(hexToBytes('cafe01')); // Uint8Array(3) [ 202, 254, 1 ]
 * ```
 */
export function hexToBytes(hex: string): Bytes {
  if (typeof hex !== 'string') throw new TypeError(`hex: expected a string, got ${kindOf(hex)}`);
  if (hex.length % 2 !== 0) throw new RangeError(`hex: expected an even number of digits, got ${hex.length}`);
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    const [high, low] = [digitOf(hex.charCodeAt(2 * i)), digitOf(hex.charCodeAt(2 * i + 1))];
    if (high < 0 || low < 0) throw new RangeError(`hex: no hexadecimal digits at ${2 * i}`);
    bytes[i] = 16 * high + low;
  }
  return bytes;
}

/**
 * One array with the bytes of all, in their order.
 *
 * @throws TypeError when an argument is no Uint8Array
 *
 * @example
 * ```ts
 * import { concatBytes } from 'polylane/utils.js';
 *
 * console.log(concatBytes(Uint8Array.of(1), Uint8Array.of(2, 3)).length); // 3
 * ```
 */
export function concatBytes(...arrays: Uint8Array[]): Bytes {
  const parts = arrays.map((array, i) => bytesOf(`arrays[${i}]`, array));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * The UTF-8 bytes of a string; half of a surrogate pair becomes U+FFFD.
 *
 * @throws TypeError when `str` is no string
 *
 * @example
 * ```ts
 * import { utf8ToBytes } from 'polylane/utils.js';
 *
 * console.log(utf8ToBytes('é')); // Uint8Array(2) [ 195, 169 ]
 * ```
 */
export function utf8ToBytes(str: string): Bytes {
  if (typeof str !== 'string') throw new TypeError(`str: expected a string, got ${kindOf(str)}`);
  return encodeUtf8(str);
}

/**
 * Random bytes of the host's generator, 32 where no number is given.
 *
 * @throws TypeError when `bytesLength` is no number
 * @throws RangeError when it is no integer from 0 to 2^31 - 1
 * @throws PolylaneError RNG_UNAVAILABLE where the host has no generator, or it fails
 *
 * @example
 * ```ts
 * import { randomBytes } from 'polylane/utils.js';
 *
 * console.log(randomBytes(16).length); // 16
 * ```
 */
export function randomBytes(bytesLength = 32): Bytes {
  if (typeof bytesLength !== 'number')
    throw new TypeError(`bytesLength: expected a number, got ${kindOf(bytesLength)}`);
  if (!Number.isInteger(bytesLength) || bytesLength < 0 || bytesLength >= 2 ** 31)
    throw new RangeError(`bytesLength: expected an integer from 0 to 2^31 - 1, got ${bytesLength}`);
  const bytes = new Uint8Array(bytesLength);
  fillRandom(bytes);
  return bytes;
}
