import type { Value } from '../../../language/program.ts';
import type { Half, SplitLoop, SplitStatement } from '../../passes/split-words64.ts';
import type { Place } from './address.ts';
import { sequence } from './assignments.ts';
import {
  type Expression,
  isAtom,
  literal,
  logic,
  name,
  print,
  readsExchange,
  readsMemory,
  shift,
  sizeOf,
  sum,
} from './expression.ts';
import type { Liveness } from './liveness.ts';
import type { Namer } from './names.ts';
import { express } from './operations.ts';

/** An expression of more parts gets a name of its own, for the reader's sake. */
const MOST_PARTS = 24;
/** So many zeros are written to an exchange array by a loop over all of it, before the words that are none. */
const MANY_ZEROS = 12;

/** Where a loop over a public count keeps what: a hint for the prover, which checks it. */
export interface LoopHint {
  /** The variable that counts the turns. */
  readonly index: string;
  /** The variables of the carried words; of a 64-bit word two, the low half first. */
  readonly carried: readonly string[];
}

/** A function that runs an outlined loop, and the array in which it takes and leaves the carried words. */
export interface Procedure {
  readonly call: string;
  readonly array: string;
}

export interface Surroundings {
  readonly names: Namer;
  readonly liveness: Liveness;
  readonly tableName: (table: string) => string;
  /** Where a word lies; what is outlined has none. */
  readonly place: (region: string, element: Expression, word: Expression, half: Half) => Place;
  /** Undefined for a loop that stays where it is. */
  readonly procedure: (loop: SplitLoop) => Procedure | undefined;
}

/** Writes statements, each on a line. */
export interface Writer {
  readonly lines: readonly string[];
  readonly loops: readonly LoopHint[];
  readonly line: (text: string) => void;
  /** Says what a value is called that no statement defines. */
  readonly know: (value: Value, expression: Expression) => void;
  readonly emit: (statement: SplitStatement) => void;
  /** A loop where it stands; the variables of its carried words. */
  readonly emitLoop: (
    loop: SplitLoop,
    bound: Expression,
    initial: readonly Expression[],
  ) => readonly string[];
  /** Sets all of an array to zero. */
  readonly zeros: (array: string, words: number) => void;
}

export function createWriter({ names, liveness, tableName, place, procedure }: Surroundings): Writer {
  const known = new Map<number, Expression>();
  /** Values that wait to be read where they are used, in the order of their statements. */
  const waiting = new Map<number, Expression>();
  const lines: string[] = [];
  const loops: LoopHint[] = [];
  let depth = 1;

  const line = (text: string): void => {
    lines.push(`${'  '.repeat(depth)}${text}`);
  };
  const declare = (expression: Expression): Expression => {
    const declared = names.next('v');
    line(`const ${declared} = ${print(expression)};`);
    return name(declared);
  };
  const atom = (expression: Expression): Expression =>
    isAtom(expression) ? expression : declare(expression);
  const take = (value: Value): Expression => {
    const expression = waiting.get(value.id) ?? known.get(value.id);
    if (expression === undefined) throw new RangeError(`value ${value.id} is used outside its scope`);
    waiting.delete(value.id);
    return expression;
  };
  const define = (value: Value, expression: Expression): void => {
    if (isAtom(expression)) known.set(value.id, expression);
    else if (liveness.isUsedOnceBeside(value) && sizeOf(expression) <= MOST_PARTS) {
      waiting.set(value.id, expression);
    } else known.set(value.id, declare(expression));
  };
  /** Memory or an exchange array changes next: what was to be read from it later is read now. */
  const readWaiting = (reads: (expression: Expression) => boolean): void => {
    for (const [id, expression] of waiting) {
      if (!reads(expression)) continue;
      waiting.delete(id);
      known.set(id, declare(expression));
    }
  };

  /** The addresses of four bytes in the order of their worth. */
  const byteAddresses = ({ terms, bytes }: Place): readonly (readonly Expression[])[] => {
    const whole = sum(terms);
    const near = isAtom(whole) || (whole.kind === 'sum' && whole.terms.every(isAtom));
    const base = near ? whole : declare(whole);
    return [0, 1, 2, 3].map((i) => {
      const at = sum([base, literal(bytes === 'last' ? 3 - i : i)]);
      return at.kind === 'sum' ? at.terms : [at];
    });
  };
  const loaded = (at: Place): Expression => {
    if (at.bytes === undefined) return { kind: 'memory', view: 'i32', bytes: flat(at.terms) };
    return byteAddresses(at)
      .map((bytes, i) => shift('<<', { kind: 'memory', view: 'u8', bytes }, 8 * i))
      .reduce((word, byte) => logic('|', word, byte));
  };
  const store = (at: Place, value: Expression): void => {
    if (at.bytes === undefined) {
      readWaiting(readsMemory);
      line(`${print({ kind: 'memory', view: 'i32', bytes: flat(at.terms) })} = ${print(value)};`);
      return;
    }
    const word = atom(value);
    const addresses = byteAddresses(at);
    readWaiting(readsMemory);
    addresses.forEach((bytes, i) => {
      line(`${print({ kind: 'memory', view: 'u8', bytes })} = ${print(shift('>>>', word, 8 * i))};`);
    });
  };

  const loopHead = (index: string, bound: Expression): void => {
    line(`for (let ${index} = 0; ${index} < ${print(bound)}; ${index} = (${index} + 1) | 0) {`);
  };
  const zeros = (array: string, words: number): void => {
    const index = names.next('i');
    loopHead(index, literal(words));
    line(`  ${array}[${index}] = 0;`);
    line('}');
  };

  const emitLoop: Writer['emitLoop'] = (loop, bound, initial) => {
    const carried = loop.parameters.map((parameter, i) => {
      const variable = names.next('c');
      line(`let ${variable} = ${print(initial[i] as Expression)};`);
      known.set(parameter.id, name(variable));
      known.set((loop.results[i] as Value).id, name(variable));
      return variable;
    });
    if (liveness.stores(loop)) readWaiting(readsMemory);
    if (liveness.exchanges(loop)) readWaiting(readsExchange);
    const index = names.next('i');
    known.set(loop.index.id, name(index));
    if (bound.kind !== 'literal') loops.push({ index, carried });
    loopHead(index, bound);
    depth++;
    loop.body.forEach(emit);
    const next = loop.next.map((value, i) => ({ target: carried[i] as string, value: take(value) }));
    const { kept, assignments } = sequence(next, () => names.next('v'));
    for (const { target, value } of kept) line(`const ${target} = ${print(value)};`);
    for (const { target, value } of assignments) line(`${target} = ${print(value)};`);
    depth--;
    line('}');
    return carried;
  };

  const emitCall = (loop: SplitLoop, { call, array }: Procedure): void => {
    // What is read from the array is read before any of it is written.
    const initial = loop.initial.map(take).map((e) => (readsExchange(e) ? declare(e) : e));
    readWaiting(readsExchange);
    const isZero = (e: Expression): boolean => e.kind === 'literal' && e.value === 0;
    const many = initial.filter(isZero).length >= MANY_ZEROS;
    if (many) zeros(array, initial.length);
    initial.forEach((e, i) => {
      if (!many || !isZero(e)) line(`${array}[${i}] = ${print(e)};`);
    });
    line(`${call}();`);
    loop.results.forEach((result, index) => {
      if (liveness.isUsed(result)) define(result, { kind: 'exchanged', array, index });
    });
  };

  const emit = (statement: SplitStatement): void => {
    if (!liveness.isLive(statement)) return;
    switch (statement.kind) {
      case 'let':
        define(statement.result, express(statement.operation, statement.operands.map(take), atom));
        return;
      case 'table':
        define(statement.result, {
          kind: 'table',
          table: tableName(statement.table),
          index: take(statement.index),
        });
        return;
      case 'load': {
        const { region, element, word, half } = statement;
        define(statement.result, loaded(place(region, take(element), take(word), half)));
        return;
      }
      case 'store': {
        const { region, element, word, half } = statement;
        store(place(region, take(element), take(word), half), take(statement.value));
        return;
      }
      case 'loop': {
        const outlined = procedure(statement);
        if (outlined === undefined)
          emitLoop(statement, atom(take(statement.bound)), statement.initial.map(take));
        else emitCall(statement, outlined);
      }
    }
  };

  const know = (value: Value, expression: Expression): void => {
    known.set(value.id, expression);
  };
  return { lines, loops, line, know, emit, emitLoop, zeros };
}

/** The terms of a sum, literals gathered. */
function flat(terms: readonly Expression[]): readonly Expression[] {
  const whole = sum(terms);
  return whole.kind === 'sum' ? whole.terms : [whole];
}
