import type { Implementation, KernelTable, Level } from './table.ts';

/** Which implementation of a kernel comes first, by measured time a lane. */
export interface Order {
  /** From the fastest to the slowest; within a level more lanes come first. */
  readonly levels: readonly Level[];
}

/** Keyed by what was measured: `neutral` until a processor family or engine has an order of its own. */
export const orders: { readonly neutral: Order } = {
  neutral: {
    levels: [
      'avx512',
      'avx512vl',
      'gfni',
      'shani',
      'pclmul',
      'avx2',
      'msa',
      'neon',
      'bmi2',
      'relaxed',
      'simd128',
      'wasm',
      'js',
    ],
  },
};

/** A table's rows, the one to prefer first. Rows that an order ties stay as the table lists them. */
export function inOrder(table: KernelTable, order: Order = orders.neutral): Implementation[] {
  return [...table.implementations].sort(
    (a, b) => order.levels.indexOf(a.level) - order.levels.indexOf(b.level) || b.lanes - a.lanes,
  );
}
