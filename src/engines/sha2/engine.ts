import type { Blocks } from '../hash/blocks.ts';
import { plainKeccak } from '../hash/plain-keccak.ts';
import { sha2Blocks } from '../hash/sha2.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { treeHashEngine } from '../trees/engine.ts';
import { sha2Messages } from './message-hash.ts';
import { type Sha2Kernels, sessionsOf } from './session.ts';

/** FIPS 205, section 11.2, for one n. `sha512` hashes messages, by `wide` where it is that. */
export function sha2Engine(kernels: Sha2Kernels, sha512: Blocks): TreeHashEngine {
  const { chain, f, prf, h, tl, narrow, wide } = kernels;
  const compressions = new Set([narrow.compress, wide.compress]);
  const sha256 = sha2Blocks(narrow.digest, narrow.compress);
  const blocks = { sha256, sha512, keccak: plainKeccak };
  return treeHashEngine(
    [chain, f, prf, h, tl, ...compressions],
    sha2Messages(wide),
    blocks,
    sessionsOf(kernels),
  );
}
