let littleEndian: boolean | undefined;

/** Whether this host's typed arrays of words are little-endian. */
export function isLittleEndian(): boolean {
  littleEndian ??= new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
  return littleEndian;
}

/** Reverses the bytes of every 32-bit word that lies in a range; a word in several ranges is reversed once. */
export function swapWords(memory: Uint8Array, ranges: readonly (readonly [number, number])[]): void {
  let done = 0;
  for (const [offset, bytes] of [...ranges].sort(([a], [b]) => a - b)) {
    for (let at = Math.max(offset, done); at + 4 <= offset + bytes; at += 4) {
      memory.subarray(at, at + 4).reverse();
      done = at + 4;
    }
  }
}
