import type { Value } from '../../../language/program.ts';
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

  const visit = (statements: readonly Lowered[]): Lowered[] =>
    statements.flatMap((statement): Lowered[] => {
      if (statement.kind === 'let') return splitLet(statement);
      return [statement.kind === 'loop' ? splitLoop(statement) : statement];
    });
  return visit(body);
}
