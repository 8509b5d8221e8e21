import type { Uniform32, Uniform64, Word } from '../handles.ts';
import type { Type, WordBits } from '../program.ts';
import type { Builder } from '../vocabulary.ts';

/** The type of a capability's operands and results: they are all alike. */
export interface WordType {
  readonly kind: 'word';
  readonly bits: WordBits;
  readonly uniform: boolean;
}

interface Named {
  readonly name: string;
  /** How many words come out. */
  readonly results: (operands: readonly Type[], literals: readonly number[]) => number;
  /** Why these operands or literals do not fit, or undefined. */
  readonly refuses: (operands: readonly Type[], literals: readonly number[]) => string | undefined;
}

/**
 * An operation that some instruction sets have in one instruction. `meaning` is what it computes, on the
 * words of one lane; `expansion` says the same in portable operations, for targets that lack the instruction.
 */
export interface LaneLocal extends Named {
  readonly reach: 'lane';
  readonly meaning: (operands: readonly bigint[], literals: readonly number[], bits: WordBits) => bigint[];
  readonly expansion: <W extends Word>(
    k: Builder,
    operands: readonly W[],
    literals: readonly number[],
    type: WordType,
  ) => W[];
}

/**
 * An operation that moves words between lanes: lane j's result is the operand of lane `source(j)`. It has no
 * portable expansion, since no portable operation crosses lanes; a target that keeps each lane in a variable
 * of its own renames them.
 */
export interface LaneCrossing extends Named {
  readonly reach: 'lanes';
  readonly source: (lane: number, literals: readonly number[]) => number;
  /** The lane count must be a multiple of this. */
  readonly group: (literals: readonly number[]) => number;
}

export type Capability = LaneLocal | LaneCrossing;

/** Why the operands are not `count` words all alike, or undefined. */
export function unlike(operands: readonly Type[], count: number, bits?: WordBits): string | undefined {
  if (operands.length !== count) return `${operands.length} operands, ${count} are wanted`;
  const [first] = operands;
  for (const type of operands) {
    if (type.kind !== 'word' || first?.kind !== 'word') return 'an operand is not a word';
    if (bits !== undefined && type.bits !== bits) return `an operand is a ${type.bits}-bit word, not ${bits}`;
    if (type.bits !== first.bits) return 'operands of 32 and of 64 bits do not mix';
    if (type.uniform !== first.uniform) return 'uniform and lane-wise operands do not mix; write splat';
  }
  return undefined;
}

/** Why the literals are not `count` integers from 0 to `max`, or undefined. */
export function outOfRange(literals: readonly number[], count: number, max: number): string | undefined {
  if (literals.length !== count) return `${literals.length} literals, ${count} are wanted`;
  const bad = literals.find((l) => !Number.isInteger(l) || l < 0 || l > max);
  return bad === undefined ? undefined : `literal ${bad} is not an integer from 0 to ${max}`;
}

export function bytesOf(word: bigint, bits: WordBits): number[] {
  return Array.from({ length: bits / 8 }, (_, i) => Number((word >> BigInt(8 * i)) & 0xffn));
}

export function wordOfBytes(bytes: readonly number[]): bigint {
  return bytes.reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n);
}

/** A constant of an operand's type. */
export function constantLike<W extends Word>(k: Builder, type: WordType, literal: bigint): W {
  if (type.bits === 32) {
    const word: Uniform32 = k.uniform32(Number(literal));
    return (type.uniform ? word : k.splat(word)) as Word as W;
  }
  const word: Uniform64 = k.uniform64(literal);
  return (type.uniform ? word : k.splat(word)) as Word as W;
}

/** `byte` in every byte of a word. */
export function everyByte(bits: WordBits, byte: number): bigint {
  return wordOfBytes(new Array<number>(bits / 8).fill(byte));
}

/** Shifts and rotations by 0 are not operations of the language. */
export function shiftedRight<W extends Word>(k: Builder, word: W, amount: number): W {
  return amount === 0 ? word : k.shiftRight(word, amount);
}

/**
 * For bit `bit` of each byte: a word whose bytes are 0xff where it is set and 0 where not. The product with
 * 255 is a shift and a subtraction, and carries nothing from byte to byte.
 */
export function byteMask<W extends Word>(k: Builder, word: W, bit: number, type: WordType): W {
  const low = k.and(shiftedRight(k, word, bit), constantLike<W>(k, type, everyByte(type.bits, 1)));
  return k.subtract(k.shiftLeft(low, 8), low);
}
