import type { KernelTable } from '../../runtime/table.ts';
import { lanesOf, rowsOf, singleOf } from '../rows.ts';
import type { HashShape, TreeHashKey } from '../tree-hash.ts';
import type { LongInputs } from '../trees/engine.ts';
import { withRegions } from '../trees/session.ts';
import { littleEndian64 } from '../word-order.ts';
import { laneHash } from './calls.ts';
import { shake256 } from './long-inputs.ts';
import { ADDRESS_BYTES, layOut } from './regions.ts';

/** The kernels for one n. */
export interface ShakeKernels {
  readonly absorb: KernelTable;
  readonly prf: KernelTable;
  readonly chain: KernelTable;
  readonly h: KernelTable;
  readonly tl: KernelTable;
}

type InSession = <T>(shape: HashShape, key: TreeHashKey, work: (session: LongInputs) => T) => T;

/** Opens sessions on the arena; afterwards everything that one used is zero again, however `work` ends. */
export function sessionsOf({ absorb, ...tables }: ShakeKernels): InSession {
  const lanes = lanesOf(tables.chain);
  return (shape, { pkSeed, skSeed }, work) =>
    withRegions(
      (take) => layOut(take, shape, lanes),
      (arena, at) => {
        const { u8, view } = arena;
        u8.set(pkSeed, at.seed);
        if (skSeed !== undefined) u8.set(skSeed, at.secretSeed);
        const sponge = { memory: u8, at, absorb: singleOf(absorb, arena) };
        let address = at.address;
        const padded = { lanes: 0, count: 0 };
        const rows = rowsOf(tables, arena).map((row) => {
          const hash = laneHash(arena, at, address, padded, shape.n, row);
          address += ADDRESS_BYTES * row.lanes;
          return hash;
        });
        return work({
          shape,
          rows,
          order: littleEndian64,
          view,
          at,
          prfMsg: (skPrf, optRand, message, output) => shake256(sponge, [skPrf, optRand, ...message], output),
          hMsg: (r, pkRoot, message, output) => shake256(sponge, [r, pkSeed, pkRoot, ...message], output),
        });
      },
    );
}
