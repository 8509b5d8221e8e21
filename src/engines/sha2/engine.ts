import type { TreeHashEngine } from '../tree-hash.ts';
import { treeHashEngine } from '../trees/engine.ts';
import { sha2Messages } from './message-hash.ts';
import { type Sha2Kernels, sessionsOf } from './session.ts';

/** FIPS 205, section 11.2, for one n. */
export function sha2Engine(kernels: Sha2Kernels): TreeHashEngine {
  const { chain, f, prf, h, tl, narrow, wide } = kernels;
  const compressions = new Set([narrow.compress, wide.compress]);
  return treeHashEngine([chain, f, prf, h, tl, ...compressions], sha2Messages(wide), sessionsOf(kernels));
}
