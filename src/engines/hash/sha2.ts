import type { KernelTable } from '../../runtime/table.ts';
import { type Digest, digestBytes, lengthBytes, scheduleBytes } from '../sha2/digests.ts';
import type { BlockHash } from './block-hash.ts';
import { type Blocks, kernelBlocks } from './blocks.ts';

/** FIPS 180-4, 5.3.2. */
export const SHA224: Digest = {
  blockBytes: 64,
  initial: [0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4],
};

/** FIPS 180-4, 5.3.4. */
export const SHA384: Digest = {
  blockBytes: 128,
  initial: [
    0xcbbb9d5d, 0xc1059ed8, 0x629a292a, 0x367cd507, 0x9159015a, 0x3070dd17, 0x152fecd8, 0xf70e5939,
    0x67332667, 0xffc00b31, 0x8eb44a87, 0x68581511, 0xdb0c2e0d, 0x64f98fa7, 0x47b5481d, 0xbefa4fa4,
  ],
};

/** FIPS 180-4, 5.3.6.1. */
export const SHA512_224: Digest = {
  blockBytes: 128,
  initial: [
    0x8c3d37c8, 0x19544da2, 0x73e19966, 0x89dcd4d6, 0x1dfab7ae, 0x32ff9c82, 0x679dd514, 0x582f9fcf,
    0x0f6d2b69, 0x7bd44da8, 0x77e36f73, 0x04c48942, 0x3f9d85a8, 0x6a1d36c8, 0x1112e6ad, 0x91d692a1,
  ],
};

/** FIPS 180-4, 5.3.6.2. */
export const SHA512_256: Digest = {
  blockBytes: 128,
  initial: [
    0x22312194, 0xfc2bf72c, 0x9f555fa3, 0xc84c64c2, 0x2393b86b, 0x6f53b151, 0x96387719, 0x5940eabd,
    0x96283ee2, 0xa88effe3, 0xbe5e1e25, 0x53863992, 0x2b0199fc, 0x2c85b8aa, 0x0eb72ddc, 0x81c52ca2,
  ],
};

/** FIPS 180-4, 5.3.1. */
export const SHA1: Digest = {
  blockBytes: 64,
  initial: [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0],
};

/** A digest's blocks, by the kernel of a table. */
export function sha2Blocks(digest: Digest, compress: KernelTable): Blocks {
  return kernelBlocks(compress, scheduleBytes(digest));
}

/** FIPS 180-4, 6: a hash function over the blocks that its initial value begins with. */
export function sha2Hash(digest: Digest, blocks: Blocks): BlockHash {
  const { blockBytes, initial } = digest;
  return {
    blocks,
    blockBytes,
    stateBytes: digestBytes(digest),
    initial,
    bigEndian: true,
    paddingBytes: blockBytes + lengthBytes(digest),
    // 5.1: one bit, zeros, and the length in bits.
    pad: ({ u8, view }, at, length) => {
      const zeros = (2 * blockBytes - 1 - lengthBytes(digest) - (length % blockBytes)) % blockBytes;
      const end = at + 1 + zeros + lengthBytes(digest);
      u8.fill(0, at, end);
      u8[at] = 0x80;
      view.setUint32(end - 8, Math.floor(length / 2 ** 29), false);
      view.setUint32(end - 4, (length % 2 ** 29) * 8, false);
      return end;
    },
  };
}
