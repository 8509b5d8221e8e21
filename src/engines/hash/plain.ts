import type { Blocks } from './blocks.ts';

/**
 * Blocks in memory of their own, by plain JavaScript: for hash functions that a caller names by their OID alone, whose
 * kernels nothing has imported. It is no kernel and no row of `report`.
 */
export function plainBlocks(
  compress: (view: DataView, state: number, data: number, blocks: number) => void,
): Blocks {
  return {
    withMemory: (bytes, work) => {
      const u8 = new Uint8Array(bytes);
      const view = new DataView(u8.buffer);
      try {
        return work({
          u8,
          view,
          from: 0,
          compress: (state, data, blocks) => compress(view, state, data, blocks),
        });
      } finally {
        u8.fill(0);
      }
    },
    tables: [],
    scratchBytes: 0,
  };
}
