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
    expect(() => recognise('const T0 = [1.5];')).toThrow(SyntaxError);
    expect(() => recognise('const T0 = [4294967295];')).toThrow(SyntaxError);
  });
});
