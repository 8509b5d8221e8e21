import type { BlockHash } from './block-hash.ts';
import type { Blocks } from './blocks.ts';

/** FIPS 202, 6.1 and 6.2: the bits that follow a message, and the first one of pad10*1, as a byte. */
export const SHA3_SUFFIX = 0x06;
export const SHAKE_SUFFIX = 0x1f;
/** The Keccak submission's own padding, which Ethereum kept. */
export const KECCAK_SUFFIX = 0x01;
/** SP 800-185, 3.3: as SHA3_SUFFIX. */
export const CSHAKE_SUFFIX = 0x04;

/** FIPS 202, 4, over blocks that are absorbed at this rate. */
export function spongeHash(rateBytes: number, suffix: number, blocks: Blocks): BlockHash {
  return {
    blocks,
    blockBytes: rateBytes,
    stateBytes: 200,
    initial: [],
    bigEndian: false,
    paddingBytes: rateBytes,
    pad: ({ u8 }, at, length, clean = false) => {
      const end = at + rateBytes - (length % rateBytes);
      if (!clean) u8.fill(0, at, end);
      u8[at] = suffix;
      u8[end - 1] = (u8[end - 1] as number) | 0x80;
      return end;
    },
  };
}
