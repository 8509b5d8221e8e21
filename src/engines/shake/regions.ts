import type { HashShape } from '../tree-hash.ts';
import { type Take, type TreeRegions, treeRegions } from '../trees/session.ts';
import { STAGING_BYTES } from './long-inputs.ts';
import { inputsBytes } from './padding.ts';

/** Where things lie in the arena, as byte offsets. */
export interface Regions extends TreeRegions {
  readonly seed: number;
  readonly secretSeed: number;
  /** ADRS, lane-wise. */
  readonly address: number;
  /** The state of a long input's sponge. */
  readonly state: number;
  readonly staging: number;
}

/** Lays the regions out for rows of up to `lanes` lanes. */
export function layOut(take: Take, { n, len, k }: HashShape, lanes: number): Regions {
  return {
    seed: take(n),
    secretSeed: take(n),
    address: take(32 * lanes),
    ...treeRegions(take, n, lanes, inputsBytes(n, Math.max(len, k))),
    state: take(200),
    staging: take(STAGING_BYTES),
  };
}
