/** One lane count at which a set of kernels is there. */
export interface LaneRow {
  readonly lanes: number;
}

/**
 * The row for the next of `remaining` units of work: the widest that they fill. Rows come by descending lanes and
 * end with one lane, so nothing is left over.
 */
export function rowFor<R extends LaneRow>(rows: readonly R[], remaining: number): R {
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

/** Copies a byte string into lane `lane` of lane-wise 64-bit words that begin at `offset`. */
export function scatter(
  memory: Uint8Array,
  offset: number,
  lanes: number,
  lane: number,
  source: Uint8Array,
  from: number,
  bytes: number,
): void {
  const step = lanes * 8;
  let to = offset + lane * 8;
  for (let i = from; i < from + bytes; i += 8, to += step) {
    for (let b = 0; b < 8; b++) memory[to + b] = source[i + b] as number;
  }
}

/** Copies lane `lane` of lane-wise 64-bit words that begin at `offset` into a byte string. */
export function gather(
  memory: Uint8Array,
  offset: number,
  lanes: number,
  lane: number,
  target: Uint8Array,
  to: number,
  bytes: number,
): void {
  const step = lanes * 8;
  let from = offset + lane * 8;
  for (let i = to; i < to + bytes; i += 8, from += step) {
    for (let b = 0; b < 8; b++) target[i + b] = memory[from + b] as number;
  }
}
