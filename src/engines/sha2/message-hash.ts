import type { BlockHash } from '../hash/block-hash.ts';
import { sha2Blocks, sha2Hash } from '../hash/sha2.ts';
import { inPieces } from '../message-hash.ts';
import type { MessageHash, MessageHashing } from '../tree-hash.ts';
import { digestBytes, type Sha2 } from './digests.ts';

/** FIPS 198-1, 4: HMAC with a key of at most one block. */
function hmacInPieces(hash: BlockHash, bytes: number, key: Uint8Array): MessageHash {
  const begin = (byte: number): MessageHash => {
    const padded = new Uint8Array(hash.blockBytes).fill(byte);
    key.forEach((value, i) => {
      padded[i] = value ^ byte;
    });
    const begun = inPieces(hash, padded);
    padded.fill(0);
    return begun;
  };
  const inner = begin(0x36);
  const outer = begin(0x5c);
  return {
    update: inner.update,
    finish: (output) => {
      const digest = new Uint8Array(bytes);
      inner.finish(digest);
      outer.update(digest);
      outer.finish(output);
      digest.fill(0);
    },
    wipe: () => {
      inner.wipe();
      outer.wipe();
    },
  };
}

/** FIPS 205, sections 11.2.1 and 11.2.2: H_msg and PRF_msg. */
export function sha2Messages(wide: Sha2): MessageHashing {
  const hash = sha2Hash(wide.digest, sha2Blocks(wide.digest, wide.compress));
  const bytes = digestBytes(wide.digest);
  return {
    prfMsg: (skPrf, optRand) => {
      const begun = hmacInPieces(hash, bytes, skPrf);
      begun.update(optRand);
      return begun;
    },
    hMsg: (r, pkSeed, pkRoot) => {
      const begun = inPieces(hash, r, pkSeed, pkRoot);
      return {
        ...begun,
        // RFC 8017, B.2.1: MGF1.
        finish: (output) => {
          const digest = new Uint8Array(bytes);
          begun.finish(digest);
          for (let made = 0, counter = 0; made < output.length; made += bytes, counter++) {
            const mask = inPieces(hash, r, pkSeed, digest, Uint8Array.of(0, 0, 0, counter));
            mask.finish(output.subarray(made, Math.min(made + bytes, output.length)));
          }
        },
      };
    },
  };
}
