/** FIPS 180-4: whole blocks into a state, and the hash functions over 32-bit words. */
import { sha1Compress, sha256Compress, sha512Compress } from '../../spec/fips180-4/compress.ts';
import { linear, literal, plus, symbol, times } from '../checker/polynomial.ts';
import { range, type Step, type StepMachine } from './step.ts';

/** A hash function of the standard with its state and blocks as 32-bit words, of 64 bits the high half first. */
export interface Sha2<W> {
  readonly stateWords: number;
  readonly blockWords: number;
  /** Section 5.1: the bytes of the length in the padding. */
  readonly lengthBytes: number;
  compress(state: readonly W[], block: readonly W[]): W[];
}

export type Sha2Of = <W, D>(machine: StepMachine<W, D>) => Sha2<W>;

/** SHA-1 has the shape of SHA-2, over five words. */
export const sha1: Sha2Of = ({ words }) => ({
  stateWords: 5,
  blockWords: 16,
  lengthBytes: 8,
  compress: (state, block) => sha1Compress(words, state, block),
});

export const sha256: Sha2Of = ({ words }) => ({
  stateWords: 8,
  blockWords: 16,
  lengthBytes: 8,
  compress: (state, block) => sha256Compress(words, state, block),
});

export const sha512: Sha2Of = <W, D>({ pairs }: StepMachine<W, D>): Sha2<W> => {
  const joined = (words: readonly W[]): D[] =>
    range(words.length / 2).map((i) => pairs.join(words[2 * i] as W, words[2 * i + 1] as W));
  return {
    stateWords: 16,
    blockWords: 32,
    lengthBytes: 16,
    compress: (state, block) =>
      sha512Compress(pairs.words, joined(state), joined(block)).flatMap((word) => pairs.halves(word)),
  };
};

/** FIPS 180-4, 6.1.2, 6.2.2 or 6.4.2, for each block of big-endian words. */
const compressWith =
  (of: Sha2Of): Step =>
  (m) => {
    const { stateWords, blockWords, compress } = of(m);
    const entering = range(stateWords).map((i) => m.load('state', i));
    const hashed = m.loop(symbol('blocks'), entering, (block, state) => {
      const first = times(block, literal(blockWords));
      return compress(
        state,
        range(blockWords).map((i) => m.load('data', plus(first, linear(i)))),
      );
    });
    hashed.forEach((word, i) => {
      m.store('state', i, word);
    });
  };

export const compress1: Step = compressWith(sha1);
export const compress256: Step = compressWith(sha256);
export const compress512: Step = compressWith(sha512);
