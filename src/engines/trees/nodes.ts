import { ADDRESS_WORDS, KEY_PAIR, TYPE } from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { ClimbBatch, ForsRootBatch, Strings } from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import type { LaneHash, TreeSession } from './session.ts';

function setKeyPlace(row: LaneHash, lane: number, addresses: Uint32Array, index: number): void {
  const at = index * ADDRESS_WORDS;
  row.setPlace(lane, addresses, index);
  row.setType(lane, addresses[at + TYPE] as number, addresses[at + KEY_PAIR] as number);
}

/** How many units share an array, or an address: none of a batch of none. */
function shareOf(units: number, holders: number): number {
  return units === 0 ? 1 : units / holders;
}

/** Copies string `unit` of those that lie `share` to an array into a lane. */
function scatterString(
  { order, view }: TreeSession,
  offset: number,
  lanes: number,
  lane: number,
  { arrays, from, stride }: Strings,
  share: number,
  unit: number,
  skip: number,
  bytes: number,
): void {
  const array = share === 1 ? unit : Math.floor(unit / share);
  const at = from + (unit - array * share) * stride + skip;
  order.scatter(view, offset, lanes, lane, arrays[array] as DataView, at, bytes);
}

/**
 * FIPS 205, Algorithm 11, lines 8 to 16, and Algorithm 17, lines 7 to 17, of a pack. Its nodes are the left ones of
 * its pairs, and so are the roots: what H gives stays where it is but where it is a right child.
 */
function climbPack(session: TreeSession, batch: ClimbBatch, row: LaneHash, first: number): void {
  const { at, view, order, shape } = session;
  const { n } = shape;
  const { height, leaves, paths } = batch;
  const { lanes } = row;
  const right = at.pair + n * lanes;
  const share = shareOf(leaves.length, paths.arrays.length);
  for (let level = 0; level < height; level++) {
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      const index = (leaves[unit] as number) >>> level;
      const isRight = (index & 1) === 1;
      if (isRight) order.move(view, at.pair, lanes, lane, right, lanes, lane, n);
      scatterString(session, isRight ? at.pair : right, lanes, lane, paths, share, unit, level * n, n);
      row.setTail(lane, level + 1, index >>> 1);
    }
    row.pairs(at.pair, at.pair, 1);
  }
}

/** FIPS 205, Algorithm 11, lines 5 to 16. */
export function climb(session: TreeSession, batch: ClimbBatch): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  const { addresses, leaves } = batch;
  const nodes = viewOf(batch.nodes);
  const share = shareOf(leaves.length, addresses.length / ADDRESS_WORDS);
  forEachPack(rows, leaves.length, (row, first) => {
    const { lanes } = row;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      setKeyPlace(row, lane, addresses, Math.floor(unit / share));
      order.scatter(view, at.pair, lanes, lane, nodes, unit * n, n);
    }
    climbPack(session, batch, row, first);
    for (let lane = 0; lane < lanes; lane++)
      order.gather(view, at.pair, lanes, lane, nodes, (first + lane) * n, n);
  });
}

/** FIPS 205, Algorithm 17, lines 3 to 18. */
export function forsRoots(session: TreeSession, batch: ForsRootBatch): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  const { addresses, leaves, secrets } = batch;
  const nodes = viewOf(batch.nodes);
  const share = shareOf(leaves.length, addresses.length / ADDRESS_WORDS);
  const ofSecrets = shareOf(leaves.length, secrets.arrays.length);
  forEachPack(rows, leaves.length, (row, first) => {
    const { lanes } = row;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      setKeyPlace(row, lane, addresses, Math.floor(unit / share));
      row.setTail(lane, 0, leaves[unit] as number);
      scatterString(session, at.pair, lanes, lane, secrets, ofSecrets, unit, 0, n);
    }
    row.leaves(at.pair, 1);
    climbPack(session, batch, row, first);
    for (let lane = 0; lane < lanes; lane++)
      order.gather(view, at.pair, lanes, lane, nodes, (first + lane) * n, n);
  });
}

/** FIPS 205, 11: T_l, an address a lane; of type `type` or of the addresses' own. Inputs may go on after the last. */
export function compress(
  session: TreeSession,
  addresses: Uint32Array,
  inputs: DataView,
  outputs: DataView,
  bytes: number = (inputs.byteLength / outputs.byteLength) * session.shape.n,
  type?: number,
): void {
  const { at, view, rows, order, shape } = session;
  const { n } = shape;
  forEachPack(rows, outputs.byteLength / n, (row, first) => {
    const { lanes } = row;
    row.pad(bytes / n);
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      const address = unit * ADDRESS_WORDS;
      row.setPlace(lane, addresses, unit);
      row.setType(
        lane,
        type ?? (addresses[address + TYPE] as number),
        addresses[address + KEY_PAIR] as number,
      );
      row.setTail(lane, 0, 0);
      order.scatter(view, at.inputs, lanes, lane, inputs, unit * bytes, bytes);
    }
    row.compress(bytes / n, at.value);
    for (let lane = 0; lane < lanes; lane++)
      order.gather(view, at.value, lanes, lane, outputs, (first + lane) * n, n);
  });
}
