import type { Bytes } from './shapes.ts';

/** UTF-8 (RFC 3629, 3). Hosts without TextEncoder exist; half of a surrogate pair becomes U+FFFD, as there. */
export function encodeUtf8(text: string): Bytes {
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (const character of text) {
    let point = character.codePointAt(0) as number;
    if (point >= 0xd800 && point < 0xe000) point = 0xfffd;
    if (point < 0x80) bytes[at++] = point;
    else {
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      bytes[at++] = ((0xff00 >> (more + 1)) & 0xff) | (point >> (6 * more));
      for (let i = more - 1; i >= 0; i--) bytes[at++] = 0x80 | ((point >> (6 * i)) & 0x3f);
    }
  }
  return bytes.slice(0, at);
}
