// FIPS 202, SHA-3 Standard: Permutation-Based Hash and Extendable-Output Functions.
// b = 1600, w = 64, l = 6. A lane A[x, y] is one word, bit z being its bit 2^z, at index x + 5y.
import { concat, halvesFromLittleEndian, littleEndianFromHalves } from './bytes.ts';
import { halves64, type Words } from './words.ts';

function lane(x: number, y: number): number {
  return (x % 5) + 5 * (y % 5);
}

/** FIPS 202, Algorithm 1: theta. */
export function theta<W>(words: Words<W>, A: readonly W[]): W[] {
  const { xor, rotateLeft } = words;
  const C: W[] = [];
  for (let x = 0; x < 5; x++) {
    const [a0, a1, a2, a3, a4] = [A[x], A[x + 5], A[x + 10], A[x + 15], A[x + 20]] as [W, W, W, W, W];
    C.push(xor(xor(xor(xor(a0, a1), a2), a3), a4));
  }
  const D: W[] = [];
  for (let x = 0; x < 5; x++) D.push(xor(C[(x + 4) % 5] as W, rotateLeft(C[(x + 1) % 5] as W, 1)));
  const next = A.slice();
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++) next[lane(x, y)] = xor(A[lane(x, y)] as W, D[x] as W);
  return next;
}

/** FIPS 202, Algorithm 2, steps 2 and 3: how far each lane moves, modulo w. */
export function rhoOffsets(): number[] {
  const offsets = new Array<number>(25).fill(0);
  let [x, y] = [1, 0];
  for (let t = 0; t <= 23; t++) {
    offsets[lane(x, y)] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return offsets;
}

const offsets = rhoOffsets();

/** FIPS 202, Algorithm 2: rho. */
export function rho<W>(words: Words<W>, A: readonly W[]): W[] {
  const next = A.slice();
  for (let i = 0; i < 25; i++) next[i] = words.rotateLeft(A[i] as W, offsets[i] as number);
  return next;
}

/** FIPS 202, Algorithm 3: pi. */
export function pi<W>(A: readonly W[]): W[] {
  const next = A.slice();
  for (let y = 0; y < 5; y++) for (let x = 0; x < 5; x++) next[lane(x, y)] = A[lane(x + 3 * y, x)] as W;
  return next;
}

/** FIPS 202, Algorithm 4: chi. (A xor 1) and B is written (not A) and B. */
export function chi<W>(words: Words<W>, A: readonly W[]): W[] {
  const { xor, and, not } = words;
  const next = A.slice();
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 5; x++) {
      const product = and(not(A[lane(x + 1, y)] as W), A[lane(x + 2, y)] as W);
      next[lane(x, y)] = xor(A[lane(x, y)] as W, product);
    }
  }
  return next;
}

/** FIPS 202, Algorithm 5: rc(t). */
export function rc(t: number): 0 | 1 {
  if (t % 255 === 0) return 1;
  let R = [1, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 1; i <= t % 255; i++) {
    R = [0, ...R];
    for (const j of [0, 4, 5, 6]) R[j] = (R[j] as number) ^ (R[8] as number);
    R = R.slice(0, 8);
  }
  return R[0] === 1 ? 1 : 0;
}

/** FIPS 202, Algorithm 6, steps 2 and 3: RC for one round index. */
export function roundConstant(ir: number): bigint {
  let RC = 0n;
  for (let j = 0; j <= 6; j++) RC |= BigInt(rc(j + 7 * ir)) << BigInt(2 ** j - 1);
  return RC;
}

const roundConstants = Array.from({ length: 24 }, (_, ir) => roundConstant(ir));

/** FIPS 202, Algorithm 6: iota. */
export function iota<W>(words: Words<W>, A: readonly W[], ir: number): W[] {
  const next = A.slice();
  next[0] = words.xor(A[0] as W, words.constant(roundConstants[ir] as bigint));
  return next;
}

/** FIPS 202, section 3.3: Rnd(A, ir). */
export function round<W>(words: Words<W>, A: readonly W[], ir: number): W[] {
  return iota(words, chi(words, pi(rho(words, theta(words, A)))), ir);
}

/** FIPS 202, Algorithm 7: KECCAK-p[1600, nr], for nr up to 24. */
export function keccakP<W>(words: Words<W>, state: readonly W[], rounds: number): W[] {
  let A = [...state];
  for (let ir = 24 - rounds; ir <= 23; ir++) A = round(words, A, ir);
  return A;
}

/** FIPS 202, section 3.4: KECCAK-f[1600]. */
export function keccakF1600<W>(words: Words<W>, state: readonly W[]): W[] {
  return keccakP(words, state, 24);
}

/**
 * FIPS 202, Algorithm 8, steps 5 to 10: SPONGE[KECCAK-f[1600]] over lanes. `padded` is P in blocks of
 * `rate` lanes; the result is the first `count` lanes of Z.
 */
export function sponge<W>(words: Words<W>, rate: number, padded: readonly W[], count: number): W[] {
  let S: W[] = Array.from({ length: 25 }, () => words.constant(0n));
  for (let i = 0; i < padded.length; i += rate) {
    S = S.map((s, j) => (j < rate ? words.xor(s, padded[i + j] as W) : s));
    S = keccakF1600(words, S);
  }
  const Z = S.slice(0, rate);
  while (Z.length < count) {
    S = keccakF1600(words, S);
    Z.push(...S.slice(0, rate));
  }
  return Z.slice(0, count);
}

/**
 * FIPS 202, Algorithm 9 with appendix B.2: pad10*1 for whole bytes. `suffix` is the domain's bits with the
 * padding's first 1 after them: 0x06 for M || 01, 0x1f for M || 1111.
 */
export function pad(rateBytes: number, message: Uint8Array, suffix: number): Uint8Array {
  const q = rateBytes - (message.length % rateBytes);
  const padding = new Uint8Array(q);
  padding[0] = suffix;
  padding[q - 1] = (padding[q - 1] as number) | 0x80;
  return concat(message, padding);
}

/** FIPS 202, section 5.2: KECCAK[c](N, d), c and d in bits. */
export function keccak(c: number, message: Uint8Array, suffix: number, d: number): Uint8Array {
  const rateBytes = (1600 - c) / 8;
  const P = halvesFromLittleEndian(pad(rateBytes, message, suffix));
  const Z = sponge(halves64, rateBytes / 8, P, Math.ceil(d / 64));
  return littleEndianFromHalves(Z).slice(0, d / 8);
}

// FIPS 202, section 6.1.
export const sha3_224 = (M: Uint8Array): Uint8Array => keccak(448, M, 0x06, 224);
export const sha3_256 = (M: Uint8Array): Uint8Array => keccak(512, M, 0x06, 256);
export const sha3_384 = (M: Uint8Array): Uint8Array => keccak(768, M, 0x06, 384);
export const sha3_512 = (M: Uint8Array): Uint8Array => keccak(1024, M, 0x06, 512);

// FIPS 202, section 6.2. d is the output length in bits, as the standard has it.
export const shake128 = (M: Uint8Array, d: number): Uint8Array => keccak(256, M, 0x1f, d);
export const shake256 = (M: Uint8Array, d: number): Uint8Array => keccak(512, M, 0x1f, d);
