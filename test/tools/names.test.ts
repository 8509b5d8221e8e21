import { describe, expect, test } from 'vitest';
import { nameFaults, wordsOf } from '../../tools/check/names.ts';
import { tree } from './tree.ts';

describe('names that say nothing', () => {
  test('words of a name', () => {
    expect(wordsOf('src/byteUtils.ts')).toEqual(['src', 'byte', 'util', 'ts']);
    expect(wordsOf('HTTPHelper_misc-core')).toEqual(['http', 'helper', 'misc', 'core']);
    expect(wordsOf('score/commonality')).toEqual(['score', 'commonality']);
  });

  test.each([
    'src/util.ts',
    'src/Helpers/a.ts',
    'test/misc.txt',
    'compiler/core/a.ts',
    'kernels/byteManager.ts',
  ])('file %s', (path) => {
    expect(nameFaults(tree({ [path]: '' })).faults).toEqual([expect.stringContaining(path)]);
  });

  test('exported names, however they are exported', () => {
    const text = `
      export const byteUtil = 1;
      export function makeHelper(): void {}
      export interface CommonRow { readonly core: number }
      const inner = 1, coreLocal = 2;
      export { inner as miscValue, coreLocal as local };`;
    const { faults } = nameFaults(tree({ 'src/a.ts': text }));
    expect(faults.map((fault) => fault.split(': ')[1])).toEqual([
      'byteUtil',
      'makeHelper',
      'CommonRow',
      'miscValue',
    ]);
  });

  test('the one exception', () => {
    expect(nameFaults(tree({ 'src/utils.ts': '', 'src/a.ts': 'export const scoreOf = 1;' })).faults).toEqual(
      [],
    );
  });
});
