import type {
  Count,
  Lanewise,
  LanewiseOf,
  Mask,
  MaskOf,
  Uniform,
  Uniform32,
  Uniform64,
  Word,
  Word32,
  Word64,
} from './handles.ts';
import type { Unrolling } from './program.ts';

/** What a kernel's text is written with. `build` runs the text once and records its statements in order. */
export interface Builder {
  // Words. Both operands are of one width, and both lane-wise or both uniform.
  constant32(literal: number): Word32;
  constant64(literal: bigint): Word64;
  uniform32(literal: number): Uniform32;
  uniform64(literal: bigint): Uniform64;
  xor<W extends Word>(a: W, b: W): W;
  and<W extends Word>(a: W, b: W): W;
  or<W extends Word>(a: W, b: W): W;
  /** `a & ~b` */
  andNot<W extends Word>(a: W, b: W): W;
  not<W extends Word>(a: W): W;
  add<W extends Word>(a: W, b: W): W;
  subtract<W extends Word>(a: W, b: W): W;
  /** `amount` is a literal from 1 to width - 1. */
  rotateLeft<W extends Word>(a: W, amount: number): W;
  shiftLeft<W extends Word>(a: W, amount: number): W;
  shiftRight<W extends Word>(a: W, amount: number): W;
  byteSwap<W extends Word>(a: W): W;
  splat<U extends Uniform>(a: U): LanewiseOf<U>;
  /** Two 32-bit words as one 64-bit word, lane by lane. */
  join(high: Word32, low: Word32): Word64;
  lowHalf(a: Word64): Word32;
  highHalf(a: Word64): Word32;
  // Masks
  equal<W extends Lanewise>(a: W, b: W): MaskOf<W>;
  /** Unsigned. */
  lessThan<W extends Lanewise>(a: W, b: W): MaskOf<W>;
  maskNot<M extends Mask>(a: M): M;
  maskAnd<M extends Mask>(a: M, b: M): M;
  maskOr<M extends Mask>(a: M, b: M): M;
  select<W extends Lanewise>(mask: MaskOf<W>, whenSet: W, whenClear: W): W;
  /** One of the capability operations of capabilities.ts. */
  capability<W extends Word>(name: string, operands: readonly W[], literals?: readonly number[]): W[];
  /** The word's value is published by the standard at this point; the docs print the reason. */
  declassify<W extends Word>(a: W, reason: string): W;
  // Counts
  count(name: string): Count;
  countAdd(a: Count | number, b: Count | number): Count;
  countMultiply(a: Count | number, b: Count | number): Count;
  /** A public uniform word as a count, modulo 2^32. */
  countFromWord(a: Uniform): Count;
  wordFromCount32(a: Count): Uniform32;
  wordFromCount64(a: Count): Uniform64;
  // Memory. Scratch of 32-bit words takes 64-bit ones too, each in the place of two: word i in that of 2 i and 2 i + 1.
  load32(region: string, word: Count | number, element?: Count | number): Word32;
  load64(region: string, word: Count | number, element?: Count | number): Word64;
  loadShared32(region: string, word: Count | number): Uniform32;
  loadShared64(region: string, word: Count | number): Uniform64;
  store(region: string, word: Count | number, value: Lanewise, element?: Count | number): void;
  table32(name: string, words: readonly number[]): TableHandle<Uniform32>;
  table64(name: string, words: readonly bigint[]): TableHandle<Uniform64>;
  // Loops
  /** `unrolling`, of a literal bound only, is for speed: it says nothing of what is computed. */
  loop<W extends Word>(
    bound: Count | number,
    initial: readonly W[],
    turn: (index: Count, carried: W[]) => readonly W[],
    options?: LoopOptions,
  ): W[];
  /** A loop without carried words. */
  each(bound: Count | number, turn: (index: Count) => void): void;
}

export interface LoopOptions {
  /**
   * In lower case with hyphens. Says that all loops of this name, in whatever kernels, are the same: a literal bound,
   * and turns that use the index, the carried words, tables and literals only. A target may emit them once.
   */
  readonly outlined?: string;
  /** How a target that unrolls may do it. */
  readonly unrolling?: Unrolling;
}

export interface TableHandle<U extends Uniform> {
  at(index: Count | number): U;
}
