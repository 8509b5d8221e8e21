/**
 * Loops over data, cut at their head. An executor enters with the values on entry, runs the body once over fresh
 * symbols and leaves with the values after it; what the turn did is kept for the comparison, which is an induction
 * over the turns: if both sides enter a turn with equal words they leave it with equal words and equal stores.
 */
import { createMemory, type Frame, type Machine, type Memory, type Stores, type Word } from './memory.ts';
import { type Polynomial, symbol } from './polynomial.ts';
import type { Terms } from './terms.ts';

/** A carried word of every lane; undefined where the implementation carries it not. */
export type Lanes = readonly Word[];

export interface Loop {
  /** Which loop of which: '0', '1', '0.0', ... */
  readonly path: string;
  readonly index: Polynomial;
  readonly bound: Polynomial;
  readonly initial: readonly (Lanes | undefined)[];
  next: readonly (Lanes | undefined)[];
  stores: Stores;
  readonly inner: Loop[];
}

/** What an implementation did, in the order it did it. */
export interface Trace {
  readonly loops: readonly Loop[];
  readonly stores: Stores;
}

export interface Run {
  readonly machine: Machine;
  readonly memory: Memory;
  /** Cuts a loop: the index and the carried words at the head of any turn. */
  enter(
    bound: Polynomial,
    initial: readonly (Lanes | undefined)[],
  ): {
    readonly index: Polynomial;
    readonly carried: readonly (Lanes | undefined)[];
  };
  /** Ends the turn: the carried words after the loop, however many turns there were. */
  leave(next: readonly (Lanes | undefined)[]): readonly (Lanes | undefined)[];
  trace(): Trace;
}

/** The words that both sides mean: carried word `i` of a lane at the head of a turn, and after the loop. */
export function loopWord(
  terms: Terms,
  machine: Pick<Machine, 'partBits'> & { readonly parts: number },
  path: string,
  when: 'turn' | 'after',
  i: number,
  lane: number,
): Word {
  return Array.from({ length: machine.parts }, (_, part) =>
    terms.symbol(`loop ${path} ${when} ${i}.${lane}/${part}`, machine.partBits, true),
  );
}

export function indexName(path: string): string {
  return `#${path}`;
}

export function partsOf({ contract, partBits }: Machine): number {
  return (8 * contract.wordBytes) / partBits;
}

export function createRun(machine: Machine): Run {
  machine.terms.begin();
  const memory = createMemory(machine);
  const outermost: Loop[] = [];
  const open: Loop[] = [];
  const parts = partsOf(machine);
  const words = ({ path, initial }: Loop, when: 'turn' | 'after'): readonly (Lanes | undefined)[] =>
    initial.map((lanes, i) =>
      lanes?.map((_, lane) => loopWord(machine.terms, { ...machine, parts }, path, when, i, lane)),
    );
  return {
    machine,
    memory,
    enter: (bound, initial) => {
      const siblings = open.at(-1)?.inner ?? outermost;
      const path = [...open.slice(-1).map((loop) => loop.path), siblings.length].join('.');
      const loop: Loop = {
        path,
        index: symbol(indexName(path)),
        bound,
        initial,
        next: [],
        stores: new Map(),
        inner: [],
      };
      memory.enter(indexName(path), bound);
      siblings.push(loop);
      open.push(loop);
      return { index: loop.index, carried: words(loop, 'turn') };
    },
    leave: (next) => {
      const frame: Frame = memory.leave();
      const loop = open.pop() as Loop;
      loop.next = next;
      loop.stores = frame.stores;
      return words(loop, 'after');
    },
    trace: () => ({ loops: outermost, stores: memory.call.stores }),
  };
}
