import { ADDRESS_WORDS, KEY_PAIR, TYPE } from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { ClimbBatch } from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import type { LaneHash, TreeSession } from './session.ts';

function setKeyPlace(row: LaneHash, lane: number, addresses: Uint32Array, index: number): void {
  const at = index * ADDRESS_WORDS;
  row.setPlace(lane, addresses, index);
  row.setType(lane, addresses[at + TYPE] as number, addresses[at + KEY_PAIR] as number);
}

/** FIPS 205, Algorithm 17, lines 3 to 5. */
export function forsLeaves(
  session: TreeSession,
  addresses: Uint32Array,
  leaves: Uint32Array,
  values: Uint8Array,
): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  const valuesView = viewOf(values);
  forEachPack(rows, leaves.length, (row, first) => {
    const { lanes } = row;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      setKeyPlace(row, lane, addresses, unit);
      row.setTail(lane, 0, leaves[unit] as number);
      order.scatter(view, at.value, lanes, lane, valuesView, unit * n, n);
    }
    row.leaves(at.value, 1);
    for (let lane = 0; lane < lanes; lane++)
      order.gather(view, at.value, lanes, lane, valuesView, (first + lane) * n, n);
  });
}

/** FIPS 205, Algorithm 11, lines 8 to 16, and Algorithm 17, lines 7 to 17. */
export function climb(session: TreeSession, { height, addresses, leaves, nodes, paths }: ClimbBatch): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  const nodesView = viewOf(nodes);
  const pathsView = viewOf(paths);
  forEachPack(rows, leaves.length, (row, first) => {
    const { lanes } = row;
    for (let lane = 0; lane < lanes; lane++) setKeyPlace(row, lane, addresses, first + lane);
    for (let level = 0; level < height; level++) {
      for (let lane = 0; lane < lanes; lane++) {
        const unit = first + lane;
        const index = (leaves[unit] as number) >>> level;
        const right = index & 1;
        const half = n * lanes;
        order.scatter(view, at.pair + right * half, lanes, lane, nodesView, unit * n, n);
        order.scatter(
          view,
          at.pair + (1 - right) * half,
          lanes,
          lane,
          pathsView,
          (unit * height + level) * n,
          n,
        );
        row.setTail(lane, level + 1, index >>> 1);
      }
      row.pairs(at.pair, at.value, 1);
      for (let lane = 0; lane < lanes; lane++)
        order.gather(view, at.value, lanes, lane, nodesView, (first + lane) * n, n);
    }
  });
}

/** FIPS 205, 11: T_l, an address a lane. */
export function compress(
  session: TreeSession,
  addresses: Uint32Array,
  inputs: Uint8Array,
  outputs: Uint8Array,
): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  const inputsView = viewOf(inputs);
  const outputsView = viewOf(outputs);
  const units = outputs.length / n;
  if (units === 0) return;
  const bytes = inputs.length / units;
  forEachPack(rows, units, (row, first) => {
    const { lanes } = row;
    row.pad(bytes / n);
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      setKeyPlace(row, lane, addresses, unit);
      row.setTail(lane, 0, 0);
      order.scatter(view, at.inputs, lanes, lane, inputsView, unit * bytes, bytes);
    }
    row.compress(bytes / n, at.value);
    for (let lane = 0; lane < lanes; lane++)
      order.gather(view, at.value, lanes, lane, outputsView, (first + lane) * n, n);
  });
}
