/** Two words of one region xored onto two of another. */
import type { Builder } from '../../language/builder.ts';
import type { Lesson } from './lesson.ts';

export const xor: Lesson = {
  title: 'words and regions',
  contract: {
    kernel: 'tutorial-xor',
    wordBytes: 4,
    regions: [
      { name: 'left', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 2 },
      { name: 'right', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 2 },
      { name: 'output', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: 2 },
    ],
    counts: [],
    step: 'tutorial.xor',
    summary: 'Two words and two words.',
  },
  text: (k) => xorWith(k, 1),
  step: (m) => {
    for (const i of [0, 1]) m.store('output', i, m.words.xor(m.load('left', i), m.load('right', i)));
  },
  fault: {
    what: 'the second word is xored with the first',
    text: (k) => xorWith(k, 0),
    property: 'equal',
  },
};

function xorWith(k: Builder, second: number): void {
  k.store('output', 0, k.xor(k.load32('left', 0), k.load32('right', 0)));
  k.store('output', 1, k.xor(k.load32('left', 1), k.load32('right', second)));
}
