/** What is on the stack and in locals. */
import { countTerm } from '../compare.ts';
import type { Word } from '../memory.ts';
import { type Facts, literal, type Polynomial } from '../polynomial.ts';
import { refuse } from '../refusal.ts';
import type { Term, Terms } from '../terms.ts';

export type Value =
  /** A public i32. */
  | { readonly kind: 'count'; readonly count: Polynomial }
  | { readonly kind: 'word'; readonly term: Term }
  /** A v128 as lanes of the kernel's words, from the low end. */
  | { readonly kind: 'vector'; readonly lanes: readonly Term[] }
  /** A comparison of public numbers that is not decided: whether a count is zero, or one is below another. */
  | { readonly kind: 'zero'; readonly count: Polynomial }
  | { readonly kind: 'below'; readonly count: Polynomial; readonly bound: Polynomial };

export interface Values {
  readonly terms: Terms;
  readonly wordBits: 32 | 64;
  readonly facts: Facts;
  term(value: Value, bits: 32 | 64): Term;
  /** A public number, or undefined. */
  count(value: Value): Polynomial | undefined;
  lanes(value: Value, bits: 32 | 64): readonly Term[];
  vector(lanes: readonly Term[]): Value;
  /** 128 bits as a vector. */
  vectorOf(bits: Term): Value;
  bitsOf(vector: Value): Term;
  isSecret(value: Value): boolean;
  /** A value as the words of its lanes, and back. */
  words(value: Value, lanes: number): readonly Word[];
  fromWords(words: readonly Word[]): Value;
}

export function createValues(terms: Terms, wordBits: 32 | 64, facts: Facts): Values {
  const resized = (lanes: readonly Term[], bits: number): readonly Term[] => {
    const from = (lanes[0] as Term).bits;
    if (from === bits) return lanes;
    if (from > bits)
      return lanes.flatMap((lane) => [terms.slice(lane, 0, bits), terms.slice(lane, bits, from - bits)]);
    return lanes.filter((_, i) => i % 2 === 0).map((low, i) => terms.concat([low, lanes[2 * i + 1] as Term]));
  };
  const lanesOf = (value: Value, bits: 32 | 64): readonly Term[] =>
    value.kind === 'vector' ? resized(value.lanes, bits) : refuse('equal', `a ${value.kind} for a vector`);
  const vector = (lanes: readonly Term[]): Value => ({ kind: 'vector', lanes: resized(lanes, wordBits) });
  const term = (value: Value, bits: 32 | 64): Term => {
    const found =
      value.kind === 'count'
        ? countTerm(terms, value.count, facts)
        : value.kind === 'word'
          ? value.term
          : undefined;
    return found?.bits === bits ? found : refuse('equal', `a ${value.kind} for a word of ${bits} bits`);
  };
  return {
    terms,
    wordBits,
    facts,
    term,
    count: (value) => {
      if (value.kind === 'count') return value.count;
      if (value.kind !== 'word' || value.term.kind !== 'constant' || value.term.bits !== 32) return undefined;
      return literal(Number(value.term.value));
    },
    lanes: lanesOf,
    vector,
    vectorOf: (bits) => vector([terms.slice(bits, 0, 64), terms.slice(bits, 64, 64)]),
    bitsOf: (value) => terms.concat(lanesOf(value, wordBits)),
    isSecret: (value) =>
      value.kind === 'word'
        ? value.term.secret
        : value.kind === 'vector' && value.lanes.some(({ secret }) => secret),
    words: (value, lanes) => {
      const found = lanes === 1 ? [term(value, wordBits)] : lanesOf(value, wordBits);
      return found.length === lanes
        ? found.map((lane) => [lane])
        : refuse('equal', `${found.length} lanes for ${lanes}`);
    },
    fromWords: (words) => {
      const lanes = words.map(([lane]) => lane as Term);
      return lanes.length === 1 ? { kind: 'word', term: lanes[0] as Term } : vector(lanes);
    },
  };
}
