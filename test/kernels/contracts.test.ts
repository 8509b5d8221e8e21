import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contract, extentOf, type Region } from '../../language/contract.ts';
import { MOST_ARGUMENTS } from '../../src/runtime/choice.ts';
import { full } from '../suite.ts';
import { layOut } from './calls.ts';
import { KERNELS } from './implementations.ts';
import { bytesOfRegion, type Counts, elementsOf, spanOf, wordsOf } from './places.ts';

function countsOf({ regions, counts }: Contract, args: readonly number[]): Counts {
  return Object.fromEntries(counts.map(({ name }, i) => [name, args[regions.length + i] as number]));
}

/** Why a contract refuses a call, from its description alone: byte sets where the checks have formulas. */
function refusal(
  contract: Contract,
  lanes: number,
  memoryBytes: number,
  args: readonly number[],
): string | undefined {
  const { regions, counts: declared, wordBytes, aliases = [] } = contract;
  const counts = countsOf(contract, args);
  for (const { name, min, max, multipleOf = 1 } of declared) {
    const count = counts[name] as number;
    if (!Number.isInteger(count) || count < min || count > max) return `count ${name}`;
    if (count % multipleOf !== 0) return `count ${name} is no multiple`;
  }
  const spans = regions.map((region) => spanOf(contract, region, lanes, counts));
  for (const [i, region] of regions.entries()) {
    const offset = args[i] as number;
    const wordStride = region.wordStride === undefined ? undefined : (counts[region.wordStride] as number);
    if (wordStride !== undefined && wordStride < lanes * wordBytes) return `words of ${region.name} overlap`;
    if (elementsOf(region, counts) > 1) {
      const stride = counts[region.elementStride as string] as number;
      if (stride < spanOf(contract, region, lanes, counts, 0)) return `elements of ${region.name} overlap`;
    }
    if (!Number.isInteger(offset) || offset < 0) return `offset of ${region.name}`;
    if (region.layout !== 'bytes' && offset % wordBytes !== 0) return `${region.name} is not aligned`;
    if (offset + (spans[i] as number) > memoryBytes) return `${region.name} does not fit`;
  }
  for (const [i, a] of regions.entries()) {
    for (const [j, b] of regions.entries()) {
      if (j <= i || (a.role === 'in' && b.role === 'in')) continue;
      const [aAt, bAt, aSpan, bSpan] = [args[i], args[j], spans[i], spans[j]] as [
        number,
        number,
        number,
        number,
      ];
      const alias = aliases.find(({ regions: pair }) => pair.includes(a.name) && pair.includes(b.name));
      if (alias !== undefined && aAt === bAt) {
        const [less, more] = alias.atMost ?? [];
        if (less === undefined || (counts[less] as number) <= (counts[more as string] as number)) continue;
      }
      if (Math.max(aAt, bAt) < Math.min(aAt + aSpan, bAt + bSpan)) return `${a.name} and ${b.name} overlap`;
    }
  }
  return undefined;
}

function accepts(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const SMALL: Counts = { groups: 4, steps: 15, firstHash: 9, blocks: 3, furtherBlocks: 3 };

/** A call that is right, and then up to three changes of one argument each. */
function calls(contract: Contract, lanes: number): fc.Arbitrary<{ memoryBytes: number; args: number[] }> {
  const { regions, counts } = contract;
  const places = regions.length + counts.length;
  const layout = fc.record({
    counts: fc.record(
      Object.fromEntries(
        counts.map(({ name, max }) => [name, fc.nat({ max: Math.min(max, SMALL[name] ?? 3) })]),
      ),
    ),
    wordGap: fc.nat({ max: 1 }),
    elementGap: fc.nat({ max: 2 }),
    laneGap: fc.nat({ max: 5 }),
    byteOffset: fc.nat({ max: 15 }),
  });
  const change = fc.record({
    place: fc.nat({ max: places - 1 }),
    kind: fc.nat({ max: 10 }),
    amount: fc.constantFrom(0, 1, 2, 4, 8, 16, 24),
    other: fc.nat({ max: places - 1 }),
  });
  return fc
    .tuple(layout, fc.array(change, { maxLength: 3 }), fc.constantFrom(-8, -1, 0, 0, 64))
    .map(([laid, changes, room]) => {
      const call = layOut(contract, lanes, laid);
      const args = [...call.args];
      const spans = regions.map((region) => spanOf(contract, region, lanes, call.counts));
      const end = Math.max(...regions.map((_, i) => (args[i] as number) + (spans[i] as number)));
      const memoryBytes = end + room;
      for (const { place, kind, amount, other } of changes) {
        const count = counts[place - regions.length];
        const now = args[place] as number;
        const isRegion = place < regions.length;
        const [otherAt, otherSpan] = other < regions.length ? [args[other], spans[other]] : [0, 0];
        const made: readonly number[] = [
          now + amount,
          now - amount,
          isRegion ? (otherAt ?? 0) : 0,
          isRegion ? (otherAt ?? 0) + (otherSpan ?? 0) - amount : (count?.max ?? 0),
          isRegion ? (otherAt ?? 0) - (spans[place] as number) + amount : (count?.max ?? 0) + 1,
          isRegion ? memoryBytes - (spans[place] as number) : (count?.min ?? 0) - 1,
          isRegion ? memoryBytes - (spans[place] as number) + amount : now + 0.5,
          isRegion ? -amount : Number.NaN,
          isRegion ? now + 0.5 : now,
          now,
          isRegion ? (otherAt ?? 0) + amount : now,
        ];
        const next = made[kind] as number;
        // The model lists bytes one by one: not for sixty thousand groups.
        const listed =
          count !== undefined && next > 64 && !/tride|Step/.test(count.name) && next <= count.max;
        if (!listed) args[place] = next;
      }
      return { memoryBytes, args };
    });
}

describe.each(KERNELS)('$kernel', ({ kernel, program, check, wordRanges, lanes: laneCounts, rows }) => {
  const { contract } = program;
  // Kernels that perform the same step have the same regions, of other sizes.
  const first = KERNELS.find((known) => known.program.contract.step === contract.step);
  const numRuns = full ? 3000 : first?.kernel === kernel ? 100 : 50;

  it.each(laneCounts)('for %d lanes: the checks accept what the contract says and nothing else', (lanes) => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(calls(contract, lanes), ({ memoryBytes, args }) => {
        const why = refusal(contract, lanes, memoryBytes, args);
        expect(
          accepts(() => check(lanes, memoryBytes, args)),
          why,
        ).toBe(why === undefined);
        if (why === undefined) seen.accepted++;
        else seen.refused++;
      }),
      { numRuns },
    );
    expect(seen.accepted).toBeGreaterThan(numRuns / 20);
    expect(seen.refused).toBeGreaterThan(numRuns / 20);
  });

  it('has no more arguments than are passed on', () => {
    expect(contract.regions.length + contract.counts.length).toBeLessThanOrEqual(MOST_ARGUMENTS);
  });

  it('the checks say so whatever calls came before, of any lanes', () => {
    const some = laneCounts.map((lanes) =>
      calls(contract, lanes).map(({ args, memoryBytes }) => ({ lanes, args, memoryBytes })),
    );
    const series = fc.tuple(
      fc.array(fc.oneof(...some), { minLength: 2, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 12 }),
    );
    fc.assert(
      fc.property(series, ([kinds, turns]) => {
        const memoryBytes = Math.max(...kinds.map((call) => call.memoryBytes));
        const right = kinds.map(
          ({ lanes, args }) => refusal(contract, lanes, memoryBytes, args) === undefined,
        );
        for (const turn of turns) {
          const i = turn % kinds.length;
          const { lanes, args } = kinds[i] as (typeof kinds)[number];
          expect(accepts(() => check(lanes, memoryBytes, args))).toBe(right[i]);
        }
      }),
      { numRuns },
    );
  });

  it.each(laneCounts)('for %d lanes: extents and word ranges are the bytes that regions have', (lanes) => {
    fc.assert(
      fc.property(calls(contract, lanes), ({ memoryBytes, args }) => {
        fc.pre(refusal(contract, lanes, memoryBytes, args) === undefined);
        const counts = countsOf(contract, args);
        const covered = new Set<number>();
        contract.regions.forEach((region, i) => {
          const span = spanOf(contract, region, lanes, counts);
          if (tight(region, counts))
            expect(extentOf(contract, region, lanes, counts), region.name).toBe(span);
          for (let b = 0; region.layout !== 'bytes' && b < span; b++) covered.add((args[i] as number) + b);
        });
        const ranges = wordRanges(lanes, args);
        const listed = ranges.flatMap(([at, bytes]) => Array.from({ length: bytes }, (_, i) => at + i));
        expect([...new Set(listed)].sort((a, b) => a - b)).toEqual([...covered].sort((a, b) => a - b));
        expect(ranges.every(([at, bytes]) => at % 4 === 0 && bytes % contract.wordBytes === 0)).toBe(true);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });

  it('refuses counts and offsets that are no numbers, and arguments that are missing', () => {
    const { memory, args } = layOut(contract, 1, {
      counts: Object.fromEntries(contract.counts.map(({ name }) => [name, 1])),
    });
    check(1, memory.length, args);
    args.forEach((_, i) => {
      const words: unknown[] = [
        undefined,
        null,
        true,
        '',
        String(args[i]),
        [args[i]],
        { valueOf: () => args[i] },
      ];
      for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, ...words]) {
        const changed = args.map((arg, j) => (i === j ? (wrong as number) : arg));
        expect(() => check(1, memory.length, changed), `argument ${i} is ${wrong}`).toThrow(RangeError);
      }
    });
    expect(() => check(1, memory.length, args.slice(0, -1))).toThrow(RangeError);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('lets a region without bytes lie anywhere in memory, inside another too', () => {
    const none = Object.fromEntries(contract.counts.map(({ name }) => [name, 0]));
    const call = layOut(contract, 1, { counts: none });
    const placed = (i: number, at: number): number[] => call.args.map((arg, j) => (i === j ? at : arg));
    for (const [i, region] of contract.regions.entries()) {
      if (spanOf(contract, region, 1, call.counts) > 0) continue;
      const [at = 0] = call.args;
      for (const offset of [0, at + 8, call.memory.length]) {
        check(1, call.memory.length, placed(i, offset));
      }
      expect(() => check(1, call.memory.length, placed(i, call.memory.length + 8))).toThrow(RangeError);
    }
  });
});

/** An element of which some bytes are nobody's, as those between its words, still spans them. */
function tight(region: Region, counts: Counts): boolean {
  return wordsOf(region, counts) > 0;
}

describe('H in place', () => {
  const h = KERNELS.filter(({ program }) => program.contract.aliases !== undefined);

  it.each(h)('$kernel: only at the same offset and with no greater stride', ({ program, check }) => {
    const { contract } = program;
    const counts = { groups: 3, chainStep: 0, indexStep: 1 };
    const right = layOut(contract, 2, { counts, at: { output: 'input' }, elementGap: 0 });
    const made = (changes: Record<string, number>): number[] => [
      ...contract.regions.map(({ name }) => changes[name] ?? (right.offsets[name] as number)),
      ...contract.counts.map(({ name }) => changes[name] ?? (right.counts[name] as number)),
    ];
    const { input = 0 } = right.offsets;
    const inputs = contract.regions.find(({ name }) => name === 'input') as Region;
    const stride = right.counts.inputStride as number;
    const size = right.memory.length + 4096;
    check(2, size, made({}));
    check(2, size, made({ outputStride: stride }));
    expect(() => check(2, size, made({ outputStride: stride + 8 }))).toThrow('overlap');
    expect(() => check(2, size, made({ output: input + 8 }))).toThrow('overlap');
    expect(() => check(2, size, made({ output: input - 8 }))).toThrow('overlap');
    const [first = ''] = contract.regions.map(({ name }) => name);
    expect(() => check(2, size, made({ output: right.offsets[first] as number }))).toThrow('overlap');
    const inputBytes = bytesOfRegion(contract, inputs, 2, right.counts);
    const behind = input + Math.max(...inputBytes) + 1;
    check(2, size, made({ output: behind }));
    expect(() => check(2, size, made({ output: behind - 8 }))).toThrow('overlap');
  });
});
