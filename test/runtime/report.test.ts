import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { version } from '../../src/runtime/version.ts';
import { report as publicReport } from '../../src/runtime.ts';
import { anotherCopy, freshRuntime, type Runtime } from './fresh.ts';
import { handmadeTable } from './handmade.ts';

let runtime: Runtime;
beforeEach(async () => {
  runtime = await freshRuntime();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the version is the one in package.json', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(manifest).toMatchObject({ version });
  expect(publicReport().version).toBe(version);
});

test('tells the rows of a subject, best first, as plain JSON', () => {
  const subject = runtime.asSubject(
    () => 0,
    () => [handmadeTable({ faults: { wasm: 1 } })],
  );
  runtime.disable('simd128');
  const report = runtime.report(subject);
  expect(JSON.parse(JSON.stringify(report))).toEqual({
    version,
    host: `node v${process.versions.node} ${process.platform} ${process.arch}`,
    present: expect.arrayContaining(['wasm', 'simd128']),
    disabled: ['simd128'],
    rows: [
      {
        stem: 'add.x2.simd128',
        kernel: 'add',
        lanes: 2,
        level: 'simd128',
        needs: ['simd128'],
        state: 'disabled',
        reason: 'disable() removed simd128',
      },
      {
        stem: 'add.x1.wasm',
        kernel: 'add',
        lanes: 1,
        level: 'wasm',
        needs: ['wasm'],
        state: 'failed',
        reason: 'it gave a wrong known answer',
      },
      {
        stem: 'add.x1.js',
        kernel: 'add',
        lanes: 1,
        level: 'js',
        needs: [],
        state: 'chosen',
        reason: 'comes first for what is done one at a time, and gave the known answer',
      },
    ],
  });
});

test('without subjects tells the kernels that were used, and only those', () => {
  const [a, b] = [handmadeTable({ kernel: 'a' }), handmadeTable({ kernel: 'b' })];
  expect(runtime.report().rows).toEqual([]);
  runtime.report(runtime.asSubject({}, () => [b]));
  runtime.withArena(0, (arena) => runtime.chooseAll(a, arena));
  expect(runtime.report().rows.map(({ stem }) => stem)).toEqual(['a.x2.simd128', 'a.x1.wasm', 'a.x1.js']);
});

test('a table of several subjects is told once', () => {
  const table = handmadeTable();
  const subjects = [{}, {}].map((object) => runtime.asSubject(object, () => [table]));
  expect(runtime.report(...subjects).rows).toHaveLength(3);
});

test('subjects and use are known to every copy', async () => {
  const table = handmadeTable();
  const subject = runtime.asSubject({}, () => [table]);
  runtime.withArena(0, (arena) => runtime.chooseAll(table, arena));
  const other = await anotherCopy();
  expect(other.asSubject).not.toBe(runtime.asSubject);
  expect(other.report(subject)).toEqual(runtime.report(subject));
  expect(other.report()).toEqual(runtime.report());
  expect(other.report().rows).toHaveLength(3);
});

test('carrying tables does not show, and works on what is frozen afterwards', () => {
  const subject = Object.freeze(runtime.asSubject({ name: 'x' }, () => []));
  expect(Object.keys(subject)).toEqual(['name']);
  expect({ ...subject }).toStrictEqual({ name: 'x' });
  expect(runtime.report(subject).rows).toEqual([]);
});

test.each([
  [{}, 'object'],
  [null, 'null'],
  ['sha256', 'string'],
  [() => 0, 'function'],
])('refuses %s as a subject', (subject, kind) => {
  expect(() => runtime.report(subject as object)).toThrow(
    new TypeError(`report: expected objects of this library, got ${kind}`),
  );
});

test('tells a kernel that works nowhere, and does not throw', () => {
  const subject = runtime.asSubject({}, () => [handmadeTable({ faults: { simd128: 1, wasm: 1, js: 1 } })]);
  expect(runtime.report(subject).rows.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
});

describe('features', () => {
  test('are found, and stay present when removed', () => {
    expect(runtime.features()).toMatchObject({ disabled: [] });
    runtime.disable('avx2', 'simd128', 'avx2');
    expect(runtime.features()).toMatchObject({ disabled: ['simd128', 'avx2'] });
    expect(runtime.features().present.slice(0, 2)).toEqual(['wasm', 'simd128']);
  });

  test('of WebAssembly are not asked for once it is removed', () => {
    expect(runtime.features().present).toContain('wasm');
    runtime.disable('wasm');
    expect(runtime.features()).toEqual({ present: [], disabled: ['wasm'] });
  });

  test('are none where there is no WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(runtime.features()).toEqual({ present: [], disabled: [] });
  });
});

test('names in POLYLANE_DISABLE that name nothing are told with the host', async () => {
  vi.stubEnv('POLYLANE_DISABLE', 'smid128,wasm');
  runtime = await freshRuntime();
  expect(runtime.report().host).toMatch(/^node .*; POLYLANE_DISABLE names no feature with smid128$/);
  expect(runtime.report().disabled).toEqual(['wasm']);
});
