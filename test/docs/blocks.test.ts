import { describe, expect, test } from 'vitest';
import { blocksOf, keeps, promisedOutput } from '../../tools/docs/blocks.ts';
import { reference, undocumented } from '../../tools/docs/main.ts';
import { publicApi } from '../../tools/docs/public-api.ts';
import { tree } from '../tools/tree.ts';

describe('blocks of a Markdown text', () => {
  test('are found with their language and line', () => {
    const text = 'a\n```ts\nlet a;\n```\n\n````\n```js\n````\n~~~sh\nnpm test\n~~~\n';
    expect(blocksOf(text)).toEqual([
      { language: 'ts', text: 'let a;', line: 2 },
      { language: '', text: '```js', line: 6 },
      { language: 'sh', text: 'npm test', line: 9 },
    ]);
  });

  test('none is lost behind a fence that stays open', () => {
    expect(() => blocksOf('```ts\nlet a;')).toThrow('line 1 is never closed');
  });

  test('promised output', () => {
    const program =
      "console.log(1); // 1\n// console.log(2); // 2\n  console.log('a', f(3)); // a 3\nconsole.log(4);";
    expect(promisedOutput(program)).toEqual(['1', 'a 3']);
    expect(keeps('[ 1 ]', '[ 1 ]')).toBe(true);
    expect(keeps('[ 1 ]', '1')).toBe(false);
    expect(keeps('{ a: [ ... ], b }', "{ a: [ 'x', 'y' ], b }")).toBe(true);
    expect(keeps('{ a: [ ... ], b }', "{ a: [ 'x', 'y' ], c }")).toBe(false);
  });
});

describe('the reference', () => {
  const root = (): string =>
    tree({
      'tsconfig.portable.json':
        '{ "compilerOptions": { "module": "NodeNext", "allowImportingTsExtensions": true, "noEmit": true, "types": [] } }',
      'package.json': '{ "type": "module" }',
      'src/schemes/b.ts': `
        /** What B is.
         * @example
         * \`\`\`ts
         * b();
         * \`\`\`
         */
        export interface B {
          /** One.
           * @example
           * \`\`\`ts
           * one();
           * \`\`\`
           */
          one(): void;
        }
        export function hidden(): void {}`,
      'src/a.ts': `
        export type { B } from './schemes/b.ts';
        /** Does a. */
        export function a(x: number): number { return x; }
        export const c: number = 1;`,
    });

  test('has every exported name, its declaration and its examples, through re-exports', () => {
    const names = publicApi(root());
    expect(names.map(({ subpath, name, comment }) => [subpath, name, comment])).toEqual([
      ['a', 'B', 'What B is.'],
      ['a', 'a', 'Does a.'],
      ['a', 'c', ''],
    ]);
    expect(names[0]?.examples.map(({ text, file, line }) => [blocksOf(text)[0]?.text, file, line])).toEqual([
      ['b();', 'src/schemes/b.ts', 3],
      ['one();', 'src/schemes/b.ts', 10],
    ]);
    expect(names[1]?.declaration).toBe('export function a(x: number): number;');
    expect(names[2]?.declaration).toBe('export const c: number;');
    expect(undocumented(names)).toEqual(['polylane/a.js: c has no comment']);
    const text = reference(names);
    expect(text).toContain('## polylane/a.js\n\n### B\n\nWhat B is.');
    expect(text).toContain('```ts\nb();\n```');
    expect(text).not.toContain('hidden');
  });
});
