import { ADDRESS_WORDS, KEY_PAIR, WOTS_HASH, WOTS_PK, WOTS_PRF } from '../address.ts';
import { forEachPack } from '../lanes.ts';
import type { ChainBatch, HashShape, WotsKeyBatch } from '../tree-hash.ts';
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
  if (groups * steps <= HASHES_A_CALL) {
    row.chain(value, groups, steps, firstHash, chainStep);
    return;
  }
  const stepsACall = Math.max(1, Math.floor(HASHES_A_CALL / groups));
  const end = firstHash + steps;
  for (let hash = firstHash; hash < end; hash += stepsACall) {
    row.chain(value, groups, Math.min(stepsACall, end - hash), hash, chainStep);
  }
}

/** What batches of chains reuse, so that each layer of a verification need not allocate it anew. */
export interface ChainRoom {
  starts: Uint32Array;
  /** Of chains in the order of their digits: which of all it is, and which of which key pair. */
  order: Uint32Array;
  keys: Uint32Array;
  chains: Uint32Array;
  ends: DataView | undefined;
}

export function chainRoom(): ChainRoom {
  return { starts: none, order: none, keys: none, chains: none, ends: undefined };
}

const none: Uint32Array = /* @__PURE__ */ new Uint32Array(0);

/** The chains by ascending digit, so that neighbours in a pack start or end together, or nearly. */
function sortByDigit(room: ChainRoom, digits: Uint8Array, { w, len }: HashShape): void {
  if (room.starts.length <= w) room.starts = new Uint32Array(w + 1);
  if (room.order.length < digits.length) {
    room.order = new Uint32Array(digits.length);
    room.keys = new Uint32Array(digits.length);
    room.chains = new Uint32Array(digits.length);
  }
  const { starts, order, keys, chains } = room;
  starts.fill(0);
  for (let i = 0; i < digits.length; i++) {
    const next = (digits[i] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let digit = 0; digit < w; digit++) {
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  }
  let key = 0;
  let chain = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[i] as number;
    const place = starts[digit] as number;
    order[place] = i;
    keys[place] = key;
    chains[place] = chain;
    starts[digit] = place + 1;
    chain++;
    if (chain === len) {
      key++;
      chain = 0;
    }
  }
}

/** Gives each lane the type and key pair of the chain that it holds. */
function setTypes({ keys }: ChainRoom, batch: ChainBatch, row: LaneHash, type: number, first: number): void {
  for (let lane = 0; lane < row.lanes; lane++) {
    const key = keys[first + lane] as number;
    row.setType(lane, type, batch.addresses[key * ADDRESS_WORDS + KEY_PAIR] as number);
  }
}

/** Gives each lane the address of the chain that it holds. */
function setChains(room: ChainRoom, batch: ChainBatch, row: LaneHash, type: number, first: number): void {
  for (let lane = 0; lane < row.lanes; lane++) {
    row.setPlace(lane, batch.addresses, room.keys[first + lane] as number);
    row.setTail(lane, room.chains[first + lane] as number, 0);
  }
  setTypes(room, batch, row, type, first);
}

/** FIPS 205, Algorithm 7, lines 8 to 17. Lanes leave a pack where their digit is reached. */
export function signChains(session: TreeSession, room: ChainRoom, batch: ChainBatch): void {
  const { at, view, rows, order: words, shape } = session;
  const values = viewOf(batch.values);
  const { n } = shape;
  sortByDigit(room, batch.digits, shape);
  const { order } = room;
  forEachPack(rows, batch.digits.length, (row, first) => {
    const { lanes } = row;
    setChains(room, batch, row, WOTS_PRF, first);
    row.prf(at.value, 1, 0, 0);
    setTypes(room, batch, row, WOTS_HASH, first);
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
  { order, keys, chains, ends }: ChainRoom,
  { addresses, digits, signatures }: WotsKeyBatch,
  row: LaneHash,
  first: number,
): void {
  const { at, view, rows, order: words, shape } = session;
  const { n, w } = shape;
  const { arrays, from, stride } = signatures;
  const { lanes } = row;
  for (let lane = 0; lane < lanes; lane++) {
    setHeldChain(row, lane, addresses, keys[first + lane] as number, chains[first + lane] as number);
  }
  let hash = digits[order[first] as number] as number;
  for (let lane = 0; lane < lanes; lane++) {
    const key = keys[first + lane] as number;
    const chain = chains[first + lane] as number;
    const digit = digits[order[first + lane] as number] as number;
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
  sortByDigit(room, digits, shape);
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
