import type { Value } from '../../../language/program.ts';
import type { Offset } from '../../passes/addresses.ts';
import { type Lowered, type LoweredLoop, type Operation, valueIds } from './lowered.ts';

type Halves = readonly [first: Value, second: Value];

/**
 * A vector holds half as many 64-bit words as 32-bit ones. Where a kernel of 32-bit words computes with 64-bit
 * words, each of those becomes two vectors: its first lanes and its last.
 */
export function splitLanes(body: readonly Lowered[]): Lowered[] {
  let nextId = Math.max(-1, ...valueIds(body)) + 1;
  const halves = new Map<number, Halves>();
  const wide = (value: Value): boolean =>
    value.type.kind !== 'count' && value.type.bits === 64 && !value.type.uniform;
  const split = (value: Value): Halves => {
    const pair: Halves = [
      { ...value, id: nextId++ },
      { ...value, id: nextId++ },
    ];
    halves.set(value.id, pair);
    return pair;
  };
  const both = (values: readonly Value[]): Value[] =>
    values.flatMap((value) => halves.get(value.id) ?? [value]);

  const splitLet = (statement: Extract<Lowered, { kind: 'let' }>): Lowered[] => {
    const { result, operation, operands } = statement;
    if (operation.op === 'low-half' || operation.op === 'high-half') {
      const pair = halves.get((operands[0] as Value).id);
      if (pair === undefined) return [statement];
      const half = operation.op === 'low-half' ? 'low' : 'high';
      return [{ kind: 'let', result, operation: { op: 'unzip', half }, operands: pair }];
    }
    if (!wide(result)) return [statement];
    if (operation.op === 'constant' || operation.op === 'splat') {
      halves.set(result.id, [result, result]);
      return [statement];
    }
    return split(result).map((part, i) => {
      const zip: Operation = { op: 'zip', part: i as 0 | 1 };
      return {
        kind: 'let',
        result: part,
        operation: operation.op === 'join' ? zip : operation,
        operands: operands.map((operand) => halves.get(operand.id)?.[i] ?? operand),
      };
    });
  };

  const splitLoop = (loop: LoweredLoop): LoweredLoop => {
    const wides = loop.parameters.map(wide);
    let next = 0;
    const kept = loop.kept.flatMap((stays) => (stays && wides[next++] === true ? [true, true] : [stays]));
    const initial = both(loop.initial);
    const parameters = loop.parameters.flatMap((value) => (wide(value) ? split(value) : [value]));
    const inner = visit(loop.body);
    const leaving = both(loop.next);
    const results = loop.results.flatMap((value) => (wide(value) ? split(value) : [value]));
    return { ...loop, initial, parameters, body: inner, next: leaving, results, kept };
  };

  /** A 64-bit word in memory is the vector of its first lanes and behind it that of its last. */
  const behind = (offset: Offset, i: number): Offset => ({ ...offset, constant: offset.constant + 16 * i });

  /** One of two loops for one: that of the first lanes' halves, or of the last's. */
  const halfOf = (loop: LoweredLoop, half: 0 | 1): LoweredLoop => {
    const own = new Map<number, Value>();
    const fresh = (value: Value): Value => {
      const copy = { ...value, id: nextId++ };
      own.set(value.id, copy);
      return copy;
    };
    const use = (value: Value): Value => own.get(value.id) ?? halves.get(value.id)?.[half] ?? value;
    const at = ({ constant, terms }: Offset, i = 0): Offset => ({
      constant: constant + 16 * i,
      terms: terms.map(({ factor, counts }) => ({ factor, counts: counts.map(use) })),
    });
    const initial = loop.initial.map(use);
    const index = fresh(loop.index);
    const parameters = loop.parameters.map(fresh);
    const inner = loop.body.map((statement): Lowered => {
      if (statement.kind === 'store')
        return { ...statement, offset: at(statement.offset, half), value: use(statement.value) };
      if (statement.kind === 'loop') throw new RangeError('a loop in a loop of halves');
      if (statement.kind === 'let') {
        const operands = statement.operands.map(use);
        return { ...statement, operands, result: fresh(statement.result) };
      }
      const offset = at(statement.offset, wide(statement.result) ? half : 0);
      return { ...statement, offset, result: fresh(statement.result) };
    });
    const results = loop.results.map((value) => (halves.get(value.id) ?? split(value))[half]);
    return { ...loop, index, initial, parameters, body: inner, next: loop.next.map(use), results };
  };

  /** Whether a loop does nothing with a word's halves of 32 bits, nor with other words: its lanes never meet. */
  const comesApart = ({ bound, parameters, body: inner }: LoweredLoop): boolean =>
    bound.terms.length === 0 &&
    parameters.length > 0 &&
    parameters.every(wide) &&
    inner.every((statement) => {
      if (statement.kind === 'store') return wide(statement.value);
      if (statement.kind === 'loop') return false;
      const { type } = statement.result;
      const apart = wide(statement.result) || type.kind === 'count' || type.uniform;
      return apart && !(statement.kind === 'let' && statement.operation.op === 'join');
    });

  const visit = (statements: readonly Lowered[]): Lowered[] =>
    statements.flatMap((statement): Lowered[] => {
      switch (statement.kind) {
        case 'let':
          return splitLet(statement);
        case 'loop':
          return comesApart(statement)
            ? [halfOf(statement, 0), halfOf(statement, 1)]
            : [splitLoop(statement)];
        case 'load':
          if (!wide(statement.result)) return [statement];
          return split(statement.result).map((result, i) => ({
            ...statement,
            result,
            offset: behind(statement.offset, i),
          }));
        case 'store':
          return both([statement.value]).map((value, i) => ({
            ...statement,
            value,
            offset: behind(statement.offset, i),
          }));
        default:
          return [statement];
      }
    });
  return visit(body);
}
