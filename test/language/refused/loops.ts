import type { Count, Word32 } from '../../../language/handles.ts';
import { contractOf, countOf, INPUT, OUTPUT, SHARED } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const contract = contractOf([INPUT, OUTPUT, SHARED]);
const counted = contractOf([INPUT, OUTPUT, SHARED], { counts: [countOf('turns', 2)] });

export const LOOPS: readonly Refused[] = [
  refused('loop-shape', 'a turn that leaves a word too few', contract, (k) => {
    k.loop(2, [k.constant32(0), k.constant32(1)], (_, words) => words.slice(1));
  }),
  refused('loop-shape', 'a turn that leaves a word too many', contract, (k) => {
    k.loop(2, [k.constant32(0)], (_, words) => [...words, ...words]);
  }),
  refused('loop-shape', 'a turn that leaves nothing', contract, (k) => {
    k.loop(2, [k.constant32(0)], (() => undefined) as never);
  }),
  refused('loop-shape', 'a turn that leaves another width', contract, (k) => {
    k.loop(2, [k.constant32(0)], () => [k.constant64(0n) as never]);
  }),
  refused('loop-shape', 'a turn that leaves a uniform word for a lane-wise one', contract, (k) => {
    k.loop(2, [k.constant32(0)], () => [k.uniform32(0) as never]);
  }),
  refused('mask-for-word', 'a turn that leaves a mask', contract, (k) => {
    k.loop(2, [k.constant32(0)], (_, words) => [k.equal(words[0] as Word32, k.constant32(1)) as never]);
  }),
  refused('out-of-scope', 'a word of a turn used after the loop', contract, (k) => {
    let leaked: Word32 | undefined;
    k.each(2, () => {
      leaked = k.load32('input', 0);
    });
    k.store('output', 0, leaked as Word32);
  }),
  refused('out-of-scope', 'a carried word used after the loop', contract, (k) => {
    let leaked: Word32 | undefined;
    k.loop(2, [k.constant32(0)], (_, words) => {
      leaked = words[0] as Word32;
      return words;
    });
    k.store('output', 0, leaked as Word32);
  }),
  refused('out-of-scope', 'a loop index used after the loop', contract, (k) => {
    let leaked: Count | undefined;
    k.each(2, (index) => {
      leaked = index;
    });
    k.store('output', leaked as Count, k.constant32(0));
  }),
  refused('out-of-scope', 'a loop index used in a second loop', contract, (k) => {
    let leaked: Count | undefined;
    k.each(4, (index) => {
      leaked = index;
    });
    k.each(4, () => k.store('output', leaked as Count, k.constant32(0)));
  }),
  refused('outlined-loop', 'an outlined loop with a count for its bound', counted, (k) => {
    k.loop(k.count('turns'), [k.constant32(0)], (_, words) => words, { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop that carries nothing', contract, (k) => {
    k.loop(2, [], () => [], { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop with a word from outside', contract, (k) => {
    const key = k.load32('input', 0);
    k.loop(2, [k.constant32(0)], (_, [word]) => [k.xor(word as Word32, key)], { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop that leaves a word from outside', contract, (k) => {
    const key = k.load32('input', 0);
    k.loop(2, [key], () => [key], { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop with a count from outside', counted, (k) => {
    const table = k.table32('table', [1, 2, 3]);
    k.loop(2, [k.constant32(0)], () => [k.splat(table.at(k.count('turns')))], { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop over a count from outside', counted, (k) => {
    const turn = (_: Count, words: Word32[]): Word32[] =>
      k.loop(k.count('turns'), words, (__, inner) => inner);
    k.loop(2, [k.constant32(0)], turn, { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop that loads', contract, (k) => {
    k.loop(2, [k.constant32(0)], () => [k.load32('input', 0)], { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop that stores', contract, (k) => {
    const turn = (_: Count, words: Word32[]): Word32[] => {
      k.store('output', 0, words[0] as Word32);
      return words;
    };
    k.loop(2, [k.constant32(0)], turn, { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop in an outlined loop', contract, (k) => {
    const turn = (_: Count, words: Word32[]): Word32[] =>
      k.loop(2, words, (__, inner) => inner, { outlined: 'inner' });
    k.loop(2, [k.constant32(0)], turn, { outlined: 'turns' });
  }),
  refused('outlined-loop', 'an outlined loop of no name', contract, (k) => {
    k.loop(2, [k.constant32(0)], (_, words) => words, { outlined: '../turns' });
  }),
];
