import type { KernelTable } from '../../runtime/table.ts';
import { kernelBlocks } from '../hash/blocks.ts';
import { SHAKE_SUFFIX, spongeHash } from '../hash/sponge.ts';
import { inPieces } from '../message-hash.ts';
import type { MessageHashing } from '../tree-hash.ts';
import { RATE_BYTES } from './padding.ts';

/** FIPS 205, section 11.1: H_msg and PRF_msg, by SHAKE256. */
export function shakeMessages(absorb: KernelTable): MessageHashing {
  const hash = spongeHash(RATE_BYTES, SHAKE_SUFFIX, kernelBlocks(absorb));
  return {
    prfMsg: (skPrf, optRand) => inPieces(hash, skPrf, optRand),
    hMsg: (r, pkSeed, pkRoot) => inPieces(hash, r, pkSeed, pkRoot),
  };
}
