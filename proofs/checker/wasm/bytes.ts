/** Reads bytes of a module in order; refuses to read past the end. */
export interface Bytes {
  readonly at: () => number;
  readonly done: () => boolean;
  byte(): number;
  bytes(length: number): Uint8Array;
  /** WebAssembly core specification 2.0, 5.2.2. */
  unsigned(): number;
  signed(bits: 32 | 64): bigint;
  name(): string;
  /** A part of `length` bytes, to be read on its own. */
  part(length: number): Bytes;
}

export function fault(reason: string): never {
  throw new RangeError(`not a module that the checker knows: ${reason}`);
}

export function readBytes(source: Uint8Array, from = 0, end: number = source.length): Bytes {
  let at = from;
  const byte = (): number => {
    if (at >= end) fault(`truncated at byte ${at}`);
    return source[at++] as number;
  };
  const bytes = (length: number): Uint8Array => {
    if (length > end - at) fault(`truncated at byte ${end}`);
    at += length;
    return source.subarray(at - length, at);
  };
  const leb = (bits: number): { value: bigint; width: bigint; last: number } => {
    let [value, width] = [0n, 0n];
    for (;;) {
      const next = byte();
      value |= BigInt(next & 0x7f) << width;
      width += 7n;
      if (next < 0x80) return { value, width, last: next };
      if (width >= BigInt(bits)) fault(`a number of more than ${bits} bits at byte ${at}`);
    }
  };
  return {
    at: () => at,
    done: () => at === end,
    byte,
    bytes,
    unsigned: () => {
      const { value } = leb(32);
      if (value > 0xffffffffn) fault(`a number of more than 32 bits at byte ${at}`);
      return Number(value);
    },
    signed: (bits) => {
      const { value, width } = leb(bits);
      const result = BigInt.asIntN(Number(width), value);
      if (BigInt.asIntN(bits, result) !== result) fault(`a number of more than ${bits} bits at byte ${at}`);
      return result;
    },
    name: () => {
      const characters = bytes(Number(leb(32).value));
      if (characters.some((character) => character < 0x20 || character > 0x7e))
        fault('a name that is not ASCII');
      return String.fromCharCode(...characters);
    },
    part: (length) => {
      const start = at;
      bytes(length);
      return readBytes(source, start, at);
    },
  };
}
