import { type Expression, literal, name, print, product, sum, termsOf } from './expression.ts';

/** target = value; the target is a word of memory or of an exchange array. */
export interface Store {
  readonly target: Expression;
  readonly value: Expression;
}

/** Fewer stand better in their places. */
const FEWEST_TURNS = 4;
const FEWEST_STORES = 6;
/** Halves of words are two stores a turn. */
const MOST_A_TURN = 2;

/** A run of stores as a loop from 0, as `turn` gives it for an index; the others as they are. */
export type Rolled =
  | { readonly kind: 'store'; readonly store: Store }
  | { readonly kind: 'loop'; readonly turns: number; readonly turn: (index: string) => readonly Store[] };

/** Stores that are alike but for places that grow evenly become loops. */
export function roll(stores: readonly Store[]): readonly Rolled[] {
  const rolled: Rolled[] = [];
  for (let start = 0; start < stores.length; ) {
    const runs = Array.from({ length: MOST_A_TURN }, (_, i) => runOf(stores, start, i + 1));
    const [run] = runs.sort((a, b) => b.stores - a.stores) as [Run];
    const { stores: length, turn } = run;
    if (length >= FEWEST_STORES && run.turns >= FEWEST_TURNS) {
      rolled.push({ kind: 'loop', turns: run.turns, turn: (index) => turn(name(index)) });
      start += length;
    } else rolled.push({ kind: 'store', store: stores[start++] as Store });
  }
  return rolled;
}

interface Run {
  readonly turns: number;
  readonly stores: number;
  readonly turn: (k: Expression) => readonly Store[];
}

/** The longest run from a place with so many stores a turn. */
function runOf(stores: readonly Store[], start: number, aTurn: number): Run {
  const first = stores.slice(start, start + aTurn);
  const moves = first.map((store, i) => {
    const next = stores[start + aTurn + i];
    return next === undefined ? undefined : moveOf(store, next);
  });
  const turn = (k: Expression): readonly Store[] =>
    first.map(({ target, value }, i) => {
      const [to, of] = moves[i] as [Move, Move];
      return { target: to(k) ?? target, value: of(k) ?? value };
    });
  const isTurn = (turns: number): boolean =>
    turn(literal(turns)).every(({ target, value }, i) => {
      const store = stores[start + turns * aTurn + i];
      return (
        store !== undefined && print(store.target) === print(target) && print(store.value) === print(value)
      );
    });
  let turns = 1;
  if (moves.every((move) => move !== undefined)) while (isTurn(turns)) turns++;
  return { turns, stores: turns * aTurn, turn };
}

/** An expression as it is in turn `k`; undefined where it is always the same. */
type Move = (k: Expression) => Expression | undefined;

function moveOf(first: Store, next: Store): [Move, Move] | undefined {
  const [target, value] = [moved(first.target, next.target), moved(first.value, next.value)];
  return target && value && [target, value];
}

/** How `to` comes out of `from` in the next turn, if by places that grow. */
function moved(from: Expression, to: Expression): Move | undefined {
  if (print(from) === print(to)) return () => undefined;
  if (from.kind === 'memory' && to.kind === 'memory' && from.view === to.view) {
    const grown = grownOf(from.bytes, to.bytes);
    return grown && ((k) => ({ ...from, bytes: termsOf(grown(k)) }));
  }
  if (from.kind === 'exchanged' && to.kind === 'exchanged' && from.array === to.array) {
    const grown = grownOf([from.index], [to.index]);
    return grown && ((k) => ({ ...from, index: grown(k) }));
  }
  if ((from.kind === 'not' || from.kind === 'shift') && to.kind === from.kind) {
    if (print({ ...from, of: to.of }) !== print(to)) return undefined;
    const of = moved(from.of, to.of);
    return of && ((k) => ({ ...from, of: of(k) ?? from.of }));
  }
  if (from.kind === 'logic' && to.kind === 'logic' && from.op === to.op) {
    const [left, right] = [moved(from.left, to.left), moved(from.right, to.right)];
    return left && right && ((k) => ({ ...from, left: left(k) ?? from.left, right: right(k) ?? from.right }));
  }
  return undefined;
}

/** How a sum grows by a literal, and by names times literals that are not negative. */
function grownOf(
  from: readonly Expression[],
  to: readonly Expression[],
): ((k: Expression) => Expression) | undefined {
  const parts = new Map<string, { readonly unit: Expression; first: number; next: number }>();
  const add = (terms: readonly Expression[], when: 'first' | 'next'): void => {
    for (const term of terms) {
      const { unit, factor } = factored(term);
      const part = parts.get(print(unit)) ?? { unit, first: 0, next: 0 };
      part[when] += factor;
      parts.set(print(unit), part);
    }
  };
  add(from, 'first');
  add(to, 'next');
  if ([...parts.values()].some(({ first, next }) => next < first)) return undefined;
  return (k) =>
    sum(
      [...parts.values()].map(({ unit, first, next }) =>
        product(unit, sum([product(k, literal(next - first)), literal(first)])),
      ),
    );
}

/** A term as something times a literal. */
function factored(term: Expression): { unit: Expression; factor: number } {
  if (term.kind === 'literal') return { unit: literal(1), factor: term.value };
  if (term.kind === 'shift' && term.op === '<<') return { unit: term.of, factor: 2 ** term.amount };
  if (term.kind === 'product' && term.right.kind === 'literal')
    return { unit: term.left, factor: term.right.value };
  return { unit: term, factor: 1 };
}
