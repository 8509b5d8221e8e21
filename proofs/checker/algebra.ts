/** The spec's operations over symbols, for each way in which implementations hold a word. */
import type { Words } from '../../spec/words.ts';
import type { Pairs } from '../steps/step.ts';
import type { Word } from './memory.ts';
import type { Term, Terms } from './terms.ts';

export interface Algebra {
  /** Over the contract's words. */
  readonly words: Words<Word>;
  /** 64-bit words of two 32-bit ones; of no use where the contract's words have 64. */
  readonly pairs: Pairs<Word, Word>;
}

/** A bitwise operation on 64-bit terms as two on their halves. */
export function byHalves(terms: Terms, f: (a: Term, b: Term) => Term): (a: Term, b: Term) => Term {
  return (a, b) =>
    terms.concat([0, 32].map((offset) => f(terms.slice(a, offset, 32), terms.slice(b, offset, 32))));
}

/** Every word is one term; vectors do not say whether a bitwise operation is on 32-bit words or on pairs of them. */
export function wholeAlgebra(terms: Terms, bits: 32 | 64): Algebra {
  const both =
    (f: (a: Term, b: Term) => Term) =>
    ([a]: Word, [b]: Word): Word => [byHalves(terms, f)(a as Term, b as Term)];
  return {
    words: wholeWords(terms, bits),
    pairs: {
      words: {
        ...wholeWords(terms, 64),
        xor: both(terms.xor),
        and: both(terms.and),
        not: (a) => both(terms.not)(a, a),
      },
      join: ([high], [low]) => [terms.concat([low as Term, high as Term])],
      halves: ([word]) => [[terms.slice(word as Term, 32, 32)], [terms.slice(word as Term, 0, 32)]],
    },
  };
}

/** Every 64-bit word is two terms, low first. */
export function halvesAlgebra(terms: Terms, bits: 32 | 64): Algebra {
  const pairs = halfWords(terms);
  return {
    words: bits === 64 ? pairs : wholeWords(terms, 32),
    pairs: {
      words: pairs,
      join: ([high], [low]) => [low as Term, high as Term],
      halves: ([low, high]) => [[high as Term], [low as Term]],
    },
  };
}

function wholeWords(terms: Terms, bits: 32 | 64): Words<Word> {
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

/** With additions by way of the carry. */
function halfWords(terms: Terms): Words<Word> {
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
