/**
 * Bit-vector terms in a normal form. Two terms that are the same object have the same value under every assignment
 * of their symbols; the converse need not hold, and what it misses goes to the solver.
 *
 * - shifts, rotations, byte orders and masks: a list of slices; where all are of one ~x, the complement of those of x
 *   (of x and ~x that one is taken whose constant is even);
 * - xor: a set without pairs, and a constant; `or` is a ^ b ^ (a & b);
 * - and: distributed over xor where that stays small;
 * - add: a multiset with factors, and a constant, modulo 2^bits; ~x counts as -1 - x there;
 * - carry: that of the whole multiset, however many additions made it: 64-bit sums in halves are one high half.
 */
import { createNodes, type Part, type Slice, type Term } from './nodes.ts';
import { createSlices, ones, whole } from './slices.ts';

export type { Slice, Term } from './nodes.ts';

export interface Terms {
  symbol(name: string, bits: number, secret: boolean): Term;
  constant(value: bigint, bits: number): Term;
  xor(a: Term, b: Term): Term;
  and(a: Term, b: Term): Term;
  or(a: Term, b: Term): Term;
  not(a: Term): Term;
  add(a: Term, b: Term): Term;
  subtract(a: Term, b: Term): Term;
  shiftLeft(a: Term, amount: number): Term;
  shiftRight(a: Term, amount: number): Term;
  rotateLeft(a: Term, amount: number): Term;
  slice(a: Term, offset: number, length: number): Term;
  /** From the low end up. */
  concat(parts: readonly Term[]): Term;
  reverseBytes(a: Term): Term;
  /** floor(sum / 2^bits) of unsigned words of one size, as a word of that size. */
  carry(operands: readonly Term[]): Term;
  /** Begins a proof, which may make so many terms and no more. */
  begin(): void;
  /** How many terms there are. */
  size(): number;
}

/** Products of xors are multiplied out up to this many summands: SHA-2's Ch and Maj in every usual form are. */
const MOST_PRODUCTS = 8;

const byId = (a: Term, b: Term): number => a.id - b.id;

export function createTerms(): Terms {
  const nodes = createNodes();
  const slices = createSlices(nodes);
  const { slice, mask, split } = slices;
  const { constant, symbol } = nodes;
  const zero = (bits: number): Slice => whole(constant(0n, bits));

  const sameBits = (a: Term, b: Term): void => {
    if (a.bits !== b.bits) throw new Error(`operands of ${a.bits} and ${b.bits} bits`);
  };

  const join = (parts: readonly Slice[]): Term => permuted(slices.join(parts));
  const merge = (a: Term, b: Term): Term | undefined => {
    const merged = slices.merge(a, b);
    return merged && permuted(merged);
  };

  /** Bits of x ^ constant in another order: where the constant is odd, the complement of those of its complement. */
  const permuted = (term: Term): Term => {
    const from = term.kind === 'concat' ? term.slices[0]?.term : undefined;
    if (term.kind !== 'concat' || from?.kind !== 'xor' || (from.constant & 1n) === 0n) return term;
    if (term.slices.some((part) => part.term !== from)) return term;
    const other = not(from);
    return not(join(term.slices.map((part) => ({ ...part, term: other }))));
  };

  /** A term as a set whose xor, with the constant, it is. */
  const summands = (term: Term): { terms: readonly Term[]; constant: bigint } => {
    if (term.kind === 'xor') return term;
    if (term.kind === 'constant') return { terms: [], constant: term.value };
    const { rest, constant: fixed } = split(term);
    return { terms: [rest], constant: fixed };
  };

  /** A join whose zero bits take those of `value`, where the value has no others. */
  const fill = (term: Term, value: bigint): Term | undefined => {
    if (term.kind !== 'concat') return undefined;
    let start = 0;
    let left = value;
    const parts = term.slices.map((part) => {
      const here = (value >> BigInt(start)) & ones(part.length);
      if (part.term.kind === 'constant') left &= ~(here << BigInt(start));
      start += part.length;
      return part.term.kind === 'constant' ? whole(constant(here, part.length)) : part;
    });
    return left === 0n ? join(parts) : undefined;
  };

  const xorOf = (terms: readonly Term[], fixed: bigint, bits: number): Term => {
    const [only] = terms;
    if (only === undefined) return constant(fixed, bits);
    if (terms.length === 1 && fixed === 0n) return only;
    return (terms.length === 1 ? fill(only, fixed) : undefined) ?? nodes.xor(terms, fixed, bits);
  };

  const xor = (a: Term, b: Term): Term => {
    sameBits(a, b);
    const merged = merge(a, b);
    if (merged !== undefined) return merged;
    const [x, y] = [summands(a), summands(b)];
    return xorOf(symmetricDifference(x.terms, y.terms), x.constant ^ y.constant, a.bits);
  };

  const not = (a: Term): Term => xor(a, constant(ones(a.bits), a.bits));

  const factors = (term: Term): readonly Term[] => (term.kind === 'and' ? term.terms : [term]);

  const product = (a: Term, b: Term): Term => {
    const terms = [...new Set([...factors(a), ...factors(b)])].sort(byId);
    return terms.length === 1 ? (terms[0] as Term) : nodes.and(terms);
  };

  const and = (a: Term, b: Term): Term => {
    sameBits(a, b);
    if (a.kind === 'constant') return mask(b, a.value);
    if (b.kind === 'constant') return mask(a, b.value);
    if (a === b) return a;
    const [x, y] = [summands(a), summands(b)];
    if (x.terms.length * y.terms.length > MOST_PRODUCTS) {
      // ~a & b = b ^ (a & b), so that only one of a term and its complement is left as it is.
      if ((x.constant & 1n) === 1n) return xor(b, and(not(a), b));
      if ((y.constant & 1n) === 1n) return xor(a, and(a, not(b)));
      return product(a, b);
    }
    let result = constant(x.constant & y.constant, a.bits);
    for (const p of x.terms) for (const q of y.terms) result = xor(result, product(p, q));
    for (const p of x.terms) result = xor(result, mask(p, y.constant));
    for (const q of y.terms) result = xor(result, mask(q, x.constant));
    return result;
  };

  /** A term as summands with factors whose sum, with the constant, it is. */
  const addends = (term: Term): { parts: readonly Part[]; constant: bigint } => {
    if (term.kind === 'sum') return term;
    const all = ones(term.bits);
    if (term.kind === 'xor' && term.constant === all) {
      const { parts, constant: fixed } = addends(xorOf(term.terms, 0n, term.bits));
      return { parts: parts.map((part) => ({ ...part, factor: -part.factor })), constant: -1n - fixed };
    }
    const { terms, constant: fixed } = summands(term);
    if (terms.length > 1 || term.kind === 'xor') return { parts: [{ term, factor: 1n }], constant: 0n };
    return { parts: terms.map((rest) => ({ term: rest, factor: 1n })), constant: fixed };
  };

  const sumOf = (parts: readonly Part[], fixed: bigint, bits: number): Term => {
    const [only] = parts;
    if (only === undefined) return constant(fixed, bits);
    if (parts.length === 1 && only.factor === 1n) {
      const joined = fixed === 0n ? only.term : fill(only.term, fixed);
      if (joined !== undefined) return joined;
    }
    const all = ones(bits);
    if (parts.length === 1 && only.factor === all && fixed === all) return not(only.term);
    return nodes.sum(parts, fixed, bits);
  };

  /** The addends of a + scale * b, over the integers. */
  const collected = (a: Term, b: Term, scale: bigint): { parts: readonly Part[]; constant: bigint } => {
    const factorsOf = new Map<Term, bigint>();
    const [x, y] = [addends(a), addends(b)];
    for (const { term, factor } of x.parts) factorsOf.set(term, factor);
    for (const { term, factor } of y.parts) factorsOf.set(term, (factorsOf.get(term) ?? 0n) + scale * factor);
    return {
      parts: [...factorsOf].map(([term, factor]) => ({ term, factor })),
      constant: x.constant + scale * y.constant,
    };
  };

  const reducedParts = (parts: readonly Part[], bits: number): Part[] =>
    parts
      .map(({ term, factor }) => ({ term, factor: BigInt.asUintN(bits, factor) }))
      .filter(({ factor }) => factor !== 0n)
      .sort((p, q) => byId(p.term, q.term));

  const addScaled = (a: Term, b: Term, scale: bigint): Term => {
    sameBits(a, b);
    const { parts, constant: fixed } = collected(a, b, scale);
    return sumOf(reducedParts(parts, a.bits), BigInt.asUintN(a.bits, fixed), a.bits);
  };

  const add = (a: Term, b: Term): Term => merge(a, b) ?? addScaled(a, b, 1n);

  /** How often 2^bits has been taken from a term's addends, read as integers, for the term to be left. */
  const taken = (term: Term): Term => {
    const { bits } = term;
    if (term.kind === 'sum') return nodes.carry(term);
    if (term.kind !== 'xor' || term.constant !== ones(bits)) return constant(0n, bits);
    return addScaled(constant(-1n, bits), taken(xorOf(term.terms, 0n, bits)), -1n);
  };

  /** floor((a + b) / 2^bits): what their addends carry together, less what they have carried to make a and b. */
  const carryOfTwo = (a: Term, b: Term): Term => {
    sameBits(a, b);
    const { bits } = a;
    if (merge(a, b) !== undefined) return constant(0n, bits);
    const { parts, constant: fixed } = collected(a, b, 1n);
    const modulo = (value: bigint): bigint => BigInt.asUintN(bits, value);
    const over = (value: bigint): bigint => (value - modulo(value)) >> BigInt(bits);
    const reduced = reducedParts(parts, bits);
    const sum = sumOf(reduced, modulo(fixed), bits);
    let result = constant(over(fixed), bits);
    if (sum.kind === 'sum') result = addScaled(result, nodes.carry(sum), 1n);
    // (2^bits - 1) * (x + 1), which is ~x, is 2^bits * x + ~x.
    else if (reduced.length === 1 && reduced[0]?.factor !== 1n)
      result = addScaled(result, (reduced[0] as Part).term, 1n);
    for (const { term, factor } of parts) result = addScaled(result, term, over(factor));
    return addScaled(addScaled(result, taken(a), -1n), taken(b), -1n);
  };

  const rotateLeft = (a: Term, amount: number): Term => {
    const kept = a.bits - amount;
    if (amount === 0) return a;
    return join([
      { term: a, offset: kept, length: amount },
      { term: a, offset: 0, length: kept },
    ]);
  };

  return {
    symbol,
    constant,
    xor,
    and,
    or: (a, b) => merge(a, b) ?? xor(xor(a, b), and(a, b)),
    not,
    add,
    subtract: (a, b) => addScaled(a, b, -1n),
    shiftLeft: (a, amount) =>
      amount === 0 ? a : join([zero(amount), { term: a, offset: 0, length: a.bits - amount }]),
    shiftRight: (a, amount) =>
      amount === 0 ? a : join([{ term: a, offset: amount, length: a.bits - amount }, zero(amount)]),
    rotateLeft,
    slice,
    concat: (parts) => join(parts.map(whole)),
    reverseBytes: (a) =>
      join(
        Array.from({ length: a.bits / 8 }, (_, i) => ({ term: a, offset: a.bits - 8 * (i + 1), length: 8 })),
      ),
    carry: ([first, ...others]) => {
      let sum = first as Term;
      let carried = constant(0n, sum.bits);
      for (const other of others) {
        carried = add(carried, carryOfTwo(sum, other));
        sum = add(sum, other);
      }
      return carried;
    },
    begin: nodes.begin,
    size: nodes.size,
  };
}

/** Of two lists sorted by id: what is in one only. */
function symmetricDifference(a: readonly Term[], b: readonly Term[]): Term[] {
  const result: Term[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && x === y) {
      i++;
      j++;
    } else if (y === undefined || (x !== undefined && x.id < y.id)) {
      result.push(x as Term);
      i++;
    } else {
      result.push(y);
      j++;
    }
  }
  return result;
}
