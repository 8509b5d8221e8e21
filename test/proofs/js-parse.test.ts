import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../proofs/checker/refusal.ts';
import { hasParser, runSmall, smallModule } from './js.ts';

/** The property that is refused, and the reason with its place. */
function refusalOf(text: string, rounds?: string): [string, string] {
  try {
    runSmall(text, rounds);
  } catch (error) {
    if (isRefusal(error)) return [error.refused, error.message];
    throw error;
  }
  return ['nothing', ''];
}

const LOOP = 'for (let i = 0; i < p; i = (i + 1) | 0)';

describe.runIf(hasParser)('what is outside the grammar is refused at its place', () => {
  test('what is inside is not', () => {
    const body = `const a = i32[(from) >>> 2]; // words
      let b = a;
      for (let i = 0; i < 2; i = (i + 1) | 0) { b = (b + T0[i]) | 0; }
      i32[(to) >>> 2] = b;`;
    expect(refusalOf(smallModule(body, 'const T0 = [1, -2];'))).toEqual(['nothing', '']);
  });

  test.each<[what: string, body: string, property: string]>([
    ['if', 'if (p) { }', 'constant-time'],
    ['a conditional', 'const a = p ? 1 : 2;', 'constant-time'],
    ['and', 'const a = p && q;', 'constant-time'],
    ['??', 'const a = p ?? q;', 'constant-time'],
    ['switch', 'switch (p) { }', 'constant-time'],
    ['while', 'while (p) { }', 'constant-time'],
    ['do', 'do { } while (p);', 'constant-time'],
    ['for of', 'for (const a of p) { }', 'constant-time'],
    ['for in', 'for (const a in p) { }', 'constant-time'],
    ['a comparison', 'const a = p < q;', 'constant-time'],
    ['equality', 'const a = p === q;', 'constant-time'],
    ['a remainder', 'const a = (p % 3) | 0;', 'constant-time'],
    ['a multiplication', 'const a = (p * q) | 0;', 'constant-time'],
    ['a power', 'const a = (p ** q) | 0;', 'constant-time'],
    ['a division', 'const a = (p / q) | 0;', 'constant-time'],
    [
      'a division by less than 2^32',
      'const a = (((p >>> 0) + (q >>> 0)) / 4294967295) | 0;',
      'constant-time',
    ],
    ['a carry of signed words', 'const a = ((p + q) / 4294967296) | 0;', 'equal'],
    ['a carry of one word', 'const a = ((p >>> 0) / 4294967296) | 0;', 'equal'],
    [
      'a carry of nine',
      `const a = ((${new Array(9).fill('(p >>> 0)').join(' + ')}) / 4294967296) | 0;`,
      'equal',
    ],
    ['a carry that is not truncated', 'const a = ((p >>> 0) + (q >>> 0)) / 4294967296;', 'constant-time'],
    ['a sum that is not truncated', 'const a = p + q;', 'equal'],
    ['a sum in a sum', 'const a = (p + (q + 1)) | 0;', 'equal'],
    ['a sum of nine', `const a = (${new Array(9).fill('p').join(' + ')}) | 0;`, 'equal'],
    ['a truncation by or with one', 'const a = (p + q) | 1;', 'equal'],
    ['a difference', 'const a = (p - q) | 0;', 'equal'],
    ['a negation', 'const a = -p;', 'equal'],
    ['a logical not', 'const a = !p;', 'equal'],
    ['typeof', 'const a = typeof p;', 'equal'],
    ['a shift by no literal', 'const a = p << q;', 'equal'],
    ['a shift by 0', 'const a = p >>> 0;', 'equal'],
    ['a shift by 32', 'const a = p << 32;', 'equal'],
    ['a fraction', 'const a = 0.5;', 'equal'],
    ['a hexadecimal', 'const a = 0x10;', 'equal'],
    ['an exponent', 'const a = 1e3;', 'equal'],
    ['a bigint', 'const a = 1n;', 'equal'],
    ['minus zero', 'const a = -0;', 'equal'],
    ['a literal of 2^31', 'const a = 2147483648;', 'equal'],
    ['a string', "const a = '1';", 'equal'],
    ['a directive', "'use asm';", 'equal'],
    ['a template', 'const a = `1`;', 'equal'],
    ['a boolean', 'const a = true;', 'equal'],
    ['a call', 'const a = f(p);', 'equal'],
    ['another method of Math', 'const a = Math.max(p, q);', 'equal'],
    ['a computed method', "const a = Math['imul'](p, q);", 'equal'],
    ['Math.imul of three', 'const a = Math.imul(p, q, p);', 'equal'],
    ['Math.imul of one', 'const a = Math.imul(p);', 'equal'],
    ['a spread', 'const a = Math.imul(p, ...q);', 'equal'],
    ['an optional call', 'const a = Math.imul?.(p, q);', 'equal'],
    ['a property', 'const a = i32.length;', 'equal'],
    ['an optional index', 'const a = i32?.[(from) >>> 2];', 'equal'],
    ['an unknown array', 'const a = T1[0];', 'equal'],
    ['an index of i32 in bytes', 'const a = i32[(from) >>> 0];', 'equal'],
    ['an index of i32 in words', 'const a = i32[from];', 'equal'],
    ['an index of u8 without >>> 0', 'const a = u8[bytes];', 'equal'],
    ['var', 'var a = p;', 'equal'],
    ['two declarations in one', 'const a = p, b = q;', 'equal'],
    ['no value', 'let a;', 'equal'],
    ['a pattern', 'const [a] = p;', 'equal'],
    ['a name twice', 'const p = q;', 'equal'],
    ['a hidden name', `const a = p; ${LOOP} { const a = q; }`, 'equal'],
    ['a name before its declaration', 'const a = b; const b = p;', 'equal'],
    ['a name in its own value', 'const a = ~a;', 'equal'],
    ['a name outside its block', `${LOOP} { const a = q; } const b = a;`, 'equal'],
    ['an index after its loop', `${LOOP} { } const b = i;`, 'equal'],
    ['a global', 'const a = globalThis;', 'equal'],
    ['a name for Math', 'const Math = p;', 'equal'],
    ['an assignment to a constant', 'const a = p; a = q;', 'equal'],
    ['an assignment to a parameter', 'p = q;', 'equal'],
    ['an assignment to an index', `${LOOP} { i = p; }`, 'equal'],
    ['an assignment to a table', 'T0[0] = p;', 'equal'],
    ['an assignment to nothing known', 'a = p;', 'equal'],
    ['an assignment as a value', 'let a = p; const b = (a = q);', 'equal'],
    ['+=', 'let a = p; a += q;', 'equal'],
    ['++', 'let a = p; a++;', 'equal'],
    ['a sequence', 'const a = (p, q);', 'equal'],
    ['a value as a statement', 'p;', 'equal'],
    ['return', 'return p;', 'equal'],
    ['throw', 'throw p;', 'equal'],
    ['try', 'try { } catch { }', 'equal'],
    ['a label', 'a: { }', 'equal'],
    ['a block', '{ }', 'equal'],
    ['an empty statement', ';', 'equal'],
    ['debugger', 'debugger;', 'equal'],
    ['a function in a function', 'function g(i32, u8) { }', 'equal'],
    ['an arrow', 'const a = () => p;', 'equal'],
    ['new', 'const a = new Uint8Array(p);', 'equal'],
    ['a loop without a bound', 'for (let i = 0; ; i = (i + 1) | 0) { }', 'constant-time'],
    ['a loop with break', `${LOOP} { break; }`, 'equal'],
    ['a loop to less than or equal', 'for (let i = 0; i <= p; i = (i + 1) | 0) { }', 'constant-time'],
    ['a loop by another name', 'for (let i = 0; p < q; i = (i + 1) | 0) { }', 'constant-time'],
    ['a loop to a sum', 'for (let i = 0; i < ((p + 1) | 0); i = (i + 1) | 0) { }', 'equal'],
    ['a loop to a variable', `let a = p; for (let i = 0; i < a; i = (i + 1) | 0) { a = q; }`, 'equal'],
    ['a loop to its own index', 'for (let i = 0; i < i; i = (i + 1) | 0) { }', 'equal'],
    ['a loop from one', 'for (let i = 1; i < p; i = (i + 1) | 0) { }', 'equal'],
    ['a loop by two', 'for (let i = 0; i < p; i = (i + 2) | 0) { }', 'equal'],
    ['a loop that does not go up', 'for (let i = 0; i < p; i = (p + 1) | 0) { }', 'equal'],
    ['a loop with ++', 'for (let i = 0; i < p; i++) { }', 'equal'],
    ['a loop without a block', `${LOOP} i32[(to) >>> 2] = p;`, 'equal'],
    ['a loop with const', 'for (const i = 0; i < p; i = (i + 1) | 0) { }', 'equal'],
    ['await', 'const a = await p;', 'equal'],
    ['what does not parse', 'const a = ;', 'equal'],
  ])('%s', (_, body, property) => {
    const [refused, reason] = refusalOf(smallModule(body, 'const T0 = [1];'));
    expect([refused, reason]).toEqual([property, expect.stringMatching(/\b3:\d+\b/)]);
  });

  test.each<[what: string, module: string]>([
    ['another statement', 'f();'],
    ['an import', "import 'node:fs';"],
    ['a class', 'class A { }'],
    ['a variable', 'let a = [1];'],
    ['a table of a value', 'const A = [1 + 1];'],
    ['a table with a hole', 'const A = [1, , 2];'],
    ['a table of too large a word', 'const A = [4294967295];'],
    ['a table that is exported', 'export const A = [1];'],
    ['a number', 'const A = 1;'],
    ['a default export', 'export default function (i32, u8) { }'],
    ['a list of exports', 'export { f as g };'],
    ['a function named Math', 'function Math(i32, u8) { }'],
    ['a table named Math', 'const Math = [1];'],
    ['an async function', 'async function g(i32, u8) { }'],
    ['a generator', 'function* g(i32, u8) { }'],
    ['a function without memory', 'function g(a, b) { }'],
    ['views the other way round', 'function g(u8, i32) { }'],
    ['a default parameter', 'function g(i32, u8, a = 1) { }'],
    ['rest parameters', 'function g(i32, u8, ...a) { }'],
    ['a parameter twice', 'function g(i32, u8, a, a) { }'],
    ['a fault in another function', 'function g(i32, u8) { return 1; }'],
    ['a table twice', 'const A = [1]; const A = [2];'],
  ])('module: %s', (_, module) => {
    expect(refusalOf(smallModule('i32[(to) >>> 2] = p;', module))).toEqual([
      'equal',
      expect.stringMatching(/\b1:\d+\b/),
    ]);
  });

  test('a function that is not exported, or with other parameters', () => {
    const text = smallModule('');
    expect(refusalOf(text.replace('export ', ''))[1]).toMatch(/no function f is exported/);
    expect(refusalOf(text.replace(', apart', ''))[1]).toMatch(/5 parameters where the contract has 6/);
  });

  test('what is behind the arguments is not set', () => {
    const text = smallModule('i32[(to) >>> 2] = p;').replace('apart', 'apart, more');
    expect(refusalOf(text)).toEqual(['nothing', '']);
    expect(refusalOf(text.replace('= p', '= more'))).toEqual([
      'equal',
      expect.stringMatching(/more is read where/),
    ]);
  });

  const ROUNDS = `export const words = new Int32Array(2);
    export function rounds() { const x = words; const a = x[0]; x[0] = x[1]; x[1] = a; }`;
  const IMPORT = "import { rounds, words } from './rounds.js';";
  const BODY = `const x = words; x[0] = p; x[1] = q; rounds();
    i32[(to) >>> 2] = x[1];
    for (let i = 0; i < 2; i = (i + 1) | 0) { x[i] = 0; }`;

  test('an outlined loop is called with its words', () => {
    const run = runSmall(smallModule(BODY, IMPORT), ROUNDS);
    expect(run.trace().stores.size).toBe(1);
    expect(refusalOf(smallModule(BODY, IMPORT), ROUNDS)).toEqual(['nothing', '']);
  });

  test.each<[what: string, imports: string, reason: RegExp]>([
    ['another folder', "import { rounds, words } from '../rounds.js';", /a module of outlined loops/],
    ['another file', "import { rounds, words } from './steps.js';", /what a module of outlined loops/],
    ['a package', "import { rounds, words } from 'rounds.js';", /what a module of outlined loops/],
    ['another name', "import { rounds as steps, words } from './rounds.js'; const rounds = [1];", /1:10: /],
    ['all of it', "import * as rounds from './rounds.js';", /1:8: /],
    ['its default', "import rounds, { words } from './rounds.js';", /1:8: /],
    ['what it has not', "import { rounds, words, more } from './rounds.js';", /1:25: /],
  ])('an import: %s', (_, imports, reason) => {
    expect(refusalOf(smallModule(BODY, imports), ROUNDS)).toEqual(['equal', expect.stringMatching(reason)]);
  });

  test.each<[what: string, body: string, property: string]>([
    ['a name taken from it', 'const words = p;', 'equal'],
    ['its array for a number', 'const a = words;  const b = a ^ p;', 'equal'],
    ['its array in a variable', 'let x = words;', 'equal'],
    ['another array for its', 'const x = words; x = p;', 'equal'],
    ['an index that is not known', 'const x = words; x[p] = q;', 'framed'],
    ['a property of its array', 'const x = words; x.length = 0;', 'equal'],
    ['a call as a value', 'const x = words; const a = rounds();', 'equal'],
    ['an optional call', 'rounds?.();', 'equal'],
    ['a spread', 'const x = words; rounds(...x);', 'equal'],
    ['what is not set', 'const x = words; x[0] = p; rounds();', 'equal'],
    ['what may be left', 'const x = words; x[0] = 0;', 'wiped'],
    ['a number left', 'const x = words; x[0] = 0; x[1] = p;', 'wiped'],
    ['an array of its own call', 'rounds();', 'equal'],
  ])('%s', (_, body, property) => {
    const [refused, reason] = refusalOf(smallModule(body, IMPORT), ROUNDS);
    expect([refused, reason]).toEqual([property, expect.stringMatching(/./)]);
  });

  test.each<[what: string, rounds: string]>([
    ['a size that is no literal', 'export const words = new Int32Array(p);'],
    ['no size', 'export const words = new Int32Array(0);'],
    ['a size too large', 'export const words = new Int32Array(4294967295);'],
    ['a buffer', 'export const words = new Int32Array(2, 0);'],
    ['another class', 'export const words = new Float64Array(2);'],
    ['a variable', 'export let words = new Int32Array(2);'],
    ['a class of its own', 'const Int32Array = [1]; export const words = new Int32Array(2);'],
    ['a generator', 'export function* more() { }'],
    ['async', 'export async function more() { }'],
    ['a call within it', 'export function more() { rounds(); }'],
    ['a number from nowhere', 'export function more() { const a = p; }'],
  ])('its module: %s', (_, text) => {
    const module = text.includes('words') ? ROUNDS.replace(/^.*\n/, text) : `${ROUNDS} ${text}`;
    expect(refusalOf(smallModule(BODY, IMPORT), module)[0]).toBe('equal');
  });
});
