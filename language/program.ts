import type { Contract, Region } from './contract.ts';

export type WordBits = 32 | 64;

/** A word or mask holds one value a lane; a uniform one holds the same in every lane. A count is one public number. */
export type Type =
  | { readonly kind: 'word' | 'mask'; readonly bits: WordBits; readonly uniform: boolean }
  | { readonly kind: 'count' };

export interface Value {
  readonly id: number;
  readonly type: Type;
  readonly secret: boolean;
  /** The author's line, for messages only. */
  readonly at: string;
}

/** Operations that compute one value from values, with no effect. */
export type Pure =
  | { readonly op: 'constant'; readonly literal: bigint }
  | { readonly op: 'xor' | 'and' | 'or' | 'and-not' | 'add' | 'subtract' }
  | { readonly op: 'not' | 'byte-swap' | 'splat' }
  | { readonly op: 'rotate-left' | 'shift-left' | 'shift-right'; readonly amount: number }
  | { readonly op: 'equal' | 'less-than' }
  | { readonly op: 'mask-not' | 'mask-and' | 'mask-or' }
  | { readonly op: 'select' }
  | {
      readonly op: 'capability';
      readonly capability: string;
      readonly literals: readonly number[];
      readonly part: number;
    }
  | { readonly op: 'declassify'; readonly reason: string }
  | { readonly op: 'count-constant'; readonly literal: bigint }
  | { readonly op: 'count-add' | 'count-multiply' }
  | { readonly op: 'count-from-word' }
  /** Two 32-bit words, the high one first, and a 64-bit word's halves. */
  | { readonly op: 'join' | 'low-half' | 'high-half' }
  | { readonly op: 'word-from-count' }
  /** Introduced by passes for targets without 64-bit words: the high part of a sum of low words. */
  | { readonly op: 'carry' };

export type Statement =
  | {
      readonly kind: 'let';
      readonly result: Value;
      readonly operation: Pure;
      readonly operands: readonly Value[];
    }
  /** Operands: element, word (counts). */
  | {
      readonly kind: 'load';
      readonly result: Value;
      readonly region: string;
      readonly element: Value;
      readonly word: Value;
    }
  | {
      readonly kind: 'store';
      readonly region: string;
      readonly element: Value;
      readonly word: Value;
      readonly value: Value;
      readonly at: string;
    }
  | { readonly kind: 'table'; readonly result: Value; readonly table: string; readonly index: Value }
  | Loop;

/**
 * How a target may lay out the turns of a loop of a literal bound: the first ones apart, then several at a time, and
 * the last ones apart, where what is not asked of them need not be computed. It says the same.
 */
export interface Unrolling {
  readonly first: number;
  readonly together: number;
  readonly last: number;
  /** Only where one lane runs alone, in scalars. */
  readonly scalars?: boolean;
}

/** `index` runs from 0 to `bound - 1`; carried values enter as `parameters`, leave a turn as `next` and the loop as `results`. */
export interface Loop {
  readonly kind: 'loop';
  readonly bound: Value;
  readonly index: Value;
  readonly initial: readonly Value[];
  readonly parameters: readonly Value[];
  readonly body: readonly Statement[];
  readonly next: readonly Value[];
  readonly results: readonly Value[];
  readonly unrolling?: Unrolling;
  readonly at: string;
  /** A target may emit loops of this name once, for all kernels: they have one body, which uses nothing outside. */
  readonly outlined?: string | undefined;
}

export interface Table {
  readonly name: string;
  readonly bits: WordBits;
  readonly words: readonly bigint[];
}

/** One formulation of a kernel, for any number of lanes. */
export interface Program {
  readonly contract: Contract;
  readonly formulation: string;
  readonly tables: readonly Table[];
  /** The counts of the contract as values, in its order. */
  readonly counts: readonly Value[];
  readonly body: readonly Statement[];
  /** The same again, as the text that a target may run in vector lanes and a scalar lane at once. */
  readonly fused?: Program;
}

export function wordBits(contract: Contract): WordBits {
  return contract.wordBytes === 4 ? 32 : 64;
}

/**
 * The widths of word that a region takes. Scratch of 32-bit words takes 64-bit ones too: of each lane the one at word i
 * lies where words i and i + 1 of two lanes would.
 */
export function widthsOf(contract: Contract, region: Region): readonly WordBits[] {
  const { role, layout, elements, wordStride } = region;
  const plain = layout === 'lane-wise' && elements === undefined && wordStride === undefined;
  const own = wordBits(contract);
  return own === 32 && role === 'scratch' && plain ? [32, 64] : [own];
}

/** `kernel[.formulation].xN.level` */
export function stemOf(program: Program, lanes: number, level: string): string {
  const name = program.formulation === '' ? '' : `.${program.formulation}`;
  return `${program.contract.kernel}${name}.x${lanes}.${level}`;
}

export function describeType(type: Type): string {
  if (type.kind === 'count') return 'count';
  return `${type.uniform ? 'uniform ' : ''}${type.kind}${type.bits}`;
}
