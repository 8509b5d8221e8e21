/** The preconditions of the proofs are exactly what the run-time checks admit. */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admits, type Contract, checkContract, extent } from '../../proofs/checker/contract.ts';
import { contractOf, subjects } from '../../proofs/subjects.ts';
import { type KernelData, kernelTable } from '../../src/runtime/kernel-table.ts';
import type { KernelTable } from '../../src/runtime/table.ts';

const checks = new Map<string, KernelTable['check']>();
for (const file of readdirSync('generated/index').filter((name) => name.endsWith('.ts'))) {
  const exported: Record<string, KernelData> = await import(
    /* @vite-ignore */ pathToFileURL(`generated/index/${file}`).href
  );
  for (const data of Object.values(exported)) checks.set(data.kernel, kernelTable(data).check);
}

const kernels = [...new Set(subjects().map(({ kernel }) => kernel))];

/** Arguments near the edges of what is admitted: small offsets, and counts of all kinds. */
function argumentsOf({ regions, counts }: Contract): fc.Arbitrary<number[]> {
  const offset = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 40 }).map((n) => 64 * n) },
    { weight: 1, arbitrary: fc.integer({ min: -8, max: 4096 }) },
  );
  const count = (name: string, min: number, max: number, multipleOf = 1): fc.Arbitrary<number> =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.integer({ min: 0, max: /Stride/.test(name) ? 60 : 4 }).map((n) => n * multipleOf),
      },
      { weight: 1, arbitrary: fc.constantFrom(min, max, max + 1, min - 1, multipleOf + 1, 0.5) },
    );
  return fc.tuple(
    ...regions.map(() => offset),
    ...counts.map(({ name, min, max, multipleOf }) => count(name, min, max, multipleOf)),
  );
}

describe.each(kernels)('%s', (kernel) => {
  const contract = contractOf({ kernel });
  const check = checks.get(kernel) as KernelTable['check'];

  test('is a contract that the checker knows', () => {
    expect(() => checkContract(contract)).not.toThrow();
  });

  test('admits what the run-time check admits', () => {
    let admitted = 0;
    fc.assert(
      fc.property(argumentsOf(contract), fc.constantFrom(1, 2, 4), (args, lanes) => {
        let accepted = true;
        try {
          check(lanes, 4096, args);
        } catch {
          accepted = false;
        }
        if (accepted) admitted++;
        expect(admits(contract, lanes, 4096, args)).toBe(accepted);
      }),
      { numRuns: 1500 },
    );
    expect(admitted).toBeGreaterThan(0);
  });
});

describe('contracts that are refused', () => {
  const h = contractOf({ kernel: 'shake-h-n16' });
  const changed = (change: Partial<Contract>): Contract => ({ ...h, ...change });
  test.each<[string, Contract, RegExp]>([
    ['an alias of any stride', changed({ aliases: [{ regions: ['input', 'output'] }] }), /aliasing/],
    [
      'an alias the other way round',
      changed({ aliases: [{ regions: ['input', 'output'], atMost: ['inputStride', 'outputStride'] }] }),
      /aliasing/,
    ],
    ['an alias of two inputs', changed({ aliases: [{ regions: ['input', 'seed'] }] }), /aliasing/],
    ['a count that is not declared', changed({ counts: h.counts.slice(1) }), /no count/],
    ['two regions of one name', changed({ regions: [...h.regions, ...h.regions] }), /one name/],
    ['counts below zero', changed({ counts: h.counts.map((count) => ({ ...count, min: -1 })) }), /range/],
    [
      'a stride of words and elements',
      changed({ regions: h.regions.map((r) => (r.wordStride ? { ...r, elementStride: r.wordStride } : r)) }),
      /two things/,
    ],
  ])('%s', (_, contract, reason) => {
    expect(() => checkContract(contract)).toThrow(reason);
  });
});

test('an extent ends with the last lane of the last word', () => {
  const { regions } = contractOf({ kernel: 'shake-h-n16' });
  const counts = { groups: 3, inputStride: 1000, outputStride: 500, wordStride: 100 };
  const h = contractOf({ kernel: 'shake-h-n16' });
  const input = regions.find(({ name }) => name === 'input');
  expect(input && extent(h, input, 2, counts)).toBe(2 * 1000 + 3 * 100 + 16);
});
