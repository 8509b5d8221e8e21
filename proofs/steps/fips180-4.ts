/** FIPS 180-4: whole blocks into a state. */
import { sha256Compress } from '../../spec/fips180-4/compress.ts';
import { linear, literal, plus, symbol, times } from '../checker/polynomial.ts';
import { range, type Step } from './step.ts';

/** FIPS 180-4, 6.2.2, for each block of sixteen big-endian words. */
export const compress: Step = (m) => {
  const entering = range(8).map((i) => m.load('state', i));
  const hashed = m.loop(symbol('blocks'), entering, (block, state) => {
    const first = times(block, literal(16));
    const message = range(16).map((i) => m.load('data', plus(first, linear(i))));
    return sha256Compress(m.words, state, message);
  });
  hashed.forEach((word, i) => {
    m.store('state', i, word);
  });
};
