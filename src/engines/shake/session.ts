import type { KernelTable } from '../../runtime/table.ts';
import { rowsOf, singleOf, widestOf } from '../rows.ts';
import type { HashShape, TreeHashKey } from '../tree-hash.ts';
import type { LongInputs } from '../trees/engine.ts';
import { withRegions } from '../trees/session.ts';
import { littleEndian64 } from '../word-order.ts';
import { laneHash } from './calls.ts';
import { shake256 } from './long-inputs.ts';
import { layOut } from './regions.ts';

/** The kernels for one n. */
export interface ShakeKernels {
  readonly absorb: KernelTable;
  readonly prf: KernelTable;
  readonly chain: KernelTable;
  readonly h: KernelTable;
  readonly tl: KernelTable;
}

/** Opens a session on the arena; afterwards everything that it used is zero again, however `work` ends. */
export function inSession<T>(
  { absorb, ...tables }: ShakeKernels,
  shape: HashShape,
  { pkSeed, skSeed }: TreeHashKey,
  work: (session: LongInputs) => T,
): T {
  const widest = widestOf(tables.chain);
  return withRegions(
    (take) => layOut(take, shape, widest),
    (arena, at) => {
      const { u8, view } = arena;
      u8.set(pkSeed, at.seed);
      if (skSeed !== undefined) u8.set(skSeed, at.secretSeed);
      const sponge = { memory: u8, at, absorb: singleOf(absorb, arena) };
      return work({
        shape,
        rows: rowsOf(tables, arena).map((row) => laneHash(arena, at, shape.n, row)),
        order: littleEndian64,
        view,
        at,
        prfMsg: (skPrf, optRand, message, output) => shake256(sponge, [skPrf, optRand, ...message], output),
        hMsg: (r, pkRoot, message, output) => shake256(sponge, [r, pkSeed, pkRoot, ...message], output),
      });
    },
  );
}
