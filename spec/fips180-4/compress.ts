// FIPS 180-4, sections 4.1 (functions) and 6 (hash computation, steps 1 to 4 for one message block), over
// any words of the right size.
import type { Words } from '../words.ts';
import { K1, K256, K512 } from './constants.ts';

/** FIPS 180-4, equations 4.1, 4.2 and 4.8. */
export function Ch<W>({ xor, and, not }: Words<W>, x: W, y: W, z: W): W {
  return xor(and(x, y), and(not(x), z));
}

/** FIPS 180-4, equation 4.1. */
export function Parity<W>({ xor }: Words<W>, x: W, y: W, z: W): W {
  return xor(xor(x, y), z);
}

/** FIPS 180-4, equations 4.1, 4.3 and 4.9. */
export function Maj<W>({ xor, and }: Words<W>, x: W, y: W, z: W): W {
  return xor(xor(and(x, y), and(x, z)), and(y, z));
}

/** FIPS 180-4, section 3.2: ROTR^n(x). */
function rotateRight<W>(words: Words<W>, x: W, n: number): W {
  return words.rotateLeft(x, words.bits - n);
}

/** FIPS 180-4, equations 4.4, 4.5, 4.10 and 4.11. */
function upperSigma<W>(words: Words<W>, x: W, [a, b, c]: readonly [number, number, number]): W {
  const { xor } = words;
  return xor(xor(rotateRight(words, x, a), rotateRight(words, x, b)), rotateRight(words, x, c));
}

/** FIPS 180-4, equations 4.6, 4.7, 4.12 and 4.13: the third is a shift. */
function lowerSigma<W>(words: Words<W>, x: W, [a, b, c]: readonly [number, number, number]): W {
  const { xor, shiftRight } = words;
  return xor(xor(rotateRight(words, x, a), rotateRight(words, x, b)), shiftRight(x, c));
}

interface Sha2Shape {
  readonly rounds: number;
  readonly K: readonly bigint[];
  readonly Sigma0: readonly [number, number, number];
  readonly Sigma1: readonly [number, number, number];
  readonly sigma0: readonly [number, number, number];
  readonly sigma1: readonly [number, number, number];
}

/** FIPS 180-4, section 4.1.2. */
const shape256: Sha2Shape = {
  rounds: 64,
  K: K256,
  Sigma0: [2, 13, 22],
  Sigma1: [6, 11, 25],
  sigma0: [7, 18, 3],
  sigma1: [17, 19, 10],
};

/** FIPS 180-4, section 4.1.3. */
const shape512: Sha2Shape = {
  rounds: 80,
  K: K512,
  Sigma0: [28, 34, 39],
  Sigma1: [14, 18, 41],
  sigma0: [1, 8, 7],
  sigma1: [19, 61, 6],
};

function sha2Schedule<W>(words: Words<W>, block: readonly W[], shape: Sha2Shape): W[] {
  const { add } = words;
  const schedule = [...block];
  for (let t = 16; t < shape.rounds; t++) {
    const s1 = lowerSigma(words, schedule[t - 2] as W, shape.sigma1);
    const s0 = lowerSigma(words, schedule[t - 15] as W, shape.sigma0);
    schedule.push(add(add(add(s1, schedule[t - 7] as W), s0), schedule[t - 16] as W));
  }
  return schedule;
}

function sha2Compress<W>(words: Words<W>, state: readonly W[], block: readonly W[], shape: Sha2Shape): W[] {
  const { add } = words;
  const schedule = sha2Schedule(words, block, shape);
  let [a, b, c, d, e, f, g, h] = state as [W, W, W, W, W, W, W, W];
  for (let t = 0; t < shape.rounds; t++) {
    const K = words.constant(shape.K[t] as bigint);
    const S1 = upperSigma(words, e, shape.Sigma1);
    const T1 = add(add(add(add(h, S1), Ch(words, e, f, g)), K), schedule[t] as W);
    const T2 = add(upperSigma(words, a, shape.Sigma0), Maj(words, a, b, c));
    h = g;
    g = f;
    f = e;
    e = add(d, T1);
    d = c;
    c = b;
    b = a;
    a = add(T1, T2);
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => add(word, state[i] as W));
}

/** FIPS 180-4, section 6.2.2: eight words of state, sixteen of block, 32 bits each. */
export function sha256Compress<W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] {
  return sha2Compress(words, state, block, shape256);
}

/** FIPS 180-4, section 6.4.2: eight words of state, sixteen of block, 64 bits each. */
export function sha512Compress<W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] {
  return sha2Compress(words, state, block, shape512);
}

/** FIPS 180-4, section 6.2.2, step 1: W_0 to W_63. */
export function sha256Schedule<W>(words: Words<W>, block: readonly W[]): W[] {
  return sha2Schedule(words, block, shape256);
}

/** FIPS 180-4, section 6.4.2, step 1: W_0 to W_79. */
export function sha512Schedule<W>(words: Words<W>, block: readonly W[]): W[] {
  return sha2Schedule(words, block, shape512);
}

/** FIPS 180-4, section 6.1.2: five words of state, sixteen of block, 32 bits each. */
export function sha1Compress<W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] {
  const { add, xor, rotateLeft } = words;
  const schedule = [...block];
  for (let t = 16; t < 80; t++) {
    const older = xor(schedule[t - 14] as W, schedule[t - 16] as W);
    schedule.push(rotateLeft(xor(xor(schedule[t - 3] as W, schedule[t - 8] as W), older), 1));
  }
  let [a, b, c, d, e] = state as [W, W, W, W, W];
  for (let t = 0; t < 80; t++) {
    const quarter = Math.floor(t / 20);
    const f = ([Ch, Parity, Maj, Parity][quarter] as typeof Ch)(words, b, c, d);
    const K = words.constant(K1[quarter] as bigint);
    const T = add(add(add(add(rotateLeft(a, 5), f), e), K), schedule[t] as W);
    e = d;
    d = c;
    c = rotateLeft(b, 30);
    b = a;
    a = T;
  }
  return [a, b, c, d, e].map((word, i) => add(word, state[i] as W));
}
