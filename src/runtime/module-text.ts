import { polylaneError } from './errors.ts';

/** The characters of a module's text: printable ASCII that needs no escape in a string or a page. */
export function charactersInOrder(): string {
  const codes = Array.from({ length: 95 }, (_, i) => 32 + i);
  return String.fromCharCode(...codes).replace(/["$'<\\`]/g, '');
}

/** The first characters stand for no byte: each begins a pair that stands for one. */
export const escapes = 2;

/** What is frequent in our modules beyond the small numbers: opcodes, and what follows the vector opcodes' prefix. */
const frequent: readonly number[] = [
  78, 79, 80, 81, 106, 108, 113, 115, 118, 119, 124, 127, 128, 131, 133, 137, 171, 173, 203, 253,
];

/** All bytes: first, in ascending order, those that are one character, then the others. */
export function bytesInOrder(characters: string): number[] {
  const numbers = characters.length - escapes - frequent.length;
  const first: number[] = [];
  const others: number[] = [];
  for (let byte = 0; byte < 256; byte++)
    (byte < numbers || frequent.includes(byte) ? first : others).push(byte);
  return [...first, ...others];
}

/**
 * The bytes of a module's text. Most bytes are one character, so that gzip finds what repeats in a bundle as it
 * would in the module itself; in base64 it does not.
 *
 * @throws PolylaneError INTERNAL for a text that no bytes have
 */
export function decodeModule(text: string): Uint8Array {
  const characters = charactersInOrder();
  const bytes = bytesInOrder(characters);
  const singles = characters.length - escapes;
  const result = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    let place = characters.indexOf(text.charAt(at)) - escapes;
    if (place < 0 && place >= -escapes) {
      const second = characters.indexOf(text[++at] ?? '$');
      place = second < 0 ? -1 : singles + (place + escapes) * characters.length + second;
    }
    const byte = bytes[place];
    if (byte === undefined)
      throw polylaneError('INTERNAL', `the text of a module has a stray character at ${at}`);
    result[length++] = byte;
  }
  return result.slice(0, length);
}
