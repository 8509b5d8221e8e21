import type { KernelTable } from '../../runtime/table.ts';
import { rootFractions } from './roots.ts';

/** FIPS 180-4: what streaming needs to know of a hash function beside its compression. */
export interface Digest {
  readonly blockBytes: 64 | 128;
  /** Of the chaining value. */
  readonly bytes: number;
  /** 5.3.3 or 5.3.5: the initial hash value in 32-bit words, the high word of a 64-bit one first. */
  readonly initial: readonly number[];
}

/** A hash function and what compresses for it. */
export interface Sha2 {
  readonly digest: Digest;
  readonly compress: KernelTable;
}

/** Its initial value is made when first asked for: as numbers, those of all functions are half a kilobyte. */
export function digestOf(
  blockBytes: Digest['blockBytes'],
  make: () => number[],
  bytes: number = blockBytes / 2,
): Digest {
  let made: readonly number[] | undefined;
  return {
    blockBytes,
    bytes,
    get initial(): readonly number[] {
      made ??= make();
      return made;
    },
  };
}

/** FIPS 180-4, 5.3.5. */
export const SHA512: Digest = /* @__PURE__ */ digestOf(128, () => rootFractions(2, 0, 8));

/** FIPS 180-4, 5.3.3. */
export const SHA256: Digest = /* @__PURE__ */ digestOf(64, () =>
  SHA512.initial.filter((_, i) => i % 2 === 0),
);

/** Bytes of the chaining value. */
export function digestBytes({ bytes }: Digest): number {
  return bytes;
}

/** FIPS 180-4, 6.2.2 and 6.4.2: bytes of a lane's message schedule. */
export function scheduleBytes({ blockBytes }: Digest): number {
  return blockBytes === 64 ? 64 * 4 : 80 * 8;
}

/** FIPS 180-4, 5.1: bytes of the message's length at the end of the padding. */
export function lengthBytes({ blockBytes }: Digest): number {
  return blockBytes / 8;
}
