import type { Loop, Program, Pure, Statement, Table, Type, Value } from '../../language/program.ts';
import { maxId } from './rewrite.ts';

/** Which four bytes of an eight-byte word, by worth. Words of four bytes have one part, low. */
export type Half = 'low' | 'high';

/** A statement of a program without 64-bit words: what touches memory names the half. */
export type SplitStatement =
  | Extract<Statement, { kind: 'let' | 'table' }>
  | (Extract<Statement, { kind: 'load' | 'store' }> & { readonly half: Half })
  | SplitLoop;

export interface SplitLoop extends Omit<Loop, 'body'> {
  readonly body: readonly SplitStatement[];
}

/** A program whose words and masks are of 32 bits; the contract is the original's. */
export interface SplitProgram extends Omit<Program, 'body'> {
  readonly body: readonly SplitStatement[];
}

interface Pair {
  readonly low: Value;
  readonly high: Value;
}

const MOST_TERMS = 8;

/** 64-bit words become pairs of 32-bit words and 64-bit masks 32-bit masks, for a target without 64-bit words. */
export function splitWords64(program: Program): SplitProgram {
  let nextId = maxId(program) + 1;
  const uses = countUses(program.body);
  const pairs = new Map<number, Pair>();
  const masks = new Map<number, Value>();
  /** The words whose sum a value is, kept for sums that are used once, by another sum. */
  const sums = new Map<number, readonly Pair[]>();
  let out: SplitStatement[] = [];

  const half = (value: Value): Value => {
    const type = value.type.kind === 'count' ? value.type : { ...value.type, bits: 32 as const };
    return { ...value, id: nextId++, type };
  };
  const split = (value: Value): Pair => {
    const pair = { low: half(value), high: half(value) };
    pairs.set(value.id, pair);
    return pair;
  };
  const pairOf = (value: Value): Pair => pairs.get(value.id) as Pair;
  const narrowed = (value: Value): Value => {
    const mask = half(value);
    masks.set(value.id, mask);
    return mask;
  };
  const operandOf = (value: Value): Value => masks.get(value.id) ?? value;

  const put = (result: Value, operation: Pure, ...operands: Value[]): Value => {
    out.push({ kind: 'let', result, operation, operands });
    return result;
  };
  /** A 32-bit word beside `like`. */
  const make = (like: Value, operation: Pure, ...operands: Value[]): Value =>
    put(half(like), operation, ...operands);
  const constant = (like: Value, literal: bigint): Value =>
    make({ ...like, secret: false }, { op: 'constant', literal });
  const define = (result: Value, low: Value, high: Value): void => {
    pairs.set(result.id, { low, high });
  };

  const addAll = (result: Value, terms: readonly Pair[], extra: readonly Value[]): void => {
    const lows = [...terms.map((t) => t.low), ...extra];
    const sum = (words: readonly Value[]): Value => words.reduce((a, b) => make(result, { op: 'add' }, a, b));
    const low = sum(lows);
    const carry = make(result, { op: 'carry' }, ...lows);
    define(result, low, sum([...terms.map((t) => t.high), carry]));
  };

  const splitPure = (result: Value, operation: Pure, operands: readonly Value[]): void => {
    const [a, b] = operands.map((o) => pairs.get(o.id)) as [Pair, Pair];
    switch (operation.op) {
      case 'constant':
        define(
          result,
          constant(result, operation.literal & 0xffffffffn),
          constant(result, operation.literal >> 32n),
        );
        return;
      case 'word-from-count':
        define(result, make(result, operation, operands[0] as Value), constant(result, 0n));
        return;
      case 'xor':
      case 'and':
      case 'or':
      case 'and-not':
        define(result, make(result, operation, a.low, b.low), make(result, operation, a.high, b.high));
        return;
      case 'not':
      case 'splat':
      case 'declassify':
        define(result, make(result, operation, a.low), make(result, operation, a.high));
        return;
      case 'byte-swap':
        define(result, make(result, operation, a.high), make(result, operation, a.low));
        return;
      case 'add': {
        const terms = operands.flatMap((o) => {
          const inner = uses.get(o.id) === 1 ? sums.get(o.id) : undefined;
          return inner ?? [pairOf(o)];
        });
        const fitting = terms.length <= MOST_TERMS ? terms : [a, b];
        sums.set(result.id, fitting);
        addAll(result, fitting, []);
        return;
      }
      case 'subtract': {
        const negated = {
          low: make(result, { op: 'not' }, b.low),
          high: make(result, { op: 'not' }, b.high),
        };
        addAll(result, [a, negated], [constant(result, 1n)]);
        return;
      }
      case 'rotate-left': {
        const turned = operation.amount >= 32 ? { low: a.high, high: a.low } : a;
        const amount = operation.amount % 32;
        define(
          result,
          joined(result, turned.low, turned.high, amount),
          joined(result, turned.high, turned.low, amount),
        );
        return;
      }
      case 'shift-left': {
        const { amount } = operation;
        if (amount >= 32)
          define(result, constant(result, 0n), shifted(result, 'shift-left', a.low, amount - 32));
        else
          define(result, shifted(result, 'shift-left', a.low, amount), joined(result, a.high, a.low, amount));
        return;
      }
      case 'shift-right': {
        const { amount } = operation;
        if (amount >= 32)
          define(result, shifted(result, 'shift-right', a.high, amount - 32), constant(result, 0n));
        else {
          define(
            result,
            joined(result, a.high, a.low, 32 - amount),
            shifted(result, 'shift-right', a.high, amount),
          );
        }
        return;
      }
      case 'select': {
        const mask = operandOf(operands[0] as Value);
        const [, set, clear] = operands.map((o) => pairs.get(o.id)) as [unknown, Pair, Pair];
        define(
          result,
          make(result, operation, mask, set.low, clear.low),
          make(result, operation, mask, set.high, clear.high),
        );
        return;
      }
      case 'join':
        define(result, operands[1] as Value, operands[0] as Value);
        return;
      case 'capability':
        throw new RangeError(`${operation.capability} has no form on pairs of 32-bit words`);
      default:
        throw new RangeError(`${operation.op} has no form on pairs of 32-bit words`);
    }
  };
  const shifted = (like: Value, op: 'shift-left' | 'shift-right', word: Value, amount: number): Value =>
    amount === 0 ? word : make(like, { op, amount }, word);
  /** `upper` shifted left, filled from the top of `lower`. */
  const joined = (like: Value, upper: Value, lower: Value, amount: number): Value => {
    if (amount === 0) return upper;
    return make(
      like,
      { op: 'or' },
      make(like, { op: 'shift-left', amount }, upper),
      make(like, { op: 'shift-right', amount: 32 - amount }, lower),
    );
  };

  const splitComparison = (result: Value, op: 'equal' | 'less-than', a: Pair, b: Pair): void => {
    const word: Value = { ...a.low, secret: result.secret };
    const mask = narrowed(result);
    if (op === 'equal') {
      const low = make(word, { op: 'xor' }, a.low, b.low);
      const high = make(word, { op: 'xor' }, a.high, b.high);
      put(mask, { op }, make(word, { op: 'or' }, low, high), constant(word, 0n));
    } else {
      const same = make(result, { op: 'equal' }, a.high, b.high);
      const below = make(result, { op: 'mask-and' }, same, make(result, { op }, a.low, b.low));
      put(mask, { op: 'mask-or' }, make(result, { op }, a.high, b.high), below);
    }
  };

  const walk = (statement: Statement): void => {
    switch (statement.kind) {
      case 'let': {
        const { result, operation, operands } = statement;
        const first = operands[0] as Value;
        if (operation.op === 'equal' || operation.op === 'less-than') {
          if (is64(first.type)) {
            splitComparison(result, operation.op, pairOf(first), pairOf(operands[1] as Value));
          } else out.push(statement);
        } else if (operation.op === 'count-from-word' && is64(first.type)) {
          put(result, operation, pairOf(first).low);
        } else if (operation.op === 'low-half' || operation.op === 'high-half') {
          const { low, high } = pairOf(first);
          // With one lane a splat is a copy.
          put(result, { op: 'splat' }, operation.op === 'low-half' ? low : high);
        } else if (!is64(result.type)) out.push(statement);
        else if (result.type.kind === 'mask') put(narrowed(result), operation, ...operands.map(operandOf));
        else splitPure(result, operation, operands);
        return;
      }
      case 'table': {
        if (!is64(statement.result.type)) {
          out.push(statement);
          return;
        }
        const { low, high } = split(statement.result);
        out.push({ ...statement, result: low, table: halfTable(statement.table, 'low') });
        out.push({ ...statement, result: high, table: halfTable(statement.table, 'high') });
        return;
      }
      case 'load': {
        if (!is64(statement.result.type)) {
          out.push({ ...statement, half: 'low' });
          return;
        }
        const { low, high } = split(statement.result);
        out.push({ ...statement, result: low, half: 'low' }, { ...statement, result: high, half: 'high' });
        return;
      }
      case 'store': {
        if (!is64(statement.value.type)) {
          out.push({ ...statement, half: 'low' });
          return;
        }
        const { low, high } = pairOf(statement.value);
        out.push({ ...statement, value: low, half: 'low' }, { ...statement, value: high, half: 'high' });
        return;
      }
      case 'loop': {
        const both = (value: Value): readonly Value[] => {
          const pair = pairs.get(value.id);
          return pair === undefined ? [value] : [pair.low, pair.high];
        };
        const fresh = (value: Value): readonly Value[] => {
          if (!is64(value.type)) return [value];
          const { low, high } = split(value);
          return [low, high];
        };
        const initial = statement.initial.flatMap(both);
        const parameters = statement.parameters.flatMap(fresh);
        const outer = out;
        out = [];
        sums.clear();
        statement.body.forEach(walk);
        sums.clear();
        const body = out;
        out = outer;
        const next = statement.next.flatMap(both);
        out.push({
          ...statement,
          initial,
          parameters,
          body,
          next,
          results: statement.results.flatMap(fresh),
        });
      }
    }
  };

  program.body.forEach(walk);
  return { ...program, tables: program.tables.flatMap(splitTable), body: out };
}

function is64(type: Type): boolean {
  return type.kind !== 'count' && type.bits === 64;
}

function halfTable(name: string, part: Half): string {
  return `${name}.${part}`;
}

function splitTable(table: Table): Table[] {
  if (table.bits === 32) return [table];
  return [
    { name: halfTable(table.name, 'low'), bits: 32, words: table.words.map((w) => w & 0xffffffffn) },
    { name: halfTable(table.name, 'high'), bits: 32, words: table.words.map((w) => w >> 32n) },
  ];
}

function countUses(body: readonly Statement[]): Map<number, number> {
  const uses = new Map<number, number>();
  const use = (value: Value): void => {
    uses.set(value.id, (uses.get(value.id) ?? 0) + 1);
  };
  const walk = (statement: Statement): void => {
    switch (statement.kind) {
      case 'let':
        statement.operands.forEach(use);
        return;
      case 'store':
        use(statement.value);
        return;
      case 'loop':
        statement.initial.forEach(use);
        statement.body.forEach(walk);
        statement.next.forEach(use);
    }
  };
  body.forEach(walk);
  return uses;
}
