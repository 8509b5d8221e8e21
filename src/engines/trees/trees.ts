import {
  ADDRESS_WORDS,
  FORS_PRF,
  FORS_TREE,
  KEY_PAIR,
  TREE,
  WOTS_HASH,
  WOTS_PK,
  WOTS_PRF,
} from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { FoldBatch, ForsBatch, TreeBatch } from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import { iterate } from './chains.ts';
import { HASHES_A_CALL, type LaneHash, NODES_BYTES, type TreeSession } from './session.ts';

/**
 * Trees are cut into columns of equal height, as many a tree as there are lanes or more, and a lane grows one
 * column: what one kernel writes is the next one's input, in place. Only the levels above the columns gather.
 */
interface Plan {
  readonly batch: TreeBatch | ForsBatch;
  /** Levels of a column. */
  readonly height: number;
  /** log2 of the columns of a tree. */
  readonly columnBits: number;
  /** The columns' roots, n bytes each, tree after tree. */
  readonly tops: Uint8Array;
  readonly topsView: DataView;
  readonly pathsView: DataView;
}

function isFors(batch: TreeBatch | ForsBatch): batch is ForsBatch {
  return Object.hasOwn(batch, 'firstLeaves');
}

/** FIPS 205, Algorithms 6, 9 and 10, or 14 to 16, for all trees of a batch. */
export function growTrees(session: TreeSession, batch: TreeBatch | ForsBatch): void {
  const { n } = session.shape;
  const lanes = session.rows[0]?.lanes as number;
  const trees = batch.leaves.length;
  const leavesThatFit = Math.min(HASHES_A_CALL, NODES_BYTES / (n * lanes));
  const height = Math.min(
    Math.floor(Math.log2(leavesThatFit)),
    batch.height - Math.min(batch.height, Math.floor(Math.log2(lanes))),
  );
  const columnBits = batch.height - height;
  const tops = new Uint8Array((trees * n) << columnBits);
  const topsView = viewOf(tops);
  const plan: Plan = { batch, height, columnBits, tops, topsView, pathsView: viewOf(batch.paths) };
  forEachPack(session.rows, trees << columnBits, (row, first) => {
    if (isFors(batch)) growForsLeaves(session, plan, batch, row, first);
    else growXmssLeaves(session, plan, row, first);
    if (batch.leafNodes !== undefined) keepLeaves(session, plan, row, first, viewOf(batch.leafNodes));
    foldColumns(session, plan, row, first);
  });
  joinColumns(session, plan);
}

/** FIPS 205, Algorithm 9, lines 6 to 11, for leaves that are given: columns of no height. */
export function foldTrees(session: TreeSession, batch: FoldBatch): void {
  const tops = batch.leafNodes.slice();
  const [topsView, pathsView] = [viewOf(tops), viewOf(batch.paths)];
  joinColumns(session, { batch, height: 0, columnBits: batch.height, tops, topsView, pathsView });
}

/** The number of column `unit`'s leftmost leaf in its tree. */
function firstLeafOf({ height, columnBits }: Plan, unit: number): number {
  return (unit & ((1 << columnBits) - 1)) << height;
}

/** FIPS 205, Algorithm 6, for each leaf of the columns from `first` on, a column a lane. */
function growXmssLeaves(session: TreeSession, plan: Plan, row: LaneHash, first: number): void {
  const { at, shape } = session;
  const { lanes } = row;
  const setTypes = (type: number, leaf: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      row.setType(lane, type, firstLeafOf(plan, first + lane) + leaf);
    }
  };
  row.pad(shape.len);
  for (let lane = 0; lane < lanes; lane++) {
    row.setPlace(lane, plan.batch.addresses, (first + lane) >> plan.columnBits);
    row.setTail(lane, 0, 0);
  }
  for (let leaf = 0; leaf < 1 << plan.height; leaf++) {
    setTypes(WOTS_PRF, leaf);
    row.prf(at.inputs, shape.len, 1, 0);
    setTypes(WOTS_HASH, leaf);
    iterate(row, at.inputs, shape.len, shape.w - 1, 0, 1);
    setTypes(WOTS_PK, leaf);
    row.compress(shape.len, at.nodes + leaf * shape.n * lanes);
  }
}

/** Copies the columns' leaves out. */
function keepLeaves(
  { at, shape, order, view }: TreeSession,
  { height }: Plan,
  { lanes }: LaneHash,
  first: number,
  kept: DataView,
): void {
  const { n } = shape;
  for (let lane = 0; lane < lanes; lane++) {
    for (let leaf = 0; leaf < 1 << height; leaf++) {
      const to = (((first + lane) << height) + leaf) * n;
      order.gather(view, at.nodes + leaf * n * lanes, lanes, lane, kept, to, n);
    }
  }
}

/** FIPS 205, Algorithm 14 and Algorithm 15, lines 2 to 4, for the columns from `first` on, a column a lane. */
function growForsLeaves(
  session: TreeSession,
  plan: Plan,
  batch: ForsBatch,
  row: LaneHash,
  first: number,
): void {
  const { at, shape, order, view } = session;
  const { lanes } = row;
  const leaves = 1 << plan.height;
  const setTypes = (type: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      const tree = (first + lane) >> plan.columnBits;
      row.setType(lane, type, batch.addresses[tree * ADDRESS_WORDS + KEY_PAIR] as number);
    }
  };
  for (let lane = 0; lane < lanes; lane++) {
    const tree = (first + lane) >> plan.columnBits;
    row.setPlace(lane, batch.addresses, tree);
    row.setTail(lane, 0, (batch.firstLeaves[tree] as number) + firstLeafOf(plan, first + lane));
  }
  setTypes(FORS_PRF);
  row.prf(at.nodes, leaves, 0, 1);
  for (let lane = 0; lane < lanes; lane++) {
    const tree = (first + lane) >> plan.columnBits;
    const leaf = (batch.leaves[tree] as number) - firstLeafOf(plan, first + lane);
    if (leaf < 0 || leaf >= leaves) continue;
    order.gather(
      view,
      at.nodes + leaf * shape.n * lanes,
      lanes,
      lane,
      viewOf(batch.secrets),
      tree * shape.n,
      shape.n,
    );
  }
  setTypes(FORS_TREE);
  row.leaves(at.nodes, leaves);
}

/** FIPS 205, Algorithm 9, lines 6 to 11, level by level, and the nodes of the paths that lie in these columns. */
function foldColumns(session: TreeSession, plan: Plan, row: LaneHash, first: number): void {
  const { at, shape, order, view } = session;
  const { batch, height, columnBits } = plan;
  const { lanes } = row;
  for (let level = 0; level < height; level++) {
    for (let lane = 0; lane < lanes; lane++) {
      const unit = first + lane;
      const tree = unit >> columnBits;
      const wanted = batch.leaves[tree] as number;
      if (wanted >> height === (unit & ((1 << columnBits) - 1))) {
        const sibling = ((wanted - firstLeafOf(plan, unit)) >> level) ^ 1;
        const to = (tree * batch.height + level) * shape.n;
        order.gather(view, at.nodes + sibling * shape.n * lanes, lanes, lane, plan.pathsView, to, shape.n);
      }
      setNode(row, batch, lane, tree, level + 1, firstLeafOf(plan, unit));
    }
    row.pairs(at.nodes, at.nodes, 1 << (height - level - 1));
  }
  for (let lane = 0; lane < lanes; lane++) {
    order.gather(view, at.nodes, lanes, lane, plan.topsView, (first + lane) * shape.n, shape.n);
  }
}

/** The levels above the columns: pairs of all trees fill the lanes. */
function joinColumns(session: TreeSession, plan: Plan): void {
  const { at, shape, order, view } = session;
  const { n } = shape;
  const { batch, tops, topsView } = plan;
  const trees = batch.leaves.length;
  for (let level = plan.height; level < batch.height; level++) {
    const nodesBits = batch.height - level;
    for (let tree = 0; tree < trees; tree++) {
      const sibling = ((batch.leaves[tree] as number) >> level) ^ 1;
      const from = ((tree << nodesBits) + sibling) * n;
      batch.paths.set(tops.subarray(from, from + n), (tree * batch.height + level) * n);
    }
    // Each output lies before every input that is yet to be read.
    forEachPack(session.rows, trees << (nodesBits - 1), (row, first) => {
      const { lanes } = row;
      for (let lane = 0; lane < lanes; lane++) {
        const parent = first + lane;
        const tree = parent >> (nodesBits - 1);
        const index = parent & ((1 << (nodesBits - 1)) - 1);
        row.setPlace(lane, batch.addresses, tree);
        setNode(row, batch, lane, tree, level + 1, index << (level + 1));
        order.scatter(view, at.pair, lanes, lane, topsView, 2 * parent * n, 2 * n);
      }
      row.pairs(at.pair, at.value, 1);
      for (let lane = 0; lane < lanes; lane++)
        order.gather(view, at.value, lanes, lane, topsView, (first + lane) * n, n);
    });
  }
  batch.roots.set(tops.subarray(0, trees * n));
}

/** Gives a lane the address of the node above `leaf` (counted from the tree's first) at `height`. */
function setNode(
  row: LaneHash,
  batch: TreeBatch | ForsBatch,
  lane: number,
  tree: number,
  height: number,
  leaf: number,
): void {
  if (isFors(batch)) {
    row.setType(lane, FORS_TREE, batch.addresses[tree * ADDRESS_WORDS + KEY_PAIR] as number);
    row.setTail(lane, height, ((batch.firstLeaves[tree] as number) + leaf) >>> height);
  } else {
    row.setType(lane, TREE, 0);
    row.setTail(lane, height, leaf >>> height);
  }
}
