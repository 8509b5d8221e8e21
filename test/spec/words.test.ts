import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Halves, halves64, type Words, words32, words64 } from '../../spec/words.ts';

const uint64 = fc.bigInt(0n, 2n ** 64n - 1n);
const uint32 = fc.bigInt(0n, 2n ** 32n - 1n);

function value({ high, low }: Halves): bigint {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** The operations on integers modulo 2^bits, digit by digit. */
function digits(word: bigint, bits: number): number[] {
  return Array.from({ length: bits }, (_, i) => Number((word >> BigInt(i)) & 1n));
}

function number(bits: readonly number[]): bigint {
  return bits.reduce((sum, bit, i) => sum + (BigInt(bit) << BigInt(i)), 0n);
}

function agrees<W>(words: Words<W>, read: (word: W) => bigint, a: bigint, b: bigint): void {
  const { bits } = words;
  const [x, y] = [words.constant(a), words.constant(b)];
  const [p, q] = [digits(a, bits), digits(b, bits)];
  expect(read(x)).toBe(a);
  expect(read(words.xor(x, y))).toBe(number(p.map((bit, i) => (bit + (q[i] ?? 0)) % 2)));
  expect(read(words.and(x, y))).toBe(number(p.map((bit, i) => bit * (q[i] ?? 0))));
  expect(read(words.not(x))).toBe(number(p.map((bit) => 1 - bit)));
  expect(read(words.add(x, y))).toBe((a + b) % 2n ** BigInt(bits));
  for (let n = 0; n < bits; n++) {
    expect(read(words.rotateLeft(x, n))).toBe(number([...p.slice(bits - n), ...p.slice(0, bits - n)]));
    expect(read(words.shiftRight(x, n))).toBe(number(p.slice(n)));
  }
}

describe('words', () => {
  it('of 32 bits in numbers', () => {
    fc.assert(fc.property(uint32, uint32, (a, b) => agrees(words32, (word) => BigInt(word), a, b)));
    agrees(words32, (word) => BigInt(word), 0xffffffffn, 1n);
  });

  it('of 64 bits in bigints', () => {
    fc.assert(fc.property(uint64, uint64, (a, b) => agrees(words64, (word) => word, a, b)));
    agrees(words64, (word) => word, 2n ** 64n - 1n, 1n);
  });

  it('of 64 bits in halves', () => {
    fc.assert(fc.property(uint64, uint64, (a, b) => agrees(halves64, value, a, b)));
    agrees(halves64, value, 2n ** 64n - 1n, 1n);
    agrees(halves64, value, 0xffffffffn, 1n);
  });
});
