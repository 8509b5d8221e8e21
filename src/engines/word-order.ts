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
  /** Copies a lane of lane-wise words that begin at `from` to a lane of others at `to`. */
  move(
    memory: DataView,
    from: number,
    fromLanes: number,
    fromLane: number,
    to: number,
    toLanes: number,
    toLane: number,
    bytes: number,
  ): void;
}

/** A view of a byte string, for copying in words of 32 bits: a quarter of the steps of copying bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

// Offsets are made integers (`| 0`) where loops begin: quotients reach here as doubles, and V8 then counts in doubles,
// 4 ns a word instead of 1.

/** FIPS 202: 64-bit words, the first byte being the lowest. */
export const littleEndian64: WordOrder = {
  scatter: (memory, offset, lanes, lane, source, from, bytes) => {
    const step = lanes * 8;
    let to = (offset + lane * 8) | 0;
    const end = (from + bytes) | 0;
    for (let i = from | 0; i < end; i += 8, to += step) {
      memory.setUint32(to, source.getUint32(i, true), true);
      memory.setUint32(to + 4, source.getUint32(i + 4, true), true);
    }
  },
  gather: (memory, offset, lanes, lane, target, to, bytes) => {
    const step = lanes * 8;
    let from = (offset + lane * 8) | 0;
    const end = (to + bytes) | 0;
    for (let i = to | 0; i < end; i += 8, from += step) {
      target.setUint32(i, memory.getUint32(from, true), true);
      target.setUint32(i + 4, memory.getUint32(from + 4, true), true);
    }
  },
  move: (memory, from, fromLanes, fromLane, to, toLanes, toLane, bytes) => {
    let source = (from + fromLane * 8) | 0;
    let target = (to + toLane * 8) | 0;
    const end = (source + bytes * fromLanes) | 0;
    for (; source < end; source += fromLanes * 8, target += toLanes * 8) {
      memory.setUint32(target, memory.getUint32(source, true), true);
      memory.setUint32(target + 4, memory.getUint32(source + 4, true), true);
    }
  },
};

/** FIPS 180-4: 32-bit words, the first byte being the highest. */
export const bigEndian32: WordOrder = {
  scatter: (memory, offset, lanes, lane, source, from, bytes) => {
    const step = lanes * 4;
    let to = (offset + lane * 4) | 0;
    const end = (from + bytes) | 0;
    for (let i = from | 0; i < end; i += 4, to += step) {
      memory.setUint32(to, source.getUint32(i, false), true);
    }
  },
  gather: (memory, offset, lanes, lane, target, to, bytes) => {
    const step = lanes * 4;
    let from = (offset + lane * 4) | 0;
    const end = (to + bytes) | 0;
    for (let i = to | 0; i < end; i += 4, from += step) {
      target.setUint32(i, memory.getUint32(from, true), false);
    }
  },
  move: (memory, from, fromLanes, fromLane, to, toLanes, toLane, bytes) => {
    let source = (from + fromLane * 4) | 0;
    let target = (to + toLane * 4) | 0;
    const end = (source + bytes * fromLanes) | 0;
    for (; source < end; source += fromLanes * 4, target += toLanes * 4)
      memory.setUint32(target, memory.getUint32(source, true), true);
  },
};
