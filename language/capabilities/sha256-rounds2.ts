import type { Word } from '../handles.ts';
import type { Builder } from '../vocabulary.ts';
import { type LaneLocal, unlike } from './capability.ts';

/**
 * Two rounds of SHA-256 (FIPS 180-4, 6.2.2, step 3). Operands: the working variables a to h, then two words
 * wk = W[t] + K[t], that of the first round first. Results: a, b, e, f after both rounds. (After them c, d,
 * g, h are the a, b, e, f of before, so they need no operation.)
 */
export const sha256Rounds2: LaneLocal = {
  name: 'sha256Rounds2',
  reach: 'lane',
  results: () => 4,
  refuses: (operands, literals) =>
    unlike(operands, 10, 32) ?? (literals.length === 0 ? undefined : 'it takes no literals'),
  meaning: (operands) => {
    let state = operands.slice(0, 8);
    for (const wk of operands.slice(8)) state = round(state, wk);
    const [a, b, , , e, f] = state as [bigint, bigint, bigint, bigint, bigint, bigint];
    return [a, b, e, f];
  },
  expansion: (k, operands) => {
    let state = operands.slice(0, 8);
    for (const wk of operands.slice(8)) state = roundText(k, state, wk);
    const [a, b, , , e, f] = state as [(typeof state)[0], ...typeof state];
    return [a, b, e, f] as typeof state;
  },
};

function round(state: readonly bigint[], wk: bigint): bigint[] {
  type State = [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  const [a, b, c, d, e, f, g, h] = state as State;
  const right = (x: bigint, n: bigint): bigint => (x >> n) | BigInt.asUintN(32, x << (32n - n));
  const sum0 = right(a, 2n) ^ right(a, 13n) ^ right(a, 22n);
  const sum1 = right(e, 6n) ^ right(e, 11n) ^ right(e, 25n);
  const t1 = h + sum1 + ((e & f) ^ ((e ^ 0xffff_ffffn) & g)) + wk;
  const t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
  return [BigInt.asUintN(32, t1 + t2), a, b, c, BigInt.asUintN(32, d + t1), e, f, g];
}

function roundText<W extends Word>(k: Builder, state: readonly W[], wk: W): W[] {
  const [a, b, c, d, e, f, g, h] = state as readonly W[] & [W, W, W, W, W, W, W, W];
  const right = (x: W, n: number): W => k.rotateLeft(x, 32 - n);
  const sum0 = k.xor(k.xor(right(a, 2), right(a, 13)), right(a, 22));
  const sum1 = k.xor(k.xor(right(e, 6), right(e, 11)), right(e, 25));
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const majority = k.or(k.and(a, b), k.and(c, k.or(a, b)));
  const t1 = k.add(k.add(h, wk), k.add(sum1, choice));
  return [k.add(t1, k.add(sum0, majority)), a, b, c, k.add(d, t1), e, f, g];
}
