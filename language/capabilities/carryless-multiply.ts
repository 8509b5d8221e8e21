import type { Word } from '../handles.ts';
import type { Builder } from '../vocabulary.ts';
import { constantLike, type LaneLocal, shiftedRight, unlike, type WordType } from './capability.ts';

/**
 * The product of two 64-bit words as polynomials over GF(2): bit i stands for x^i. Results: the product's low
 * 64 bits, then its high 64 (of which the highest is 0).
 */
export const carrylessMultiply: LaneLocal = {
  name: 'carrylessMultiply',
  reach: 'lane',
  results: () => 2,
  refuses: (operands, literals) =>
    unlike(operands, 2, 64) ?? (literals.length === 0 ? undefined : 'it takes no literals'),
  meaning: ([a = 0n, b = 0n]) => {
    let product = 0n;
    for (let i = 0n; i < 64n; i++) if ((b >> i) & 1n) product ^= a << i;
    return [BigInt.asUintN(64, product), product >> 64n];
  },
  expansion: <W extends Word>(
    k: Builder,
    operands: readonly W[],
    _literals: readonly number[],
    type: WordType,
  ): W[] => {
    const [a, b] = operands as readonly W[] & [W, W];
    const zero = constantLike<W>(k, type, 0n);
    const one = constantLike<W>(k, type, 1n);
    let low = zero;
    let high = zero;
    for (let i = 0; i < 64; i++) {
      const set = k.subtract(zero, k.and(shiftedRight(k, b, i), one));
      const taken = k.and(a, set);
      low = k.xor(low, i === 0 ? taken : k.shiftLeft(taken, i));
      if (i > 0) high = k.xor(high, k.shiftRight(taken, 64 - i));
    }
    return [low, high];
  },
};
