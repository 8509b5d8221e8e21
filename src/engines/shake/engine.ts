import type { TreeHashEngine } from '../tree-hash.ts';
import { treeHashEngine } from '../trees/engine.ts';
import { shakeMessages } from './message-hash.ts';
import { type ShakeKernels, sessionsOf } from './session.ts';

/** FIPS 205, section 11.1, for one n. */
export function shakeEngine(kernels: ShakeKernels): TreeHashEngine {
  const { chain, prf, h, tl, absorb } = kernels;
  return treeHashEngine([chain, prf, h, tl, absorb], shakeMessages(absorb), sessionsOf(kernels));
}
