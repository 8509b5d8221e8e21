import type { Builder } from '../../language/builder.ts';
import type { Word64 } from '../../language/handles.ts';
import { RHO, ROUND_CONSTANTS } from './constants.ts';

/**
 * Words that are kept complemented between rounds. With these a round of chi has and, or and and-not where it
 * would have 25 and-nots, and six words to be complemented: what a processor without and-not, or a target without
 * it, has to do.
 */
const COMPLEMENTED: ReadonlySet<number> = new Set([0, 4, 8, 9, 13, 14, 18, 20]);

/**
 * The first words of Keccak-p[1600, 24], two rounds a turn and the first and last apart. For vector and scalar lanes at
 * once: there V8's moves between turns and the complements count, since it is the instructions issued that bound it,
 * not the ports; it drops what the first words need not of the last round, and zeros of the first in the scalars.
 */
export function keccakFirstWords(k: Builder, state: readonly Word64[], count: number): Word64[] {
  const constants = k.table64('roundConstants', ROUND_CONSTANTS);
  const complement = (words: readonly Word64[]): Word64[] =>
    words.map((word, i) => (COMPLEMENTED.has(i) ? k.not(word) : word));
  const after = k.loop(
    24,
    complement(state),
    (turn, entering) => round(k, entering, k.splat(constants.at(turn))),
    { unrolling: { first: 1, together: 2, last: 1 } },
  );
  return complement(after.slice(0, count));
}

/** A round on a state of which some words are complemented, before and after. */
function round(k: Builder, a: readonly Word64[], constant: Word64): Word64[] {
  const at = (x: number, y: number): Word64 => a[(x % 5) + 5 * (y % 5)] as Word64;
  const columns = [0, 1, 2, 3, 4];
  const parity = columns.map((x) =>
    k.xor(k.xor(k.xor(k.xor(at(x, 4), at(x, 3)), at(x, 2)), at(x, 1)), at(x, 0)),
  );
  const effect = columns.map((x) =>
    k.xor(parity[(x + 4) % 5] as Word64, k.rotateLeft(parity[(x + 1) % 5] as Word64, 1)),
  );
  const flipped = (x: number, y: number): number => (COMPLEMENTED.has((x % 5) + 5 * y) ? 1 : 0);
  const parityFlipped = (x: number): number => columns.reduce((sum, y) => sum ^ flipped(x, y), 0);
  const result: Word64[] = [];
  for (let row = 0; row < 5; row++) {
    const source = columns.map((column) => (column + 3 * row) % 5);
    const moved = source.map((x, column) => {
      const word = k.xor(at(x, column), effect[x] as Word64);
      const offset = RHO[x + 5 * column] as number;
      return offset === 0 ? word : k.rotateLeft(word, offset);
    });
    const movedFlipped = source.map(
      (x, column) => flipped(x, column) ^ parityFlipped(x + 4) ^ parityFlipped(x + 1),
    );
    const complements = new Map<number, Word64>();
    const complement = (i: number): Word64 => {
      const made = complements.get(i) ?? k.not(moved[i] as Word64);
      complements.set(i, made);
      return made;
    };
    for (const x of columns) {
      const wanted = flipped(x, row) ^ (movedFlipped[x] as number);
      const { word, flip } = chiTerm(k, moved, movedFlipped, x, wanted, complement);
      let chi = k.xor(moved[x] as Word64, word);
      if (row === 0 && x === 0) chi = k.xor(chi, constant);
      result.push(flip === wanted ? chi : k.not(chi));
    }
  }
  return result;
}

/**
 * Chi's term of column `x`: not the next word and the one after, or the complement of it (`flip`), from words that may
 * be complemented.
 */
function chiTerm(
  k: Builder,
  moved: readonly Word64[],
  flipped: readonly number[],
  x: number,
  wanted: number,
  complement: (i: number) => Word64,
): { word: Word64; flip: number } {
  const [near, far] = [(x + 1) % 5, (x + 2) % 5];
  const [p, q] = [moved[near] as Word64, moved[far] as Word64];
  if (flipped[near] !== flipped[far])
    return flipped[near] === 1 ? { word: k.and(p, q), flip: 0 } : { word: k.or(p, q), flip: 1 };
  if (wanted === 0) return { word: flipped[near] === 0 ? k.andNot(q, p) : k.andNot(p, q), flip: 0 };
  return flipped[near] === 0
    ? { word: k.or(p, complement(far)), flip: 1 }
    : { word: k.or(complement(near), q), flip: 1 };
}
