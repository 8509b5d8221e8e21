import { polylaneError } from './errors.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4, of public text: not every host has `atob`. */
export function decodeBase64(text: string): Uint8Array {
  const values = new Int8Array(128).fill(-1);
  for (let i = 0; i < 64; i++) values[alphabet.charCodeAt(i)] = i;
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  if (text.length % 4 !== 0) throw polylaneError('INTERNAL', `base64 of length ${text.length}`);
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let i = 0; i < end; i++) {
    const value = values[text.charCodeAt(i)] ?? -1;
    if (value < 0) throw polylaneError('INTERNAL', `base64 with a stray character at ${i}`);
    bits = (bits << 6) | value;
    if (i % 4 !== 0) bytes[at++] = bits >>> (6 - 2 * (i % 4));
  }
  return bytes;
}
