/** How a hash's byte strings become lane-wise words, which lie little-endian in memory. */
export interface WordOrder {
  /** Copies a byte string into lane `lane` of lane-wise words that begin at `offset`. */
  scatter(
    memory: DataView,
    offset: number,
    lanes: number,
    lane: number,
    source: DataView,
    from: number,
    bytes: number,
  ): void;
  /** Copies lane `lane` of lane-wise words that begin at `offset` into a byte string. */
  gather(
    memory: DataView,
    offset: number,
    lanes: number,
    lane: number,
    target: DataView,
    to: number,
    bytes: number,
  ): void;
  /** Copies lane `lane` of lane-wise words that begin at `from` to the same lane of words at `to`. */
  move(memory: DataView, from: number, to: number, lanes: number, lane: number, bytes: number): void;
}

/** A view of a byte string, for copying in words of 32 bits: a quarter of the steps of copying bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** FIPS 202: 64-bit words, the first byte being the lowest. */
export const littleEndian64: WordOrder = {
  scatter: (memory, offset, lanes, lane, source, from, bytes) => {
    const step = lanes * 8;
    let to = offset + lane * 8;
    for (let i = from; i < from + bytes; i += 8, to += step) {
      memory.setUint32(to, source.getUint32(i, true), true);
      memory.setUint32(to + 4, source.getUint32(i + 4, true), true);
    }
  },
  gather: (memory, offset, lanes, lane, target, to, bytes) => {
    const step = lanes * 8;
    let from = offset + lane * 8;
    for (let i = to; i < to + bytes; i += 8, from += step) {
      target.setUint32(i, memory.getUint32(from, true), true);
      target.setUint32(i + 4, memory.getUint32(from + 4, true), true);
    }
  },
  move: (memory, from, to, lanes, lane, bytes) => {
    const step = lanes * 8;
    const end = bytes * lanes;
    for (let at = lane * 8; at < end; at += step) {
      memory.setUint32(to + at, memory.getUint32(from + at, true), true);
      memory.setUint32(to + at + 4, memory.getUint32(from + at + 4, true), true);
    }
  },
};

/** FIPS 180-4: 32-bit words, the first byte being the highest. */
export const bigEndian32: WordOrder = {
  scatter: (memory, offset, lanes, lane, source, from, bytes) => {
    const step = lanes * 4;
    let to = offset + lane * 4;
    for (let i = from; i < from + bytes; i += 4, to += step) {
      memory.setUint32(to, source.getUint32(i, false), true);
    }
  },
  gather: (memory, offset, lanes, lane, target, to, bytes) => {
    const step = lanes * 4;
    let from = offset + lane * 4;
    for (let i = to; i < to + bytes; i += 4, from += step) {
      target.setUint32(i, memory.getUint32(from, true), false);
    }
  },
  move: (memory, from, to, lanes, lane, bytes) => {
    const step = lanes * 4;
    const end = bytes * lanes;
    for (let at = lane * 4; at < end; at += step) {
      memory.setUint32(to + at, memory.getUint32(from + at, true), true);
    }
  },
};
