import type { KernelTable } from '../../runtime/table.ts';
import { type BlockHash, inPieces } from '../message-hash.ts';
import type { MessageHashing } from '../tree-hash.ts';
import { RATE_BYTES } from './padding.ts';

/** FIPS 202, 6.2: SHAKE256, for up to one block of output. */
function shake256(table: KernelTable): BlockHash {
  return {
    table,
    blockBytes: RATE_BYTES,
    initial: () => new Uint8Array(200),
    padding: (length) => {
      const padding = new Uint8Array(RATE_BYTES - (length % RATE_BYTES));
      const last = padding.length - 1;
      padding[0] = 0x1f;
      padding[last] = (padding[last] as number) | 0x80;
      return padding;
    },
    digest: (state, output) => output.set(state.subarray(0, output.length)),
  };
}

/** FIPS 205, section 11.1: H_msg and PRF_msg. */
export function shakeMessages(absorb: KernelTable): MessageHashing {
  const hash = shake256(absorb);
  return {
    prfMsg: (skPrf, optRand) => inPieces(hash, skPrf, optRand),
    hMsg: (r, pkSeed, pkRoot) => inPieces(hash, r, pkSeed, pkRoot),
  };
}
