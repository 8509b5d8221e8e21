/**
 * What a contract's step says, for one lane: loads, the spec's functions, loops over public counts, stores. The same
 * text runs over symbols in the proof and over numbers in its tests against the spec's byte functions.
 */
import type { Words } from '../../spec/words.ts';
import type { Contract } from '../checker/contract.ts';
import type { Polynomial } from '../checker/polynomial.ts';

/** 64-bit words where the contract's are of 32 bits, which is how they are loaded, carried and stored. */
export interface Pairs<W, D> {
  readonly words: Words<D>;
  join(high: W, low: W): D;
  /** The high half first. */
  halves(word: D): [W, W];
}

export interface StepMachine<W, D = unknown> {
  readonly words: Words<W>;
  readonly pairs: Pairs<W, D>;
  /** The word that the region held on entry, in its own byte order. */
  load(region: string, word: Polynomial | number, element?: Polynomial): W;
  store(region: string, word: number, value: W, element?: Polynomial): void;
  /** A public integer from 0 to 2^32 - 1 as a word. */
  count(value: Polynomial): W;
  /** Turns for index 0 to bound - 1, each from the words of the one before; their last words. */
  loop(
    bound: Polynomial,
    initial: readonly W[],
    turn: (index: Polynomial, carried: readonly W[]) => readonly W[],
  ): readonly W[];
}

export type Step = <W, D>(machine: StepMachine<W, D>, contract: Contract) => void;

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
