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
 * Each byte of a word is replaced by `literals[byte & 15]`: its high four bits are not read. (x86's pshufb
 * gives 0 where the highest bit is set, so targets clear the high bits first.) The expansion is a tree of bit
 * choices, never an indexed load.
 */
export const byteLookup16: LaneLocal = {
  name: 'byteLookup16',
  reach: 'lane',
  results: () => 1,
  refuses: (operands, literals) => unlike(operands, 1) ?? outOfRange(literals, 16, 255),
  meaning: ([word = 0n], literals, bits) => [
    wordOfBytes(bytesOf(word, bits).map((byte) => literals[byte & 15] as number)),
  ],
  expansion: <W extends Word>(
    k: Builder,
    operands: readonly W[],
    literals: readonly number[],
    type: WordType,
  ): W[] => {
    const [word] = operands as readonly W[] & [W];
    let level = literals.map((entry) => constantLike<W>(k, type, everyByte(type.bits, entry)));
    for (let bit = 0; bit < 4; bit++) {
      const set = byteMask(k, word, bit, type);
      level = Array.from({ length: level.length / 2 }, (_, i) => {
        const [clear, chosen] = level.slice(2 * i, 2 * i + 2) as [W, W];
        return k.xor(clear, k.and(set, k.xor(clear, chosen)));
      });
    }
    return level;
  },
};
