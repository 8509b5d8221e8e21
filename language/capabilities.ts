import type { Builder } from './builder.ts';
import type { Word } from './handles.ts';
import type { Type, WordBits } from './program.ts';

/** The type of a capability's operands and results: they are all alike. */
export interface WordType {
  readonly kind: 'word' | 'mask';
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

const capabilities: readonly Capability[] = [];

export function capabilityOf(name: string): Capability | undefined {
  return capabilities.find((c) => c.name === name);
}
