import { rootFractions } from '../sha2/roots.ts';
import type { Blocks } from './blocks.ts';
import { plainBlocks } from './plain.ts';

let constants: readonly number[] | undefined;

/** FIPS 180-4, 4.1.3 and 4.1.2: how far sigma_0, sigma_1, Sigma_0 and Sigma_1 turn; the last of a sigma is a shift. */
const wideTurns: readonly number[] = [1, 8, 7, 19, 61, 6, 28, 34, 39, 14, 18, 41];
const narrowTurns: readonly number[] = [7, 18, 3, 17, 19, 10, 2, 13, 22, 6, 11, 25];

/** Half of a 64-bit word that is turned, given this half and the other one. */
const turn = (own: number, other: number, by: number): number =>
  by < 32 ? (own >>> by) | (other << -by) : (other >>> by) | (own << -by);

/**
 * FIPS 180-4, 6.4.2, each 64-bit word as two, the high one first. It is 6.2.2 too: a 32-bit word that is there twice
 * turns as one of 64 bits does, and its halves stay alike without carries.
 */
function compress(wide: boolean, view: DataView, state: number, data: number, blocks: number): void {
  // 4.2.2 and 4.2.3: SHA-256's constants are the high words of SHA-512's first.
  constants ??= rootFractions(3, 0, 80);
  const k = constants;
  const turns = wide ? wideTurns : narrowTurns;
  const words = wide ? 160 : 128;
  const place = (i: number): number => 4 * (wide ? i : i >> 1);
  const w = new Int32Array(words);
  const h = Int32Array.from({ length: 16 }, (_, i) => view.getInt32(state + place(i), true));
  /** The variables a to h. */
  const v = new Int32Array(16);
  const at = (from: Int32Array, i: number): number => (from[i] as number) >>> 0;
  const carry = (total: number): number => (wide ? Math.floor(total / 2 ** 32) : 0);
  /** A sigma of the word whose half is at `i`; how far it turns is from `place` on. */
  const sigma = (given: Int32Array, i: number, place: number, shifts: boolean): number => {
    const own = given[i] as number;
    const other = given[i ^ 1] as number;
    const third = turns[place + 2] as number;
    const last = shifts && !(wide && i % 2 === 1) ? own >>> third : turn(own, other, third);
    const both = turn(own, other, turns[place] as number) ^ turn(own, other, turns[place + 1] as number);
    return (both ^ last) >>> 0;
  };
  const scheduled = (i: number): number =>
    at(w, i - 32) + sigma(w, i - 30, 0, true) + at(w, i - 14) + sigma(w, i - 4, 3, true);
  const first = (t: number, i: number): number =>
    at(v, 14 + i) +
    sigma(v, 8 + i, 9, false) +
    (((at(v, 8 + i) & at(v, 10 + i)) ^ (~at(v, 8 + i) & at(v, 12 + i))) >>> 0) +
    (k[wide ? t + i : t] as number) +
    at(w, t + i);
  const second = (i: number): number => {
    const both = at(v, i) & at(v, 2 + i);
    return sigma(v, i, 6, false) + ((both | (at(v, 4 + i) & (at(v, i) | at(v, 2 + i)))) >>> 0);
  };

  const blockBytes = place(32);
  for (let from = data; from < data + blocks * blockBytes; from += blockBytes) {
    for (let i = 0; i < words; i += 2) {
      const low = i < 32 ? view.getInt32(from + place(i + 1), false) : scheduled(i + 1);
      w[i] = i < 32 ? view.getInt32(from + place(i), false) : scheduled(i) + carry(low);
      w[i + 1] = low;
    }
    v.set(h);
    for (let t = 0; t < words; t += 2) {
      const low = first(t, 1);
      const high = first(t, 0) + carry(low);
      const lowE = at(v, 7) + (low >>> 0);
      const lowA = (low >>> 0) + second(1);
      const highE = at(v, 6) + high + carry(lowE);
      const highA = high + second(0) + carry(lowA);
      for (let i = 15; i > 1; i--) v[i] = at(v, i - 2);
      v[0] = highA;
      v[1] = lowA;
      v[8] = highE;
      v[9] = lowE;
    }
    for (let i = 0; i < 16; i += 2) {
      const low = at(h, i + 1) + at(v, i + 1);
      h[i] = at(h, i) + at(v, i) + carry(low);
      h[i + 1] = low;
    }
  }
  h.forEach((word, i) => {
    view.setInt32(state + place(i), word, true);
  });
  for (const secret of [w, h, v]) secret.fill(0);
}

export const plainSha256: Blocks = /* @__PURE__ */ plainBlocks((...call) => compress(false, ...call));
export const plainSha512: Blocks = /* @__PURE__ */ plainBlocks((...call) => compress(true, ...call));
