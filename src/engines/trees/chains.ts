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
  ends: DataView | undefined;
}

export function chainRoom(): ChainRoom {
  return { starts: none, order: none, ends: undefined };
}

const none: Uint32Array = /* @__PURE__ */ new Uint32Array(0);

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

/** Gives a lane the address of chain `unit`, of which layer and tree address may be there. */
function setHeldChain(row: LaneHash, lane: number, addresses: Uint32Array, key: number, chain: number): void {
  if (row.held[lane] !== key) {
    row.held[lane] = key;
    row.setPlace(lane, addresses, key);
    row.setType(lane, WOTS_HASH, addresses[key * ADDRESS_WORDS + KEY_PAIR] as number);
  }
  row.setTail(lane, chain, 0);
}

/**
 * FIPS 205, Algorithm 8, lines 8 to 12, for a pack. Lanes join where their digit is reached. Until the second joins,
 * the first is alone, and the row with one lane takes half the time.
 */
function finishPack(
  session: TreeSession,
  { order, ends }: ChainRoom,
  { addresses, digits, signatures }: WotsKeyBatch,
  row: LaneHash,
  first: number,
): void {
  const { at, view, rows, order: words, shape } = session;
  const { n, w, len } = shape;
  const { arrays, from, stride } = signatures;
  const { lanes } = row;
  const isSingle = arrays.length === 1;
  for (let lane = 0; lane < lanes; lane++) {
    const unit = order[first + lane] as number;
    const key = isSingle ? 0 : Math.floor(unit / len);
    setHeldChain(row, lane, addresses, key, unit - key * len);
  }
  let hash = digits[order[first] as number] as number;
  for (let lane = 0; lane < lanes; lane++) {
    const unit = order[first + lane] as number;
    const key = isSingle ? 0 : Math.floor(unit / len);
    const chain = unit - key * len;
    const digit = digits[unit] as number;
    const source = arrays[key] as DataView;
    if (lane === 0 && lanes > 1) {
      const next = digits[order[first + 1] as number] as number;
      if (digit < next) {
        const alone = rows.at(-1) as LaneHash;
        setHeldChain(alone, 0, addresses, key, chain);
        words.scatter(view, at.pair, 1, 0, source, from + chain * stride, n);
        iterate(alone, at.pair, 1, next - digit, digit, 0);
        words.move(view, at.pair, 1, 0, at.value, lanes, 0, n);
        hash = next;
        continue;
      }
    }
    if (digit > hash) {
      iterate(row, at.value, 1, digit - hash, hash, 0);
      hash = digit;
    }
    words.scatter(view, at.value, lanes, lane, source, from + chain * stride, n);
  }
  if (hash < w - 1) iterate(row, at.value, 1, w - 1 - hash, hash, 0);
  for (let lane = 0; lane < lanes; lane++) {
    const unit = order[first + lane] as number;
    if (ends === undefined) words.move(view, at.value, lanes, lane, at.inputs + unit * n, 1, 0, n);
    else words.gather(view, at.value, lanes, lane, ends, unit * n, n);
  }
}

/** FIPS 205, Algorithm 8, lines 8 to 16. A lone key pair's chains end in the inputs of T_l. */
export function wotsKeys(session: TreeSession, room: ChainRoom, batch: WotsKeyBatch): void {
  const { at, view, rows, order, shape } = session;
  const { n, len } = shape;
  const { addresses, digits } = batch;
  const keys = viewOf(batch.keys);
  const alone = digits.length === len ? (rows.at(-1) as LaneHash) : undefined;
  if (alone !== undefined) room.ends = undefined;
  else if (room.ends === undefined || room.ends.byteLength < digits.length * n)
    room.ends = viewOf(new Uint8Array(digits.length * n));
  byDigit(room, digits, shape.w);
  for (const { held } of rows) held.fill(-1);
  forEachPack(rows, digits.length, (row, first) => finishPack(session, room, batch, row, first));
  if (alone === undefined) {
    compress(session, addresses, room.ends as DataView, keys, len * n, WOTS_PK);
    return;
  }
  alone.pad(len);
  alone.setPlace(0, addresses, 0);
  alone.setType(0, WOTS_PK, addresses[KEY_PAIR] as number);
  alone.setTail(0, 0, 0);
  alone.compress(len, at.value);
  order.gather(view, at.value, 1, 0, keys, 0, n);
}
