import { contractOf, countOf, INPUT, OUTPUT, SCRATCH, SHARED } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const counts = [countOf('blocks', 16), countOf('groups', 8), countOf('stride', 1024, { multipleOf: 4 })];
const grouped = { elements: 'groups', elementStride: 'stride' };
const contract = contractOf([INPUT, OUTPUT, SHARED], { counts });
const groups = contractOf(
  [
    { ...INPUT, ...grouped },
    { ...OUTPUT, ...grouped },
  ],
  { counts },
);
const blocks = contractOf([{ ...INPUT, words: { constant: 1, terms: { blocks: 4 } } }, OUTPUT], { counts });

const scratch = contractOf([OUTPUT, { ...SCRATCH, words: 5 }], { counts });

export const BOUNDS: readonly Refused[] = [
  refused('region-overrun', 'a 64-bit word of scratch of which the second half is too far', scratch, (k) => {
    k.store('scratch', 2, k.constant64(1n));
  }),
  refused('region-overrun', 'a 64-bit word of scratch that is loaded half from behind it', scratch, (k) => {
    k.each(3, (index) => k.store('output', 0, k.lowHalf(k.load64('scratch', index))));
  }),
  refused('region-overrun', 'a word one past the end loaded', contract, (k) => {
    k.store('output', 0, k.load32('input', 4));
  }),
  refused('region-overrun', 'a word one past the end stored', contract, (k) => {
    k.store('output', 4, k.constant32(0));
  }),
  refused('region-overrun', 'a shared word one past the end', contract, (k) => {
    k.store('output', 0, k.splat(k.loadShared32('shared', 4)));
  }),
  refused('region-overrun', 'a loop of one turn too many', contract, (k) => {
    k.each(5, (index) => k.store('output', index, k.constant32(0)));
  }),
  refused('region-overrun', 'a loop index plus one', contract, (k) => {
    k.each(4, (index) => k.store('output', k.countAdd(index, 1), k.constant32(0)));
  }),
  refused('region-overrun', 'a loop index doubled', contract, (k) => {
    k.each(3, (index) => k.store('output', k.countMultiply(index, 2), k.constant32(0)));
  }),
  refused('region-overrun', 'nested loops that together go too far', contract, (k) => {
    k.each(2, (high) => {
      k.each(3, (low) => k.store('output', k.countAdd(k.countMultiply(high, 2), low), k.constant32(0)));
    });
  }),
  refused('region-overrun', 'an inner bound that follows the outer index too far', contract, (k) => {
    k.each(5, (outer) => {
      k.each(k.countAdd(outer, 1), (inner) => k.store('output', inner, k.constant32(0)));
    });
  }),
  refused('region-overrun', 'a count as index that may equal the words', contract, (k) => {
    k.store('output', k.count('blocks'), k.constant32(0));
  }),
  refused('region-overrun', 'words that need a block where there may be none', blocks, (k) => {
    k.store('output', 0, k.load32('input', 4));
  }),
  refused('region-overrun', 'a block more than there are', blocks, (k) => {
    k.each(k.countAdd(k.count('blocks'), 1), (block) => {
      k.store('output', 0, k.load32('input', k.countAdd(k.countMultiply(block, 4), 3)));
    });
  }),
  refused('region-overrun', 'a word index read from memory', contract, (k) => {
    k.store('output', k.countFromWord(k.loadShared32('shared', 0)), k.constant32(0));
  }),
  refused('region-overrun', 'a bound read from memory', contract, (k) => {
    k.each(k.countFromWord(k.loadShared32('shared', 0)), (index) =>
      k.store('output', index, k.constant32(0)),
    );
  }),
  refused('region-overrun', 'a product of counts as index', contract, (k) => {
    k.store('output', k.countMultiply(k.count('blocks'), k.count('blocks')), k.constant32(0));
  }),
  refused('region-overrun', 'an index that wraps around 2^32 to lie inside', contract, (k) => {
    const most = k.countAdd(0x7fffffff, 0x7fffffff);
    k.store('output', k.countAdd(most, 3), k.constant32(0));
  }),
  refused('element-overrun', 'the element after the last', groups, (k) => {
    k.each(k.count('groups'), (group) => {
      k.store('output', 0, k.constant32(0), k.countAdd(group, 1));
    });
  }),
  refused('element-overrun', 'the first element where there may be none', groups, (k) => {
    k.store('output', 0, k.constant32(0));
  }),
  refused('element-overrun', 'another count than the elements', groups, (k) => {
    k.each(k.count('blocks'), (block) => k.store('output', 0, k.constant32(0), block));
  }),
  refused('element-overrun', 'an element of a region that has one', contract, (k) => {
    k.store('output', 0, k.constant32(0), 1);
  }),
  refused('table-overrun', 'an entry past the table', contract, (k) => {
    k.store('output', 0, k.splat(k.table32('three', [1, 2, 3]).at(3)));
  }),
  refused('table-overrun', 'a loop past the table', contract, (k) => {
    const table = k.table32('three', [1, 2, 3]);
    k.each(4, (index) => k.store('output', index, k.splat(table.at(index))));
  }),
  refused('undeclared-region', 'a region that the contract lacks', contract, (k) => {
    k.load32('inputs', 0);
  }),
  refused('undeclared-region', 'a store to a region that the contract lacks', contract, (k) => {
    k.store('outputs', 0, k.constant32(0));
  }),
  refused('undeclared-count', 'a count that the contract lacks', contract, (k) => {
    k.count('rounds');
  }),
  refused('undeclared-write', 'a store to an in region', contract, (k) => {
    k.store('input', 0, k.constant32(0));
  }),
  refused('undeclared-write', 'a store to a shared region', contract, (k) => {
    k.store('shared', 0, k.constant32(0));
  }),
];
