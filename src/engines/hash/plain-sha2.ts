import type { Blocks } from './blocks.ts';
import { plainBlocks } from './plain.ts';

let constants: Int32Array | undefined;

/**
 * FIPS 180-4, 4.2.3: the first 64 bits of the fractions of the cube roots of the first 80 primes, the high word first.
 * The high words of the first 64 are SHA-256's (4.2.2).
 */
function roundConstants(): Int32Array {
  if (constants !== undefined) return constants;
  constants = new Int32Array(160);
  const primes: number[] = [];
  for (let n = 2; primes.length < 80; n++) {
    if (primes.some((prime) => n % prime === 0)) continue;
    const cube = BigInt(n) << 192n;
    let root = 0n;
    for (let bit = 1n << 66n; bit > 0n; bit >>= 1n) if ((root + bit) ** 3n <= cube) root += bit;
    constants[2 * primes.length] = Number(BigInt.asIntN(32, root >> 32n));
    constants[2 * primes.length + 1] = Number(BigInt.asIntN(32, root));
    primes.push(n);
  }
  return constants;
}

/** Of a word to the right; or the high word of a 64-bit one whose low word comes second, by less than 32. */
const turn = (a: number, b: number, by: number): number => (a >>> by) | (b << (32 - by));
const turn32 = (a: number, by: number): number => turn(a, a, by);

/** FIPS 180-4, 6.2.2. */
function compress256(view: DataView, state: number, data: number, blocks: number): void {
  const k = roundConstants();
  const w = new Int32Array(64);
  const h = Int32Array.from({ length: 8 }, (_, i) => view.getInt32(state + 4 * i, true));
  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 64; t++) {
      if (t < 16) w[t] = view.getInt32(data + 64 * block + 4 * t, false);
      else {
        const x = w[t - 15] as number;
        const y = w[t - 2] as number;
        const s0 = turn32(x, 7) ^ turn32(x, 18) ^ (x >>> 3);
        const s1 = turn32(y, 17) ^ turn32(y, 19) ^ (y >>> 10);
        w[t] = (w[t - 16] as number) + s0 + (w[t - 7] as number) + s1;
      }
    }
    let [a, b, c, d, e, f, g, last] = h as unknown as Eight;
    for (let t = 0; t < 64; t++) {
      const s1 = turn32(e, 6) ^ turn32(e, 11) ^ turn32(e, 25);
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + (k[2 * t] as number) + (w[t] as number)) | 0;
      const s0 = turn32(a, 2) ^ turn32(a, 13) ^ turn32(a, 22);
      const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      last = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, last].forEach((word, i) => {
      h[i] = (h[i] as number) + word;
    });
  }
  h.forEach((word, i) => {
    view.setInt32(state + 4 * i, word, true);
  });
  w.fill(0);
  h.fill(0);
}

type Eight = [number, number, number, number, number, number, number, number];

/** FIPS 180-4, 6.4.2, each 64-bit word as two. */
function compress512(view: DataView, state: number, data: number, blocks: number): void {
  const k = roundConstants();
  const w = new Int32Array(160);
  const h = Int32Array.from({ length: 16 }, (_, i) => view.getInt32(state + 4 * i, true));
  /** The variables a to h. */
  const v = new Int32Array(16);
  const at = (words: Int32Array, i: number): number => words[i] as number;
  const carry = (total: number): number => Math.floor(total / 2 ** 32);

  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 32; t++) w[t] = view.getInt32(data + 128 * block + 4 * t, false);
    for (let t = 32; t < 160; t += 2) {
      const xh = at(w, t - 30);
      const xl = at(w, t - 29);
      const yh = at(w, t - 4);
      const yl = at(w, t - 3);
      const s0h = turn(xh, xl, 1) ^ turn(xh, xl, 8) ^ (xh >>> 7);
      const s0l = turn(xl, xh, 1) ^ turn(xl, xh, 8) ^ turn(xl, xh, 7);
      const s1h = turn(yh, yl, 19) ^ turn(yl, yh, 29) ^ (yh >>> 6);
      const s1l = turn(yl, yh, 19) ^ turn(yh, yl, 29) ^ turn(yl, yh, 6);
      const low = (at(w, t - 31) >>> 0) + (s0l >>> 0) + (at(w, t - 13) >>> 0) + (s1l >>> 0);
      w[t] = at(w, t - 32) + s0h + at(w, t - 14) + s1h + carry(low);
      w[t + 1] = low;
    }
    v.set(h);
    for (let t = 0; t < 160; t += 2) {
      const ah = at(v, 0);
      const al = at(v, 1);
      const bh = at(v, 2);
      const bl = at(v, 3);
      const ch = at(v, 4);
      const cl = at(v, 5);
      const dh = at(v, 6);
      const dl = at(v, 7);
      const eh = at(v, 8);
      const el = at(v, 9);
      const fh = at(v, 10);
      const fl = at(v, 11);
      const gh = at(v, 12);
      const gl = at(v, 13);
      const s1h = turn(eh, el, 14) ^ turn(eh, el, 18) ^ turn(el, eh, 9);
      const s1l = turn(el, eh, 14) ^ turn(el, eh, 18) ^ turn(eh, el, 9);
      const choice = (el & fl) ^ (~el & gl);
      const added = (at(k, t + 1) >>> 0) + (at(w, t + 1) >>> 0);
      const low1 = (at(v, 15) >>> 0) + (s1l >>> 0) + (choice >>> 0) + added;
      const high1 = at(v, 14) + s1h + ((eh & fh) ^ (~eh & gh)) + at(k, t) + at(w, t) + carry(low1);
      const s0h = turn(ah, al, 28) ^ turn(al, ah, 2) ^ turn(al, ah, 7);
      const s0l = turn(al, ah, 28) ^ turn(ah, al, 2) ^ turn(ah, al, 7);
      const majority = (al & bl) ^ (al & cl) ^ (bl & cl);
      const low2 = (low1 >>> 0) + (s0l >>> 0) + (majority >>> 0);
      const high2 = high1 + s0h + ((ah & bh) ^ (ah & ch) ^ (bh & ch)) + carry(low2);
      const lowE = (dl >>> 0) + (low1 >>> 0);
      const highE = dh + high1 + carry(lowE);
      for (let i = 15; i > 1; i--) v[i] = at(v, i - 2);
      v[0] = high2;
      v[1] = low2;
      v[8] = highE;
      v[9] = lowE;
    }
    for (let i = 0; i < 16; i += 2) {
      const low = (at(h, i + 1) >>> 0) + (at(v, i + 1) >>> 0);
      h[i] = at(h, i) + at(v, i) + carry(low);
      h[i + 1] = low;
    }
  }
  h.forEach((word, i) => {
    view.setInt32(state + 4 * i, word, true);
  });
  for (const words of [w, h, v]) words.fill(0);
}

export const plainSha256: Blocks = /* @__PURE__ */ plainBlocks(compress256);
export const plainSha512: Blocks = /* @__PURE__ */ plainBlocks(compress512);
