/** SP 800-185, 2.3.1: the fewest bytes that hold `x`, at least one. */
function integerBytes(x: number): number[] {
  const bytes: number[] = [];
  for (let rest = x; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
}

/** SP 800-185, 2.3.1. */
export function leftEncode(x: number): Uint8Array {
  const bytes = integerBytes(x);
  return Uint8Array.from([bytes.length, ...bytes]);
}

/** SP 800-185, 2.3.1. */
export function rightEncode(x: number): Uint8Array {
  const bytes = integerBytes(x);
  return Uint8Array.from([...bytes, bytes.length]);
}

/** The bits of so many bytes. */
export function leftEncodeBits(bytes: number): Uint8Array {
  return leftEncode(bitsOf(bytes));
}

/** The bits of so many bytes; 2^50 bytes are more than any array has. */
export function bitsOf(bytes: number): number {
  if (bytes > 2 ** 50) throw new RangeError(`dkLen: expected at most 2^50, got ${bytes}`);
  return 8 * bytes;
}

/** SP 800-185, 2.3.2 and 2.3.3: the strings encoded, and zeros up to a multiple of `rate`. */
export function padded(rate: number, ...strings: readonly Uint8Array[]): Uint8Array {
  const parts = [leftEncode(rate), ...strings.flatMap((one) => [leftEncodeBits(one.length), one])];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(Math.ceil(length / rate) * rate);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** RFC 9861, 3.3: `x` without leading zeros, so that 0 has no bytes, and how many they are. */
export function lengthEncode(x: number): Uint8Array {
  return x === 0 ? Uint8Array.of(0) : rightEncode(x);
}

/** A word of the standard in ASCII. */
export function ascii(word: string): Uint8Array {
  return Uint8Array.from(word, (letter) => letter.charCodeAt(0));
}
