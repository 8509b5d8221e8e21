/** The tables that were generated, on this host: every row loads and gives the interpreter's answer. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type KernelData, kernelTable } from '../../src/runtime/kernel-table.ts';
import type { Feature, KernelTable } from '../../src/runtime/table.ts';
import { freshRuntime, type Runtime } from './fresh.ts';

const folder = new URL('../../generated/index/', import.meta.url);
const families = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const tables = (
  await Promise.all(
    families.map(
      async (name): Promise<KernelTable[]> =>
        Object.entries((await import(new URL(name, folder).href)) as Record<string, KernelData>)
          .filter(([exported]) => !exported.endsWith('OneLane'))
          .map(([, data]) => kernelTable(data)),
    ),
  )
).flat();

let runtime: Runtime;
beforeEach(async () => {
  runtime = await freshRuntime();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('polylane.state.v1'));
});

test('there are some', () => {
  expect(tables.map(({ kernel }) => kernel)).toContain('keccak-f1600');
  const stems = tables.flatMap(({ implementations }) => implementations.map(({ stem }) => stem));
  expect(new Set(stems).size).toBe(stems.length);
});

const everyRow: readonly [string, readonly Feature[], readonly string[]][] = [
  ['with everything', [], ['simd128', 'wasm']],
  ['without simd128', ['simd128'], ['wasm']],
  ['without wasm', ['wasm'], ['js']],
];

describe.each(everyRow)('%s', (_, removed, levels) => {
  test.each(tables.map((table) => [table.kernel, table] as const))('%s', (_kernel, table) => {
    runtime.disable(...removed);
    runtime.withArena(0, (arena) => {
      const { verdicts } = runtime.choiceOf(table, arena);
      expect(verdicts.filter(({ state }) => state === 'failed')).toEqual([]);
      const chosen = verdicts.filter(({ state }) => state === 'chosen').map(({ row }) => row.level);
      expect([...new Set(chosen)]).toEqual(levels);
      expect(runtime.chooseAll(table, arena).at(-1)?.lanes).toBe(1);
      // Neither the known answers nor their scratch stay behind.
      expect(arena.u8.subarray(16384).every((byte) => byte === 0)).toBe(true);
    });
  });
});
