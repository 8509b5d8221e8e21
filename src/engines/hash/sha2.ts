import type { KernelTable } from '../../runtime/table.ts';
import { type Digest, digestBytes, digestOf, lengthBytes, SHA512, scheduleBytes } from '../sha2/digests.ts';
import { rootFractions } from '../sha2/roots.ts';
import { type BlockHash, beginState, digest } from './block-hash.ts';
import { type Blocks, kernelBlocks } from './blocks.ts';

/** FIPS 180-4, 5.3.4. */
export const SHA384: Digest = /* @__PURE__ */ digestOf(128, () => rootFractions(2, 8, 16));

/** FIPS 180-4, 5.3.2: the second words of the same fractions. */
export const SHA224: Digest = /* @__PURE__ */ digestOf(64, () =>
  SHA384.initial.filter((_, i) => i % 2 === 1),
);

/** FIPS 180-4, 5.3.6: SHA-512/t, whose initial value is made here, by SHA-512's blocks. */
export function truncatedSha512(t: 224 | 256, blocks: Blocks): Digest {
  const generation = sha2Hash(
    digestOf(128, () => SHA512.initial.map((word) => word ^ 0xa5a5a5a5)),
    blocks,
  );
  const name = Uint8Array.from(`SHA-512/${t}`, (character) => character.charCodeAt(0));
  const output = new Uint8Array(64);
  digest(generation, beginState(generation), name, output);
  const view = new DataView(output.buffer);
  const initial = SHA512.initial.map((_, i) => view.getUint32(4 * i, false));
  return digestOf(128, () => initial);
}

/** FIPS 180-4, 5.3.1. */
export const SHA1: Digest = /* @__PURE__ */ digestOf(
  64,
  () => [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0],
  20,
);

/** A digest's blocks, by the kernel of a table. */
export function sha2Blocks(digest: Digest, compress: KernelTable): Blocks {
  return kernelBlocks(compress, scheduleBytes(digest));
}

/** FIPS 180-4, 6: a hash function over the blocks that its initial value begins with. */
export function sha2Hash(kind: Digest, blocks: Blocks): BlockHash {
  const { blockBytes } = kind;
  return {
    blocks,
    blockBytes,
    stateBytes: digestBytes(kind),
    get initial(): readonly number[] {
      return kind.initial;
    },
    bigEndian: true,
    paddingBytes: blockBytes + lengthBytes(kind),
    // 5.1: one bit, zeros, and the length in bits.
    pad: ({ u8, view }, at, length, clean = false) => {
      const zeros = (2 * blockBytes - 1 - lengthBytes(kind) - (length % blockBytes)) % blockBytes;
      const end = at + 1 + zeros + lengthBytes(kind);
      if (!clean) u8.fill(0, at, end);
      u8[at] = 0x80;
      view.setUint32(end - 8, Math.floor(length / 2 ** 29), false);
      view.setUint32(end - 4, (length % 2 ** 29) * 8, false);
      return end;
    },
  };
}
