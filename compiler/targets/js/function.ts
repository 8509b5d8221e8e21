import type { Program, Table, Value } from '../../../language/program.ts';
import { expandCapabilities } from '../../passes/expand-capabilities.ts';
import { type SplitLoop, type SplitStatement, splitWords64 } from '../../passes/split-words64.ts';
import { type Place, placer } from './address.ts';
import { sequence } from './assignments.ts';
import {
  type Expression,
  isAtom,
  literal,
  logic,
  name,
  print,
  readsMemory,
  shift,
  sizeOf,
  sum,
} from './expression.ts';
import { livenessOf } from './liveness.ts';
import { functionName, namer, parameterNames } from './names.ts';
import { express } from './operations.ts';

/** An expression of more parts gets a name of its own, for the reader's sake. */
const MOST_PARTS = 24;

/** Where a loop over a public count keeps what: a hint for the prover, which checks it. */
export interface LoopHint {
  /** The variable that counts the turns. */
  readonly index: string;
  /** The variables of the carried words; of a 64-bit word two, the low half first. */
  readonly carried: readonly string[];
}

export interface FunctionText {
  readonly text: string;
  readonly loops: readonly LoopHint[];
}

/** The text of one function. `tableName` says what a table is called where the function will stand. */
export function functionText(program: Program, tableName: (table: Table) => string): FunctionText {
  const split = splitWords64(expandCapabilities(program));
  const liveness = livenessOf(split);
  const names = namer();
  const tableNames = new Map(split.tables.map((table) => [table.name, tableName(table)]));
  for (const taken of new Set(tableNames.values())) names.take(taken);
  const parameters = parameterNames(split, names);
  const place = placer(split, parameters);
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
  /** Memory changes next: what was to be read from it later is read now. */
  const readWaiting = (): void => {
    for (const [id, expression] of waiting) {
      if (!readsMemory(expression)) continue;
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
      readWaiting();
      line(`${print({ kind: 'memory', view: 'i32', bytes: flat(at.terms) })} = ${print(value)};`);
      return;
    }
    const word = atom(value);
    const addresses = byteAddresses(at);
    readWaiting();
    addresses.forEach((bytes, i) => {
      line(`${print({ kind: 'memory', view: 'u8', bytes })} = ${print(shift('>>>', word, 8 * i))};`);
    });
  };

  const emitLoop = (loop: SplitLoop): void => {
    const bound = atom(take(loop.bound));
    const carried = loop.parameters.map((parameter, i) => {
      const initial = take(loop.initial[i] as Value);
      const variable = names.next('c');
      line(`let ${variable} = ${print(initial)};`);
      known.set(parameter.id, name(variable));
      known.set((loop.results[i] as Value).id, name(variable));
      return variable;
    });
    if (liveness.stores(loop)) readWaiting();
    const index = names.next('i');
    known.set(loop.index.id, name(index));
    if (bound.kind !== 'literal') loops.push({ index, carried });
    line(`for (let ${index} = 0; ${index} < ${print(bound)}; ${index} = (${index} + 1) | 0) {`);
    depth++;
    loop.body.forEach(emit);
    const next = loop.next.map((value, i) => ({ target: carried[i] as string, value: take(value) }));
    const { kept, assignments } = sequence(next, () => names.next('v'));
    for (const { target, value } of kept) line(`const ${target} = ${print(value)};`);
    for (const { target, value } of assignments) line(`${target} = ${print(value)};`);
    depth--;
    line('}');
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
          table: tableNames.get(statement.table) as string,
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
      case 'loop':
        emitLoop(statement);
    }
  };

  split.contract.counts.forEach(({ name: count }, i) => {
    known.set((split.counts[i] as Value).id, name(parameters.counts.get(count) as string));
  });
  split.body.forEach(emit);
  const all = ['i32', 'u8', ...parameters.offsets.values(), ...parameters.counts.values()];
  const text = [`function ${functionName(program)}(${all.join(', ')}) {`, ...lines, '}', ''].join('\n');
  return { text, loops };
}

/** The terms of a sum, literals gathered. */
function flat(terms: readonly Expression[]): readonly Expression[] {
  const whole = sum(terms);
  return whole.kind === 'sum' ? whole.terms : [whole];
}
