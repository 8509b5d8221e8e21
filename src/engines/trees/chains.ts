import { ADDRESS_WORDS, KEY_PAIR, WOTS_HASH, WOTS_PRF } from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { ChainBatch } from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import { HASHES_A_CALL, type LaneHash, type TreeSession } from './session.ts';

/** F, `steps` times on each of `groups` elements from `value` on, in calls that stay short. */
export function iterate(
  row: LaneHash,
  value: number,
  groups: number,
  steps: number,
  firstHash: number,
  chainStep: number,
): void {
  const stepsACall = Math.max(1, Math.floor(HASHES_A_CALL / groups));
  const end = firstHash + steps;
  for (let hash = firstHash; hash < end; hash += stepsACall) {
    row.chain(value, groups, Math.min(stepsACall, end - hash), hash, chainStep);
  }
}

/** The chains by ascending digit, so that neighbours in a pack start or end together, or nearly. */
function byDigit(digits: Uint8Array, w: number): Uint32Array {
  const starts = new Uint32Array(w + 1);
  for (let i = 0; i < digits.length; i++) {
    const next = (digits[i] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let digit = 0; digit < w; digit++) {
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  }
  const order = new Uint32Array(digits.length);
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[i] as number;
    const place = starts[digit] as number;
    order[place] = i;
    starts[digit] = place + 1;
  }
  return order;
}

/** Gives each lane the type and key pair of the chain that it holds. */
function setTypes(
  { shape }: TreeSession,
  batch: ChainBatch,
  row: LaneHash,
  type: number,
  order: Uint32Array,
  first: number,
): void {
  for (let lane = 0; lane < row.lanes; lane++) {
    const key = Math.floor((order[first + lane] as number) / shape.len);
    row.setType(lane, type, batch.addresses[key * ADDRESS_WORDS + KEY_PAIR] as number);
  }
}

/** Gives each lane the address of the chain that it holds. */
function setChains(
  session: TreeSession,
  batch: ChainBatch,
  row: LaneHash,
  type: number,
  order: Uint32Array,
  first: number,
): void {
  const { shape } = session;
  for (let lane = 0; lane < row.lanes; lane++) {
    const unit = order[first + lane] as number;
    const key = Math.floor(unit / shape.len);
    row.setPlace(lane, batch.addresses, key);
    row.setTail(lane, unit % shape.len, 0);
  }
  setTypes(session, batch, row, type, order, first);
}

/** FIPS 205, Algorithm 7, lines 8 to 17. Lanes leave a pack where their digit is reached. */
export function signChains(session: TreeSession, batch: ChainBatch): void {
  const { at, view, rows, order: words, shape } = session;
  const values = viewOf(batch.values);
  const { n } = shape;
  const order = byDigit(batch.digits, shape.w);
  forEachPack(rows, order.length, (row, first) => {
    const { lanes } = row;
    setChains(session, batch, row, WOTS_PRF, order, first);
    row.prf(at.value, 1, 0, 0);
    setTypes(session, batch, row, WOTS_HASH, order, first);
    let hash = 0;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = order[first + lane] as number;
      const digit = batch.digits[unit] as number;
      if (digit > hash) iterate(row, at.value, 1, digit - hash, hash, 0);
      hash = digit;
      words.gather(view, at.value, lanes, lane, values, unit * n, n);
    }
  });
}

/** FIPS 205, Algorithm 8, lines 8 to 12. Lanes join a pack where their digit is reached. */
export function finishChains(session: TreeSession, batch: ChainBatch): void {
  const { at, view, rows, order: words, shape } = session;
  const values = viewOf(batch.values);
  const { n, w } = shape;
  const order = byDigit(batch.digits, w);
  forEachPack(rows, order.length, (row, first) => {
    const { lanes } = row;
    setChains(session, batch, row, WOTS_HASH, order, first);
    let hash = batch.digits[order[first] as number] as number;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = order[first + lane] as number;
      const digit = batch.digits[unit] as number;
      if (digit > hash) iterate(row, at.value, 1, digit - hash, hash, 0);
      hash = digit;
      words.scatter(view, at.value, lanes, lane, values, unit * n, n);
    }
    if (hash < w - 1) iterate(row, at.value, 1, w - 1 - hash, hash, 0);
    for (let lane = 0; lane < lanes; lane++) {
      words.gather(view, at.value, lanes, lane, values, (order[first + lane] as number) * n, n);
    }
  });
}
