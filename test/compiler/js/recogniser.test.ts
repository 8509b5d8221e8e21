import { describe, expect, it } from 'vitest';
import { recognise } from './recogniser.ts';

const inFunction = (statements: string): string =>
  `const T0 = [1, -2];\nfunction f(i32, u8, a, b, n) {\nlet c = a;\n${statements}\n}\n`;

describe('the recogniser of emitted js', () => {
  it.each([
    'c = (a + b) | 0;',
    'c = (((a >>> 0) + (b >>> 0) + 1) / 4294967296) | 0;',
    'for (let i = 0; i < n; i = (i + 1) | 0) {\nc = c ^ T0[i];\n}',
    'i32[(a + 4) >>> 2] = ~(a & b) >>> 3;',
    'u8[(a) >>> 0] = Math.imul(a, n);',
  ])('takes %s', (statement) => {
    expect(() => recognise(inFunction(statement))).not.toThrow();
  });

  it.each([
    'c = a + b;',
    'c = a * b;',
    'c = a < b;',
    'c = a ? b : n;',
    'c = a >>> b;',
    'c = a << 32;',
    'c = a >>> 0;',
    'c = (a + b + a + b + a + b + a + b + a) | 0;',
    'c = ((a + b) / 4294967296) | 0;',
    'c = (((a >>> 0) + (b >>> 0)) / 2) | 0;',
    'c = 1.5;',
    'c = 4294967295;',
    'c = d;',
    'c = i32[a];',
    'c = T1[0];',
    'c = g(a);',
    'c = (() => a)();',
    'c = [a];',
    'a = b;',
    'const c = a;',
    'var d = a;',
    'eval("a");',
    'if (a) { c = b; }',
    'while (n) { c = b; }',
    'for (let i = 0; i < c; i = (i + 1) | 0) {\n}',
    'for (let i = 0; i < n; i++) {\n}',
    'for (let i = 0; i < n; i = (i + 1) | 0) {\ni = a;\n}',
    'return a;',
  ])('refuses %s', (statement) => {
    expect(() => recognise(inFunction(statement))).toThrow(SyntaxError);
  });

  it('refuses what is not a table or a function', () => {
    expect(() => recognise('import "x";')).toThrow(SyntaxError);
    expect(() => recognise("import { a, bWords } from './a.js';")).toThrow(SyntaxError);
    expect(() => recognise("import { a, aWords } from '../a.js';")).toThrow(SyntaxError);
    expect(() => recognise('export const a = [1];')).toThrow(SyntaxError);
    expect(() => recognise('export const a = new Uint8Array(1);')).toThrow(SyntaxError);
    expect(() => recognise('const T0 = [1.5];')).toThrow(SyntaxError);
    expect(() => recognise('const T0 = [4294967295];')).toThrow(SyntaxError);
  });

  const calling = (statements: string): string =>
    `import { turn, turnWords } from './turn.js';\nexport function f(i32, u8, a) {\nconst x = turnWords;\n${statements}\n}\n`;
  const called = (statements: string): string =>
    `export const turnWords = new Int32Array(2);\nexport function turn() {\nconst x = turnWords;\n${statements}\n}\n`;

  it('takes a call with its words', () => {
    const statements =
      'x[0] = a;\nturn();\nconst b = x[1] ^ x[0];\nfor (let i = 0; i < 2; i = (i + 1) | 0) {\nx[i] = 0;\n}';
    expect(() => recognise(calling(statements))).not.toThrow();
    expect(() => recognise(called('const b = x[0];\nx[1] = ~b;'))).not.toThrow();
  });

  it.each([
    'x[a + 1] = a;',
    'x[b] = a;',
    'turn(a);',
    'turns();',
    'const b = x;',
    'const b = turn();',
    'turnWords[0] = a;',
  ])('refuses %s where a loop is called', (statement) => {
    expect(() => recognise(calling(statement))).toThrow(SyntaxError);
  });

  it.each(['turn();', 'i32[(0) >>> 2] = 1;', 'const b = u8[(0) >>> 0];'])(
    'refuses %s in a called loop',
    (statement) => {
      expect(() => recognise(called(statement))).toThrow(SyntaxError);
    },
  );
});
