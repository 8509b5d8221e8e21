import { describe, expect, test } from 'vitest';
import { cyclesOf } from '../../tools/check/cycles.ts';
import { importsOf } from '../../tools/check/imports.ts';
import { layerFaults } from '../../tools/check/layers.ts';
import { tree } from './tree.ts';

const faultsIn = (files: Readonly<Record<string, string>>): string[] => layerFaults(tree(files)).faults;

const files = {
  'spec/a.ts': 'export const a = 1;',
  'language/a.ts': 'export const a = 1;',
  'kernels/a/kernel.ts': 'export const a = 1;',
  'compiler/a.ts': 'export const a = 1;',
  'generated/index/a.ts': 'export const a = 1;',
  'generated/index/wasm/a.simd128.ts': 'export const a = 1;',
  'src/runtime/a.ts': 'export const a = 1;',
  'src/engines/a.ts': 'export const a = 1;',
  'src/schemes/a.ts': 'export const a = 1;',
  'src/a.ts': 'export const a = 1;',
  'proofs/steps/a.ts': 'export const a = 1;',
  'tools/generate/a.ts': 'export const a = 1;',
  'tools/check/a.ts': 'export const a = 1;',
  'test/a.ts': 'export const a = 1;',
};

/** Which folders a file there may import from, written out a second time. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  spec: ['spec'],
  language: ['language'],
  'kernels/a': ['kernels', 'language'],
  compiler: ['compiler', 'language'],
  'generated/index': ['generated'],
  'src/runtime': ['src/runtime', 'generated'],
  'src/engines': ['src/engines', 'src/runtime'],
  'src/schemes': ['src/schemes', 'src/engines'],
  src: ['src', 'src/runtime', 'src/engines', 'src/schemes'],
  'proofs/checker': ['proofs', 'spec'],
  'proofs/tutorial': ['proofs', 'spec', 'language', 'compiler'],
  'proofs/mutants': ['proofs', 'spec'],
  'tools/generate': ['tools/generate', 'language', 'kernels', 'compiler', 'src/runtime'],
};

describe('who may import whom', () => {
  const targets = Object.keys(files);
  const folderOf = (path: string): string =>
    path.startsWith('src/') || path.startsWith('tools/')
      ? path.slice(0, path.lastIndexOf('/'))
      : path.slice(0, path.indexOf('/'));
  test.each(Object.entries(allowed))('%s', (from, may) => {
    const up = '../'.repeat(from.split('/').length);
    const text = targets.map((target) => `import { a } from '${up}${target}';`).join('\n');
    const refused = targets.flatMap((target, index) =>
      may.includes(folderOf(target)) ? [] : [`${from}/b.ts:${index + 1}: imports ${target}, but `],
    );
    expect(refused.length).toBeGreaterThan(0);
    const faults = faultsIn({ ...files, [`${from}/b.ts`]: text });
    expect(faults).toEqual(refused.map((fault) => expect.stringContaining(fault)));
  });

  test('tests, benches and other tools import anything', () => {
    const text = targets.map((target) => `import '../${target}';`).join('\n');
    const anywhere = `${text}\nimport 'node:fs';\nimport 'vitest';`;
    expect(faultsIn({ ...files, 'test/b.ts': anywhere, 'bench/b.ts': anywhere })).toEqual([]);
  });

  test('a folder without a row is refused', () => {
    expect(faultsIn({ 'library/a.ts': '' })).toEqual([expect.stringContaining('has no row')]);
  });

  test('wasm modules count as generated', () => {
    const text = "import { a } from '#wasm/a.simd128';";
    expect(faultsIn({ ...files, 'src/runtime/b.ts': text })).toEqual([]);
    expect(faultsIn({ ...files, 'src/engines/b.ts': text })).toHaveLength(1);
  });

  test('the tables may use the types of the runtime, and nothing of it that runs', () => {
    const fault = expect.stringContaining('generated/index/b.ts:1: imports src/');
    const from = (text: string): string[] => faultsIn({ ...files, 'generated/index/b.ts': text });
    expect(from("import type { A } from '../../src/runtime/a.ts';")).toEqual([]);
    expect(from("import { type A } from '../../src/runtime/a.ts';")).toEqual([fault]);
    expect(from("export * from '../../src/runtime/a.ts';")).toEqual([fault]);
    expect(from("import type { A } from '../../src/engines/a.ts';")).toEqual([fault]);
  });

  test('a name that is no file is refused', () => {
    expect(faultsIn({ 'src/a.ts': "import './b.js';" })).toEqual([expect.stringContaining('does not exist')]);
    expect(faultsIn({ 'src/a.ts': "import '../../b.ts';" })).toEqual([expect.stringContaining('outside')]);
  });

  test('packages are kept out of what ships and of what the proof rests on', () => {
    for (const folder of ['spec', 'language', 'kernels', 'compiler', 'src', 'src/runtime', 'examples']) {
      for (const name of ['vitest', 'node:fs']) {
        expect(faultsIn({ [`${folder}/a.ts`]: `import '${name}';` }), `${folder} ${name}`).toHaveLength(1);
      }
    }
    expect(faultsIn({ 'examples/a.ts': "import 'polylane/slh-dsa.js';" })).toEqual([]);
  });

  test('src reaches node: inside functions only', () => {
    const inside = "export async function load() { return import('node:fs'); }";
    expect(faultsIn({ 'src/runtime/a.ts': inside })).toEqual([]);
    const outside = "export const fs = await import('node:fs');";
    expect(faultsIn({ 'src/runtime/a.ts': outside })).toEqual([
      expect.stringContaining('a.ts:1: imports node:fs'),
    ]);
  });

  test('a computed name is refused where names are checked', () => {
    const text = 'export const load = (name: string) => import(name);';
    expect(faultsIn({ 'src/a.ts': text })).toEqual(['src/a.ts:1: imports a computed name']);
    expect(faultsIn({ 'test/a.ts': text })).toEqual([]);
  });
});

test('every way to write an import is seen', () => {
  const text = `/// <reference types="a1" />
import 'a2';
import type { B } from 'a3';
export * from 'a4';
export { c } from 'a5';
import d = require('a6');
type E = import('a7').E;
const f = require('a8');
const g = () => import('a9');
const h = \`import('no')\`; // import 'no'
export const own = 1;
export { h };`;
  const found = importsOf('x.ts', text);
  expect(found.map(({ name }) => name)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found.filter(({ typesOnly }) => typesOnly).map(({ name }) => name)).toEqual(['a1', 'a3', 'a7']);
  expect(found.filter(({ deferred }) => deferred).map(({ name }) => name)).toEqual(['a9']);
});

describe('circles', () => {
  test('between two files, through types too', () => {
    const faults = faultsIn({
      'src/runtime/a.ts': "import { b } from './b.ts'; export type A = 1; export const a = b;",
      'src/runtime/b.ts': "import type { A } from './a.ts'; export const b: A = 1;",
    });
    expect(faults).toEqual([
      expect.stringContaining('src/runtime/a.ts > src/runtime/b.ts > src/runtime/a.ts'),
    ]);
  });

  test('are found behind shared dependencies and reported once', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c']],
    ]);
    expect(cyclesOf(graph)).toEqual([['d', 'e', 'c', 'd']]);
    expect(cyclesOf(new Map([['a', ['a']]]))).toEqual([['a', 'a']]);
    graph.set('e', []);
    expect(cyclesOf(graph)).toEqual([]);
  });
});
