/** `constant + sum(coefficient * atom)`; atoms are value ids: counts, loop indices, and numbers known by range only. */
export interface Affine {
  readonly constant: bigint;
  readonly terms: ReadonlyMap<number, bigint>;
}

export interface Range {
  readonly min: bigint;
  readonly max: bigint;
}

/** A loop around a place in the text: its body runs only when `bound` is at least 1. */
export interface Enclosing {
  readonly index: number;
  readonly bound: Affine;
}

/** What is known where a statement stands. */
export interface Known {
  readonly loops: readonly Enclosing[];
  readonly ranges: ReadonlyMap<number, Range>;
}

export function constantOf(constant: bigint | number): Affine {
  return { constant: BigInt(constant), terms: new Map() };
}

export function atomOf(id: number): Affine {
  return { constant: 0n, terms: new Map([[id, 1n]]) };
}

export function isConstant(a: Affine): boolean {
  return a.terms.size === 0;
}

/** `a + factor * b` */
export function plus(a: Affine, b: Affine, factor = 1n): Affine {
  const terms = new Map(a.terms);
  for (const [atom, coefficient] of b.terms) {
    const sum = (terms.get(atom) ?? 0n) + factor * coefficient;
    if (sum === 0n) terms.delete(atom);
    else terms.set(atom, sum);
  }
  return { constant: a.constant + factor * b.constant, terms };
}

export function minus(a: Affine, b: Affine): Affine {
  return plus(a, b, -1n);
}

export function scaled(a: Affine, factor: bigint): Affine {
  return plus(constantOf(0), a, factor);
}

export function equalAffine(a: Affine, b: Affine): boolean {
  const difference = minus(a, b);
  return isConstant(difference) && difference.constant === 0n;
}

function without(a: Affine, atom: number): Affine {
  const terms = new Map(a.terms);
  terms.delete(atom);
  return { constant: a.constant, terms };
}

/**
 * A number that `a` is never below: each loop index is put at the end of its range that makes `a` least, from
 * the inside out since a bound may name outer indices; then each other atom likewise.
 */
export function least(a: Affine, { loops, ranges }: Known): bigint {
  let rest = a;
  for (const { index, bound } of [...loops].reverse()) {
    const coefficient = rest.terms.get(index) ?? 0n;
    rest = without(rest, index);
    if (coefficient < 0n) rest = plus(rest, plus(bound, constantOf(-1)), coefficient);
  }
  let sum = rest.constant;
  for (const [atom, coefficient] of rest.terms) {
    const range = ranges.get(atom);
    if (range === undefined) throw new Error(`value ${atom} has no range`);
    sum += coefficient * (coefficient < 0n ? range.max : range.min);
  }
  return sum;
}

export function greatest(a: Affine, known: Known): bigint {
  return -least(scaled(a, -1n), known);
}

/** What is known inside a loop: its index, and that its bound is at least 1. */
export function inside(known: Known, loop: Enclosing): Known {
  const ranges = new Map(known.ranges);
  for (const [atom, coefficient] of loop.bound.terms) {
    const range = ranges.get(atom);
    if (range === undefined || coefficient <= 0n) continue;
    const others = greatest(without(loop.bound, atom), known);
    const needed = 1n - others;
    const min = needed <= 0n ? 0n : (needed + coefficient - 1n) / coefficient;
    if (min > range.min && min <= range.max) ranges.set(atom, { min, max: range.max });
  }
  return { loops: [...known.loops, loop], ranges };
}
