import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Builder, build } from '../../language/builder.ts';
import { checkProgram } from '../../language/check.ts';
import type { Contract, Linear } from '../../language/contract.ts';
import type { LanguageError } from '../../language/errors.ts';
import type { Count, Word32 } from '../../language/handles.ts';
import { interpret } from '../../language/interpret.ts';
import { contractOf, countOf, INPUT, OPEN_INPUT, OPEN_OUTPUT, SCRATCH } from './contracts.ts';

// What the checker accepts is tried for every value of the counts, which are small here.

const MOST = 4;

/** A sum of the counts and indices at hand times small literals, which come round when there are more. */
interface Sum {
  readonly literal: number;
  readonly factors: readonly number[];
}

interface Nest {
  readonly bounds: readonly Sum[];
  readonly word: Sum;
  readonly element: Sum;
  readonly value: 'zero' | 'one' | 'load';
}

const small = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const sum: fc.Arbitrary<Sum> = fc.record({
  literal: fc.nat({ max: 3 }),
  factors: fc.array(fc.constantFrom(0, 0, 1, 1, 2), { minLength: 4, maxLength: 4 }),
});
const nest: fc.Arbitrary<Nest> = fc.record({
  bounds: fc.array(sum, { maxLength: 3 }),
  word: sum,
  element: fc.constantFrom(
    { literal: 0, factors: [0] },
    { literal: 0, factors: [0, 1] },
    { literal: 0, factors: [0, 0, 1] },
  ),
  value: fc.constantFrom('zero', 'zero', 'one', 'load'),
});
const words: fc.Arbitrary<Linear> = fc.record({
  constant: fc.integer({ min: 1, max: 14 }),
  terms: fc.record({ n: small }),
});

function total(k: Builder, { literal, factors }: Sum, counts: readonly Count[]): Count {
  return counts.reduce(
    (whole, count, i) => k.countAdd(whole, k.countMultiply(count, factors[i] ?? 0)),
    k.countAdd(literal, 0),
  );
}

function write(k: Builder, { bounds, word, element, value }: Nest): void {
  const inner = (counts: readonly Count[], depth: number): void => {
    const bound = bounds[depth];
    if (bound !== undefined) {
      k.each(total(k, bound, counts), (index) => inner([...counts, index], depth + 1));
      return;
    }
    const [at, of] = [total(k, word, counts), total(k, element, counts)];
    const stored = value === 'load' ? k.load32('scratch', at, of) : k.constant32(value === 'zero' ? 0 : 1);
    k.store('scratch', at, stored, of);
  };
  inner([k.count('n')], 0);
}

function contractFor(linear: Linear, wiped: boolean, elements: boolean): Contract {
  const strided = elements ? { elements: 'groups', elementStride: 'stride' } : {};
  const region = { ...SCRATCH, ...strided, words: linear };
  return contractOf([wiped ? region : { ...region, role: 'in-out', wiped: false }], {
    counts: [countOf('n', MOST), countOf('groups', 3), countOf('stride', 512, { multipleOf: 4 })],
  });
}

/** Whether the checker accepts; what it refuses otherwise must be one of these codes. */
function accepts(make: () => void, codes: readonly string[]): boolean {
  try {
    make();
    return true;
  } catch (error) {
    expect(codes).toContain((error as LanguageError).code);
    return false;
  }
}

const OVERRUNS = ['region-overrun', 'element-overrun', 'contract'];

it('a program that is accepted stays in its regions for every count', () => {
  const accepted = { yes: 0, no: 0 };
  fc.assert(
    fc.property(words, nest, fc.boolean(), (linear, text, elements) => {
      const program = build(contractFor(linear, false, elements), '', (k) => write(k, text));
      const yes = accepts(() => checkProgram(program), OVERRUNS);
      accepted[yes ? 'yes' : 'no'] += 1;
      if (!yes) return;
      for (let n = 0; n <= MOST; n++) {
        for (let groups = 0; groups <= 3; groups++)
          interpret(program, 1, new Uint8Array(2048), [0, n, groups, 512]);
      }
    }),
    { numRuns: 400 },
  );
  expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(3);
});

/** Stores of one value at `step * i + offset` for each offset, i below a bound, all within another loop or none. */
interface Wipe {
  readonly around: 'none' | 'groups' | 'twice' | 'n';
  readonly bound: { readonly literal: number; readonly n: number };
  readonly step: number;
  readonly offsets: readonly number[];
  readonly literal: number;
}

const wipe: fc.Arbitrary<Wipe> = fc.record({
  around: fc.constantFrom('none', 'none', 'groups', 'groups', 'twice', 'n'),
  bound: fc.record({ literal: fc.nat({ max: 3 }), n: fc.constantFrom(0, 1, 1, 2) }),
  step: fc.constantFrom(1, 1, 2),
  offsets: fc.constantFrom([0], [0], [0, 1], [1, 0], [1], [0, 2]),
  literal: fc.constantFrom(0, 0, 0, 0, 1),
});

function writeWipe(k: Builder, of: Wipe, elements: boolean): void {
  const bound = k.countAdd(of.bound.literal, k.countMultiply(k.count('n'), of.bound.n));
  const inner = (element: Count | number): void =>
    k.each(bound, (index) => {
      for (const offset of of.offsets) {
        const word = k.countAdd(k.countMultiply(index, of.step), offset);
        k.store('scratch', word, k.constant32(of.literal), element);
      }
    });
  if (of.around === 'none') inner(0);
  else if (of.around === 'groups') k.each(k.count('groups'), (group) => inner(elements ? group : 0));
  else k.each(of.around === 'n' ? k.count('n') : 2, () => inner(0));
}

it('scratch that is accepted as wiped is zero for every count', () => {
  const accepted = { yes: 0, no: 0 };
  // The region reaches as far as the first wipe would, or a little further.
  const beyond = fc.record({ words: fc.constantFrom(0, 0, 0, 1, 2), n: fc.constantFrom(0, 0, 0, 0, 1) });
  const texts = fc.array(wipe, { maxLength: 2 });
  fc.assert(
    fc.property(wipe, texts, beyond, (first, others, further) => {
      const wipes = [first, ...others];
      const elements = first.around === 'groups';
      const constant = first.step * first.bound.literal + further.words;
      const factor = first.step * first.bound.n + further.n;
      const contract = contractFor({ constant, terms: { n: factor } }, true, elements);
      const program = build(contract, '', (k) => {
        for (const of of wipes) writeWipe(k, of, elements);
      });
      const yes = accepts(() => checkProgram(program), [...OVERRUNS, 'scratch-not-wiped']);
      accepted[yes ? 'yes' : 'no'] += 1;
      if (!yes) return;
      for (let n = 0; n <= MOST; n++) {
        for (let groups = 0; groups <= 3; groups++) {
          const memory = new Uint8Array(2048).fill(0xff);
          interpret(program, 1, memory, [0, n, groups, 512]);
          for (let e = 0; e < (elements ? groups : 1); e++) {
            const region = memory.subarray(512 * e, 512 * e + 4 * (constant + factor * n));
            expect(region.every((byte) => byte === 0)).toBe(true);
          }
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(3);
});

/** A turn that mixes carried words: new word i is word `from[i]`, with a loaded word added where asked for. */
interface Mixing {
  readonly from: readonly number[];
  readonly adds: readonly ('nothing' | 'public' | 'secret')[];
  readonly turns: number;
  readonly stored: number;
}

const mixing: fc.Arbitrary<Mixing> = fc.record({
  from: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
  adds: fc.array(fc.constantFrom('nothing', 'nothing', 'public', 'secret'), { minLength: 4, maxLength: 4 }),
  turns: fc.nat({ max: 5 }),
  stored: fc.nat({ max: 3 }),
});

it('what is accepted lets no secret into a public region', () => {
  const accepted = { yes: 0, no: 0 };
  const contract = contractOf([INPUT, OPEN_INPUT, OPEN_OUTPUT]);
  fc.assert(
    fc.property(mixing, mixing, (outer, inner) => {
      const mix = (k: Builder, { from, adds }: Mixing, carried: readonly Word32[]): Word32[] =>
        from.map((source, i) => {
          const word = carried[source] as Word32;
          if (adds[i] === 'nothing') return word;
          return k.add(word, k.load32(adds[i] === 'secret' ? 'input' : 'openInput', i));
        });
      const make = () => {
        const program = build(contract, '', (k) => {
          const start = [0, 1, 2, 3].map((i) => k.load32('openInput', i));
          const end = k.loop(outer.turns, start, (_, words) =>
            mix(
              k,
              outer,
              k.loop(inner.turns, words, (_index, carried) => mix(k, inner, carried)),
            ),
          );
          k.store('openOutput', 0, end[outer.stored] as Word32);
        });
        checkProgram(program);
        return program;
      };
      const yes = accepts(make, ['public-region-secret-word']);
      accepted[yes ? 'yes' : 'no'] += 1;
      if (!yes) return;
      const program = make();
      const outputs = [0x11, 0x77].map((secret) => {
        const memory = new Uint8Array(64).fill(secret, 0, 16).fill(0x35, 16, 32);
        interpret(program, 1, memory, [0, 16, 32]);
        return [...memory.subarray(32)];
      });
      expect(outputs[0]).toEqual(outputs[1]);
    }),
    { numRuns: 200 },
  );
  expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(3);
});
