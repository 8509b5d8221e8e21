/** The instructions that compute a value from values: WebAssembly core specification 2.0, 4.3. */
import { byHalves } from '../algebra.ts';
import { divide, literal, minus, nameOf, numberOf, type Polynomial, plus, times } from '../polynomial.ts';
import { refuse } from '../refusal.ts';
import type { Term } from '../terms.ts';
import type { Value, Values } from './values.ts';

type Binary = (a: Term, b: Term) => Term;
type Immediates = readonly (number | bigint | Uint8Array)[];

const WIDTHS: Readonly<Record<string, 32 | 64>> = { i32: 32, i64: 64, i32x4: 32, i64x2: 64 };

/** On vectors they are of no width; on 64-bit words of a kernel with 32-bit ones they are taken as there. */
const BITWISE: ReadonlySet<string> = new Set(['and', 'or', 'xor']);

/** Arithmetic that keeps public numbers public: addresses and bounds are made of it. */
const OF_COUNTS: Readonly<Record<string, (a: Polynomial, b: Polynomial) => Polynomial | undefined>> = {
  'i32.add': plus,
  'i32.sub': minus,
  'i32.mul': times,
  'i32.shl': (a, b) => {
    const amount = numberOf(b);
    return amount === undefined ? undefined : times(a, literal(2 ** (amount & 31)));
  },
};

export function compute(v: Values, name: string, immediates: Immediates, operands: readonly Value[]): Value {
  const [a, b, c] = operands as [Value, Value, Value];
  const { terms } = v;
  const [type, operation] = name.split('.') as [string, string];
  const bits = WIDTHS[type] ?? v.wordBits;
  switch (name) {
    case 'i32.const':
      return { kind: 'count', count: literal(immediates[0] as number) };
    case 'i64.const':
      return { kind: 'word', term: terms.constant(immediates[0] as bigint, 64) };
    case 'v128.const':
      return v.vectorOf(bytesTerm(v, immediates[0] as Uint8Array));
    case 'i32.eqz':
      return compared(v.count(a), literal(1), (count) => ({ kind: 'zero', count }));
    case 'i32.lt_u':
      return compared(v.count(a), v.count(b), (count, bound) => ({ kind: 'below', count, bound }));
    case 'i32.div_u':
    case 'i32.rem_u':
      return dividedBy(v, name, v.count(a), v.count(b));
    case 'i32.wrap_i64':
      return { kind: 'word', term: terms.slice(v.term(a, 64), 0, 32) };
    case 'i64.extend_i32_u':
      return { kind: 'word', term: terms.concat([v.term(a, 32), terms.constant(0n, 32)]) };
    case 'i32x4.splat':
    case 'i64x2.splat':
      return v.vector(new Array<Term>(128 / bits).fill(v.term(a, bits)));
    case 'i8x16.shuffle':
      return shuffled(v, immediates[0] as Uint8Array, a, b);
    case 'v128.not':
      return v.vector(v.lanes(a, bits).map(terms.not));
    case 'v128.bitselect':
      // 4.3.3, ibitselect: (a & c) | (b & ~c).
      return v.vector(lanewise3(v, a, b, c));
  }
  const counts = OF_COUNTS[name];
  const [x, y] = [v.count(a), v.count(b)];
  const result = counts === undefined || x === undefined || y === undefined ? undefined : counts(x, y);
  if (result !== undefined) return { kind: 'count', count: result };
  return binary(v, type, operation, bits, a, b);
}

/** A count of the call divided by a literal, which is all that has a model. */
function dividedBy(
  { facts }: Values,
  name: 'i32.div_u' | 'i32.rem_u',
  count: Polynomial | undefined,
  by: Polynomial | undefined,
): Value {
  const [of, number] = [count && nameOf(count), by && numberOf(by)];
  const parts = of === undefined || number === undefined ? undefined : divide(of, number, facts);
  if (parts === undefined) return refuse('equal', `${name} of no count by no literal has no model`);
  return { kind: 'count', count: name === 'i32.div_u' ? parts.quotient : parts.remainder };
}

/** A comparison of public numbers, decided where both are literals. */
function compared(
  count: Polynomial | undefined,
  bound: Polynomial | undefined,
  open: (count: Polynomial, bound: Polynomial) => Value,
): Value {
  if (count === undefined || bound === undefined)
    return refuse('equal', 'a comparison of words has no model');
  const [x, y] = [numberOf(count), numberOf(bound)];
  if (x === undefined || y === undefined) return open(count, bound);
  return { kind: 'count', count: literal(x >>> 0 < y >>> 0 ? 1 : 0) };
}

function binary(v: Values, type: string, operation: string, bits: 32 | 64, a: Value, b: Value): Value {
  const { terms } = v;
  const shift = shiftOf(v, operation);
  const vectors = type.includes('x') || type === 'v128';
  if (shift !== undefined) {
    const distance = v.count(b) ?? constantOf(b);
    const amount = distance === undefined ? undefined : numberOf(distance);
    if (amount === undefined) return refuse('equal', `${type}.${operation} by no literal has no model`);
    const shifted = (term: Term): Term => shift(term, amount & (bits - 1));
    if (vectors) return v.vector(v.lanes(a, bits).map(shifted));
    return { kind: 'word', term: shifted(v.term(a, bits)) };
  }
  const functions: Readonly<Record<string, Binary>> = {
    add: terms.add,
    sub: terms.subtract,
    and: terms.and,
    or: terms.or,
    xor: terms.xor,
    andnot: (x, y) => terms.and(x, terms.not(y)),
  };
  const operate = functions[operation];
  if (operate === undefined) return refuse('equal', `${type}.${operation} has no model for words`);
  if (!vectors) {
    const [x, y] = [v.term(a, bits), v.term(b, bits)];
    const halves = bits > v.wordBits && BITWISE.has(operation);
    return { kind: 'word', term: halves ? byHalves(terms, operate)(x, y) : operate(x, y) };
  }
  const others = v.lanes(b, bits);
  return v.vector(v.lanes(a, bits).map((lane, i) => operate(lane, others[i] as Term)));
}

function shiftOf({ terms }: Values, operation: string): ((a: Term, amount: number) => Term) | undefined {
  switch (operation) {
    case 'shl':
      return terms.shiftLeft;
    case 'shr_u':
      return terms.shiftRight;
    case 'shr_s':
      return (a, amount) => {
        const sign = new Array<Term>(amount).fill(terms.slice(a, a.bits - 1, 1));
        return terms.concat([terms.slice(a, amount, a.bits - amount), ...sign]);
      };
    case 'rotl':
      return terms.rotateLeft;
    case 'rotr':
      return (a, amount) => terms.rotateLeft(a, (a.bits - amount) % a.bits);
    default:
      return undefined;
  }
}

/** The low bits of a 64-bit literal, which is all that a shift looks at. */
function constantOf(value: Value): Polynomial | undefined {
  if (value.kind !== 'word' || value.term.kind !== 'constant') return undefined;
  return literal(Number(value.term.value & 0xffn));
}

function bytesTerm({ terms }: Values, bytes: Uint8Array): Term {
  return terms.concat(Array.from(bytes, (byte) => terms.constant(BigInt(byte), 8)));
}

function shuffled(v: Values, picked: Uint8Array, a: Value, b: Value): Value {
  const both = v.terms.concat([v.bitsOf(a), v.bitsOf(b)]);
  const parts = Array.from(picked, (byte) =>
    byte < 32 ? v.terms.slice(both, 8 * byte, 8) : refuse('equal', `a shuffle of byte ${byte}`),
  );
  return v.vectorOf(v.terms.concat(parts));
}

function lanewise3(v: Values, a: Value, b: Value, c: Value): Term[] {
  const { terms, wordBits } = v;
  const [ones, zeros, masks] = [v.lanes(a, wordBits), v.lanes(b, wordBits), v.lanes(c, wordBits)];
  return masks.map((mask, i) =>
    terms.or(terms.and(ones[i] as Term, mask), terms.and(zeros[i] as Term, terms.not(mask))),
  );
}
