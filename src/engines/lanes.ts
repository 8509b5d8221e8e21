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
