/**
 * The most memory that a known answer may span: the runtime keeps this much of every arena for them, so that a
 * row can be checked while an operation's data lies beside it.
 */
export const knownAnswerBytes = 16384;

/** Fills memory with the bytes that every known answer starts from: xorshift32 words, little-endian. */
export function fillPattern(memory: Uint8Array): void {
  let word = 0x6c078965;
  for (let at = 0; at < memory.length; at++) {
    if (at % 4 === 0) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
    }
    memory[at] = word >>> (8 * (at % 4));
  }
}

/** Folds memory to two unsigned 32-bit words. Every byte counts, and so does its place. */
export function fold(memory: Uint8Array): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x2545f491;
  for (const byte of memory) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(((b << 13) | (b >>> 19)) ^ byte, 0x85ebca6b) + 0x27d4eb2f;
  }
  return [a >>> 0, b >>> 0];
}
