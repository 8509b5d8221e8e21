import type { Region } from '../../language/contract.ts';
import type { Program, Statement, Value } from '../../language/program.ts';

/** `factor` times the product of counts. */
export interface Term {
  readonly factor: number;
  readonly counts: readonly Value[];
}

/** A byte offset from a region's start: a constant and terms over public counts, all modulo 2^32 as counts are. */
export interface Offset {
  readonly constant: number;
  readonly terms: readonly Term[];
}

/** Where each count comes from: counts that are sums and products of others are seen through. */
export type Definitions = ReadonlyMap<number, Statement>;

export function definitionsOf(program: Program): Definitions {
  const definitions = new Map<number, Statement>();
  const visit = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'loop') visit(statement.body);
      else if (statement.kind !== 'store') definitions.set(statement.result.id, statement);
    }
  };
  visit(program.body);
  return definitions;
}

/** The count as a polynomial over counts that have no definition of their own (parameters, loop indices, words). */
export function polynomial(count: Value, definitions: Definitions): Offset {
  const definition = definitions.get(count.id);
  if (definition?.kind === 'let') {
    const { operation, operands } = definition;
    if (operation.op === 'count-constant') return { constant: Number(operation.literal), terms: [] };
    if (operation.op === 'count-add' || operation.op === 'count-multiply') {
      const [a, b] = operands.map((operand) => polynomial(operand, definitions)) as [Offset, Offset];
      return operation.op === 'count-add' ? sum(a, b) : product(a, b);
    }
  }
  return { constant: 0, terms: [{ factor: 1, counts: [count] }] };
}

export function sum(a: Offset, b: Offset): Offset {
  const terms = new Map<string, Term>();
  for (const term of [...a.terms, ...b.terms]) {
    const key = term.counts.map((count) => count.id).join('*');
    const known = terms.get(key);
    const factor = ((known?.factor ?? 0) + term.factor) >>> 0;
    terms.set(key, { factor, counts: term.counts });
  }
  return {
    constant: (a.constant + b.constant) >>> 0,
    terms: [...terms.values()].filter((term) => term.factor !== 0),
  };
}

export function product(a: Offset, b: Offset): Offset {
  const all = (offset: Offset): Term[] => [
    ...offset.terms,
    ...(offset.constant === 0 ? [] : [{ factor: offset.constant, counts: [] }]),
  ];
  let result: Offset = { constant: 0, terms: [] };
  for (const left of all(a)) {
    for (const right of all(b)) {
      const factor = Math.imul(left.factor, right.factor) >>> 0;
      const counts = [...left.counts, ...right.counts].sort((x, y) => x.id - y.id);
      const piece =
        counts.length === 0 ? { constant: factor, terms: [] } : { constant: 0, terms: [{ factor, counts }] };
      result = sum(result, piece);
    }
  }
  return result;
}

export function scaled(offset: Offset, factor: number): Offset {
  return product(offset, { constant: factor, terms: [] });
}

/** The byte offset of an access from its region's start, for lane 0. */
export function accessOffset(
  program: Program,
  region: Region,
  element: Value,
  word: Value,
  lanes: number,
  definitions: Definitions,
): Offset {
  const { wordBytes } = program.contract;
  const index = polynomial(word, definitions);
  if (region.layout !== 'lane-wise') return scaled(index, wordBytes);
  const words =
    region.wordStride === undefined
      ? scaled(index, lanes * wordBytes)
      : product(index, countNamed(program, region.wordStride));
  if (region.elementStride === undefined) return words;
  return sum(words, product(polynomial(element, definitions), countNamed(program, region.elementStride)));
}

export function countNamed(program: Program, name: string): Offset {
  const index = program.contract.counts.findIndex((count) => count.name === name);
  const count = program.counts[index];
  if (count === undefined)
    throw new RangeError(`the contract of ${program.contract.kernel} has no count ${name}`);
  return { constant: 0, terms: [{ factor: 1, counts: [count] }] };
}
