import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import type { Bytes } from '../slh-dsa/options.ts';
import { decodeBase64, encodeBase64Line, isSpace } from './base64.ts';
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

/** The characters of a text, or of a text's bytes, of which no string is made: they may be a private key. */
export interface Characters {
  readonly length: number;
  at(index: number): number;
}

export function charactersOf(text: string | Uint8Array): Characters {
  if (typeof text === 'string') return { length: text.length, at: (index) => text.charCodeAt(index) };
  return { length: text.length, at: (index) => text[index] as number };
}

const CR = 13;
const LF = 10;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';
const beginLine = /^-----BEGIN ([\x21-\x2c\x2e-\x7e](?:[- ]?[\x21-\x2c\x2e-\x7e]){0,63})-----[ \t]*$/;
/** More than any line that names a label has. */
const longestLine = 400;

/** Looking around in a text. */
function within(text: Characters) {
  const startsWith = (at: number, ascii: string): boolean => {
    for (let i = 0; i < ascii.length; i++) {
      if (at + i >= text.length || text.at(at + i) !== ascii.charCodeAt(i)) return false;
    }
    return true;
  };
  const find = (from: number, to: number, ascii: string): number => {
    for (let at = from; at < to; at++) if (startsWith(at, ascii)) return at;
    return -1;
  };
  const endsLine = (at: number): boolean => text.at(at) === LF || text.at(at) === CR;
  const lineEnd = (at: number): number => {
    let end = at;
    while (end < text.length && !endsLine(end)) end++;
    return end;
  };
  /** Line and column of a place, both from 1. */
  const placeOf = (place: number): string => {
    let line = 1;
    let begins = 0;
    for (let at = 0; at < place; at++) {
      if (!endsLine(at) || (text.at(at) === CR && at + 1 < place && text.at(at + 1) === LF)) continue;
      line++;
      begins = at + 1;
    }
    return `line ${line}, column ${place - begins + 1}`;
  };
  /** As a string: only of what is no part of a key. */
  const words = (from: number, to: number): string => {
    let string = '';
    for (let at = from; at < Math.min(to, from + longestLine); at++)
      string += String.fromCharCode(text.at(at));
    return string;
  };
  return { startsWith, find, endsLine, lineEnd, placeOf, words };
}

/** The first line that begins a block: its label, and where it ends. */
function openingOf(text: Characters): { readonly label: string; readonly end: number } | undefined {
  const { startsWith, lineEnd, words } = within(text);
  for (let at = 0; at < text.length; at = lineEnd(at) + 1) {
    // A byte order mark, as one character or as UTF-8.
    if (at === 0 && text.at(0) === 0xfeff) at = 1;
    else if (startsWith(at, '\u00ef\u00bb\u00bf') && at === 0) at = 3;
    if (!startsWith(at, BEGIN)) continue;
    const end = lineEnd(at);
    const ended = end < text.length && end - at <= longestLine;
    const label = ended ? beginLine.exec(words(at, end))?.[1] : undefined;
    if (label !== undefined) return { label, end };
  }
  return undefined;
}

/** The one block of the text that an argument is. */
export function blockOf(name: string, text: Characters): { label: string; der: Bytes } {
  const { startsWith, find, endsLine, placeOf, words } = within(text);
  const opening = openingOf(text);
  if (opening === undefined) {
    const loose = find(0, text.length, BEGIN.trimEnd());
    throw keyFormat(
      loose < 0
        ? `${name}: expected PEM, found no line with -----BEGIN`
        : `${name}: expected a line of its own for -----BEGIN, found at ${placeOf(loose)} a broken one`,
    );
  }
  const { label, end: from } = opening;
  const closing = `-----END ${label}-----`;
  const dashes = find(from, text.length, DASHES);
  if (dashes < 0) throw keyFormat(`${name}: expected ${closing}, found the end of the text`);
  if (!startsWith(dashes, closing) || !endsLine(dashes - 1))
    throw keyFormat(`${name}: expected a line ${closing} at ${placeOf(dashes)}, found another`);
  for (let at = dashes + closing.length; at < text.length; at++) {
    if (isSpace(text.at(at))) continue;
    const what = find(at, text.length, BEGIN.trimEnd()) < 0 ? 'more text' : 'another block';
    throw keyFormat(`${name}: expected nothing after ${closing}, found ${what} at ${placeOf(at)}`);
  }
  const colon = find(from, dashes, ':');
  if (colon >= 0) {
    if (/^\s*Proc-Type:\s*4,\s*ENCRYPTED/.test(words(from, dashes)))
      throw keyEncrypted(`an encrypted ${label}`, name);
    throw keyFormat(`${name}: expected Base64 at ${placeOf(colon)}, found a header`);
  }
  const der = decodeBase64(text, from, dashes);
  if ('what' in der) throw keyFormat(`${name}: expected Base64 at ${placeOf(der.at)}, found ${der.what}`);
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
  if (text.length > mostCharacters)
    throw keyFormat(`text: expected at most ${mostCharacters} characters, got ${text.length}`);
  return blockOf('text', charactersOf(text));
}
