import type { Word } from '../handles.ts';
import type { Type } from '../program.ts';
import type { Builder } from '../vocabulary.ts';
import {
  bytesOf,
  constantLike,
  type LaneLocal,
  outOfRange,
  unlike,
  type WordType,
  wordOfBytes,
} from './capability.ts';

/**
 * Bytes of a lane's words in another order. The operands' bytes are numbered from the least byte of the first
 * word on; literal i is the number of the byte that becomes byte i of the results. A byte may be taken more
 * than once or not at all. There are as many results as the literals fill.
 */
export const byteShuffle: LaneLocal = {
  name: 'byteShuffle',
  reach: 'lane',
  results: (operands, literals) => literals.length / wordBytesOf(operands),
  refuses: (operands, literals) => {
    const wordBytes = wordBytesOf(operands);
    if (operands.length === 0) return '0 operands, 1 or more are wanted';
    if (literals.length === 0 || literals.length % wordBytes !== 0) {
      return `${literals.length} literals fill no whole words of ${wordBytes} bytes`;
    }
    return (
      unlike(operands, operands.length) ??
      outOfRange(literals, literals.length, operands.length * wordBytes - 1)
    );
  },
  meaning: (operands, literals, bits) => {
    const bytes = operands.flatMap((word) => bytesOf(word, bits));
    const shuffled = literals.map((i) => bytes[i] as number);
    const wordBytes = bits / 8;
    return Array.from({ length: literals.length / wordBytes }, (_, i) =>
      wordOfBytes(shuffled.slice(i * wordBytes, (i + 1) * wordBytes)),
    );
  },
  expansion: <W extends Word>(
    k: Builder,
    operands: readonly W[],
    literals: readonly number[],
    type: WordType,
  ): W[] => {
    const wordBytes = type.bits / 8;
    return Array.from({ length: literals.length / wordBytes }, (_, i) =>
      gathered(k, operands, literals.slice(i * wordBytes, (i + 1) * wordBytes), type),
    );
  },
};

function wordBytesOf([first]: readonly Type[]): number {
  return first === undefined || first.kind === 'count' ? 8 : first.bits / 8;
}

/** One word: bytes that move by the same distance from the same operand share a rotation and a mask. */
function gathered<W extends Word>(
  k: Builder,
  operands: readonly W[],
  sources: readonly number[],
  type: WordType,
): W {
  const wordBytes = sources.length;
  const moves = new Map<string, { operand: number; distance: number; mask: bigint }>();
  sources.forEach((source, to) => {
    const operand = Math.floor(source / wordBytes);
    const distance = (to - (source % wordBytes) + wordBytes) % wordBytes;
    const key = `${operand} ${distance}`;
    const mask = (moves.get(key)?.mask ?? 0n) | (0xffn << BigInt(8 * to));
    moves.set(key, { operand, distance, mask });
  });
  const parts = [...moves.values()].map(({ operand, distance, mask }) => {
    const word = operands[operand] as W;
    const rotated = distance === 0 ? word : k.rotateLeft(word, 8 * distance);
    return k.and(rotated, constantLike<W>(k, type, mask));
  });
  return parts.reduce((a, b) => k.or(a, b));
}
