import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessOffset,
  definitionsOf,
  type Offset,
  polynomial,
  product,
  sum,
} from '../../../compiler/passes/addresses.ts';
import { build } from '../../../language/builder.ts';
import type { Contract, Region } from '../../../language/contract.ts';
import type { Count } from '../../../language/handles.ts';
import type { Program, Statement, Value } from '../../../language/program.ts';

const COUNTS = ['a', 'b', 'c'];
const contractOf = (regions: readonly Region[], wordBytes: 4 | 8 = 8): Contract => ({
  kernel: 'addresses',
  wordBytes,
  regions,
  counts: COUNTS.map((name) => ({ name, min: 0, max: 0xffff_ffff })),
  step: 'none.none',
  summary: 'Counts.',
});

/** A count as the author writes it. */
type Expression =
  | { readonly op: 'count'; readonly name: string }
  | { readonly op: 'literal'; readonly value: number }
  | { readonly op: 'add' | 'multiply'; readonly left: Expression; readonly right: Expression };

const literal = fc.oneof(
  fc.nat({ max: 100 }),
  fc.constantFrom(0, 1, 65535, 65536, 0x40000000, 0x7fffffff),
  fc.nat({ max: 0x7fffffff }),
);
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    fc.record({ op: fc.constant('literal' as const), value: literal }),
    fc.record({ op: fc.constant('count' as const), name: fc.constantFrom(...COUNTS) }),
    fc.record({
      op: fc.constantFrom('add' as const, 'multiply' as const),
      left: tie('expression'),
      right: tie('expression'),
    }),
  ),
}));

/** Counts are 32 bits and wrap around. */
function meaning(e: Expression, counts: Readonly<Record<string, number>>): bigint {
  if (e.op === 'count') return BigInt(counts[e.name] as number);
  if (e.op === 'literal') return BigInt(e.value);
  const [left, right] = [meaning(e.left, counts), meaning(e.right, counts)];
  return BigInt.asUintN(32, e.op === 'add' ? left + right : left * right);
}

function evaluated(offset: Offset, of: (count: Value) => number): bigint {
  const terms = offset.terms.map(({ factor, counts }) =>
    counts.reduce((all, count) => all * BigInt(of(count)), BigInt(factor)),
  );
  return BigInt.asUintN(
    32,
    terms.reduce((all, term) => all + term, BigInt(offset.constant)),
  );
}

/** A program that loads the word numbered by an expression, with that load. */
function loading(
  region: Region,
  wordBytes: 4 | 8,
  word: (count: (name: string) => Count, k: Parameters<Parameters<typeof build>[2]>[0]) => Count | number,
  element: (count: (name: string) => Count) => Count | number = () => 0,
): { program: Program; load: Extract<Statement, { kind: 'load' }> } {
  const program = build(contractOf([region], wordBytes), '', (k) => {
    const [w, e] = [word(k.count, k), element(k.count)];
    if (region.layout === 'shared') k.loadShared64(region.name, w);
    else if (wordBytes === 8) k.load64(region.name, w, e);
    else k.load32(region.name, w, e);
  });
  const load = program.body.find((s) => s.kind === 'load') as Extract<Statement, { kind: 'load' }>;
  return { program, load };
}

const BYTES: Region = { name: 'r', role: 'in', secrecy: 'public', layout: 'bytes', words: 1 };

describe('polynomials of counts', () => {
  it('have the value of the count, modulo 2^32', () => {
    fc.assert(
      fc.property(
        expression,
        fc.array(fc.nat({ max: 0xffffffff }), { minLength: 3, maxLength: 3 }),
        (e, at) => {
          const { program, load } = loading(BYTES, 8, (count, k) => {
            const written = (x: Expression): Count | number => {
              if (x.op === 'literal') return x.value;
              if (x.op === 'count') return count(x.name);
              return x.op === 'add'
                ? k.countAdd(written(x.left), written(x.right))
                : k.countMultiply(written(x.left), written(x.right));
            };
            return written(e);
          });
          const found = polynomial(load.word, definitionsOf(program));
          const counts = Object.fromEntries(COUNTS.map((name, i) => [name, at[i] as number]));
          const of = (count: Value): number =>
            at[program.counts.findIndex(({ id }) => id === count.id)] as number;
          expect(evaluated(found, of)).toBe(meaning(e, counts));
          for (const number of [found.constant, ...found.terms.map(({ factor }) => factor)]) {
            expect(Number.isInteger(number) && number >= 0 && number <= 0xffffffff, `${number}`).toBe(true);
          }
          const keys = found.terms.map((term) => term.counts.map(({ id }) => id).join());
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('merge like terms, whatever the order of the factors, and drop those that vanish', () => {
    const count = (id: number): Value => ({ id, type: { kind: 'count' }, secret: false, at: '' });
    const term = (factor: number, ...ids: number[]): Offset => ({
      constant: 0,
      terms: [{ factor, counts: ids.map(count) }],
    });
    expect(sum(product(term(2, 1), term(3, 2)), product(term(5, 2), term(1, 1)))).toEqual(term(11, 1, 2));
    expect(sum(term(0x80000000, 1), term(0x80000000, 1))).toEqual({ constant: 0, terms: [] });
    const top: Offset = { constant: 0x80000000, terms: [] };
    expect(sum(top, top)).toEqual({ constant: 0, terms: [] });
    expect(product(top, { constant: 3, terms: [] })).toEqual(top);
    expect(product(term(65536, 1), { constant: 65536, terms: [] })).toEqual({ constant: 0, terms: [] });
  });

  it('stop at counts that come from loops and words', () => {
    const program = build(contractOf([BYTES]), '', (k) => {
      const word = k.countFromWord(k.uniform64(3n));
      k.each(4, (i) => {
        k.load64('r', k.countAdd(k.countMultiply(i, 2), word));
      });
    });
    const [loop] = program.body.filter((s) => s.kind === 'loop');
    const load = loop?.body.find((s) => s.kind === 'load');
    if (load?.kind !== 'load' || loop === undefined) throw new Error('no load');
    const { constant, terms } = polynomial(load.word, definitionsOf(program));
    expect(constant).toBe(0);
    expect(terms.map(({ factor, counts }) => [factor, counts.length])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(terms[0]?.counts[0]?.id).toBe(loop.index.id);
  });
});

describe('offsets of accesses', () => {
  const wordAt = (count: (name: string) => Count, k: Parameters<Parameters<typeof build>[2]>[0]): Count =>
    k.countAdd(k.countMultiply(count('a'), 3), 5);
  const value = (
    region: Region,
    wordBytes: 4 | 8,
    lanes: number,
    a: number,
    b: number,
    c: number,
  ): bigint => {
    const { program, load } = loading(region, wordBytes, wordAt, (count) =>
      region.elements === undefined ? 0 : count('a'),
    );
    const offset = accessOffset(program, region, load.element, load.word, lanes, definitionsOf(program));
    return evaluated(
      offset,
      ({ id }) => [a, b, c][program.counts.findIndex((known) => known.id === id)] as number,
    );
  };

  it('are the contract’s: word i of element e at e * elementStride + i * wordStride', () => {
    const plain: Region = { ...BYTES, layout: 'lane-wise' };
    const strided: Region = { ...plain, elements: 'a', elementStride: 'b', wordStride: 'c' };
    for (const wordBytes of [4, 8] as const) {
      for (const lanes of [1, 2, 4]) {
        const word = 3 * 7 + 5;
        expect(value(plain, wordBytes, lanes, 7, 0, 0)).toBe(BigInt(word * lanes * wordBytes));
        expect(value(strided, wordBytes, lanes, 7, 1000, 40)).toBe(BigInt(7 * 1000 + word * 40));
        expect(value(BYTES, wordBytes, lanes, 7, 0, 0)).toBe(BigInt(word * wordBytes));
      }
    }
    expect(value({ ...BYTES, layout: 'shared' }, 8, 2, 7, 0, 0)).toBe(26n * 8n);
  });
});
