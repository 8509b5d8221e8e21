import type { KernelTable } from '../../runtime/table.ts';

/** FIPS 180-4: what streaming needs to know of a hash function beside its compression. */
export interface Digest {
  readonly blockBytes: 64 | 128;
  /** 5.3.3 or 5.3.5: the initial hash value in 32-bit words, the high word of a 64-bit one first. */
  readonly initial: readonly number[];
}

/** A hash function and what compresses for it. */
export interface Sha2 {
  readonly digest: Digest;
  readonly compress: KernelTable;
}

export const SHA256: Digest = {
  blockBytes: 64,
  initial: [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19],
};

export const SHA512: Digest = {
  blockBytes: 128,
  initial: [
    0x6a09e667, 0xf3bcc908, 0xbb67ae85, 0x84caa73b, 0x3c6ef372, 0xfe94f82b, 0xa54ff53a, 0x5f1d36f1,
    0x510e527f, 0xade682d1, 0x9b05688c, 0x2b3e6c1f, 0x1f83d9ab, 0xfb41bd6b, 0x5be0cd19, 0x137e2179,
  ],
};

/** Bytes of a digest, and of the chaining value. */
export function digestBytes({ initial }: Digest): number {
  return initial.length * 4;
}

/** FIPS 180-4, 6.2.2 and 6.4.2: bytes of a lane's message schedule. */
export function scheduleBytes({ blockBytes }: Digest): number {
  return blockBytes === 64 ? 64 * 4 : 80 * 8;
}

/** FIPS 180-4, 5.1: bytes of the message's length at the end of the padding. */
export function lengthBytes({ blockBytes }: Digest): number {
  return blockBytes / 8;
}
