import type { Arena } from '../../runtime/arena.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { lanesOf, rowsOf, singleOf } from '../rows.ts';
import type { HashShape, TreeHashKey } from '../tree-hash.ts';
import type { LongInputs } from '../trees/engine.ts';
import { withRegions } from '../trees/session.ts';
import { bigEndian32, viewOf } from '../word-order.ts';
import { laneHash } from './calls.ts';
import type { Sha2 } from './digests.ts';
import { hmac, mgf1 } from './long-inputs.ts';
import { ADDRESS_BYTES, layOut, type Regions } from './regions.ts';
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

type InSession = <T>(shape: HashShape, key: TreeHashKey, work: (session: LongInputs) => T) => T;

/** Opens sessions on the arena; afterwards everything that one used is zero again, however `work` ends. */
export function sessionsOf({ narrow, wide, ...tables }: Sha2Kernels): InSession {
  const lanes = lanesOf(tables.chain);
  return (shape, { pkSeed, skSeed }, work) =>
    withRegions(
      (take) => layOut(take, shape, lanes, narrow.digest, wide.digest),
      (arena, at) => {
        const { n } = shape;
        const { view } = arena;
        const stream = streamOf(wide, arena, at);
        seedMidstate(streamOf(narrow, arena, at), pkSeed, at.midstate);
        seedMidstate(stream, pkSeed, at.wideMidstate);
        if (skSeed !== undefined) bigEndian32.scatter(view, at.secretSeed, 1, 0, viewOf(skSeed), 0, n);
        let address = at.address;
        const padded = { lanes: 0, count: 0 };
        const rows = rowsOf(tables, arena).map((row) => {
          const hash = laneHash(arena, at, address, padded, wide.digest, n, row);
          address += ADDRESS_BYTES * row.lanes;
          return hash;
        });
        return work({
          shape,
          rows,
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
