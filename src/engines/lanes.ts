/** One lane count at which a set of kernels is there. */
export interface LaneRow {
  readonly lanes: number;
}

/**
 * The row for the next of `remaining` units of work: the widest that they fill. Rows come by descending lanes and
 * end with one lane, so nothing is left over.
 */
function rowFor<R extends LaneRow>(rows: readonly R[], remaining: number): R {
  for (const row of rows) if (row.lanes <= remaining) return row;
  throw new RangeError('no kernel with one lane');
}

/** Calls `run` for packs of units until all `count` are done. */
export function forEachPack<R extends LaneRow>(
  rows: readonly R[],
  count: number,
  run: (row: R, first: number) => void,
): void {
  for (let first = 0; first < count; ) {
    const row = rowFor(rows, count - first);
    run(row, first);
    first += row.lanes;
  }
}

/** A view of a byte string, for copying in words of 32 bits: a quarter of the steps of copying bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Copies a byte string into lane `lane` of lane-wise 64-bit words that begin at `offset`. */
export function scatter(
  memory: DataView,
  offset: number,
  lanes: number,
  lane: number,
  source: DataView,
  from: number,
  bytes: number,
): void {
  const step = lanes * 8;
  let to = offset + lane * 8;
  for (let i = from; i < from + bytes; i += 8, to += step) {
    memory.setUint32(to, source.getUint32(i, true), true);
    memory.setUint32(to + 4, source.getUint32(i + 4, true), true);
  }
}

/** Copies lane `lane` of lane-wise 64-bit words that begin at `offset` into a byte string. */
export function gather(
  memory: DataView,
  offset: number,
  lanes: number,
  lane: number,
  target: DataView,
  to: number,
  bytes: number,
): void {
  const step = lanes * 8;
  let from = offset + lane * 8;
  for (let i = to; i < to + bytes; i += 8, from += step) {
    target.setUint32(i, memory.getUint32(from, true), true);
    target.setUint32(i + 4, memory.getUint32(from + 4, true), true);
  }
}
