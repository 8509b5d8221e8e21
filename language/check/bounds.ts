import { linear } from '../contract.ts';
import { languageError, type Placed } from '../errors.ts';
import { type Loop, type Program, type Pure, type Statement, type Value, wordBits } from '../program.ts';
import {
  type Affine,
  atomOf,
  constantOf,
  greatest,
  inside,
  isConstant,
  type Known,
  least,
  minus,
  plus,
  type Range,
  scaled,
} from './affine.ts';

/** A load or store, with where it stands and what it touches. */
export interface Access {
  /** The number of the top-level statement that it is in. */
  readonly step: number;
  readonly known: Known;
  readonly region: string;
  readonly stores: boolean;
  /** It stores the constant 0. */
  readonly zero: boolean;
  readonly element: Affine;
  readonly word: Affine;
}

const COUNT_LIMIT = (1n << 32n) - 1n;

/** The words of a region, or its elements, over the program's counts. */
export function extentsOf(program: Program, name: string): { words: Affine; elements: Affine } {
  const region = program.contract.regions.find((r) => r.name === name);
  if (region === undefined) throw languageError('undeclared-region', `there is no region ${name}`);
  const atom = (count: string): Affine => {
    const i = program.contract.counts.findIndex((c) => c.name === count);
    return atomOf((program.counts[i] as Value).id);
  };
  const { constant, terms = {} } = linear(region.words);
  const words = Object.entries(terms).reduce(
    (sum, [count, factor]) => plus(sum, atom(count), BigInt(factor)),
    constantOf(constant),
  );
  return { words, elements: region.elements === undefined ? constantOf(1) : atom(region.elements) };
}

/** What holds everywhere: the ranges of the contract's counts. */
export function knownOfCounts({ contract, counts }: Program): Known {
  const ranges = contract.counts.map(({ min, max }, i): [number, Range] => [
    (counts[i] as Value).id,
    { min: BigInt(min), max: BigInt(max) },
  ]);
  return { loops: [], ranges: new Map(ranges) };
}

/** All loads and stores, each shown to be inside its region, and all table entries inside their table. */
export function accessesOf(program: Program): readonly Access[] {
  const accesses: Access[] = [];
  const affine = new Map<number, Affine>();
  const zeros = new Set<number>();
  const get = (value: Value): Affine => affine.get(value.id) as Affine;

  /** A count as an expression if it cannot wrap around, else as a number known by its range. */
  const settled = (id: number, known: Known, sum: Affine | Range): Known => {
    if ('terms' in sum && greatest(sum, known) <= COUNT_LIMIT) {
      affine.set(id, sum);
      return known;
    }
    affine.set(id, atomOf(id));
    const range = 'terms' in sum || sum.max > COUNT_LIMIT ? { min: 0n, max: COUNT_LIMIT } : sum;
    return { loops: known.loops, ranges: new Map(known.ranges).set(id, range) };
  };
  const product = (a: Affine, b: Affine, known: Known): Affine | Range => {
    if (isConstant(a)) return scaled(b, a.constant);
    if (isConstant(b)) return scaled(a, b.constant);
    return { min: least(a, known) * least(b, known), max: greatest(a, known) * greatest(b, known) };
  };
  const computed = (operation: Pure, operands: readonly Value[], result: Value, known: Known): Known => {
    const [a, b] = operands as [Value, Value];
    switch (operation.op) {
      case 'constant':
        if (operation.literal === 0n) zeros.add(result.id);
        return known;
      case 'splat':
        if (zeros.has(a.id)) zeros.add(result.id);
        return known;
      case 'count-constant':
        return settled(result.id, known, constantOf(operation.literal));
      case 'count-add':
        return settled(result.id, known, plus(get(a), get(b)));
      case 'count-multiply':
        return settled(result.id, known, product(get(a), get(b), known));
      case 'count-from-word':
        return settled(result.id, known, { min: 0n, max: COUNT_LIMIT });
      default:
        return known;
    }
  };
  const demand = (
    index: Affine,
    limit: Affine,
    known: Known,
    code: 'region-overrun' | 'element-overrun' | 'table-overrun',
    what: string,
    where: Placed,
  ): void => {
    const slack = least(minus(plus(limit, constantOf(-1)), index), known);
    if (slack < 0n)
      throw languageError(code, `${what} is not shown to be inside, it may be ${-slack} too far`, where);
  };
  const accessed = (s: Extract<Statement, { kind: 'load' | 'store' }>, step: number, known: Known): void => {
    const where = s.kind === 'store' ? s : s.result;
    const element = get(s.element);
    const word = get(s.word);
    const { words, elements } = extentsOf(program, s.region);
    const { type } = s.kind === 'store' ? s.value : s.result;
    const wide = type.kind === 'word' && type.bits > wordBits(program.contract);
    // The second of the two places that a 64-bit word takes.
    const last = wide ? plus(word, constantOf(1)) : word;
    demand(last, words, known, 'region-overrun', `a word of region ${s.region}`, where);
    demand(element, elements, known, 'element-overrun', `an element of region ${s.region}`, where);
    const stores = s.kind === 'store';
    const zero = s.kind === 'store' && zeros.has(s.value.id);
    accesses.push({ step, known, region: s.region, stores, zero, element, word });
    if (wide) accesses.push({ step, known, region: s.region, stores, zero, element, word: last });
  };
  const turn = (loop: Loop, step: number, known: Known): void => {
    affine.set(loop.index.id, atomOf(loop.index.id));
    walk(loop.body, inside(known, { index: loop.index.id, bound: get(loop.bound) }), step);
  };
  const walk = (body: readonly Statement[], entering: Known, outer?: number): void => {
    let known = entering;
    for (const [i, s] of body.entries()) {
      const step = outer ?? i;
      if (s.kind === 'let') known = computed(s.operation, s.operands, s.result, known);
      else if (s.kind === 'loop') turn(s, step, known);
      else if (s.kind === 'table') {
        const length = program.tables.find((t) => t.name === s.table)?.words.length ?? 0;
        demand(
          get(s.index),
          constantOf(length),
          known,
          'table-overrun',
          `an entry of table ${s.table}`,
          s.result,
        );
      } else accessed(s, step, known);
    }
  };

  for (const { id } of program.counts) affine.set(id, atomOf(id));
  walk(program.body, knownOfCounts(program));
  return accesses;
}
