import {
  contractOf,
  countOf,
  INPUT,
  OPEN_INPUT,
  OPEN_OUTPUT,
  OUTPUT,
  SECRET_SHARED,
  SHARED,
} from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const contract = contractOf([INPUT, OUTPUT, OPEN_INPUT, SECRET_SHARED, SHARED]);
const publishing = contractOf([INPUT, OPEN_INPUT, OPEN_OUTPUT], { counts: [countOf('turns', 4)] });

export const SECRECY: readonly Refused[] = [
  refused('secret-address', 'a secret word as a word index', contract, (k) => {
    k.store('output', 0, k.load32('input', k.load32('input', 0) as never));
  }),
  refused('secret-address', 'a secret uniform word as a word index', contract, (k) => {
    k.store('output', k.loadShared32('secretShared', 0) as never, k.constant32(0));
  }),
  refused('secret-address', 'a secret word as an element index', contract, (k) => {
    k.store('output', 0, k.constant32(0), k.load32('input', 0) as never);
  }),
  refused('secret-address', 'a secret word as a table index', contract, (k) => {
    const table = k.table32('squares', [0, 1, 4, 9]);
    k.store('output', 0, k.splat(table.at(k.loadShared32('secretShared', 0) as never)));
  }),
  refused('secret-branch', 'a secret word as a loop bound', contract, (k) => {
    k.each(k.load32('input', 0) as never, () => k.store('output', 0, k.constant32(0)));
  }),
  refused('secret-branch', 'a secret mask as a loop bound', contract, (k) => {
    const mask = k.equal(k.load32('input', 0), k.load32('input', 1));
    k.each(mask as never, () => k.store('output', 0, k.constant32(0)));
  }),
  refused('secret-count', 'a secret word made a count', contract, (k) => {
    k.countFromWord(k.loadShared32('secretShared', 0));
  }),
  refused('secret-count', 'a secret word made a count after public mixing', contract, (k) => {
    const mixed = k.xor(k.loadShared32('shared', 0), k.loadShared32('secretShared', 0));
    k.countFromWord(k.and(mixed, k.uniform32(1)));
  }),
  refused('secret-count', 'a secret word added to a count', contract, (k) => {
    k.countAdd(1, k.loadShared32('secretShared', 0) as never);
  }),
  refused('secret-count', 'a carried word that a turn makes secret', contract, (k) => {
    const [carried] = k.loop(2, [k.uniform32(0)], () => [k.loadShared32('secretShared', 0)]);
    k.countFromWord(carried as never);
  }),
  refused('public-region-secret-word', 'a secret word stored to a public region', publishing, (k) => {
    k.store('openOutput', 0, k.load32('input', 0));
  }),
  refused('public-region-secret-word', 'a secret sum stored to a public region', publishing, (k) => {
    k.store('openOutput', 0, k.add(k.load32('openInput', 0), k.load32('input', 0)));
  }),
  refused(
    'public-region-secret-word',
    'a choice by a secret mask stored to a public region',
    publishing,
    (k) => {
      const mask = k.lessThan(k.load32('input', 0), k.constant32(9));
      k.store('openOutput', 0, k.select(mask, k.constant32(1), k.constant32(0)));
    },
  ),
  refused(
    'public-region-secret-word',
    'a word secret after two turns stored to a public region',
    publishing,
    (k) => {
      const start = [k.constant32(0), k.constant32(0)];
      const [late] = k.loop(k.count('turns'), start, (_, words) => [words[1] as never, k.load32('input', 0)]);
      k.store('openOutput', 0, late as never);
    },
  ),
  refused('declassify-reason', 'declassified for no reason', publishing, (k) => {
    k.store('openOutput', 0, k.declassify(k.load32('input', 0), ''));
  }),
  refused('declassify-reason', 'declassified with blanks', publishing, (k) => {
    k.store('openOutput', 0, k.declassify(k.load32('input', 0), '          '));
  }),
];
