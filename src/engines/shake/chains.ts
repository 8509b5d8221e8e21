import { ADDRESS_WORDS, KEY_PAIR, WOTS_HASH, WOTS_PRF } from '../address.ts';
import { forEachPack, gather, scatter, viewOf } from '../lanes.ts';
import type { ChainBatch } from '../tree-hash.ts';
import { chain, prf, setPlace, setTail, setType } from './calls.ts';
import type { Session, ShakeRow } from './session.ts';

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
  session: Session,
  batch: ChainBatch,
  row: ShakeRow,
  type: number,
  order: Uint32Array,
  first: number,
): void {
  for (let lane = 0; lane < row.lanes; lane++) {
    const key = Math.floor((order[first + lane] as number) / session.shape.len);
    setType(session, row.lanes, lane, type, batch.addresses[key * ADDRESS_WORDS + KEY_PAIR] as number);
  }
}

/** Gives each lane the address of the chain that it holds. */
function setChains(
  session: Session,
  batch: ChainBatch,
  row: ShakeRow,
  type: number,
  order: Uint32Array,
  first: number,
): void {
  const { len } = session.shape;
  for (let lane = 0; lane < row.lanes; lane++) {
    const unit = order[first + lane] as number;
    const key = Math.floor(unit / len);
    setPlace(session, row.lanes, lane, batch.addresses, key);
    setTail(session, row.lanes, lane, unit % len, 0);
  }
  setTypes(session, batch, row, type, order, first);
}

/** FIPS 205, Algorithm 7, lines 8 to 17. Lanes leave a pack where their digit is reached. */
export function signChains(session: Session, batch: ChainBatch): void {
  const { at, view, rows, shape } = session;
  const values = viewOf(batch.values);
  const { n } = shape;
  const order = byDigit(batch.digits, shape.w);
  forEachPack(rows, order.length, (row, first) => {
    const { lanes } = row;
    setChains(session, batch, row, WOTS_PRF, order, first);
    prf(session, row, at.value, 1, 0, 0);
    setTypes(session, batch, row, WOTS_HASH, order, first);
    let hash = 0;
    for (let lane = 0; lane < lanes; lane++) {
      const unit = order[first + lane] as number;
      const digit = batch.digits[unit] as number;
      if (digit > hash) chain(session, row, at.value, 1, digit - hash, hash, 0, 0);
      hash = digit;
      gather(view, at.value, lanes, lane, values, unit * n, n);
    }
  });
}

/** FIPS 205, Algorithm 8, lines 8 to 12. Lanes join a pack where their digit is reached. */
export function finishChains(session: Session, batch: ChainBatch): void {
  const { at, view, rows, shape } = session;
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
      if (digit > hash) chain(session, row, at.value, 1, digit - hash, hash, 0, 0);
      hash = digit;
      scatter(view, at.value, lanes, lane, values, unit * n, n);
    }
    if (hash < w - 1) chain(session, row, at.value, 1, w - 1 - hash, hash, 0, 0);
    for (let lane = 0; lane < lanes; lane++) {
      gather(view, at.value, lanes, lane, values, (order[first + lane] as number) * n, n);
    }
  });
}
