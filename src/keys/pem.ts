import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import type { Bytes } from '../slh-dsa/options.ts';
import { decodeBase64, encodeBase64Line } from './base64.ts';
import { keyEncrypted, keyFormat } from './fault.ts';

/** The most characters that are read. */
export const mostCharacters: number = 64 * 1024;

const labels: readonly string[] = ['PUBLIC KEY', 'PRIVATE KEY'];

/**
 * DER as PEM (RFC 7468): lines of 64 characters, each ended by a line feed.
 *
 * Text cannot be wiped: where a private key may stay bytes, write the DER.
 *
 * @throws TypeError for any other label, and when `der` is no Uint8Array
 *
 * @example
 * ```ts
 * import { encodePem } from 'polylane/keys.js';
 *
 * console.log(encodePem('PUBLIC KEY', Uint8Array.of(0x30, 0)).split('\n')[1]); // MAA=
 * ```
 */
export function encodePem(label: 'PUBLIC KEY' | 'PRIVATE KEY', der: Uint8Array): string {
  if (!labels.includes(label)) {
    const given = typeof label === 'string' ? JSON.stringify((label as string).slice(0, 40)) : kindOf(label);
    throw new TypeError(`label: expected 'PUBLIC KEY' or 'PRIVATE KEY', got ${given}`);
  }
  const bytes = bytesOf('der', der);
  const lines = [`-----BEGIN ${label}-----`];
  for (let at = 0; at < bytes.length; at += 48) lines.push(encodeBase64Line(bytes.subarray(at, at + 48)));
  wipeIfCopied(bytes, der);
  lines.push(`-----END ${label}-----`, '');
  return lines.join('\n');
}

const begin: RegExp =
  /(?:^|[\r\n])(-----BEGIN ([\x21-\x2c\x2e-\x7e](?:[- ]?[\x21-\x2c\x2e-\x7e]){0,63})-----[ \t]*)(?=[\r\n])/;

/** Line and column of a place in a text, both from 1. */
function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines[lines.length - 1] as string).length + 1}`;
}

/** The one block of the text that an argument is. */
export function blockOf(name: string, text: string): { label: string; der: Bytes } {
  if (text.length > mostCharacters)
    throw keyFormat(`${name}: expected at most ${mostCharacters} characters, got ${text.length}`);
  const given = text.startsWith('\ufeff') ? text.slice(1) : text;
  const opening = begin.exec(given);
  if (opening === null) {
    const loose = given.indexOf('-----BEGIN');
    throw keyFormat(
      loose < 0
        ? `${name}: expected PEM, found no line with -----BEGIN`
        : `${name}: expected a line of its own for -----BEGIN, found at ${placeOf(given, loose)} a broken one`,
    );
  }
  const label = opening[2] as string;
  const from = opening.index + opening[0].length;
  const closing = `-----END ${label}-----`;
  const dashes = given.indexOf('-----', from);
  if (dashes < 0) throw keyFormat(`${name}: expected ${closing}, found the end of the text`);
  if (!given.startsWith(closing, dashes) || !/[\r\n]/.test(given[dashes - 1] ?? ''))
    throw keyFormat(`${name}: expected a line ${closing} at ${placeOf(given, dashes)}, found another`);
  const rest = /\S/.exec(given.slice(dashes + closing.length));
  if (rest !== null) {
    const what = given.includes('-----BEGIN', dashes) ? 'another block' : 'more text';
    const place = placeOf(given, dashes + closing.length + rest.index);
    throw keyFormat(`${name}: expected nothing after ${closing}, found ${what} at ${place}`);
  }
  const body = given.slice(from, dashes);
  if (/^\s*Proc-Type:\s*4,\s*ENCRYPTED/.test(body)) throw keyEncrypted(`an encrypted ${label}`, name);
  if (body.includes(':'))
    throw keyFormat(
      `${name}: expected Base64 at ${placeOf(given, from + body.indexOf(':'))}, found a header`,
    );
  const der = decodeBase64(body);
  if ('what' in der)
    throw keyFormat(`${name}: expected Base64 at ${placeOf(given, from + der.at)}, found ${der.what}`);
  return { label, der: der as Bytes };
}

/**
 * The one block of a PEM text (RFC 7468), whatever its label says. Lines may have any length and end, white space
 * may stand anywhere in the Base64, and other text before the block, as OpenSSL writes it; nothing but white space
 * after it. At most 64 KiB are read.
 *
 * @throws TypeError when `text` is no string
 * @throws PolylaneError KEY_FORMAT for anything else, and for a second block
 * @throws PolylaneError KEY_ENCRYPTED for the older form of encryption, whose block has headers
 *
 * @example
 * ```ts
 * import { decodePem } from 'polylane/keys.js';
 *
 * const { label, der } = decodePem('-----BEGIN PUBLIC KEY-----\nMAA=\n-----END PUBLIC KEY-----\n');
 * console.log(label, der.length); // PUBLIC KEY 2
 * ```
 */
export function decodePem(text: string): { label: string; der: Bytes } {
  if (typeof text !== 'string') throw new TypeError(`text: expected a string, got ${kindOf(text)}`);
  return blockOf('text', text);
}
