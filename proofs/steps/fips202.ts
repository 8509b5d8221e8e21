/** FIPS 202 and RFC 9861: the permutation and the absorbing of whole blocks. */
import { keccakF1600 } from '../../spec/fips202.ts';
import { keccakP12 } from '../../spec/rfc9861.ts';
import type { Words } from '../../spec/words.ts';
import { regionOf } from '../checker/contract.ts';
import { linear, literal, plus, symbol, times } from '../checker/polynomial.ts';
import { range, type Step } from './step.ts';

const LANES_OF_STATE = 25;

/** FIPS 202, 3.4, on the state of each group. */
export const permute: Step = (m) => {
  m.loop(symbol('groups'), [], (group) => {
    const state = range(LANES_OF_STATE).map((i) => m.load('state', i, group));
    keccakF1600(m.words, state).forEach((word, i) => {
      m.store('state', i, word, group);
    });
    return [];
  });
};

type Permutation = <W>(words: Words<W>, state: readonly W[]) => W[];

const mixed = <W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] =>
  state.map((word, i) => (i < block.length ? words.xor(word, block[i] as W) : word));

/** FIPS 202, Algorithm 8, step 6, for one block. */
export function absorbBlock<W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] {
  return keccakF1600(words, mixed(words, state, block));
}

/** FIPS 202, Algorithm 8, step 6, for each block of `data`; its words a block are the rate. */
const absorbWith =
  (permutation: Permutation): Step =>
  (m, contract) => {
    const { words } = regionOf(contract, 'data');
    const rate = typeof words === 'number' ? 0 : (words.terms?.['blocks'] ?? 0);
    if (rate < 1 || rate > LANES_OF_STATE) throw new RangeError(`a rate of ${rate} words`);
    const entering = range(LANES_OF_STATE).map((i) => m.load('state', i));
    const absorbed = m.loop(symbol('blocks'), entering, (block, state) => {
      const first = times(block, literal(rate));
      const data = range(rate).map((i) => m.load('data', plus(first, linear(i))));
      return permutation(m.words, mixed(m.words, state, data));
    });
    absorbed.forEach((word, i) => {
      m.store('state', i, word);
    });
  };

export const absorb: Step = absorbWith(keccakF1600);
/** RFC 9861, section 2.2: with twelve rounds. */
export const absorb12: Step = absorbWith(keccakP12);
