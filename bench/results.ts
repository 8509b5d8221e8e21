/** The figures as they are kept, and what follows from them. */
import { parameterSets } from '../spec/fips205/parameters.ts';
import type { Needed } from './count.ts';
import type { Work } from './kernel-calls.ts';
import type { MachineCard } from './machine.ts';
import type { Measured } from './measure.ts';
import type { MemoryUse } from './memory.ts';
import type { Operation, SetResult } from './slh-dsa.ts';

export interface SetFigures extends SetResult {
  readonly needed?: Needed;
  readonly memory?: MemoryUse;
}

export interface BenchFile {
  readonly card: MachineCard;
  readonly level: string;
  readonly seconds: number;
  /** The revision that was measured beside this one. */
  readonly against?: string;
  readonly sets: readonly SetFigures[];
}

export const setNames: readonly string[] = parameterSets.map(({ name }) => name);

/** What is taken away so that a level is the best one left. */
export const disabledBelow: Readonly<Record<string, string>> = {
  simd128: '',
  wasm: 'simd128,relaxed',
  js: 'wasm',
};

function total(work: Readonly<Record<string, Work>> | undefined): number {
  return Object.values(work ?? {}).reduce((sum, { compressions }) => sum + compressions, 0);
}

/** Permutations and compressions that an operation needs, and those that idle lanes did beside them. */
export function compressionsOf(figures: SetFigures, operation: Operation): { needed: number; idle: number } {
  const needed = total(figures.needed?.[operation]);
  return { needed, idle: total(figures.done[operation]) - needed };
}

/** Milliseconds that the needed work takes where each kernel has all lanes full and its best time. */
export function floorOf({ needed, kernels }: SetFigures, operation: Operation): number {
  const work = Object.entries(needed?.[operation] ?? {});
  return work.reduce((sum, [kernel, { compressions }]) => {
    const time = kernels.find((each) => each.kernel === kernel);
    return sum + (compressions * (time?.nanoseconds ?? Number.NaN)) / 1e6;
  }, 0);
}

export function contender(figures: SetFigures, operation: Operation, name: string): Measured | undefined {
  return figures.measured[operation]?.find((each) => each.name === name);
}

/** The floor over the least time that was measured. */
export function floorShare(figures: SetFigures, operation: Operation): number {
  const [own] = figures.measured[operation] ?? [];
  return floorOf(figures, operation) / (own?.minimum ?? Number.NaN);
}
