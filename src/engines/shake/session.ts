import { type Arena, withArena } from '../../runtime/arena.ts';
import { type Chosen, chooseAll } from '../../runtime/choice.ts';
import type { KernelTable } from '../../runtime/table.ts';
import type { HashShape, TreeHashKey } from '../tree-hash.ts';

/** FIPS 202: the rate of SHAKE256. */
export const RATE_BYTES = 136;

/** The kernels for one n. */
export interface ShakeKernels {
  readonly absorb: KernelTable;
  readonly prf: KernelTable;
  readonly chain: KernelTable;
  readonly h: KernelTable;
  readonly tl: KernelTable;
}

/** The kernels of one lane count. */
export interface ShakeRow {
  readonly lanes: number;
  readonly prf: Chosen;
  readonly chain: Chosen;
  readonly h: Chosen;
  readonly tl: Chosen;
}

/**
 * What one kernel call may hash, so that it stays under about 2 ms: V8 does not replace a running wasm function
 * with its optimised code.
 */
export const HASHES_A_CALL = 1024;

/** Bytes of the nodes of one column in all lanes: they stay in the first-level cache. */
export const NODES_BYTES: number = 32 * 1024;
/** Whole blocks of a long input that are absorbed in one call. */
export const STAGING_BYTES: number = 481 * RATE_BYTES;

/** Where things lie in the arena, as byte offsets. */
export interface Regions {
  readonly seed: number;
  readonly secretSeed: number;
  /** ADRS, lane-wise. */
  readonly address: number;
  /** One value of n bytes, lane-wise. */
  readonly value: number;
  /** Two values of n bytes, lane-wise. */
  readonly pair: number;
  /** The inputs of T_l and their padding, lane-wise. */
  readonly inputs: number;
  /** A column of a tree, lane-wise. */
  readonly nodes: number;
  /** The state of a long input's sponge. */
  readonly state: number;
  readonly staging: number;
  /** The first byte after all. */
  readonly end: number;
}

export interface Session {
  readonly shape: HashShape;
  /** By descending lanes, ending with one lane. */
  readonly rows: readonly [ShakeRow, ...ShakeRow[]];
  /** Absorbs blocks, one lane. */
  readonly absorb: Chosen;
  readonly memory: Uint8Array;
  readonly view: DataView;
  readonly at: Regions;
}

/** Blocks of T_l's message (PK.seed, ADRS, `count` values, padding). */
export function blocksOf(n: number, count: number): number {
  return Math.floor((n + 32 + count * n) / RATE_BYTES) + 1;
}

/** Bytes of T_l's region for one lane: the message without PK.seed and ADRS, which the kernel adds. */
function inputsBytes(n: number, count: number): number {
  return blocksOf(n, count) * RATE_BYTES - n - 32;
}

/** Lays the regions out from `start` on, for rows of up to `lanes` lanes. */
function layOut(start: number, shape: HashShape, lanes: number): Regions {
  const { n, len, k } = shape;
  let end = start;
  const take = (bytes: number): number => {
    const offset = end;
    end = offset + Math.ceil(bytes / 16) * 16;
    return offset;
  };
  return {
    seed: take(n),
    secretSeed: take(n),
    address: take(32 * lanes),
    value: take(n * lanes),
    pair: take(2 * n * lanes),
    inputs: take(inputsBytes(n, Math.max(len, k)) * lanes),
    nodes: take(NODES_BYTES),
    state: take(200),
    staging: take(STAGING_BYTES),
    end,
  };
}

/** The lane counts at which all four kernels are there. */
function rowsOf(kernels: ShakeKernels, arena: Arena): Session['rows'] {
  const [prfs, chains, hs, tls] = [kernels.prf, kernels.chain, kernels.h, kernels.tl].map((table) =>
    chooseAll(table, arena),
  ) as [readonly Chosen[], readonly Chosen[], readonly Chosen[], readonly Chosen[]];
  const rows = prfs.flatMap((prf): ShakeRow[] => {
    const alike = ({ lanes }: Chosen): boolean => lanes === prf.lanes;
    const [chain, h, tl] = [chains.find(alike), hs.find(alike), tls.find(alike)];
    return chain && h && tl ? [{ lanes: prf.lanes, prf, chain, h, tl }] : [];
  });
  // chooseAll always ends with one lane.
  return rows as [ShakeRow, ...ShakeRow[]];
}

/** Opens a session on the arena; afterwards everything that it used is zero again, however `work` ends. */
export function inSession<T>(
  kernels: ShakeKernels,
  shape: HashShape,
  { pkSeed, skSeed }: TreeHashKey,
  work: (session: Session) => T,
): T {
  const widest = Math.max(...kernels.chain.implementations.map(({ lanes }) => lanes));
  return withArena(layOut(0, shape, widest).end, (arena) => {
    const at = layOut(arena.from, shape, widest);
    const [absorb] = chooseAll(kernels.absorb, arena).slice(-1) as [Chosen];
    arena.u8.set(pkSeed, at.seed);
    if (skSeed !== undefined) arena.u8.set(skSeed, at.secretSeed);
    return work({ shape, rows: rowsOf(kernels, arena), absorb, memory: arena.u8, view: arena.view, at });
  });
}
