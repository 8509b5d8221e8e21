// Byte strings, and words read from and written to them.
import type { Halves } from './words.ts';

/** X || Y || ... */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** FIPS 180-4, section 3.1: words are big-endian. */
export function wordsFromBigEndian(bytes: Uint8Array): number[] {
  const source = view(bytes);
  const words: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) words.push(source.getUint32(at));
  return words;
}

export function bigEndianFromWords(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  const target = view(bytes);
  words.forEach((word, i) => {
    target.setUint32(4 * i, word);
  });
  return bytes;
}

export function halvesFromBigEndian(bytes: Uint8Array): Halves[] {
  const source = view(bytes);
  const words: Halves[] = [];
  for (let at = 0; at < bytes.length; at += 8) {
    words.push({ high: source.getInt32(at), low: source.getInt32(at + 4) });
  }
  return words;
}

export function bigEndianFromHalves(words: readonly Halves[]): Uint8Array {
  return bigEndianFromWords(words.flatMap(({ high, low }) => [high, low]));
}

/** FIPS 202, section 3.1.2 and appendix B.1: lanes are little-endian. */
export function halvesFromLittleEndian(bytes: Uint8Array): Halves[] {
  const source = view(bytes);
  const words: Halves[] = [];
  for (let at = 0; at < bytes.length; at += 8) {
    words.push({ high: source.getInt32(at + 4, true), low: source.getInt32(at, true) });
  }
  return words;
}

export function littleEndianFromHalves(words: readonly Halves[]): Uint8Array {
  const bytes = new Uint8Array(8 * words.length);
  const target = view(bytes);
  words.forEach(({ high, low }, i) => {
    target.setInt32(8 * i, low, true);
    target.setInt32(8 * i + 4, high, true);
  });
  return bytes;
}
