import { type Arena, withArena } from '../../runtime/arena.ts';
import type { Chosen } from '../../runtime/choice.ts';
import { sharedState } from '../../runtime/shared-state.ts';
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
  /** The kernels that do it; none where it is plain JavaScript. */
  readonly tables: readonly KernelTable[];
  /** Scratch that the kernel takes a lane, a multiple of 16. */
  readonly scratchBytes: number;
}

/** One call of a kernel that takes blocks; `scratch` is used where it needs any. */
export function compressWith(
  kernel: Chosen,
  scratchBytes: number,
  scratch: number,
): (state: number, data: number, blocks: number, stride: number) => void {
  return scratchBytes === 0
    ? (state, data, blocks, stride) => kernel.call(state, data, blocks, stride)
    : (state, data, blocks, stride) => kernel.call(state, data, scratch, blocks, stride);
}

interface Kept {
  readonly arena: Arena;
  readonly epoch: number;
  readonly memory: BlockMemory;
}

/** Blocks in the arena, by the kernel of a table and so many bytes of scratch, a multiple of 16. */
export function kernelBlocks(table: KernelTable, scratchBytes = 0): Blocks {
  let kept: Kept | undefined;
  // To choose anew takes 30 ns, a tenth of a short message's hash; nothing is chosen anew within an epoch.
  const memoryOn = (arena: Arena): BlockMemory => {
    if (kept !== undefined && kept.arena === arena && kept.epoch === sharedState().epoch) return kept.memory;
    const { u8, view } = arena;
    const call = compressWith(singleOf(table, arena), scratchBytes, arena.from);
    const from = arena.from + scratchBytes;
    const compress = (state: number, data: number, blocks: number): void => call(state, data, blocks, 0);
    kept = { arena, epoch: sharedState().epoch, memory: { u8, view, from, compress } };
    return kept.memory;
  };
  return {
    withMemory: (bytes, work) => withArena(scratchBytes + bytes, (arena) => work(memoryOn(arena))),
    tables: [table],
    scratchBytes,
  };
}
