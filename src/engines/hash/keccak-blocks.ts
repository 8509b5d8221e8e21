import type { KernelTable } from '../../runtime/table.ts';
import { type Blocks, kernelBlocks } from './blocks.ts';

/** FIPS 202, Algorithm 8, for whole blocks of any rate, by a kernel that absorbs: to take zeros is to permute. */
export function keccakBlocks(absorb: KernelTable, rateBytes: number): Blocks {
  const { withMemory, ...kernel } = kernelBlocks(absorb);
  const zerosBytes = 176;
  return {
    ...kernel,
    withMemory: (bytes, work) =>
      withMemory(zerosBytes + bytes, ({ u8, view, from, compress }) =>
        work({
          u8,
          view,
          from: from + zerosBytes,
          compress: (state, data, blocks) => {
            for (let at = data; at < data + blocks * rateBytes; at += rateBytes) {
              for (let i = 0; i < rateBytes; i++)
                u8[state + i] = (u8[state + i] as number) ^ (u8[at + i] as number);
              compress(state, from, 1);
            }
          },
        }),
      ),
  };
}
