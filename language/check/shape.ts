import { capabilityOf } from '../capabilities.ts';
import { languageError, type Placed, type RefusalCode } from '../errors.ts';
import {
  describeType,
  type Loop,
  type Program,
  type Statement,
  type Type,
  type Value,
  widthsOf,
  wordBits,
} from '../program.ts';

type Let = Extract<Statement, { kind: 'let' }>;
type LaneType = Exclude<Type, { kind: 'count' }>;

const COUNT: Type = { kind: 'count' };

function demandType(value: Value, wanted: Type, role: string, where: Placed): void {
  const { type } = value;
  if (describeType(type) === describeType(wanted)) return;
  let code: RefusalCode = 'wrong-kind';
  if (type.kind === 'mask' && wanted.kind === 'word') code = 'mask-for-word';
  else if (type.kind !== 'count' && wanted.kind !== 'count' && type.kind === wanted.kind) {
    code = type.bits === wanted.bits ? 'implicit-splat' : 'mixed-widths';
  }
  throw languageError(
    code,
    `${role} is a ${describeType(type)}, a ${describeType(wanted)} was wanted`,
    where,
  );
}

function laneType(value: Value): LaneType {
  if (value.type.kind === 'count') throw languageError('wrong-kind', 'a count is not a word', value);
  return value.type;
}

/** The types that an operation's operands must have for its result to have the type it has. */
function operandTypes({ result, operation, operands }: Let): readonly Type[] {
  const type = (kind: LaneType['kind']): LaneType => {
    const found = laneType(result);
    if (found.kind !== kind) throw languageError('wrong-kind', `${operation.op} gives a ${kind}`, result);
    return found;
  };
  const range = (code: RefusalCode, holds: boolean, message: string): void => {
    if (!holds) throw languageError(code, message, result);
  };
  switch (operation.op) {
    case 'constant': {
      const { bits } = type('word');
      const { literal } = operation;
      range(
        'literal-range',
        literal >= 0n && literal >> BigInt(bits) === 0n,
        `${literal} is not a ${bits}-bit literal`,
      );
      return [];
    }
    case 'xor':
    case 'and':
    case 'or':
    case 'and-not':
    case 'add':
    case 'subtract':
      return [type('word'), type('word')];
    case 'rotate-left':
    case 'shift-left':
    case 'shift-right': {
      const { amount } = operation;
      const { bits } = type('word');
      range(
        'rotation-range',
        Number.isInteger(amount) && amount >= 1 && amount < bits,
        `${amount} is not from 1 to ${bits - 1}`,
      );
      return [type('word')];
    }
    case 'not':
    case 'byte-swap':
      return [type('word')];
    case 'declassify':
      range('declassify-reason', operation.reason.trim() !== '', 'declassifying takes a reason');
      return [type('word')];
    case 'join':
    case 'low-half':
    case 'high-half': {
      const bits = operation.op === 'join' ? 64 : 32;
      range('mixed-widths', type('word').bits === bits, `${operation.op} gives a ${bits}-bit word`);
      const operand: Type = { ...type('word'), bits: bits === 64 ? 32 : 64 };
      return operation.op === 'join' ? [operand, operand] : [operand];
    }
    case 'splat':
      range('wrong-kind', !type('word').uniform, 'splat gives a lane-wise word');
      return [{ ...type('word'), uniform: true }];
    case 'equal':
    case 'less-than': {
      const word: Type = { ...type('mask'), kind: 'word', uniform: false };
      return [word, word];
    }
    case 'mask-not':
      return [type('mask')];
    case 'mask-and':
    case 'mask-or':
      return [type('mask'), type('mask')];
    case 'select':
      return [{ ...type('word'), kind: 'mask', uniform: false }, type('word'), type('word')];
    case 'capability': {
      const capability = capabilityOf(operation.capability);
      if (capability === undefined)
        throw languageError('capability', `there is no ${operation.capability}`, result);
      const types = operands.map((o) => o.type);
      const problem = capability.refuses(types, operation.literals);
      range('capability', problem === undefined, `${operation.capability}: ${problem}`);
      const results = capability.results(types, operation.literals);
      range(
        'capability',
        operation.part >= 0 && operation.part < results,
        `part ${operation.part} of ${results}`,
      );
      return operands.map(() => type('word'));
    }
    case 'carry': {
      const word: Type = { ...type('word'), bits: 32 };
      range('mixed-widths', type('word').bits === 32, 'a carry is a 32-bit word');
      range('wrong-kind', operands.length > 0, 'a carry of no words');
      return operands.map(() => word);
    }
    case 'count-constant':
      range(
        'literal-range',
        operation.literal >= 0n && operation.literal < 1n << 32n,
        `${operation.literal} is not a count`,
      );
      demandType(result, COUNT, 'the result', result);
      return [];
    case 'count-add':
    case 'count-multiply':
      demandType(result, COUNT, 'the result', result);
      return [COUNT, COUNT];
    case 'count-from-word':
      demandType(result, COUNT, 'the result', result);
      return operands.map((o) => ({ kind: 'word', bits: laneType(o).bits, uniform: true }));
    case 'word-from-count':
      range('implicit-splat', type('word').uniform, 'a word from a count is uniform');
      return [COUNT];
  }
}

/** Every value is defined once, before its uses and in a block around them, and has the kind its uses want. */
export function checkShape(program: Program): void {
  const { contract, tables, counts, body } = program;
  const seen = new Set<number>();

  const define = (scope: Map<number, Value>, value: Value): void => {
    if (seen.has(value.id)) throw languageError('out-of-scope', 'a value is defined twice', value);
    seen.add(value.id);
    scope.set(value.id, value);
  };
  const use = (scope: Map<number, Value>, value: Value, role: string, where: Placed): void => {
    const defined = scope.get(value.id);
    if (defined === undefined) {
      throw languageError('out-of-scope', `${role} is a value of a loop's turn, used outside it`, where);
    }
    if (describeType(defined.type) !== describeType(value.type) || defined.secret !== value.secret) {
      throw languageError('out-of-scope', `${role} is not the value that was defined`, where);
    }
  };
  const useCount = (scope: Map<number, Value>, value: Value, role: string, where: Placed): void => {
    use(scope, value, role, where);
    demandType(value, COUNT, role, where);
  };
  const regionNamed = (name: string, where: Placed) => {
    const region = contract.regions.find((r) => r.name === name);
    if (region === undefined) throw languageError('undeclared-region', `there is no region ${name}`, where);
    return region;
  };
  const loop = (scope: Map<number, Value>, statement: Loop): void => {
    const { bound, index, initial, parameters, next, results } = statement;
    const where = statement;
    useCount(scope, bound, 'the bound', where);
    if ([parameters, next, results].some((list) => list.length !== initial.length)) {
      throw languageError('loop-shape', 'the carried words of a loop do not match', where);
    }
    const inside = new Map(scope);
    define(inside, index);
    demandType(index, COUNT, 'the index', where);
    for (const parameter of parameters) define(inside, parameter);
    block(inside, statement.body);
    initial.forEach((entering, i) => {
      use(scope, entering, `initial[${i}]`, where);
      use(inside, next[i] as Value, `next[${i}]`, where);
      if (laneType(entering).kind !== 'word')
        throw languageError('loop-shape', 'a loop carries words', where);
      for (const other of [parameters, next, results]) {
        demandType(other[i] as Value, entering.type, `carried word ${i}`, where);
      }
    });
    for (const result of results) define(scope, result);
  };
  const block = (scope: Map<number, Value>, statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'loop') {
        loop(scope, statement);
        continue;
      }
      const where = statement.kind === 'store' ? statement : statement.result;
      if (statement.kind === 'let') {
        const types = operandTypes(statement);
        const { operands, operation } = statement;
        if (operands.length !== types.length || (operation.op === 'count-from-word' && types.length !== 1)) {
          throw languageError(
            'wrong-kind',
            `${operation.op} does not take ${operands.length} operands`,
            where,
          );
        }
        operands.forEach((operand, i) => {
          use(scope, operand, `operand ${i}`, where);
          demandType(operand, types[i] as Type, `operand ${i}`, where);
        });
      } else if (statement.kind === 'table') {
        useCount(scope, statement.index, 'the index', where);
        const table = tables.find((t) => t.name === statement.table);
        if (table === undefined)
          throw languageError('undeclared-table', `there is no table ${statement.table}`, where);
        demandType(statement.result, { kind: 'word', bits: table.bits, uniform: true }, 'the result', where);
      } else {
        useCount(scope, statement.element, 'the element', where);
        useCount(scope, statement.word, 'the word', where);
        const region = regionNamed(statement.region, where);
        const accessed = statement.kind === 'load' ? statement.result : statement.value;
        const given = accessed.type.kind === 'word' ? accessed.type.bits : wordBits(contract);
        const bits = widthsOf(contract, region).includes(given) ? given : wordBits(contract);
        const type: Type = { kind: 'word', bits, uniform: region.layout === 'shared' };
        if (statement.kind === 'load') demandType(statement.result, type, 'the result', where);
        else {
          if (region.role === 'in')
            throw languageError('undeclared-write', `region ${region.name} is declared in`, where);
          use(scope, statement.value, 'the value', where);
          demandType(statement.value, type, 'the value', where);
        }
      }
      if (statement.kind !== 'store') define(scope, statement.result);
    }
  };

  const scope = new Map<number, Value>();
  if (counts.length !== contract.counts.length) {
    throw languageError('contract', `${counts.length} counts, the contract has ${contract.counts.length}`);
  }
  for (const count of counts) {
    define(scope, count);
    demandType(count, COUNT, 'a count', count);
  }
  block(scope, body);
}
