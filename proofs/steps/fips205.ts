/**
 * FIPS 205, 11.1: the hash functions over SHAKE256 that one call evaluates for many addresses. ADRS comes as four
 * integers, bytes 0 to 7, 8 to 15, 16 to 23 and 24 to 31, each read big-endian; a group adds to them.
 */
import { halvesFromLittleEndian } from '../../spec/bytes.ts';
import { pad, sponge } from '../../spec/fips202.ts';
import type { Words } from '../../spec/words.ts';
import { type Contract, regionOf } from '../checker/contract.ts';
import { linear, literal, type Polynomial, plus, symbol, times } from '../checker/polynomial.ts';
import { absorbBlock } from './fips202.ts';
import { range, type Step, type StepMachine } from './step.ts';

/** FIPS 202, 6.2: SHAKE256 has a rate of 136 bytes, and 1111 and the first padding bit make 0x1f. */
const RATE = 17;
const SUFFIX = 0x1f;

/** How many words n bytes are: PK.seed's. */
function wordsOfN(contract: Contract): number {
  const { words } = regionOf(contract, 'seed');
  if (typeof words !== 'number') throw new RangeError('PK.seed of no fixed length');
  return words;
}

/** A word with its bytes reversed: an integer as its big-endian bytes, read little-endian. */
function reversed<W>({ constant, xor, and, rotateLeft }: Words<W>, word: W): W {
  const swap = (w: W, mask: bigint, n: number): W =>
    xor(rotateLeft(and(w, constant(mask)), n), and(rotateLeft(w, 64 - n), constant(mask)));
  const pairs = swap(word, 0x00ff00ff00ff00ffn, 8);
  return swap(swap(pairs, 0x0000ffff0000ffffn, 16), 0x00000000ffffffffn, 32);
}

/** The first words of SHAKE256 of a message of whole words. */
function shake256<W>(words: Words<W>, message: readonly W[], count: number): W[] {
  const padding = halvesFromLittleEndian(pad(8 * RATE, new Uint8Array(8 * message.length), SUFFIX));
  const padded = padding.map(({ high, low }, i) => {
    const value = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    return message[i] ?? words.constant(value);
  });
  return sponge(words, RATE, padded, count);
}

function seedOf<W>(m: StepMachine<W>, contract: Contract): W[] {
  return range(wordsOfN(contract)).map((i) => m.load('seed', i));
}

function addressOf<W>(m: StepMachine<W>): [W, W, W, W] {
  return range(4).map((i) => m.load('address', i)) as [W, W, W, W];
}

/** ADRS of a group: its chain or height word and its hash or index word, bytes 24 to 31, go up by their steps. */
function steppedAddress<W>(m: StepMachine<W>, group: Polynomial): [W, W, W, W] {
  const { add, xor, rotateLeft } = m.words;
  const [first, second, third, last] = addressOf(m);
  const chain = m.count(times(group, symbol('chainStep')));
  const index = m.count(times(group, symbol('indexStep')));
  return [first, second, third, add(last, xor(rotateLeft(chain, 32), index))];
}

/** F, H and PRF of 11.1: SHAKE256(PK.seed || ADRS || M, 8n). */
function hash<W>(m: StepMachine<W>, seed: readonly W[], address: readonly W[], message: readonly W[]): W[] {
  const adrs = address.map((word) => reversed(m.words, word));
  return shake256(m.words, [...seed, ...adrs, ...message], seed.length);
}

/** FIPS 205, Algorithm 5, from hash address `firstHash` on, `steps` times, on the value of each group. */
export const chain: Step = (m, contract) => {
  const seed = seedOf(m, contract);
  m.loop(symbol('groups'), [], (group) => {
    const [first, second, third, last] = steppedAddress(m, group);
    const start = seed.map((_, i) => m.load('value', i, group));
    const end = m.loop(symbol('steps'), start, (step, value) => {
      const hashAddress = m.count(plus(symbol('firstHash'), step));
      return hash(m, seed, [first, second, third, m.words.add(last, hashAddress)], value);
    });
    end.forEach((word, i) => {
      m.store('value', i, word, group);
    });
    return [];
  });
};

/** FIPS 205, 11.1: PRF(PK.seed, SK.seed, ADRS) for each group's address. */
export const prf: Step = (m, contract) => {
  const seed = seedOf(m, contract);
  const secret = seed.map((_, i) => m.load('secretSeed', i));
  m.loop(symbol('groups'), [], (group) => {
    hash(m, seed, steppedAddress(m, group), secret).forEach((word, i) => {
      m.store('output', i, word, group);
    });
    return [];
  });
};

/** FIPS 205, 11.1: H(PK.seed, ADRS, M2) of each group's pair. */
export const h: Step = (m, contract) => {
  const seed = seedOf(m, contract);
  m.loop(symbol('groups'), [], (group) => {
    const pair = range(2 * seed.length).map((i) => m.load('input', i, group));
    hash(m, seed, steppedAddress(m, group), pair).forEach((word, i) => {
      m.store('output', i, word, group);
    });
    return [];
  });
};

/**
 * FIPS 205, 11.1: T_l(PK.seed, ADRS, M_l) of each group's input, which the caller has padded (FIPS 202, Algorithm 9)
 * so that PK.seed, ADRS and input are 1 + furtherBlocks blocks; a group adds to the key pair word, bytes 20 to 23.
 */
export const tL: Step = (m, contract) => {
  const seed = seedOf(m, contract);
  const { words } = m;
  m.loop(symbol('groups'), [], (group) => {
    const [first, second, third, last] = addressOf(m);
    const keyPair = words.add(third, m.count(times(group, symbol('keyPairStep'))));
    const opening = [...seed, ...[first, second, keyPair, last].map((word) => reversed(words, word))];
    const ofInput = RATE - opening.length;
    const block = [...opening, ...range(ofInput).map((i) => m.load('input', i, group))];
    const zeros = range(25).map(() => words.constant(0n));
    const state = m.loop(symbol('furtherBlocks'), absorbBlock(words, zeros, block), (further, carried) => {
      const from = plus(times(further, literal(RATE)), linear(ofInput));
      const next = range(RATE).map((i) => m.load('input', plus(from, linear(i)), group));
      return absorbBlock(words, carried, next);
    });
    seed.forEach((_, i) => {
      m.store('output', i, state[i] as (typeof state)[0], group);
    });
    return [];
  });
};
