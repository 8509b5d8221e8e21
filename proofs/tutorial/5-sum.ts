/** A running sum over blocks, in scratch that must be zero on return. */
import type { Builder } from '../../language/builder.ts';
import type { Word64 } from '../../language/handles.ts';
import { linear, literal, plus, symbol, times } from '../checker/polynomial.ts';
import type { Lesson } from './lesson.ts';

export const sum: Lesson = {
  title: 'blocks, carried words, wiped scratch',
  contract: {
    kernel: 'tutorial-sum',
    wordBytes: 8,
    regions: [
      { name: 'total', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 1 },
      {
        name: 'data',
        role: 'in',
        secrecy: 'secret',
        layout: 'bytes',
        words: { constant: 0, terms: { blocks: 2 } },
        laneStride: 'dataStride',
      },
      { name: 'work', role: 'scratch', secrecy: 'secret', layout: 'lane-wise', words: 1, wiped: true },
    ],
    counts: [
      { name: 'blocks', min: 0, max: 4096 },
      { name: 'dataStride', min: 0, max: 65536 },
    ],
    step: 'tutorial.sum',
    summary: 'Adds the xor of both words of each block.',
  },
  text: (k) => {
    sumOf(k);
    k.store('work', 0, k.constant64(0n));
  },
  step: (m) => {
    const [total] = m.loop(symbol('blocks'), [m.load('total', 0)], (block, [before]) => {
      const first = times(block, literal(2));
      const word = m.words.xor(m.load('data', first), m.load('data', plus(first, linear(1))));
      return [m.words.add(before as typeof word, word)];
    });
    m.store('total', 0, total as NonNullable<typeof total>);
  },
  fault: {
    what: 'a missing wipe',
    text: sumOf,
    property: 'wiped',
  },
};

function sumOf(k: Builder): void {
  const [total] = k.loop(k.count('blocks'), [k.load64('total', 0)], (block, [before]) => {
    const first = k.countMultiply(block, 2);
    k.store('work', 0, k.xor(k.load64('data', first), k.load64('data', k.countAdd(first, 1))));
    return [k.add(before as Word64, k.load64('work', 0))];
  });
  k.store('total', 0, total as Word64);
}
