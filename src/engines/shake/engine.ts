import type { TreeHashEngine } from '../tree-hash.ts';
import { finishChains, signChains } from './chains.ts';
import { shake256 } from './long-inputs.ts';
import { climb, compress, forsLeaves } from './nodes.ts';
import { inSession, type ShakeKernels } from './session.ts';
import { growTrees } from './trees.ts';

/** FIPS 205, section 11.1, for one n. */
export function shakeEngine(kernels: ShakeKernels): TreeHashEngine {
  return {
    tables: [kernels.chain, kernels.prf, kernels.h, kernels.tl, kernels.absorb],
    open: (shape, key, work) =>
      inSession(kernels, shape, key, (session) =>
        work({
          prfMsg: (skPrf, optRand, message, output) =>
            shake256(session, [skPrf, optRand, ...message], output),
          hMsg: (r, pkRoot, message, output) =>
            shake256(session, [r, key.pkSeed, pkRoot, ...message], output),
          xmssTrees: (batch) => growTrees(session, batch),
          forsTrees: (batch) => growTrees(session, batch),
          signChains: (batch) => signChains(session, batch),
          finishChains: (batch) => finishChains(session, batch),
          forsLeaves: (addresses, leaves, values) => forsLeaves(session, addresses, leaves, values),
          climb: (batch) => climb(session, batch),
          compress: (addresses, inputs, outputs) => compress(session, addresses, inputs, outputs),
        }),
      ),
  };
}
