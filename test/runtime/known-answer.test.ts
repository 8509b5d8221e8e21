import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPattern, fold } from '../../src/runtime/known-answer.ts';

test('the pattern is fixed: committed answers depend on it', () => {
  const memory = new Uint8Array(11).fill(0xff);
  fillPattern(memory);
  expect(Buffer.from(memory).toString('hex')).toMatchInlineSnapshot(`"f0994738cc7546a4d3d607"`);
});

test('the pattern does not depend on alignment or length', () => {
  const whole = new Uint8Array(257);
  fillPattern(whole);
  const part = new Uint8Array(300).subarray(3, 3 + 100);
  fillPattern(part);
  expect([...part]).toEqual([...whole.subarray(0, 100)]);
  expect(new Set(whole).size).toBeGreaterThan(100);
});

test('the fold is fixed', () => {
  const memory = new Uint8Array(1000);
  fillPattern(memory);
  expect([fold(memory), fold(new Uint8Array(0))]).toMatchInlineSnapshot(`
    [
      [
        1409856613,
        4216561392,
      ],
      [
        2166136261,
        625341585,
      ],
    ]
  `);
});

test('the fold sees every byte and every exchange of two, in both words', () => {
  const memory = new Uint8Array(4096);
  fillPattern(memory);
  const [a, b] = fold(memory);
  const place = fc.integer({ min: 0, max: memory.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const other = memory.slice();
      other[at] = (other[at] ?? 0) ^ change;
      const [x, y] = fold(other);
      return x !== a && y !== b;
    }),
  );
  fc.assert(
    fc.property(place, place, (i, j) => {
      const other = memory.slice();
      [other[i], other[j]] = [other[j] ?? 0, other[i] ?? 0];
      const [x, y] = fold(other);
      return other[i] === memory[i] ? x === a && y === b : x !== a || y !== b;
    }),
  );
});
