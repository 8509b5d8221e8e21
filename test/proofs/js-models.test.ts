import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../proofs/checker/evaluate.ts';
import { polynomialOfKey, valueOfPolynomial } from '../../proofs/checker/polynomial.ts';
import type { Term } from '../../proofs/checker/terms.ts';
import { hasParser, runSmall, smallModule } from './js.ts';

const EDGES = [0, 1, -1, 2, 255, 256, 65535, 65536, 0x7fffffff, -0x80000000, 0x55555555, -0x55555556];

interface Inputs {
  readonly words: readonly number[];
  readonly bytes: readonly number[];
  readonly p: number;
  readonly q: number;
}

const word = fc.oneof(fc.constantFrom(...EDGES), fc.integer({ min: -0x80000000, max: 0x7fffffff }));
const inputs: fc.Arbitrary<Inputs> = fc.record({
  words: fc.array(word, { minLength: 3, maxLength: 3 }),
  bytes: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 12, maxLength: 12 }),
  p: fc.integer({ min: 0, max: 2 }),
  q: fc.integer({ min: 0, max: 1000 }),
});

const [FROM, BYTES, TO, SIZE] = [16, 29, 48, 64];

/** What the engine makes of it: the two words that it stores. */
function execute(text: string, { words, bytes, p, q }: Inputs): number[] {
  const memory = new ArrayBuffer(SIZE);
  const [i32, u8] = [new Int32Array(memory), new Uint8Array(memory)];
  i32.set(words, FROM / 4);
  u8.set(bytes, BYTES);
  const f = new Function(`'use strict';${text.replace('export', '')};return f;`)();
  f(i32, u8, FROM, BYTES, TO, p, q, 0);
  return [...i32.subarray(TO / 4, TO / 4 + 2)];
}

/** What the checker makes of it, as a function of the inputs. */
function model(text: string): (inputs: Inputs) => number[] {
  const { memory } = runSmall(text);
  const found = [0, 1].map((i) => {
    const cell = memory.call.stores.get(`to[0][${i}].0`);
    return cell === undefined ? undefined : (memory.wordOf(cell)[0] as Term);
  });
  return ({ words, bytes, p, q }) => {
    const numbers = new Map([
      ['p', p],
      ['q', q],
      ['@from', FROM],
      ['@bytes', BYTES],
      ['@to', TO],
    ]);
    const number = (key: string): bigint =>
      valueOfPolynomial(polynomialOfKey(key), (symbol) => BigInt(numbers.get(symbol) as number));
    const view = new DataView(Uint8Array.from(bytes).buffer);
    const value = (name: string): bigint => {
      const [, region, index] = /^(from|bytes)\[0\]\[(.*)\]/.exec(name) ?? [];
      if (region === undefined || index === undefined) return number(name.replace('count ', ''));
      const at = Number(number(index));
      return BigInt(region === 'from' ? (words[at] as number) : view.getUint32(4 * at, true));
    };
    return found.map((term) =>
      term === undefined
        ? 0
        : Number(
            BigInt.asIntN(
              32,
              evaluate(term, (name) => BigInt.asUintN(32, value(name))),
            ),
          ),
    );
  };
}

function compare(text: string, numRuns: number): void {
  const modelled = model(text);
  fc.assert(
    fc.property(inputs, (given) => {
      expect(modelled(given)).toEqual(execute(text, given));
    }),
    { numRuns },
  );
}

const TABLES = 'const T0 = [7, -2147483648, 4];';
const LOADS = [0, 4, 8].map((at, i) => `const ${'xyz'[i]} = i32[(from + ${at}) >>> 2];`).join('\n');
const storing = (value: string): string => smallModule(`${LOADS}\ni32[(to) >>> 2] = ${value};`, TABLES);

const AMOUNTS = [1, 7, 8, 16, 24, 31];
const OPERATIONS = [
  '~x',
  'x ^ y ^ z',
  'x & y & z',
  'x | y | z',
  '(x & 65280) | (y & -65281)',
  '(x & ~y) ^ -1',
  ...AMOUNTS.flatMap((amount) => ['<<', '>>', '>>>'].map((op) => `x ${op} ${amount}`)),
  '(x << 24) | ((x & 65280) << 8) | ((x >>> 8) & 65280) | (x >>> 24)',
  '(x + y) | 0',
  '(x + x + x + x + y + y + z + -5) | 0',
  '(x + ~y + 1) | 0',
  '(((x >>> 0) + (y >>> 0)) / 4294967296) | 0',
  '(((x >>> 0) + (x >>> 0) + (y >>> 0) + (y >>> 0) + (z >>> 0) + (z >>> 0) + (z >>> 0) + 4294967295) / 4294967296) | 0',
  '(((x >>> 0) + 1) / 4294967296) | 0',
  '((4294967295 + 4294967295) / 4294967296) | 0',
  '(((x >>> 0) + ((~q) >>> 0)) / 4294967296) | 0',
  '~((x | ((~x + 1) | 0)) >> 31)',
  'i32[(from + (p << 2)) >>> 2]',
  'i32[(from + Math.imul(p, 4)) >>> 2]',
  'u8[(bytes + 3) >>> 0]',
  'u8[(bytes + Math.imul(p, 4) + -1 + 2) >>> 0]',
  'u8[(bytes) >>> 0] | (u8[(bytes + 1) >>> 0] << 8) | (u8[(bytes + 2) >>> 0] << 16) | (u8[(bytes + 3) >>> 0] << 24)',
  'u8[(from + 5) >>> 0]',
  'T0[0] ^ T0[((1 + 1) | 0)] ^ T0[3 & 1]',
  'q',
  '~q',
  'q << 31',
  'q >>> 3',
  '(q << 30) >> 7',
  '(~q) >>> 9',
  '(q & 12) ^ (p | 5)',
  '(q + p + -2147483648) | 0',
  '(x + q) | 0',
  'Math.imul(q, (p + -7) | 0)',
  'Math.imul(-2147483648, -1)',
  '-2147483648',
  '(from + to) | 0',
];

describe.runIf(hasParser)('what the checker makes of js is what the engine does', () => {
  test.each(OPERATIONS)('%s', (operation) => {
    compare(storing(operation), 60);
  });

  test('a byte store keeps the low eight bits', () => {
    const stores = [0, 1, 2, 3].map((i) => `u8[(to + ${i}) >>> 0] = ${['x', 'y >> 3', '~q', '511'][i]};`);
    compare(smallModule(`${LOADS}\n${stores.join('\n')}`), 200);
  });

  test('loops with literal bounds and with none take their turns', () => {
    const body = `let c = x; let d = 0;
      for (let i = 0; i < 3; i = (i + 1) | 0) {
        const t = c ^ T0[i];
        c = (t << 5) | (t >>> 27);
        for (let j = 0; j < i; j = (j + 1) | 0) { d = (d + c + j) | 0; }
      }
      for (let k = 0; k < 0; k = (k + 1) | 0) { c = 0; }
      i32[(to) >>> 2] = c; i32[(to + 4) >>> 2] = d;`;
    compare(smallModule(`${LOADS}\n${body}`, TABLES), 200);
  });

  const grown = fc.letrec<{ value: string; operand: string }>((tie) => ({
    operand: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom('x', 'y', 'z', 'q', '255', '-1', '-2147483648', 'u8[(bytes + 6) >>> 0]', 'T0[1]'),
      tie('value').map((value) => `(${value})`),
      tie('operand').map((operand) => `~${operand}`),
    ),
    value: fc.oneof(
      fc
        .tuple(tie('operand'), fc.constantFrom('^', '&', '|'), tie('operand'))
        .map((parts) => parts.join(' ')),
      fc
        .tuple(tie('operand'), fc.constantFrom('<<', '>>', '>>>'), fc.integer({ min: 1, max: 31 }))
        .map((parts) => parts.join(' ')),
      fc.array(tie('operand'), { minLength: 2, maxLength: 4 }).map((terms) => `(${terms.join(' + ')}) | 0`),
      fc
        .array(tie('operand'), { minLength: 2, maxLength: 4 })
        .map((terms) => `((${terms.map((term) => `(${term} >>> 0)`).join(' + ')}) / 4294967296) | 0`),
    ),
  }));

  test('random values', () => {
    fc.assert(
      fc.property(grown.value, (value) => {
        compare(storing(value), 10);
      }),
      { numRuns: 80 },
    );
  });
});
