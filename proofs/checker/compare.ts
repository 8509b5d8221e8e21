/** The spec's step, run over the same symbols, against what an implementation did. */
import type { Step, StepMachine } from '../steps/step.ts';
import type { Algebra } from './algebra.ts';
import { regionOf } from './contract.ts';
import { indexName, type Loop, loopWord, partsOf, type Run } from './loops.ts';
import type { Stores, Word } from './memory.ts';
import { keyOf, type Place } from './places.ts';
import {
  type Facts,
  greatest,
  isNatural,
  isWord32,
  literal,
  numberOf,
  type Polynomial,
  powerOfTwo,
  symbol,
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
}

/** Runs the step for each lane and says what must be equal for the implementation to be it. */
export function obligationsOf(run: Run, step: Step, algebra: Algebra): Obligation[] {
  const obligations: Obligation[] = [];
  for (let lane = 0; lane < run.machine.lanes; lane++) {
    const outermost: Level = { path: undefined, ...run.trace(), entered: 0, stored: new Set() };
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
      const path = [...(outer.path === undefined ? [] : [outer.path]), outer.entered].join('.');
      const loop = outer.loops[outer.entered++];
      if (loop === undefined) return refuse('equal', `the loop over ${bound.key} is missing`);
      if (loop.bound.key !== bound.key)
        refuse('equal', `a loop goes to ${loop.bound.key}, in the standard to ${bound.key}`);
      const ofLane = (all: Loop['next']): (Word | undefined)[] => all.map((lanes) => lanes?.[lane]);
      const word =
        (when: 'turn' | 'after') =>
        (_: Word, i: number): Word =>
          loopWord(terms, { partBits, parts }, path, when, i, lane);
      same(`entering loop ${path}, lane ${lane}, word`, ofLane(loop.initial), initial);
      const inner: Level = { path, loops: loop.inner, stores: loop.stores, entered: 0, stored: new Set() };
      levels.push(inner);
      memory.facts.indexes.set(indexName(path), bound);
      const next = turn(symbol(indexName(path)), initial.map(word('turn')));
      memory.facts.indexes.delete(indexName(path));
      levels.pop();
      same(`after a turn of loop ${path}, lane ${lane}, word`, ofLane(loop.next), next);
      finish({ machine, memory } as Run, inner, lane);
      return initial.map(word('after'));
    },
  };
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
