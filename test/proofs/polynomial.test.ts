import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divide,
  type Facts,
  greatest,
  isNatural,
  linear,
  literal,
  minus,
  numberOf,
  type Polynomial,
  plus,
  polynomialOfKey,
  powerOfTwo,
  splitBy,
  symbol,
  times,
  valueOfPolynomial,
} from '../../proofs/checker/polynomial.ts';

const NAMES = ['a', 'b', 'c'];

type Expression = number | string | readonly ['+' | '-' | '*', Expression, Expression];

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    fc.constantFrom(...NAMES),
    fc.tuple(fc.constantFrom('+' as const, '-' as const, '*' as const), tie('expression'), tie('expression')),
  ),
}));

function built(e: Expression): Polynomial {
  if (typeof e === 'number') return literal(e);
  if (typeof e === 'string') return symbol(e);
  return { '+': plus, '-': minus, '*': times }[e[0]](built(e[1]), built(e[2]));
}

function valued(e: Expression, values: Readonly<Record<string, bigint>>): bigint {
  if (typeof e === 'number') return BigInt(e);
  if (typeof e === 'string') return values[e] as bigint;
  const [x, y] = [valued(e[1], values), valued(e[2], values)];
  return e[0] === '+' ? x + y : e[0] === '-' ? x - y : x * y;
}

const values = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, fc.bigInt({ min: 0n, max: 2n ** 32n - 1n })])),
);

describe('polynomials', () => {
  test('have the value of what they were made from, modulo 2^32', () => {
    fc.assert(
      fc.property(expression, values, (e, at) => {
        const value = valueOfPolynomial(built(e), (name) => at[name] as bigint);
        expect(value).toBe(BigInt.asUintN(32, valued(e, at)));
      }),
      { numRuns: 1000 },
    );
  });

  test('are named by their key', () => {
    fc.assert(
      fc.property(expression, (e) => {
        const p = built(e);
        expect(polynomialOfKey(p.key).key).toBe(p.key);
      }),
    );
  });

  test('split by a symbol that occurs once in a product', () => {
    fc.assert(
      fc.property(expression, (e) => {
        const p = built(e);
        const split = splitBy(p, 'a');
        if (split === undefined) expect(p.key).toMatch(/a\*a/);
        else expect(plus(times(split.factor, symbol('a')), split.rest).key).toBe(p.key);
      }),
    );
  });

  test('are an odd one times a power of two', () => {
    const p = linear(24, { a: -8, b: 16 });
    expect(powerOfTwo(p)).toEqual({ odd: linear(3, { a: -1, b: 2 }), shift: 3 });
    expect(powerOfTwo(linear(1, { a: 8 })).shift).toBe(0);
    expect(powerOfTwo(linear(-(2 ** 31))).odd.key).toBe('-1');
  });

  test('know when they are numbers', () => {
    expect(numberOf(minus(symbol('a'), symbol('a')))).toBe(0);
    expect(numberOf(plus(literal(3), literal(4)))).toBe(7);
    expect(numberOf(symbol('a'))).toBeUndefined();
    expect(numberOf(plus(symbol('a'), literal(1)))).toBeUndefined();
  });
});

describe('bounds', () => {
  const facts: Facts = {
    ranges: new Map([
      ['n', { min: 0, max: 100 }],
      ['m', { min: 3, max: 50 }],
    ]),
    indexes: new Map([
      ['#0', symbol('n')],
      ['#1', linear(11, { n: 2, m: 1 })],
      ['#2', symbol('n/3')],
      ['#3', symbol('n%3')],
    ]),
    divisions: new Map(),
  };
  divide('n', 3, facts);

  /** Every value that the facts admit, over a grid. */
  function* admitted(): Generator<Record<string, bigint>> {
    // With full turns of three and something left: of loops that are not entered no index is asked for.
    for (const n of [4n, 5n, 7n, 100n])
      for (const m of [3n, 4n, 50n])
        for (const i of [0n, 1n, n - 1n])
          for (const j of [0n, 10n, 10n + 2n * n + m]) {
            yield {
              ...{ n, m, '#0': i < n ? i : 0n, '#1': j, 'n/3': n / 3n, 'n%3': n % 3n },
              ...{ '#2': i < n / 3n ? i : n / 3n - 1n, '#3': (n % 3n) - 1n },
            };
          }
  }
  const over = (p: Polynomial, at: Record<string, bigint>): bigint => {
    let sum = 0n;
    for (const [product, factor] of p.terms)
      sum +=
        product === ''
          ? BigInt(factor)
          : product.split('*').reduce((v, name) => v * (at[name] as bigint), BigInt(factor));
    return sum;
  };
  const some = fc.array(
    fc.tuple(
      fc.integer({ min: -40, max: 40 }),
      fc.constantFrom('', 'n', 'm', '#0', '#1', '#2', '#3', 'n/3', 'n%3', 'n*m', '#0*m', '#0*#1', 'm*n/3'),
    ),
    { maxLength: 6 },
  );

  test('hold for all that is admitted', () => {
    let shown = 0;
    fc.assert(
      fc.property(some, (parts) => {
        const p = parts.reduce(
          (sum, [factor, product]) =>
            plus(
              sum,
              product
                .split('*')
                .reduce((v, name) => (name === '' ? v : times(v, symbol(name))), literal(factor)),
            ),
          literal(0),
        );
        const natural = isNatural(p, facts);
        const top = greatest(p, facts);
        if (natural) shown++;
        for (const at of admitted()) {
          if (natural) expect(over(p, at)).toBeGreaterThanOrEqual(0n);
          expect(over(p, at)).toBeLessThanOrEqual(top);
        }
      }),
      { numRuns: 500 },
    );
    expect(shown).toBeGreaterThan(50);
  });

  test.each<[string, Polynomial, boolean]>([
    ['the last index is inside', minus(minus(symbol('n'), literal(1)), symbol('#0')), true],
    ['one more is not', minus(minus(symbol('n'), literal(2)), symbol('#0')), false],
    ['17 words a block', minus(linear(-1, { n: 17 }), linear(16, { '#0': 17 })), true],
    ['17 words a block and one', minus(linear(-1, { n: 17 }), linear(17, { '#0': 17 })), false],
    ['the last of three a turn', minus(minus(symbol('n'), literal(1)), linear(2, { '#2': 3 })), true],
    ['the fourth of three', minus(minus(symbol('n'), literal(1)), linear(3, { '#2': 3 })), false],
    ['what is left over', minus(minus(symbol('n'), literal(1)), linear(0, { 'n/3': 3, '#3': 1 })), true],
    ['one behind it', minus(minus(symbol('n'), literal(1)), linear(1, { 'n/3': 3, '#3': 1 })), false],
    ['four times a third', minus(symbol('n'), linear(0, { 'n/3': 4 })), false],
    ['a count that may be zero', minus(symbol('n'), literal(1)), false],
    ['a count that may not', minus(symbol('m'), literal(3)), true],
  ])('%s', (_, p, wanted) => {
    expect(isNatural(p, facts)).toBe(wanted);
  });

  test('coefficients are not reduced on the way', () => {
    // 2^31 - 1 times 100 would wrap to a number from 0 on.
    const p = minus(literal(0), times(literal(2 ** 31 - 1), symbol('#0')));
    expect(isNatural(p, facts)).toBe(false);
  });
});
