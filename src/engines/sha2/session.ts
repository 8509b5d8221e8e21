import type { Arena } from '../../runtime/arena.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { rowsOf, singleOf, widestOf } from '../rows.ts';
import type { HashShape, TreeHashKey } from '../tree-hash.ts';
import type { LongInputs } from '../trees/engine.ts';
import { withRegions } from '../trees/session.ts';
import { bigEndian32, viewOf } from '../word-order.ts';
import { laneHash } from './calls.ts';
import type { Sha2 } from './digests.ts';
import { hmac, mgf1 } from './long-inputs.ts';
import { layOut, type Regions } from './regions.ts';
import { digestOf, type Stream, seedMidstate } from './streaming.ts';

/** The kernels for one n. */
export interface Sha2Kernels {
  readonly chain: KernelTable;
  readonly f: KernelTable;
  readonly prf: KernelTable;
  readonly h: KernelTable;
  readonly tl: KernelTable;
  /** SHA-256: F and PRF. */
  readonly narrow: Sha2;
  /** H, T_l, H_msg and PRF_msg: SHA-256 where n is 16 (11.2.1), else SHA-512 (11.2.2). */
  readonly wide: Sha2;
}

function streamOf({ digest, compress }: Sha2, arena: Arena, at: Regions): Stream {
  const { u8: memory, view } = arena;
  return { digest, compress: singleOf(compress, arena), memory, view, at };
}

/** Opens a session on the arena; afterwards everything that it used is zero again, however `work` ends. */
export function inSession<T>(
  { narrow, wide, ...tables }: Sha2Kernels,
  shape: HashShape,
  { pkSeed, skSeed }: TreeHashKey,
  work: (session: LongInputs) => T,
): T {
  const { n } = shape;
  const widest = widestOf(tables.chain);
  return withRegions(
    (take) => layOut(take, shape, widest, narrow.digest, wide.digest),
    (arena, at) => {
      const { view } = arena;
      const stream = streamOf(wide, arena, at);
      seedMidstate(streamOf(narrow, arena, at), pkSeed, at.midstate);
      seedMidstate(stream, pkSeed, at.wideMidstate);
      if (skSeed !== undefined) bigEndian32.scatter(view, at.secretSeed, 1, 0, viewOf(skSeed), 0, n);
      return work({
        shape,
        rows: rowsOf(tables, arena).map((row) => laneHash(arena, at, wide.digest, n, row)),
        order: bigEndian32,
        view,
        at,
        prfMsg: (skPrf, optRand, message, output) =>
          hmac(stream, at.block, skPrf, [optRand, ...message], output),
        hMsg: (r, pkRoot, message, output) => {
          const digest = digestOf(stream, [r, pkSeed, pkRoot, ...message]).slice();
          mgf1(stream, [r, pkSeed, digest], output);
        },
      });
    },
  );
}
