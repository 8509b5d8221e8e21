import { withArena } from '../../runtime/arena.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { singleOf } from '../rows.ts';

/** Memory in which blocks are hashed, zero when it is lent. */
export interface BlockMemory {
  readonly u8: Uint8Array;
  readonly view: DataView;
  /** The first byte that may be used, a multiple of 16. */
  readonly from: number;
  /** Takes whole blocks from `data` on into the state at `state`. */
  compress(state: number, data: number, blocks: number): void;
}

/** What takes whole blocks into a state of little-endian words. */
export interface Blocks {
  /** Lends memory of so many bytes; they are wiped afterwards, however `work` ends. */
  withMemory<T>(bytes: number, work: (memory: BlockMemory) => T): T;
  /** The kernels that do it. */
  readonly tables: readonly KernelTable[];
}

/** Blocks in the arena, by the kernel of a table and so many bytes of scratch, a multiple of 16. */
export function kernelBlocks(table: KernelTable, scratchBytes = 0): Blocks {
  return {
    withMemory: (bytes, work) =>
      withArena(scratchBytes + bytes, (arena) => {
        const { u8, view, from } = arena;
        const kernel = singleOf(table, arena);
        const scratch = scratchBytes === 0 ? [] : [from];
        return work({
          u8,
          view,
          from: from + scratchBytes,
          compress: (state, data, blocks) => kernel.call(state, data, ...scratch, blocks, 0),
        });
      }),
    tables: [table],
  };
}
