import { ADDRESS_WORDS, KEY_PAIR, WOTS_HASH, WOTS_PK, WOTS_PRF } from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { ChainBatch, WotsKeyBatch } from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import { compress } from './nodes.ts';
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

/** What batches of chains reuse, so that each layer of a verification need not allocate it anew. */
export interface ChainRoom {
  starts: Uint32Array;
  order: Uint32Array;
  ends: Uint8Array;
  endsView: DataView;
  /** The key pair whose address a lane holds. */
  readonly keys: Int32Array;
}

export function chainRoom(lanes: number): ChainRoom {
  const ends = new Uint8Array(0);
  return {
    starts: new Uint32Array(0),
    order: new Uint32Array(0),
    ends,
    endsView: viewOf(ends),
    keys: new Int32Array(lanes),
  };
}

/** The chains by ascending digit, so that neighbours in a pack start or end together, or nearly. */
function byDigit(room: ChainRoom, digits: Uint8Array, w: number): Uint32Array {
  if (room.starts.length <= w) room.starts = new Uint32Array(w + 1);
  if (room.order.length < digits.length) room.order = new Uint32Array(digits.length);
  const { starts, order } = room;
  starts.fill(0);
  for (let i = 0; i < digits.length; i++) {
    const next = (digits[i] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let digit = 0; digit < w; digit++) {
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  }
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
export function signChains(session: TreeSession, room: ChainRoom, batch: ChainBatch): void {
  const { at, view, rows, order: words, shape } = session;
  const values = viewOf(batch.values);
  const { n } = shape;
  const order = byDigit(room, batch.digits, shape.w);
  forEachPack(rows, batch.digits.length, (row, first) => {
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

/** FIPS 205, Algorithm 8, lines 8 to 12, for a pack. Lanes join where their digit is reached. */
function finishPack(
  session: TreeSession,
  { order, keys, endsView }: ChainRoom,
  { addresses, digits, signatures }: WotsKeyBatch,
  row: LaneHash,
  first: number,
): void {
  const { at, view, order: words, shape } = session;
  const { n, w, len } = shape;
  const { arrays, from, stride } = signatures;
  const { lanes } = row;
  const single = arrays.length === 1;
  for (let lane = 0; lane < lanes; lane++) {
    const unit = order[first + lane] as number;
    const key = single ? 0 : Math.floor(unit / len);
    if (keys[lane] !== key) {
      keys[lane] = key;
      row.setPlace(lane, addresses, key);
      row.setType(lane, WOTS_HASH, addresses[key * ADDRESS_WORDS + KEY_PAIR] as number);
    }
    row.setTail(lane, unit - key * len, 0);
  }
  let hash = digits[order[first] as number] as number;
  for (let lane = 0; lane < lanes; lane++) {
    const unit = order[first + lane] as number;
    const digit = digits[unit] as number;
    if (digit > hash) iterate(row, at.value, 1, digit - hash, hash, 0);
    hash = digit;
    const key = single ? 0 : Math.floor(unit / len);
    const source = from + (unit - key * len) * stride;
    words.scatter(view, at.value, lanes, lane, arrays[key] as DataView, source, n);
  }
  if (hash < w - 1) iterate(row, at.value, 1, w - 1 - hash, hash, 0);
  for (let lane = 0; lane < lanes; lane++) {
    words.gather(view, at.value, lanes, lane, endsView, (order[first + lane] as number) * n, n);
  }
}

/** FIPS 205, Algorithm 8, lines 8 to 16. */
export function wotsKeys(session: TreeSession, room: ChainRoom, batch: WotsKeyBatch): void {
  const { rows, shape } = session;
  const { addresses, digits, keys } = batch;
  const bytes = digits.length * shape.n;
  if (room.ends.length < bytes) {
    room.ends = new Uint8Array(bytes);
    room.endsView = viewOf(room.ends);
  }
  byDigit(room, digits, shape.w);
  let placed: LaneHash | undefined;
  forEachPack(rows, digits.length, (row, first) => {
    if (row !== placed) room.keys.fill(-1);
    placed = row;
    finishPack(session, room, batch, row, first);
  });
  compress(session, addresses, room.endsView, viewOf(keys), shape.len * shape.n, WOTS_PK);
}
