import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../proofs/checker/evaluate.ts';
import { createTerms, type Term, type Terms } from '../../proofs/checker/terms.ts';

/** An operation over terms, and its meaning over integers, written here a second time. */
interface Operation {
  readonly arity: 1 | 2;
  term(t: Terms, a: Term, b: Term, n: number): Term;
  meaning(a: bigint, b: bigint, n: bigint, bits: bigint): bigint;
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  xor: { arity: 2, term: (t, a, b) => t.xor(a, b), meaning: (a, b) => a ^ b },
  and: { arity: 2, term: (t, a, b) => t.and(a, b), meaning: (a, b) => a & b },
  or: { arity: 2, term: (t, a, b) => t.or(a, b), meaning: (a, b) => a | b },
  not: { arity: 1, term: (t, a) => t.not(a), meaning: (a) => ~a },
  add: { arity: 2, term: (t, a, b) => t.add(a, b), meaning: (a, b) => a + b },
  subtract: { arity: 2, term: (t, a, b) => t.subtract(a, b), meaning: (a, b) => a - b },
  shiftLeft: { arity: 1, term: (t, a, _, n) => t.shiftLeft(a, n), meaning: (a, _, n) => a << n },
  shiftRight: { arity: 1, term: (t, a, _, n) => t.shiftRight(a, n), meaning: (a, _, n) => a >> n },
  rotateLeft: {
    arity: 1,
    term: (t, a, _, n) => t.rotateLeft(a, n),
    meaning: (a, _, n, bits) => (a << n) | (a >> (bits - n)),
  },
  reverseBytes: {
    arity: 1,
    term: (t, a) => t.reverseBytes(a),
    meaning: (a, _, __, bits) => {
      let result = 0n;
      for (let i = 0n; i < bits; i += 8n) result |= ((a >> i) & 255n) << (bits - 8n - i);
      return result;
    },
  },
  exchange: {
    arity: 2,
    term: (t, a, b, n) => (n === 0 ? b : t.concat([t.slice(a, a.bits - n, n), t.slice(b, 0, b.bits - n)])),
    meaning: (a, b, n, bits) => (n === 0n ? b : (a >> (bits - n)) | ((b & ((1n << (bits - n)) - 1n)) << n)),
  },
  carry: {
    arity: 2,
    term: (t, a, b) => t.carry([a, b, a]),
    meaning: (a, b, _, bits) => (a + b + a) >> bits,
  },
};

const NAMES = Object.keys(OPERATIONS);
const SYMBOLS = 4;
const CONSTANTS = [0n, 1n, -1n, 0xff00ff00ff00ff00n, 0x8000000080000000n, 0x0f0f0f0f12345678n];

const programs = (bits: number) =>
  fc.record({
    values: fc.array(fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }), {
      minLength: SYMBOLS,
      maxLength: SYMBOLS,
    }),
    steps: fc.array(
      fc.tuple(fc.constantFrom(...NAMES), fc.nat(), fc.nat(), fc.integer({ min: 0, max: bits - 1 })),
      { minLength: 1, maxLength: 24 },
    ),
  });

/** Runs a program over terms and over integers at once. */
function run(
  bits: number,
  values: readonly bigint[],
  steps: readonly (readonly [string, number, number, number])[],
) {
  const t = createTerms();
  const reduce = (value: bigint): bigint => BigInt.asUintN(bits, value);
  const terms = values.map((_, i) => t.symbol(`s${i}`, bits, i % 2 === 0));
  const meanings = values.map(reduce);
  for (const value of CONSTANTS) {
    terms.push(t.constant(value, bits));
    meanings.push(reduce(value));
  }
  for (const [name, a, b, n] of steps) {
    const { term, meaning } = OPERATIONS[name] as Operation;
    const [i, j] = [a % terms.length, b % terms.length];
    terms.push(term(t, terms[i] as Term, terms[j] as Term, n));
    meanings.push(reduce(meaning(meanings[i] as bigint, meanings[j] as bigint, BigInt(n), BigInt(bits))));
  }
  const evaluated = terms.map((term) => evaluate(term, (name) => meanings[Number(name.slice(1))] as bigint));
  return { t, terms, meanings, evaluated };
}

describe.each([8, 32, 64])('terms of %i bits', (bits) => {
  test('mean what the operations that made them mean', () => {
    fc.assert(
      fc.property(programs(bits), ({ values, steps }) => {
        const { evaluated, meanings } = run(bits, values, steps);
        expect(evaluated).toEqual(meanings);
      }),
      { numRuns: 300 },
    );
  });

  test('are the same object only where they mean the same', () => {
    fc.assert(
      fc.property(
        programs(bits),
        fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }),
        ({ values, steps }, other) => {
          const { terms } = run(bits, values, steps);
          const again = (term: Term): bigint => evaluate(term, (name) => (name === 's1' ? other : 77n));
          const seen = new Map<number, bigint>();
          for (const term of terms) {
            expect(seen.get(term.id) ?? again(term)).toBe(again(term));
            seen.set(term.id, again(term));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the normal form', () => {
  const t = createTerms();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => t.symbol(name, 32, true)) as [
    Term,
    Term,
    Term,
    Term,
  ];
  const byte = (name: string): Term => t.symbol(name, 8, true);
  const swapByMasks = (x: Term): Term => {
    const mask = t.constant(0x00ff00ffn, 32);
    const pairs = t.or(t.shiftLeft(t.and(x, mask), 8), t.and(t.shiftRight(x, 8), mask));
    return t.rotateLeft(pairs, 16);
  };

  const long = Array.from({ length: 12 }, (_, i) => t.symbol(`long ${i}`, 32, true)).reduce(t.xor);
  test.each<[string, Term, Term]>([
    ['xor in any order', t.xor(t.xor(a, b), c), t.xor(c, t.xor(b, a))],
    ['xor of equals', t.xor(t.xor(a, b), a), b],
    ['shifts joined as a rotation', t.or(t.shiftLeft(a, 7), t.shiftRight(a, 25)), t.rotateLeft(a, 7)],
    [
      'rotation by xor and by sum',
      t.xor(t.shiftLeft(a, 7), t.shiftRight(a, 25)),
      t.add(t.shiftLeft(a, 7), t.shiftRight(a, 25)),
    ],
    ['rotations one after the other', t.rotateLeft(t.rotateLeft(a, 9), 30), t.rotateLeft(a, 7)],
    ['byte order by masks', swapByMasks(a), t.reverseBytes(a)],
    ['byte order twice', swapByMasks(swapByMasks(a)), a],
    [
      'bytes put together',
      t.or(
        t.or(
          t.slice(a, 0, 8).bits === 8 ? t.concat([t.slice(a, 0, 8), t.constant(0n, 24)]) : a,
          t.concat([t.constant(0n, 8), t.slice(a, 8, 8), t.constant(0n, 16)]),
        ),
        t.concat([t.constant(0n, 16), t.slice(a, 16, 16)]),
      ),
      a,
    ],
    ['Ch', t.xor(t.and(a, b), t.and(t.not(a), c)), t.xor(c, t.and(a, t.xor(b, c)))],
    ['Maj', t.xor(t.xor(t.and(a, b), t.and(a, c)), t.and(b, c)), t.xor(t.and(t.xor(a, c), t.xor(a, b)), a)],
    [
      'Maj by or',
      t.xor(t.xor(t.and(a, b), t.and(a, c)), t.and(b, c)),
      t.or(t.and(a, b), t.and(c, t.or(a, b))),
    ],
    ['sums in any order', t.add(t.add(a, b), t.add(c, d)), t.add(d, t.add(t.add(c, a), b))],
    ['differences', t.add(t.add(a, t.not(b)), t.constant(1n, 32)), t.subtract(a, b)],
    ['complements', t.not(t.not(a)), a],
    ['complements under and', t.and(t.not(t.xor(a, b)), c), t.xor(c, t.and(t.xor(a, b), c))],
    ['rotated complements', t.rotateLeft(t.not(t.xor(a, b)), 9), t.not(t.rotateLeft(t.xor(a, b), 9))],
    [
      'rotated complements beside a constant',
      t.rotateLeft(t.not(t.xor(a, t.constant(0x8001n, 32))), 9),
      t.not(t.rotateLeft(t.xor(a, t.constant(0x8001n, 32)), 9)),
    ],
    [
      'complements of long sums under or, beside a constant',
      t.or(t.not(t.xor(long, t.constant(0x8082n, 32))), d),
      t.not(t.and(t.xor(long, t.constant(0x8082n, 32)), t.not(d))),
    ],
    [
      'constants in joins',
      t.xor(t.concat([byte('x'), t.constant(0n, 24)]), t.constant(0x1f00n, 32)),
      t.concat([byte('x'), t.constant(0x1fn, 24)]),
    ],
    ['one carry of words in any order', t.carry([a, b]), t.carry([b, a])],
    [
      'carries of three words at once and one after the other',
      t.carry([a, b, c]),
      t.add(t.carry([c, a]), t.carry([t.add(a, c), b])),
    ],
    [
      'carries with constants and complements',
      t.carry([a, t.constant(0x89abcdefn, 32), t.not(b), t.constant(0xdeadbeefn, 32)]),
      t.add(
        t.add(t.carry([t.not(b), t.constant(0xdeadbeefn, 32)]), t.carry([a, t.constant(0x89abcdefn, 32)])),
        t.carry([t.add(t.not(b), t.constant(0xdeadbeefn, 32)), t.add(a, t.constant(0x89abcdefn, 32))]),
      ),
    ],
    [
      'no carry of what has no bit in common',
      t.carry([t.shiftLeft(a, 8), t.shiftRight(b, 24)]),
      t.constant(0n, 32),
    ],
  ])('%s', (_, left, right) => {
    expect(left).toBe(right);
  });

  test.each<[string, Term, Term]>([
    ['and is not or', t.and(a, b), t.or(a, b)],
    ['a rotation by another amount', t.rotateLeft(a, 7), t.rotateLeft(a, 8)],
    ['a shift is no rotation', t.shiftLeft(a, 7), t.rotateLeft(a, 7)],
    ['the complement of the other word', t.and(t.not(a), b), t.and(a, t.not(b))],
    ['a sum is no xor', t.add(a, b), t.xor(a, b)],
    ['twice is not once', t.add(a, a), a],
    ['a carry of other words', t.carry([a, b]), t.carry([a, c])],
    ['a carry of twice a word is none of once', t.carry([a, a]), t.carry([a, t.constant(0n, 32)])],
    ['bytes in another order', t.reverseBytes(a), a],
  ])('%s', (_, left, right) => {
    expect(left).not.toBe(right);
  });

  test('secrecy is that of any symbol in the term', () => {
    const open = t.symbol('open', 32, false);
    expect(t.add(open, t.constant(3n, 32)).secret).toBe(false);
    expect(t.xor(t.rotateLeft(open, 3), a).secret).toBe(true);
    expect(t.slice(t.concat([open, a]), 0, 32).secret).toBe(false);
  });

  test('a name is secret or public, not both', () => {
    expect(() => t.symbol('a', 32, false)).toThrow(/secret and public/);
  });

  test('sizes must agree', () => {
    expect(() => t.add(a, byte('x'))).toThrow(/32 and 8/);
  });
});

test('terms that grow without end are refused, for each proof anew', () => {
  const t = createTerms();
  const grow = (): void => {
    let all = t.symbol('s0', 32, true);
    for (let i = 1; i < 100_000; i++) all = t.xor(all, t.symbol(`s${i}`, 32, true));
  };
  expect(grow).toThrow(/without end/);
  t.begin();
  expect(t.not(t.symbol('new', 32, true)).bits).toBe(32);
});
