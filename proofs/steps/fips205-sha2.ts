/**
 * FIPS 205, 11.2: the hash functions over SHA-256 and SHA-512 that one call evaluates for many addresses. PK.seed and
 * the zeros behind it fill a block, which the caller has compressed: the midstate. ADRS comes as 32-bit integers
 * without bytes 4 to 7, which ADRSc leaves out; a group adds to them, modulo 2^32.
 */
import { pad } from '../../spec/fips180-4/hash-algorithms.ts';
import type { Words } from '../../spec/words.ts';
import { type Contract, regionOf } from '../checker/contract.ts';
import { linear, literal, type Polynomial, plus, symbol, times } from '../checker/polynomial.ts';
import { type Sha2, type Sha2Of, sha256, sha512 } from './fips180-4.ts';
import { range, type Step, type StepMachine } from './step.ts';

/** How many bytes ADRSc has. */
const ADDRESS_BYTES = 22;

/** Layer, the tree address's last two words, type, key pair, chain or height, hash or index. */
type Address<W> = readonly [W, W, W, W, W, W, W];

/** FIPS 180-4, 3.1: the bytes of words, each as a word below 256. */
function bytesOf<W>({ and, constant, shiftRight }: Words<W>, words: readonly W[]): W[] {
  return words.flatMap((word) => [24, 16, 8, 0].map((n) => and(shiftRight(word, n), constant(255n))));
}

function wordsOf<W>({ xor, rotateLeft }: Words<W>, bytes: readonly W[]): W[] {
  return range(bytes.length / 4).map((i) => {
    const [a, b, c, d] = bytes.slice(4 * i, 4 * i + 4) as [W, W, W, W];
    return xor(xor(rotateLeft(a, 24), rotateLeft(b, 16)), xor(rotateLeft(c, 8), d));
  });
}

/** 11.2: ADRSc = ADRS[3] || ADRS[8 : 16] || ADRS[19] || ADRS[20 : 32]. Of layer and type, the last byte. */
function compressed<W>(words: Words<W>, [layer, ...others]: Address<W>): W[] {
  const adrs = bytesOf(words, [layer, words.constant(0n), ...others]);
  return [...adrs.slice(3, 4), ...adrs.slice(8, 16), ...adrs.slice(19, 20), ...adrs.slice(20, 32)];
}

/** n / 4: the words of the region that the hashes go to. */
function wordsOfN(contract: Contract, output: string): number {
  const { words } = regionOf(contract, output);
  if (typeof words !== 'number') throw new RangeError('hashes of no fixed length');
  return words;
}

function midstateOf<W>(m: StepMachine<W>, { stateWords }: Sha2<W>): W[] {
  return range(stateWords).map((i) => m.load('midstate', i));
}

function addressOf<W>(m: StepMachine<W>): Address<W> {
  return range(7).map((i) => m.load('address', i)) as unknown as Address<W>;
}

/** ADRS of a group: its chain or height word and its hash or index word go up by their steps. */
function steppedAddress<W>(m: StepMachine<W>, group: Polynomial): Address<W> {
  const [layer, high, low, type, keyPair, chain, hash] = addressOf(m);
  const stepped = (word: W, by: string): W => m.words.add(word, m.count(times(group, symbol(by))));
  return [layer, high, low, type, keyPair, stepped(chain, 'chainStep'), stepped(hash, 'indexStep')];
}

/** F, H and PRF of 11.2: Trunc_n(SHA(PK.seed || toByte(0, blockBytes - n) || ADRSc || M)). */
function hash<W>(
  { words }: StepMachine<W>,
  { blockWords, lengthBytes, compress }: Sha2<W>,
  midstate: readonly W[],
  address: Address<W>,
  message: readonly W[],
  n: number,
): W[] {
  const blockBytes = 4 * blockWords;
  const hashed = [...compressed(words, address), ...bytesOf(words, message)];
  const padded = pad(new Uint8Array(blockBytes + hashed.length), blockBytes, lengthBytes);
  const padding = [...padded.slice(blockBytes + hashed.length)].map((byte) => words.constant(BigInt(byte)));
  const block = wordsOf(words, [...hashed, ...padding]);
  if (block.length !== blockWords) throw new RangeError(`a message of ${block.length} words`);
  return compress(midstate, block).slice(0, n);
}

/** FIPS 205, Algorithm 5, from hash address `firstHash` on, `steps` times, on the value of each group. */
export const chain: Step = (m, contract) => {
  const sha2 = sha256(m);
  const n = wordsOfN(contract, 'value');
  const midstate = midstateOf(m, sha2);
  m.loop(symbol('groups'), [], (group) => {
    const fixed = range(5).map((i) => m.load('address', i));
    const chainAddress = m.words.add(m.load('address', 5), m.count(times(group, symbol('chainStep'))));
    const start = range(n).map((i) => m.load('value', i, group));
    const end = m.loop(symbol('steps'), start, (step, value) => {
      const hashAddress = m.count(plus(symbol('firstHash'), step));
      const address = [...fixed, chainAddress, hashAddress] as unknown as Address<(typeof fixed)[0]>;
      return hash(m, sha2, midstate, address, value, n);
    });
    end.forEach((word, i) => {
      m.store('value', i, word, group);
    });
    return [];
  });
};

/** A hash for each group's address, of the message that `message` finds, to the region `output`. */
function eachHash(
  of: Sha2Of,
  output: string,
  message: <W>(m: StepMachine<W>, n: number, group: Polynomial) => W[],
): Step {
  return (m, contract) => {
    const sha2 = of(m);
    const n = wordsOfN(contract, output);
    const midstate = midstateOf(m, sha2);
    m.loop(symbol('groups'), [], (group) => {
      const found = hash(m, sha2, midstate, steppedAddress(m, group), message(m, n, group), n);
      found.forEach((word, i) => {
        m.store(output, i, word, group);
      });
      return [];
    });
  };
}

/** 11.2: F(PK.seed, ADRS, M1) of each group's value, in place. */
export const f: Step = eachHash(sha256, 'value', (m, n, group) =>
  range(n).map((i) => m.load('value', i, group)),
);

/** 11.2: PRF(PK.seed, SK.seed, ADRS) for each group's address. */
export const prf: Step = eachHash(sha256, 'output', (m, n) => range(n).map((i) => m.load('secretSeed', i)));

/** 11.2: H(PK.seed, ADRS, M2) of each group's pair. */
const hWith = (of: Sha2Of): Step =>
  eachHash(of, 'output', (m, n, group) => range(2 * n).map((i) => m.load('input', i, group)));

export const h: Step = hWith(sha256);
export const h512: Step = hWith(sha512);

/**
 * 11.2: T_l(PK.seed, ADRS, M_l) of each group's input, which the caller has padded (FIPS 180-4, 5.1) so that ADRSc and
 * input are 1 + furtherBlocks blocks and two bytes, which are nothing; a group adds to the key pair word.
 */
const tLWith =
  (of: Sha2Of): Step =>
  (m, contract) => {
    const sha2 = of(m);
    const { blockWords, compress } = sha2;
    const { words } = m;
    const n = wordsOfN(contract, 'output');
    const midstate = midstateOf(m, sha2);
    const blockOf = (bytes: readonly (typeof midstate)[0][]): typeof midstate =>
      wordsOf(words, bytes.slice(0, 4 * blockWords));
    m.loop(symbol('groups'), [], (group) => {
      const [layer, high, low, type, keyPair, chainAddress, hashAddress] = addressOf(m);
      const stepped = words.add(keyPair, m.count(times(group, symbol('keyPairStep'))));
      const adrsc = compressed(words, [layer, high, low, type, stepped, chainAddress, hashAddress]);
      const ofInput = blockWords - Math.floor(ADDRESS_BYTES / 4);
      const first = range(ofInput).map((i) => m.load('input', i, group));
      const opened = compress(midstate, blockOf([...adrsc, ...bytesOf(words, first)]));
      // The last two bytes of a block's words are the first of the next block.
      const state = m.loop(symbol('furtherBlocks'), [...opened, ...first.slice(-1)], (further, carried) => {
        const from = plus(times(further, literal(blockWords)), linear(ofInput));
        const next = range(blockWords).map((i) => m.load('input', plus(from, linear(i)), group));
        const left = bytesOf(words, carried.slice(-1)).slice(-(ADDRESS_BYTES % 4));
        const block = blockOf([...left, ...bytesOf(words, next)]);
        return [...compress(carried.slice(0, -1), block), ...next.slice(-1)];
      });
      state.slice(0, n).forEach((word, i) => {
        m.store('output', i, word, group);
      });
      return [];
    });
  };

export const tL: Step = tLWith(sha256);
export const tL512: Step = tLWith(sha512);
