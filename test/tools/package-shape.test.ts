import { describe, expect, test } from 'vitest';
import {
  declarationFaults,
  fileFaults,
  manifestFaults,
  shapeFaults,
} from '../../tools/check/package-shape.ts';
import { entriesFor } from '../../tools/packaging/exports.ts';
import { tree } from './tree.ts';

const documents = {
  'README.md': '# polylane',
  'CHANGELOG.md': '',
  'SECURITY.md': '',
  'LICENSE-APACHE': '',
  'LICENSE-MIT': '',
};

/** A package of one subpath as the build would leave it. */
function built(
  changes: Readonly<Record<string, string>> = {},
  manifest: object = {},
): Record<string, string> {
  const fields = {
    name: 'polylane',
    version: '0.0.0',
    license: 'MIT',
    engines: { node: '>=20' },
    type: 'module',
    files: ['dist', 'generated/*.wasm'],
  };
  const documentsListed = { files: [...fields.files, ...Object.keys(documents)] };
  return {
    ...documents,
    'package.json': JSON.stringify({ ...fields, ...documentsListed, ...entriesFor(['a']), ...manifest }),
    'src/a.ts': '',
    'dist/a.js': 'export const a = 1;',
    'dist/a.cjs': 'exports.a = 1;',
    'dist/a.d.ts': 'export declare const a: number;',
    'dist/a.d.cts': 'export declare const a: number;',
    'dist/wasm/none.js': "export const text = '';",
    'dist/wasm/none.cjs': "exports.text = '';",
    ...changes,
  };
}

const faultsOf = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await shapeFaults(tree(files))).faults;

describe('the packed tarball', { timeout: 60_000 }, () => {
  test('a package as it should be has no fault', async () => {
    expect(await faultsOf(built())).toEqual([]);
  });

  test('what is wrong is found, all of it at once', async () => {
    const files = built({ 'dist/a.cjs': 'export const a = 1;', 'dist/notes.txt': '', 'dist/a.js.map': '{}' });
    delete files['dist/a.d.cts'];
    const faults = await faultsOf(files);
    expect(faults.slice(0, 2)).toEqual([
      'dist/a.js.map is in the tarball and should not be',
      'dist/notes.txt is in the tarball and should not be',
    ]);
    const told = faults.slice(2).join('\n');
    expect(told).toMatch(/publint: .*a\.cjs/);
    expect(told).toMatch(/publint: .*a\.d\.cts/);
    expect(told).toMatch(/are the types wrong: [\s\S]*a\.js/);
  });
});

test('files: what is missing and what is too much', () => {
  const files = [...Object.keys(documents), 'package.json', 'dist/a/b.d.cts', 'generated/a-b.simd128.wasm'];
  expect(fileFaults(files)).toEqual([]);
  for (const extra of ['src/a.ts', 'generated/a.js', 'generated/a.wat', '.npmrc', 'dist/a.ts', 'test/a.js']) {
    expect(fileFaults([...files, extra])).toEqual([`${extra} is in the tarball and should not be`]);
  }
  expect(fileFaults(files.filter((file) => file !== 'SECURITY.md'))).toEqual([
    'SECURITY.md is not in the tarball',
  ]);
});

test('package.json: entries follow from src, and nothing is installed with the library', () => {
  const manifest = { ...entriesFor(['a', 'b']) };
  expect(manifestFaults(manifest, ['a', 'b'])).toEqual([]);
  expect(manifestFaults(manifest, ['a'])).toEqual([expect.stringContaining('"exports"')]);
  expect(manifestFaults({ ...manifest, imports: {} }, ['a', 'b'])).toEqual([
    expect.stringContaining('"imports"'),
  ]);
  expect(manifestFaults({ ...manifest, dependencies: {} }, ['a', 'b'])).toEqual([
    expect.stringContaining('"dependencies"'),
  ]);
});

test('declarations: only types that every consumer has', () => {
  const refused = [
    'export declare function f(): Buffer;',
    'export interface A { signal?: AbortSignal }',
    'export declare function f(s: ReadableStream): void;',
    'export interface A { [Symbol.dispose](): void }',
    'export declare const a: Uint8Array<ArrayBuffer>;',
    '/// <reference types="node" />',
  ];
  for (const line of refused) {
    expect(declarationFaults('a.d.ts', `/** ok */\n${line}`)).toEqual([
      expect.stringMatching(/^a\.d\.ts:2: /),
    ]);
  }
  const fine =
    '/** A Buffer is fine,\n * an AbortSignal too. */\nexport declare const a: Uint8Array; // Buffer';
  expect(declarationFaults('a.d.ts', fine)).toEqual([]);
});
