import type { HashShape } from '../tree-hash.ts';
import { sumOf, type Take, type TreeRegions, treeRegions } from '../trees/session.ts';
import { STAGING_BYTES } from './long-inputs.ts';
import { inputsBytes } from './padding.ts';

/** Of ADRS, a lane. */
export const ADDRESS_BYTES = 32;

/** Where things lie in the arena, as byte offsets. */
export interface Regions extends TreeRegions {
  readonly seed: number;
  readonly secretSeed: number;
  /** ADRS, lane-wise, of each row of its own: the rows by descending lanes. */
  readonly address: number;
  /** The state of a long input's sponge. */
  readonly state: number;
  readonly staging: number;
}

/** Lays the regions out for rows of these lanes, descending. */
export function layOut(take: Take, { n, len, k }: HashShape, lanes: readonly number[]): Regions {
  return {
    seed: take(n),
    secretSeed: take(n),
    address: take(ADDRESS_BYTES * sumOf(lanes)),
    ...treeRegions(take, n, lanes[0] as number, inputsBytes(n, Math.max(len, k))),
    state: take(200),
    staging: take(STAGING_BYTES),
  };
}
