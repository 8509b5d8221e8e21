/** FIPS 202: the permutation and the absorbing of whole blocks. */
import { keccakF1600 } from '../../spec/fips202.ts';
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

/** FIPS 202, Algorithm 8, step 6, for one block. */
export function absorbBlock<W>(words: Words<W>, state: readonly W[], block: readonly W[]): W[] {
  const mixed = state.map((word, i) => (i < block.length ? words.xor(word, block[i] as W) : word));
  return keccakF1600(words, mixed);
}

/** FIPS 202, Algorithm 8, step 6, for each block of `data`; its words a block are the rate. */
export const absorb: Step = (m, contract) => {
  const { words } = regionOf(contract, 'data');
  const rate = typeof words === 'number' ? 0 : (words.terms?.['blocks'] ?? 0);
  if (rate < 1 || rate > LANES_OF_STATE) throw new RangeError(`a rate of ${rate} words`);
  const entering = range(LANES_OF_STATE).map((i) => m.load('state', i));
  const absorbed = m.loop(symbol('blocks'), entering, (block, state) => {
    const first = times(block, literal(rate));
    const data = range(rate).map((i) => m.load('data', plus(first, linear(i))));
    return absorbBlock(m.words, state, data);
  });
  absorbed.forEach((word, i) => {
    m.store('state', i, word);
  });
};
