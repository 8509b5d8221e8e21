import { type Expression, name, namesIn, print } from './expression.ts';

export interface Assignment {
  readonly target: string;
  readonly value: Expression;
}

export interface Sequence {
  /** Names to declare first, for values that are overwritten before they are read. */
  readonly kept: readonly Assignment[];
  readonly assignments: readonly Assignment[];
}

/**
 * Puts assignments that mean to happen at once into an order that gives the same: each target is written
 * after the last other assignment that reads it. Circles are opened by keeping a target's old value.
 */
export function sequence(parallel: readonly Assignment[], fresh: () => string): Sequence {
  const kept: Assignment[] = [];
  const assignments: Assignment[] = [];
  const reads = new Map(parallel.map((p) => [p.target, namesIn(p.value, new Set())]));
  let waiting = parallel.filter(({ target, value }) => print(value) !== target);
  const isRead = (target: string): boolean =>
    waiting.some((other) => other.target !== target && reads.get(other.target)?.has(target));
  while (waiting.length > 0) {
    const free = waiting.find((p) => !isRead(p.target));
    if (free !== undefined) {
      assignments.push(free);
      waiting = waiting.filter((p) => p !== free);
      continue;
    }
    const [first] = waiting as [Assignment];
    const saved = fresh();
    kept.push({ target: saved, value: first.value });
    reads.delete(first.target);
    const late = { target: first.target, value: name(saved) };
    waiting = [...waiting.slice(1), late];
    reads.set(first.target, new Set([saved]));
  }
  return { kept, assignments };
}
