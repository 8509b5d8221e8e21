import { contractOf, countOf, INPUT, OUTPUT, SCRATCH } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const counts = [countOf('blocks', 16), countOf('groups', 8), countOf('stride', 1024, { multipleOf: 4 })];
const contract = contractOf([INPUT, OUTPUT, SCRATCH], { counts });
const growing = contractOf([OUTPUT, { ...SCRATCH, words: { constant: 0, terms: { blocks: 4 } } }], {
  counts,
});
const naming = contractOf([OUTPUT, SCRATCH], { counts: [countOf('which', 3)] });
const grouped = contractOf([OUTPUT, { ...SCRATCH, elements: 'groups', elementStride: 'stride' }], { counts });

export const WIPING: readonly Refused[] = [
  refused('scratch-not-wiped', 'scratch left as it is', contract, (k) => {
    k.store('scratch', 0, k.load32('input', 0));
    k.store('output', 0, k.load32('scratch', 0));
  }),
  refused('scratch-not-wiped', 'scratch wiped but for its last word', contract, (k) => {
    k.store('scratch', 3, k.load32('input', 0));
    k.store('output', 0, k.load32('scratch', 3));
    k.each(3, (index) => k.store('scratch', index, k.constant32(0)));
  }),
  refused('scratch-not-wiped', 'scratch wiped but for its first word', contract, (k) => {
    k.store('output', 0, k.load32('scratch', 3));
    k.each(3, (index) => k.store('scratch', k.countAdd(index, 1), k.constant32(0)));
  }),
  refused('scratch-not-wiped', 'scratch wiped with ones', contract, (k) => {
    k.store('output', 0, k.constant32(0));
    k.each(4, (index) => k.store('scratch', index, k.constant32(1)));
  }),
  refused('scratch-not-wiped', 'scratch wiped and then used', contract, (k) => {
    k.each(4, (index) => k.store('scratch', index, k.constant32(0)));
    k.store('scratch', 0, k.load32('input', 0));
    k.store('output', 0, k.constant32(0));
  }),
  refused('scratch-not-wiped', 'scratch wiped and then read', contract, (k) => {
    k.each(4, (index) => k.store('scratch', index, k.constant32(0)));
    k.store('output', 0, k.load32('scratch', 0));
  }),
  refused('scratch-not-wiped', 'every second word wiped', contract, (k) => {
    k.store('output', 0, k.load32('scratch', 0));
    k.each(2, (index) => k.store('scratch', k.countMultiply(index, 2), k.constant32(0)));
  }),
  refused('scratch-not-wiped', 'wiped within a loop that may not run', contract, (k) => {
    k.store('output', 0, k.load32('scratch', 0));
    k.each(k.count('blocks'), () => {
      k.each(4, (index) => k.store('scratch', index, k.constant32(0)));
    });
  }),
  refused('scratch-not-wiped', 'wiped for the least of the counts only', growing, (k) => {
    k.store('output', 0, k.constant32(0));
    k.each(k.count('blocks'), (block) => k.store('scratch', block, k.constant32(0)));
  }),
  refused('scratch-not-wiped', 'wiped a triangle of words', contract, (k) => {
    k.store('output', 0, k.load32('scratch', 0));
    k.each(4, (outer) => k.each(k.countAdd(outer, 1), (inner) => k.store('scratch', inner, k.constant32(0))));
  }),
  refused('scratch-not-wiped', 'one word of every element wiped', grouped, (k) => {
    k.store('output', 0, k.constant32(0));
    k.each(k.count('groups'), (group) => k.store('scratch', 0, k.constant32(0), group));
  }),
  refused('scratch-not-wiped', 'a diagonal of elements and words wiped', grouped, (k) => {
    k.store('output', 0, k.constant32(0));
    k.each(k.count('groups'), (group) => {
      for (let i = 0; i < 3; i++) k.store('scratch', i, k.constant32(0), group);
    });
  }),
  refused('scratch-not-wiped', 'a word that a count names in place of the first', naming, (k) => {
    k.store('output', 0, k.load32('scratch', 0));
    k.store('scratch', k.count('which'), k.constant32(0));
    for (let i = 1; i < 4; i++) k.store('scratch', i, k.constant32(0));
  }),
  refused('scratch-not-wiped', 'scratch never touched', contract, (k) => {
    k.store('output', 0, k.load32('input', 0));
  }),
];
