/** The spec's operations over symbols, for each way in which implementations hold a word. */
import type { Words } from '../../spec/words.ts';
import type { Word } from './memory.ts';
import type { Term, Terms } from './terms.ts';

/** Words of one term. */
export function wholeWords(terms: Terms, bits: 32 | 64): Words<Word> {
  const one =
    (f: (a: Term, b: Term) => Term) =>
    (a: Word, b: Word): Word => [f(a[0] as Term, b[0] as Term)];
  return {
    bits,
    constant: (value) => [terms.constant(value, bits)],
    xor: one(terms.xor),
    and: one(terms.and),
    not: ([a]) => [terms.not(a as Term)],
    add: one(terms.add),
    rotateLeft: ([a], n) => [terms.rotateLeft(a as Term, n % bits)],
    shiftRight: ([a], n) => [terms.shiftRight(a as Term, n)],
  };
}

/** 64-bit words in two halves, low first, with additions by way of the carry. */
export function halfWords(terms: Terms): Words<Word> {
  type Pair = readonly [Term, Term];
  const both =
    (f: (a: Term, b: Term) => Term) =>
    (a: Word, b: Word): Word => [f((a as Pair)[0], (b as Pair)[0]), f((a as Pair)[1], (b as Pair)[1])];
  const through =
    (f: (joined: Term) => Term) =>
    (a: Word): Word => {
      const moved = f(terms.concat(a));
      return [terms.slice(moved, 0, 32), terms.slice(moved, 32, 32)];
    };
  return {
    bits: 64,
    constant: (value) => [terms.constant(value, 32), terms.constant(value >> 32n, 32)],
    xor: both(terms.xor),
    and: both(terms.and),
    not: (a) => a.map(terms.not),
    add: (a, b) => {
      const [[low, high], [otherLow, otherHigh]] = [a as Pair, b as Pair];
      const carry = terms.carry([low, otherLow]);
      return [terms.add(low, otherLow), terms.add(terms.add(high, otherHigh), carry)];
    },
    rotateLeft: (a, n) => through((joined) => terms.rotateLeft(joined, n % 64))(a),
    shiftRight: (a, n) => through((joined) => terms.shiftRight(joined, n))(a),
  };
}
