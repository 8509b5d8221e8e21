import type { Word } from '../handles.ts';
import type { Builder } from '../vocabulary.ts';
import {
  byteMask,
  bytesOf,
  constantLike,
  everyByte,
  type LaneLocal,
  outOfRange,
  unlike,
  type WordType,
  wordOfBytes,
} from './capability.ts';

/**
 * An affine map over GF(2) on each byte of a word. Literals: eight rows, then a constant. Bit i of the result
 * is the parity of `row[i] & byte`, plus bit i of the constant; bit 0 is the least. (x86's gf2p8affineqb
 * numbers its rows the other way round.)
 */
export const affine8: LaneLocal = {
  name: 'affine8',
  reach: 'lane',
  results: () => 1,
  refuses: (operands, literals) => unlike(operands, 1) ?? outOfRange(literals, 9, 255),
  meaning: ([word = 0n], literals, bits) => {
    const mapped = bytesOf(word, bits).map((byte) => {
      let result = literals[8] as number;
      for (let i = 0; i < 8; i++) result ^= parity((literals[i] as number) & byte) << i;
      return result;
    });
    return [wordOfBytes(mapped)];
  },
  expansion: <W extends Word>(
    k: Builder,
    operands: readonly W[],
    literals: readonly number[],
    type: WordType,
  ): W[] => {
    const [word] = operands as [W];
    let sum = constantLike<W>(k, type, everyByte(type.bits, literals[8] as number));
    for (let bit = 0; bit < 8; bit++) {
      const column = columnOf(literals, bit);
      if (column === 0) continue;
      const set = byteMask(k, word, bit, type);
      sum = k.xor(sum, k.and(set, constantLike<W>(k, type, everyByte(type.bits, column))));
    }
    return [sum];
  },
};

function parity(byte: number): number {
  let bits = byte ^ (byte >> 4);
  bits ^= bits >> 2;
  bits ^= bits >> 1;
  return bits & 1;
}

/** What bit `bit` of a byte adds to the result. */
function columnOf(rows: readonly number[], bit: number): number {
  let column = 0;
  for (let i = 0; i < 8; i++) column |= (((rows[i] as number) >> bit) & 1) << i;
  return column;
}
