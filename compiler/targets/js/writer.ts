import type { Value } from '../../../language/program.ts';
import type { Half, SplitLoop, SplitStatement } from '../../passes/split-words64.ts';
import type { Place } from './address.ts';
import { sequence } from './assignments.ts';
import {
  type Expression,
  exchanged,
  isAtom,
  literal,
  logic,
  name,
  namesIn,
  print,
  readsExchange,
  readsMemory,
  shift,
  sizeOf,
  sum,
  termsOf,
} from './expression.ts';
import type { Liveness } from './liveness.ts';
import type { Namer } from './names.ts';
import { express } from './operations.ts';
import { roll, type Store } from './roll.ts';

/** An expression of more parts gets a name of its own, for the reader's sake. */
const MOST_PARTS = 24;
/** A word that is read so often is read from memory each time, which lets stores be alike; else it gets a name. */
const MOST_READS = 2;
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
  /** The regions that a store to one may change. */
  readonly changedBy: (region: string) => ReadonlySet<string>;
  /** Undefined for a loop that stays where it is. */
  readonly procedure: (loop: SplitLoop) => Procedure | undefined;
}

/** Writes statements, each on a line. */
export interface Writer {
  /** All that was written. */
  readonly lines: () => readonly string[];
  readonly loops: readonly LoopHint[];
  readonly line: (text: string) => void;
  /** Says what a value is called that no statement defines. */
  readonly know: (value: Value, expression: Expression) => void;
  readonly emit: (statement: SplitStatement) => void;
  /** A loop where it stands, its carried words in variables or words of an exchange array, which are set. */
  readonly emitTurns: (loop: SplitLoop, bound: Expression, carried: readonly Expression[]) => void;
  /** Sets all of an array to zero. */
  readonly zeros: (array: string, words: number) => void;
}

export function createWriter(surroundings: Surroundings): Writer {
  const { names, liveness, tableName, place, changedBy, procedure } = surroundings;
  const known = new Map<number, Expression>();
  /** Values that wait to be read where they are used, in the order of their statements. */
  const waiting = new Map<number, { readonly expression: Expression; uses: number }>();
  const lines: string[] = [];
  /** The variables of loops that are over, with the values that they hold. */
  const over = new Map<string, number>();
  /** Stores that are still to be written, as loops where they are alike. */
  let stores: Store[] = [];
  /** The names of what addresses begin with, by its text, of each block that is open. */
  const bases: Map<string, Expression>[] = [new Map()];
  const loops: LoopHint[] = [];
  let depth = 1;

  const line = (text: string): void => {
    flush();
    lines.push(`${'  '.repeat(depth)}${text}`);
  };
  const flush = (): void => {
    const rolled = roll(stores);
    stores = [];
    const text = ({ target, value }: Store): string => `${print(target)} = ${print(value)};`;
    for (const part of rolled) {
      if (part.kind === 'store') line(text(part.store));
      else writeLoop(part.turns, (index) => part.turn(index).map(text));
    }
  };
  const writeLoop = (turns: number, turn: (index: string) => readonly string[]): void => {
    const index = names.next('i');
    loopHead(index, literal(turns));
    for (const text of turn(index)) line(`  ${text}`);
    line('}');
  };
  const assign = (target: Expression, value: Expression): void => {
    stores.push({ target, value });
  };
  const declare = (expression: Expression): Expression => {
    const declared = names.next('v');
    line(`const ${declared} = ${print(expression)};`);
    return name(declared);
  };
  const atom = (expression: Expression): Expression =>
    isAtom(expression) ? expression : declare(expression);
  const take = ({ id }: Value): Expression => {
    const found = waiting.get(id);
    if (found !== undefined && --found.uses === 0) waiting.delete(id);
    const expression = found?.expression ?? known.get(id);
    if (expression === undefined) throw new RangeError(`value ${id} is used outside its scope`);
    return expression;
  };
  const define = (value: Value, expression: Expression): void => {
    if (isAtom(expression)) known.set(value.id, expression);
    else if (value.type.kind === 'count' && termsOf(expression).some(({ kind }) => kind === 'literal')) {
      // What a literal is added to has a name, so that addresses have it in common.
      const terms = termsOf(expression);
      const rest = terms.filter(({ kind }) => kind === 'literal');
      known.set(value.id, sum([shared(sum(terms.filter(({ kind }) => kind !== 'literal'))), ...rest]));
    } else {
      const uses = liveness.usesBeside(value);
      const most = expression.kind === 'memory' ? MOST_READS : 1;
      if (uses > 0 && uses <= most && sizeOf(expression) <= MOST_PARTS)
        waiting.set(value.id, { expression, uses });
      else known.set(value.id, value.type.kind === 'count' ? shared(expression) : declare(expression));
    }
  };
  /** Memory or an exchange array changes next: what was to be read from it later is read now. */
  const readWaiting = (reads: (expression: Expression) => boolean): void => {
    for (const [id, { expression }] of waiting) {
      if (!reads(expression)) continue;
      waiting.delete(id);
      known.set(id, declare(expression));
    }
  };

  const readChanged = (regions: readonly string[]): void => {
    const changed = new Set(regions.flatMap((region) => [...changedBy(region)]));
    readWaiting((expression) => readsMemory(expression, changed));
  };

  /** A public number by a name that is in scope to the end of the block. */
  const shared = (whole: Expression): Expression => {
    if (isAtom(whole)) return whole;
    const key = print(whole);
    const found = bases.map((block) => block.get(key)).find((known) => known) ?? declare(whole);
    bases.at(-1)?.set(key, found);
    return found;
  };
  /** The terms of an address: what places have in common has a name in the blocks that it is used in. */
  const addressOf = ({ base, rest }: Place, more = 0): readonly Expression[] => {
    const start = shared(sum(base));
    return termsOf(sum([start, ...rest, literal(more)]));
  };
  const loaded = (at: Place): Expression => {
    if (at.bytes === undefined)
      return { kind: 'memory', region: at.region, view: 'i32', bytes: addressOf(at) };
    return [0, 1, 2, 3]
      .map((i): Expression => {
        const bytes = addressOf(at, at.bytes === 'last' ? 3 - i : i);
        return shift('<<', { kind: 'memory', region: at.region, view: 'u8', bytes }, 8 * i);
      })
      .reduce((word, byte) => logic('|', word, byte));
  };
  const store = (at: Place, value: Expression): void => {
    if (at.bytes === undefined) {
      const bytes = addressOf(at);
      readChanged([at.region]);
      assign({ kind: 'memory', region: at.region, view: 'i32', bytes }, value);
      return;
    }
    const word = atom(value);
    const addresses = [0, 1, 2, 3].map((i) => addressOf(at, at.bytes === 'last' ? 3 - i : i));
    readChanged([at.region]);
    addresses.forEach((bytes, i) => {
      assign({ kind: 'memory', region: at.region, view: 'u8', bytes }, shift('>>>', word, 8 * i));
    });
  };

  const loopHead = (index: string, bound: Expression): void => {
    line(`for (let ${index} = 0; ${index} < ${print(bound)}; ${index} = (${index} + 1) | 0) {`);
  };
  const zeros = (array: string, words: number): void => {
    writeLoop(words, (index) => [`${array}[${index}] = 0;`]);
  };

  const emitTurns: Writer['emitTurns'] = (loop, bound, carried) => {
    loop.parameters.forEach((parameter, i) => {
      known.set(parameter.id, carried[i] as Expression);
    });
    const index = names.next('i');
    known.set(loop.index.id, name(index));
    if (bound.kind !== 'literal') loops.push({ index, carried: carried.map(print) });
    loopHead(index, bound);
    depth++;
    bases.push(new Map());
    loop.body.forEach(emit);
    const next = loop.next.map((value, i) => ({
      target: print(carried[i] as Expression),
      value: take(value),
    }));
    const { kept, assignments } = sequence(next, () => names.next('v'));
    for (const { target, value } of kept) line(`const ${target} = ${print(value)};`);
    for (const { target, value } of assignments) line(`${target} = ${print(value)};`);
    flush();
    bases.pop();
    depth--;
    line('}');
  };

  const emitLoop = (loop: SplitLoop): void => {
    const bound = atom(take(loop.bound));
    const initial = loop.initial.map(take);
    const around = procedureAround(loop);
    const variables = initial.map((e, i) => {
      if (around !== undefined) return exchanged(around.array, i);
      // A variable of the loop before that only this one needs.
      const value = loop.initial[i] as Value;
      if (e.kind === 'name' && over.get(e.name) === value.id && liveness.isUsedOnceBeside(value)) return e;
      const variable = names.next('c');
      line(`let ${variable} = ${print(e)};`);
      return name(variable);
    });
    readChanged(liveness.storesTo(loop));
    if (around !== undefined) exchange(around.array, initial);
    else if (liveness.exchanges(loop)) readWaiting(readsExchange);
    emitTurns(loop, bound, variables);
    loop.results.forEach((result, i) => {
      const variable = variables[i] as Expression;
      if (liveness.isUsed(result)) define(result, variable);
      if (variable.kind === 'name') over.set(variable.name, result.id);
    });
  };

  /** The procedure whose array may hold what a loop carries, since a turn ends with its call and hands that on. */
  const procedureAround = (loop: SplitLoop): Procedure | undefined => {
    const call = loop.body.filter((s) => s.kind === 'loop' && liveness.isLive(s)).at(-1);
    if (call?.kind !== 'loop' || !liveness.endsWith(loop, call)) return undefined;
    return procedure(call);
  };

  /** Puts words into an array, of which some may already be there. */
  const exchange = (array: string, words: readonly Expression[]): void => {
    const own = words.map((_, i) => print(exchanged(array, i)));
    // What is read from another place of the array is read before any of it is written.
    const isOthers = (e: Expression, i: number): boolean =>
      [...namesIn(e, new Set())].some((read) => own.includes(read) && read !== own[i]);
    const values = words.map((e, i) => (isOthers(e, i) ? declare(e) : e));
    readWaiting(readsExchange);
    const isZero = (e: Expression): boolean => e.kind === 'literal' && e.value === 0;
    const many = values.filter(isZero).length >= MANY_ZEROS && !values.some(readsExchange);
    if (many) zeros(array, values.length);
    values.forEach((e, i) => {
      if (!(many && isZero(e)) && print(e) !== own[i]) assign(exchanged(array, i), e);
    });
  };

  const emitCall = (loop: SplitLoop, { call, array }: Procedure): void => {
    exchange(array, loop.initial.map(take));
    line(`${call}();`);
    loop.results.forEach((result, i) => {
      if (liveness.isUsed(result)) define(result, exchanged(array, i));
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
        if (outlined === undefined) emitLoop(statement);
        else emitCall(statement, outlined);
      }
    }
  };

  const know = (value: Value, expression: Expression): void => {
    known.set(value.id, expression);
  };
  const written = (): readonly string[] => {
    flush();
    return lines;
  };
  return { lines: written, loops, line, know, emit, emitTurns, zeros };
}
