import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Faults as `file:line: message`, both programs compiled at once. */
function faultsOf(texts: Readonly<Record<string, string>>, options: ts.CompilerOptions): string[] {
  const paths = Object.keys(texts).map((name) => join(consumer.folder, name));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(consumer.folder, name), text);
  const program = ts.createProgram(paths, { ...strict, ...options });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
    const name = file === undefined ? 'options' : basename(file.fileName);
    return `${name}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

describe('types, without DOM and without @types/node', { timeout: 60_000 }, () => {
  test.each(ways)('$way: right uses pass, and each wrong one is refused', ({ ending, options }) => {
    const texts = { [`accepted.${ending}`]: accepted, [`refused.${ending}`]: refused.join('\n') };
    const faults = faultsOf(texts, options);
    expect(faults.filter((fault) => !fault.startsWith('refused'))).toEqual([]);
    const lines = new Set(faults.map((fault) => Number(fault.split(':')[1])));
    expect(lines.has(1)).toBe(false);
    expect(refused.filter((_, index) => index > 0 && !lines.has(index + 1))).toEqual([]);
  });
});
