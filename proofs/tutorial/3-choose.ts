/** One of two words by a secret bit, in constant time: the bit becomes a mask. */
import type { Builder } from '../../language/builder.ts';
import type { Lesson } from './lesson.ts';

export const choose: Lesson = {
  title: 'a secret choice',
  contract: {
    kernel: 'tutorial-choose',
    wordBytes: 4,
    regions: [
      { name: 'bit', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 1 },
      { name: 'values', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 2 },
      { name: 'output', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: 1 },
    ],
    counts: [],
    step: 'tutorial.choose',
    summary: 'The first value where the bit is set, else the second.',
  },
  text: chooseByMask,
  step: (m) => {
    const { add, and, constant, not, xor } = m.words;
    const bit = and(m.load('bit', 0), constant(1n));
    const mask = add(not(bit), constant(1n));
    const chosen = and(m.load('values', 0), mask);
    m.store('output', 0, xor(chosen, and(m.load('values', 1), not(mask))));
  },
  fault: {
    what: 'a conditional expression on the bit',
    edit: (js) => js.replace(/= (.*?) \^/, '= i32[(bit) >>> 2] & 1 ? i32[(values) >>> 2] : $1; //'),
    property: 'constant-time',
  },
};

function chooseByMask(k: Builder): void {
  const bit = k.and(k.load32('bit', 0), k.constant32(1));
  const mask = k.subtract(k.constant32(0), bit);
  const [first, second] = [k.load32('values', 0), k.load32('values', 1)];
  k.store('output', 0, k.xor(second, k.and(mask, k.xor(first, second))));
}
