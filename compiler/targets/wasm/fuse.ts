import type { Type, Value } from '../../../language/program.ts';
import type { Offset } from '../../passes/addresses.ts';
import { swapBytes } from '../../passes/lower-byte-swap.ts';
import { type Lowered, type LoweredLoop, type Operation, valueIds } from './lowered.ts';

const COUNT: Type = { kind: 'count' };

/**
 * A loop over groups in vectors leaves the scalar units of a processor idle. Of every `lanes + 1` groups the vectors
 * take `lanes`, one after the other, and the last group's lanes run beside them in scalars, one beside each: the
 * same text twice, operation by operation. What is left over, fewer than `lanes + 1` groups, is `text` in vectors.
 *
 * Both texts are one loop over the groups and what it needs before it.
 */
export function fuse(text: readonly Lowered[], hot: readonly Lowered[], lanes: number): Lowered[] {
  const [rest, together] = [groupLoop(text), groupLoop(hot)];
  const bound = rest.bound.terms[0]?.counts[0];
  if (bound === undefined || rest.bound.constant !== 0 || rest.bound.terms.length !== 1)
    throw new RangeError('a fused loop goes over a count');
  let nextId = Math.max(...valueIds(text), ...valueIds(hot), bound.id) + 1;
  const fresh = (type: Type = COUNT): Value => ({ id: nextId++, type, secret: false, at: bound.at });
  const out: Lowered[] = [];
  const define = (operation: Operation, operands: readonly Value[], into: Lowered[] = out): Value => {
    const result = fresh();
    into.push({ kind: 'let', result, operation, operands });
    return result;
  };
  const literal = (value: number, into: Lowered[] = out): Value =>
    define({ op: 'count-constant', literal: BigInt(value) }, [], into);
  const loop = (of: Value | number, index: Value, body: readonly Lowered[]): LoweredLoop => ({
    ...rest,
    bound: typeof of === 'number' ? { constant: of, terms: [] } : termOf(of),
    index,
    body,
  });
  const outside = [...text.slice(0, -1), ...hot.slice(0, -1)].filter(
    ({ kind }) => kind === 'let' || kind === 'table',
  );
  if (outside.length !== text.length + hot.length - 2) throw new RangeError('a fused loop is alone');

  const quotient = define({ op: 'count-quotient', by: lanes + 1 }, [bound]);
  const remainder = define({ op: 'count-remainder', by: lanes + 1 }, [bound]);

  const turn = fresh();
  const lane = fresh();
  const body: Lowered[] = [];
  const begin = define({ op: 'count-multiply' }, [turn, literal(lanes + 1, body)], body);
  const group = define({ op: 'count-add' }, [begin, lane], body);
  const beside = define({ op: 'count-add' }, [begin, literal(lanes, body)], body);
  const vectors = copier(together.index, group, fresh, undefined);
  const scalars = copier(together.index, beside, fresh, lane);
  body.push(...zipped([...hot.slice(0, -1), ...together.body], vectors, scalars));
  out.push(loop(quotient, turn, [loop(lanes, lane, body)]));

  const left = fresh();
  const remaining: Lowered[] = [];
  const first = define({ op: 'count-multiply' }, [quotient, literal(lanes + 1, remaining)], remaining);
  const last = define({ op: 'count-add' }, [first, left], remaining);
  const plain = copier(rest.index, last, fresh, undefined);
  remaining.push(...[...text.slice(0, -1), ...rest.body].flatMap(plain.statement));
  out.push(loop(remainder, left, remaining));
  return out;
}

function groupLoop(text: readonly Lowered[]): LoweredLoop {
  const loop = text.at(-1);
  if (loop?.kind !== 'loop' || loop.parameters.length > 0) throw new RangeError('a fused text is a loop');
  return loop;
}

function termOf(count: Value): Offset {
  return { constant: 0, terms: [{ factor: 1, counts: [count] }] };
}

/** Copies statements with values of their own. */
interface Copier {
  readonly use: (value: Value) => Value;
  readonly define: (value: Value) => Value;
  /** `value` is `other` of another copy. */
  readonly share: (value: Value, other: Value) => void;
  readonly offset: (offset: Offset) => Offset;
  /** All statements but loops. */
  readonly statement: (statement: Lowered) => Lowered[];
}

/** With `index` replaced by `group`; of one lane where `lane` says which. */
function copier(index: Value, group: Value, fresh: (type?: Type) => Value, lane: Value | undefined): Copier {
  const known = new Map([[index.id, group]]);
  const use = (value: Value): Value => known.get(value.id) ?? value;
  const define = (value: Value): Value => {
    const type: Type =
      lane === undefined || value.type.kind === 'count' ? value.type : { ...value.type, uniform: true };
    const made = { ...value, type, id: fresh().id };
    known.set(value.id, made);
    return made;
  };
  const offset = ({ constant, terms }: Offset): Offset => ({
    constant,
    terms: terms.map(({ factor, counts }) => ({ factor, counts: counts.map(use) })),
  });
  const ofLane = (at: Offset, bytes: number): Offset =>
    lane === undefined ? at : { ...at, terms: [...at.terms, { factor: bytes, counts: [lane] }] };
  const bytesOf = ({ type }: Value): number => (type.kind === 'count' ? 32 : type.bits) / 8;

  const statement = (source: Lowered): Lowered[] => {
    switch (source.kind) {
      case 'let': {
        const operands = source.operands.map(use);
        const [operand] = operands as [Value];
        const { operation } = source;
        if (lane !== undefined && operation.op === 'splat') {
          known.set(source.result.id, operand);
          return [];
        }
        if (lane !== undefined && operation.op === 'byte-swap' && !isUniform(source.result)) {
          const out: Lowered[] = [];
          const swapped = swapBytes(
            operand,
            operand.type as Parameters<typeof swapBytes>[1],
            (op, of, type) => {
              const result = { ...fresh(type), secret: operand.secret };
              out.push({ kind: 'let', result, operation: op, operands: of });
              return result;
            },
          );
          known.set(source.result.id, swapped);
          return out;
        }
        return [{ ...source, operands, result: define(source.result) }];
      }
      case 'load': {
        const wide = source.region.layout === 'lane-wise';
        const at = offset(source.offset);
        const bytes = bytesOf(source.result);
        return [{ ...source, offset: wide ? ofLane(at, bytes) : at, result: define(source.result) }];
      }
      case 'store':
        return [
          {
            ...source,
            offset: ofLane(offset(source.offset), bytesOf(source.value)),
            value: use(source.value),
          },
        ];
      case 'table':
        return [{ ...source, offset: offset(source.offset), result: define(source.result) }];
      case 'loop': {
        const initial = source.initial.map(use);
        const [at, parameters] = [define(source.index), source.parameters.map(define)];
        const inner = source.body.flatMap(statement);
        const next = source.next.map(use);
        const results = source.results.map(define);
        return [
          {
            ...source,
            bound: offset(source.bound),
            index: at,
            initial,
            parameters,
            body: inner,
            next,
            results,
          },
        ];
      }
    }
  };
  const share = (value: Value, other: Value): void => {
    known.set(value.id, other);
  };
  return { use, define, share, offset, statement };
}

function isUniform({ type }: Value): boolean {
  return type.kind !== 'count' && type.uniform;
}

/** Each statement for the vectors and at once for the scalar lane; a loop of both carries the words of both. */
function zipped(source: readonly Lowered[], vectors: Copier, scalars: Copier): Lowered[] {
  return source.flatMap((statement): Lowered[] => {
    if (statement.kind !== 'loop') return [...vectors.statement(statement), ...scalars.statement(statement)];
    const both = (values: readonly Value[], of: 'use' | 'define'): Value[] => [
      ...values.map(vectors[of]),
      ...values.map(scalars[of]),
    ];
    const initial = both(statement.initial, 'use');
    const bound = vectors.offset(statement.bound);
    const index = vectors.define(statement.index);
    const parameters = both(statement.parameters, 'define');
    scalars.share(statement.index, index);
    const body = zipped(statement.body, vectors, scalars);
    const next = both(statement.next, 'use');
    const results = both(statement.results, 'define');
    const kept = [...statement.kept, ...statement.kept];
    const beside = statement.parameters.length;
    return [{ ...statement, bound, index, initial, parameters, body, next, results, kept, beside }];
  });
}
