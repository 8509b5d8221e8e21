import { describe, expect, test } from 'vitest';
import { callsOf, workByKernel, workOf } from '../../bench/kernel-calls.ts';
import { measure, median } from '../../bench/measure.ts';
import { type BenchFile, compressionsOf, floorShare, type SetFigures } from '../../bench/results.ts';
import { keysOf } from '../../bench/slh-dsa.ts';
import { FAMILIES } from '../../kernels/index.ts';
import { slh_dsa_sha2_128f, slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { benchTables } from '../../tools/docs/bench-tables.ts';
import { full } from '../suite.ts';

const KERNELS = FAMILIES.flatMap(({ kernels }) => kernels);

test.runIf(full)('a contender that is slow has fewer turns, and all have some', () => {
  const spin = (ms: number) => (): void => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const contenders = [
    { name: 'fast', run: spin(1) },
    { name: 'slow', run: spin(10) },
    { name: 'very slow', run: spin(90) },
  ];
  const [fast, slow, slowest] = measure(contenders, 0.02);
  expect(fast?.runs).toBeGreaterThan(slow?.runs ?? 0);
  expect(slow?.runs).toBe(3);
  expect(slowest?.runs).toBe(1);
  expect(slow?.minimum).toBeGreaterThanOrEqual(10);
  expect(slow?.ratio).toBeGreaterThan(2);
  const runs = measure(contenders, 0.02, true).map((each) => each.runs);
  expect(new Set(runs).size).toBe(1);
});

test('the median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

describe('counts are those of FIPS 205', () => {
  // Algorithms 6 and 9: a tree of 8 leaves, each 35 chains of 15 steps from 35 secrets, T_35; 7 nodes.
  test.each([
    ['SHAKE', slh_dsa_shake_128f, 8 * Math.ceil((16 + 32 + 35 * 16 + 1) / 136), 0],
    ['SHA2', slh_dsa_sha2_128f, 8 * Math.ceil((22 + 35 * 16 + 9) / 64), 2],
  ] as const)('%s: key generation', (_, set, ofT, ofSeed) => {
    keysOf(set);
    const work = workByKernel(callsOf(set, () => keysOf(set)));
    const compressions = [...work.values()].reduce((sum, each) => sum + each.compressions, 0);
    expect(compressions).toBe(8 * 35 + 8 * 35 * 15 + ofT + 7 + ofSeed);
    // Nothing is counted any more.
    expect(callsOf(set, () => undefined)).toEqual([]);
  });

  test('a call is its lanes by its counts', () => {
    const call = (kernel: string, lanes: number, counts: Readonly<Record<string, number>>) => {
      const contract = KERNELS.find(({ contract }) => contract.kernel === kernel)?.contract;
      const offsets = contract?.regions.map(() => 0) ?? [];
      return {
        kernel,
        lanes,
        args: [...offsets, ...(contract?.counts ?? []).map(({ name }) => counts[name] ?? 9)],
        limit: 0,
      };
    };
    const chain = call('sha2-chain-n16', 4, { groups: 35, steps: 15 });
    expect(workOf(chain)).toEqual({ units: 2100, compressions: 2100 });
    const tl = call('shake-tl-n16', 2, { groups: 3, furtherBlocks: 4 });
    expect(workOf(tl)).toEqual({ units: 6, compressions: 30 });
    expect(workOf(call('sha256-compress', 1, { blocks: 7 }))).toEqual({ units: 7, compressions: 7 });
  });
});

describe('the table of the documents', () => {
  const measured = (name: string, minimum: number, ratio: number, runs = 9) => ({
    name,
    runs,
    median: minimum,
    minimum,
    ratio,
  });
  const figures: SetFigures = {
    set: 'SLH-DSA-SHAKE-128f',
    measured: { sign: [measured('polylane', 10, 1), measured('noble', 200, 20, 1)] },
    kernels: [
      { kernel: 'a', lanes: 2, nanoseconds: 100 },
      { kernel: 'b', lanes: 1, nanoseconds: 300 },
    ],
    done: { sign: { a: { units: 61_000, compressions: 61_000 }, b: { units: 5_000, compressions: 10_000 } } },
    needed: {
      keygen: {},
      sign: { a: { units: 60_000, compressions: 60_000 }, b: { units: 5_000, compressions: 10_000 } },
      verify: {},
      verifyMany: {},
    },
    memory: { growth: 5 * 2 ** 20, garbage: 600_000, allocations: 9000 },
    rows: [],
  };
  test('the floor is needed work at the best times, over the least time', () => {
    expect(floorShare(figures, 'sign')).toBeCloseTo((60_000 * 100 + 10_000 * 300) / 10e6);
    expect(compressionsOf(figures, 'sign')).toEqual({ needed: 70_000, idle: 1_000 });
  });
  test('says what was measured, and what was not', () => {
    const card = {
      date: '2026-01-01',
      revision: 'abc',
      processor: 'P',
      processors: 2,
      memoryGiB: 4,
      load: 0,
    };
    const versions = { node: 'v26', v8: '14', openssl: '3.5', rivals: { '@noble/post-quantum': '1' } };
    const file: BenchFile = { card: { ...card, ...versions }, level: 'simd128', seconds: 3, sets: [figures] };
    const text = benchTables([file]);
    expect(text).toContain('| SLH-DSA-SHAKE-128f | 10.0 |  | 20.00 (one run) |  |');
    expect(text).toContain('| 0.90 |');
    expect(text).toContain('| SLH-DSA-SHAKE-128f | 5.0 | 600 | 9000 |');
    expect(benchTables([])).toContain('Nothing has been measured yet');
  });
});
