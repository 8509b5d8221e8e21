import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { installed } from '../packaging/installed.ts';
import { accepted, refused } from './programs.ts';

const consumer = installed();

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

/** The ways in which TypeScript finds a package's types, each with the file ending that leads it there. */
const ways: readonly { way: string; ending: string; options: ts.CompilerOptions }[] = [
  { way: 'NodeNext, imported', ending: 'mts', options: { module: ts.ModuleKind.NodeNext } },
  { way: 'NodeNext, required', ending: 'cts', options: { module: ts.ModuleKind.NodeNext } },
  {
    way: 'bundler',
    ending: 'ts',
    options: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  },
  {
    way: 'node10, through typesVersions',
    ending: 'ts',
    options: { module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Node10 },
  },
];

function faultsOf(name: string, text: string, options: ts.CompilerOptions): string[] {
  const path = join(consumer.folder, name);
  writeFileSync(path, text);
  const program = ts.createProgram([path], { ...strict, ...options });
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
    return `${line + 1}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`;
  });
}

describe.each(ways)('types found by $way', { timeout: 60_000 }, ({ ending, options }) => {
  test('accept what is right, without DOM and without @types/node', () => {
    expect(faultsOf(`accepted.${ending}`, accepted, options)).toEqual([]);
  });
  test('refuse what is wrong, line by line', () => {
    const [head, ...lines] = refused;
    const faults = faultsOf(`refused.${ending}`, [head, ...lines].join('\n'), options);
    const found = new Set(faults.map((fault) => Number(fault.split(':')[0])));
    expect(lines.filter((_, index) => !found.has(index + 2))).toEqual([]);
    expect(found.has(1)).toBe(false);
  });
});
