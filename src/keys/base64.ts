/**
 * RFC 4648, section 4, in arithmetic: text that may be a private key picks no table entry and no branch. What is
 * white space or padding is public.
 */

/** -1 where a < 0 and b < 0, else 0. */
const bothNegative = (a: number, b: number): number => (a & b) >> 31;

/** The character of a value of 6 bits. */
function characterOf(value: number): number {
  let code = 65 + value;
  code += 6 & ((25 - value) >> 31);
  code -= 75 & ((51 - value) >> 31);
  code -= 15 & ((61 - value) >> 31);
  code += 3 & ((62 - value) >> 31);
  return code;
}

/** The value of a character; -1 for one outside the alphabet. */
function sextetOf(code: number): number {
  let value = -1;
  value += bothNegative(64 - code, code - 91) & (code - 64);
  value += bothNegative(96 - code, code - 123) & (code - 70);
  value += bothNegative(47 - code, code - 58) & (code + 5);
  value += bothNegative(42 - code, code - 44) & 63;
  value += bothNegative(46 - code, code - 48) & 64;
  return value;
}

const PADDING = 61;

/** Up to 48 bytes as a line of up to 64 characters. */
export function encodeBase64Line(bytes: Uint8Array): string {
  const codes: number[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    codes.push(characterOf(a >>> 2), characterOf(((a & 3) << 4) | (b >>> 4)));
    codes.push(i + 1 < bytes.length ? characterOf(((b & 15) << 2) | (c >>> 6)) : PADDING);
    codes.push(i + 2 < bytes.length ? characterOf(c & 63) : PADDING);
  }
  const line = String.fromCharCode(...codes);
  codes.fill(0);
  return line;
}

/** White space of ASCII. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** What is wrong with a text, and with which of its characters. */
export interface Base64Fault {
  readonly at: number;
  readonly what: string;
}

/**
 * The bytes of a text from one place to another, with any white space between; padding is needed, and what it leaves
 * over must be zero.
 */
export function decodeBase64(
  text: { at(index: number): number },
  from: number,
  to: number,
): Uint8Array | Base64Fault {
  let significant = 0;
  for (let i = from; i < to; i++) if (!isSpace(text.at(i))) significant++;
  const bytes = new Uint8Array(Math.ceil((significant * 3) / 4));
  const refused = (at: number, what: string): Base64Fault => {
    bytes.fill(0);
    return { at, what };
  };
  let bits = 0;
  let count = 0;
  let padding = 0;
  let written = 0;
  let wrong = 0;
  for (let i = from; i < to; i++) {
    const code = text.at(i);
    if (isSpace(code)) continue;
    if (code === PADDING) {
      padding++;
      continue;
    }
    if (padding > 0) return refused(i, 'a character after the padding');
    const value = sextetOf(code);
    wrong |= value;
    bits = ((bits << 6) | (value & 63)) & 0xfff;
    if (count % 4 !== 0) bytes[written++] = bits >>> (6 - 2 * (count % 4));
    count++;
  }
  // The place is looked for afterwards: the text is no key then.
  if (wrong < 0) {
    for (let i = from; i < to; i++) {
      const code = text.at(i);
      if (!isSpace(code) && code !== PADDING && sextetOf(code) < 0)
        return refused(i, `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
    }
  }
  if ((count + padding) % 4 !== 0 || padding > 2)
    return refused(to, `${count} characters and ${padding} of padding`);
  const left = (4 - (count % 4)) % 4;
  if (left > 0 && (bits & ((1 << (2 * left)) - 1)) !== 0)
    return refused(to, 'bits that are left over and not zero');
  const result = bytes.slice(0, written);
  bytes.fill(0);
  return result;
}
