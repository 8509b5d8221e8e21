import type { Builder } from '../../language/builder.ts';
import type { Word32 } from '../../language/handles.ts';
import { type MessageWord, smallSigma0, smallSigma1 } from './rounds.ts';

/** FIPS 180-4, 6.2.2, step 1, of blocks that have some words in common: what those add is made once. */
export interface FoldedSchedule {
  /** W[t] where it is the same in all blocks, else undefined. */
  readonly common: readonly (MessageWord | undefined)[];
  /** All words of one block, given its message. */
  of(message: readonly MessageWord[]): MessageWord[];
}

/** Up to W[end - 1]; `common` are the words that all messages have, undefined where they differ. */
export function foldedSchedule(
  k: Builder,
  common: readonly (MessageWord | undefined)[],
  end: number,
): FoldedSchedule {
  const known = [...common];
  const sums: MessageWord[] = [];
  for (let t = 16; t < end; t++) {
    const terms = TERMS.flatMap(({ back, of }) => {
      const word = known[t - back];
      return word === undefined ? [] : [of(k, word)];
    });
    sums[t] = total(k, terms);
    known.push(terms.length === TERMS.length ? sums[t] : undefined);
  }
  return {
    common: known,
    of: (message) => {
      const words = [...message];
      for (let t = 16; t < end; t++) {
        const varying = TERMS.filter(({ back }) => known[t - back] === undefined);
        const terms = varying.map(({ back, of }) => of(k, words[t - back] as MessageWord));
        words.push(known[t] ?? total(k, [sums[t] as MessageWord, ...terms]));
      }
      return words;
    },
  };
}

const turned = (x: number, right: number): number => (x >>> right) | (x << (32 - right));

/** W[t] is the sum of these, of W[t - back]. */
const TERMS: readonly { back: number; of: (k: Builder, word: MessageWord) => MessageWord }[] = [
  { back: 16, of: (_, word) => word },
  {
    back: 15,
    of: (k, x) => (typeof x === 'number' ? turned(x, 7) ^ turned(x, 18) ^ (x >>> 3) : smallSigma0(k, x)),
  },
  { back: 7, of: (_, word) => word },
  {
    back: 2,
    of: (k, x) => (typeof x === 'number' ? turned(x, 17) ^ turned(x, 19) ^ (x >>> 10) : smallSigma1(k, x)),
  },
];

function total(k: Builder, terms: readonly MessageWord[]): MessageWord {
  let sum = 0;
  const words: Word32[] = [];
  for (const term of terms) {
    if (typeof term === 'number') sum = (sum + term) >>> 0;
    else words.push(term);
  }
  if (words.length === 0) return sum;
  const all = sum === 0 ? words : [...words, k.constant32(sum)];
  return all.reduce((a, b) => k.add(a, b));
}
