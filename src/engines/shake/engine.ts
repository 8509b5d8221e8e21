import type { Blocks } from '../hash/blocks.ts';
import { keccakBlocks } from '../hash/keccak-blocks.ts';
import { plainSha256, plainSha512 } from '../hash/plain-sha2.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { treeHashEngine } from '../trees/engine.ts';
import { shakeMessages } from './message-hash.ts';
import { type ShakeKernels, sessionsOf } from './session.ts';

/** FIPS 205, section 11.1, for one n. */
export function shakeEngine(kernels: ShakeKernels): TreeHashEngine {
  const { chain, prf, h, tl, absorb } = kernels;
  const keccak = (rateBytes: number): Blocks => keccakBlocks(absorb, rateBytes);
  const blocks = { sha256: plainSha256, sha512: plainSha512, keccak };
  return treeHashEngine([chain, prf, h, tl, absorb], shakeMessages(absorb), blocks, sessionsOf(kernels));
}
