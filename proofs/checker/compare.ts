/** The spec's step, run over the same symbols, against what an implementation did. */
import type { Step, StepMachine } from '../steps/step.ts';
import type { Algebra } from './algebra.ts';
import { regionOf } from './contract.ts';
import { indexName, type Loop, loopWord, partsOf, type Run } from './loops.ts';
import type { Stores, Word } from './memory.ts';
import { keyOf, type Place } from './places.ts';
import {
  divided,
  type Facts,
  greatest,
  isNatural,
  isWord32,
  literal,
  nameOf,
  numberOf,
  type Polynomial,
  plus,
  powerOfTwo,
  symbol,
  times,
} from './polynomial.ts';
import { refuse } from './refusal.ts';
import type { Term, Terms } from './terms.ts';

/** Two words that must be equal for all values of their symbols. */
export interface Obligation {
  readonly what: string;
  readonly found: Word;
  readonly wanted: Word;
}

/** The low 32 bits of a public number, as a term: with the zeros that a power of two and its range give it. */
export function countTerm(terms: Terms, value: Polynomial, facts: Facts): Term {
  const number = numberOf(value);
  if (number !== undefined) return terms.constant(BigInt(number), 32);
  const { odd, shift } = powerOfTwo(value);
  const named = terms.symbol(`count ${odd.key}`, 32, false);
  const bits = isNatural(odd, facts) ? greatest(odd, facts).toString(2).length : 32;
  const term = bits < 32 ? terms.concat([terms.slice(named, 0, bits), terms.constant(0n, 32 - bits)]) : named;
  return terms.shiftLeft(term, shift);
}

/** A turn, or the call itself, on the spec's side. */
interface Level {
  readonly path: string | undefined;
  readonly loops: readonly Loop[];
  readonly stores: Stores;
  entered: number;
  readonly stored: Set<string>;
  /** Which of the words that a loop carries is the lane's: the lane's own, or the one beside the vector's lanes. */
  readonly slot: number;
}

/** Runs the step for each lane and says what must be equal for the implementation to be it. */
export function obligationsOf(run: Run, step: Step, algebra: Algebra): Obligation[] {
  const obligations: Obligation[] = [];
  for (let lane = 0; lane < run.machine.lanes; lane++) {
    const outermost: Level = {
      path: undefined,
      ...run.trace(),
      entered: 0,
      stored: new Set(),
      slot: lane,
    };
    const levels = [outermost];
    step(machineOf(run, algebra, lane, levels, obligations), run.machine.contract);
    finish(run, outermost, lane);
  }
  return obligations;
}

function machineOf(
  { machine, memory }: Run,
  { words, pairs }: Algebra,
  lane: number,
  levels: Level[],
  obligations: Obligation[],
): StepMachine<Word, Word> {
  const { terms, contract, partBits } = machine;
  const parts = partsOf(machine);
  const level = (): Level => levels.at(-1) as Level;
  const placeOf = (name: string, word: Polynomial | number, element = literal(0)): Place => {
    const region = regionOf(contract, name);
    const number = typeof word === 'number' ? literal(word) : word;
    return { region, element, word: number, lane: region.layout === 'shared' ? 0 : lane };
  };
  const same = (what: string, found: readonly (Word | undefined)[], wanted: readonly Word[]): void => {
    if (found.length !== wanted.length)
      refuse('equal', `${what}: ${found.length} words carried, ${wanted.length} in the standard`);
    found.forEach((word, i) => {
      // A word that the implementation does not carry is nothing that it can use.
      if (word !== undefined)
        obligations.push({ what: `${what} ${i}`, found: word, wanted: wanted[i] as Word });
    });
  };
  return {
    words,
    pairs,
    load: (name, word, element) => memory.initial(placeOf(name, word, element)),
    store: (name, word, value, element) => {
      const place = placeOf(name, word, element);
      const cell = level().stores.get(keyOf(place));
      if (cell === undefined) return refuse('equal', `${keyOf(place)} is not stored`);
      level().stored.add(keyOf(place));
      obligations.push({ what: keyOf(place), found: memory.wordOf(cell), wanted: value });
    },
    count: (value) => {
      if (!isWord32(value, memory.facts)) throw new RangeError(`${value.key} may not fit 32 bits`);
      const low = countTerm(terms, value, memory.facts);
      if (words.bits === 32) return [low];
      const zero = terms.constant(0n, 32);
      return partBits === 32 ? [low, zero] : [terms.concat([low, zero])];
    },
    loop: (bound, initial, turn) => {
      const outer = level();
      if (outer.path === undefined && initial.length === 0 && isSplit(outer, bound)) {
        inParts(outer, nameOf(bound) as string, turn);
        return [];
      }
      const loop = enter(outer, bound);
      const { path } = loop;
      const ofLane = (all: Loop['next']): (Word | undefined)[] => all.map((lanes) => lanes?.[outer.slot]);
      const word =
        (when: 'turn' | 'after') =>
        (_: Word, i: number): Word =>
          loopWord(terms, { partBits, parts }, path, when, i, outer.slot);
      same(`entering loop ${path}, lane ${lane}, word`, ofLane(loop.initial), initial);
      const inner = levelOf(loop, outer.slot);
      const next = inTurn(loop, inner, () => turn(symbol(indexName(path)), initial.map(word('turn'))));
      same(`after a turn of loop ${path}, lane ${lane}, word`, ofLane(loop.next), next);
      finish({ machine }, inner, lane);
      return initial.map(word('after'));
    },
  };

  function enter(outer: Level, bound: Polynomial): Loop {
    const loop = outer.loops[outer.entered++];
    if (loop === undefined) return refuse('equal', `the loop over ${bound.key} is missing`);
    if (loop.bound.key !== bound.key)
      refuse('equal', `a loop goes to ${loop.bound.key}, in the standard to ${bound.key}`);
    return loop;
  }

  function levelOf({ path, inner: loops, stores }: Loop, slot: number): Level {
    return { path, loops, stores, entered: 0, stored: new Set(), slot };
  }

  function inTurn<T>({ path, bound }: Loop, inner: Level, turn: () => T): T {
    levels.push(inner);
    memory.facts.indexes.set(indexName(path), bound);
    const result = turn();
    memory.facts.indexes.delete(indexName(path));
    levels.pop();
    return result;
  }

  function isSplit({ loops, entered }: Level, bound: Polynomial): boolean {
    const name = nameOf(bound);
    return name !== undefined && loops[entered]?.bound.key === divided(name, machine.lanes + 1).quotient.key;
  }

  /**
   * A loop that carries nothing, as two: `lanes + 1` turns of the standard's in each of the first, one in each of the
   * second, which does those left over: for b = s * floor(b / s) + b mod s the same turns in the same order. In a
   * turn of the first the standard's turn i < lanes is run in all lanes by the implementation's part i, and part i
   * runs lane i of the last one beside them; each part has its own loops inside. Which words it takes for which is
   * no matter of trust, since both sides must be equal in whatever is taken.
   */
  function inParts(
    outer: Level,
    name: string,
    turn: (index: Polynomial, carried: Word[]) => readonly Word[],
  ): void {
    const several = machine.lanes + 1;
    const { quotient, remainder } = divided(name, several);
    const first = enter(outer, quotient);
    const each = first.inner.length / machine.lanes;
    if (!Number.isInteger(each)) refuse('equal', `${first.inner.length} loops in ${machine.lanes} parts`);
    const stored = new Set<string>();
    const from = times(literal(several), symbol(indexName(first.path)));
    for (let i = 0; i < several; i++) {
      const [part, slot] = i < machine.lanes ? [i, lane] : [lane, machine.lanes];
      const loops = first.inner.slice(part * each, (part + 1) * each);
      const inner: Level = { ...levelOf(first, slot), loops, stored };
      inTurn(first, inner, () => turn(plus(from, literal(i)), []));
      if (inner.entered !== each) refuse('equal', 'a loop over data that the standard has not');
    }
    finish({ machine }, { ...levelOf(first, lane), loops: [], stored }, lane);
    const rest = enter(outer, remainder);
    const inner = levelOf(rest, lane);
    const left = plus(times(literal(several), quotient), symbol(indexName(rest.path)));
    inTurn(rest, inner, () => turn(left, []));
    finish({ machine }, inner, lane);
  }
}

/** Nothing was done that the standard does not say. */
function finish({ machine }: Pick<Run, 'machine'>, level: Level, lane: number): void {
  if (level.entered !== level.loops.length) refuse('equal', 'a loop over data that the standard has not');
  for (const [key, { place }] of level.stores) {
    const ofLane = place.region.layout === 'shared' || place.lane === lane;
    if (ofLane && place.region.role !== 'scratch' && !level.stored.has(key))
      refuse('equal', `${machine.contract.kernel} stores to ${key}, which the standard leaves`);
  }
}
