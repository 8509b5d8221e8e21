/** Rounds with constants from a table, on the value of each group: one loop is run out, one is an induction. */
import type { Builder } from '../../language/builder.ts';
import type { Count, Word32 } from '../../language/handles.ts';
import { symbol } from '../checker/polynomial.ts';
import type { Lesson } from './lesson.ts';

const CONSTANTS = [0x9e3779b9, 0x3c6ef372, 0xdaa66d2b, 0x78dde6e4];

export const rounds: Lesson = {
  title: 'tables, rounds, groups',
  contract: {
    kernel: 'tutorial-rounds',
    wordBytes: 4,
    regions: [
      {
        name: 'value',
        role: 'in-out',
        secrecy: 'secret',
        layout: 'lane-wise',
        words: 1,
        elements: 'groups',
        elementStride: 'valueStride',
      },
    ],
    counts: [
      { name: 'groups', min: 0, max: 1000 },
      { name: 'valueStride', min: 0, max: 4096, multipleOf: 4 },
    ],
    step: 'tutorial.rounds',
    summary: 'Four rounds on each value.',
  },
  text: (k) => roundsOn(k, (group) => group),
  step: (m) => {
    const { add, constant, rotateLeft, xor } = m.words;
    m.loop(symbol('groups'), [], (group) => {
      let word = m.load('value', 0, group);
      for (const c of CONSTANTS) word = xor(rotateLeft(word, 5), add(word, constant(BigInt(c))));
      m.store('value', 0, word, group);
      return [];
    });
  },
  fault: {
    what: 'each turn at the element after its own',
    text: (k) => roundsOn(k, (group) => k.countAdd(group, 1)),
    property: 'framed',
  },
};

function roundsOn(k: Builder, elementOf: (group: Count) => Count): void {
  const table = k.table32('constants', CONSTANTS);
  k.each(k.count('groups'), (group) => {
    const element = elementOf(group);
    const [end] = k.loop(CONSTANTS.length, [k.load32('value', 0, element)], (round, [word]) => {
      const before = word as Word32;
      return [k.xor(k.rotateLeft(before, 5), k.add(before, k.splat(table.at(round))))];
    });
    k.store('value', 0, end as Word32, element);
  });
}
