import type { HashShape } from '../tree-hash.ts';
import { sumOf, type Take, type TreeRegions, treeRegions } from '../trees/session.ts';
import { type Digest, scheduleBytes } from './digests.ts';
import { inputsWords } from './padding.ts';
import { STAGING_ROOM } from './streaming.ts';

/** Of ADRS without its constant zeros, a lane. */
export const ADDRESS_BYTES = 28;

/** Where things lie in the arena, as byte offsets. */
export interface Regions extends TreeRegions {
  /** PK.seed's for F and PRF. */
  readonly midstate: number;
  /** PK.seed's for H and T_l. */
  readonly wideMidstate: number;
  readonly secretSeed: number;
  /** The message schedule of the block that is hashed, lane-wise. */
  readonly schedule: number;
  /** ADRS without its constant zeros, seven words, lane-wise, of each row of its own: the rows by descending lanes. */
  readonly address: number;
  /** Of a long input. */
  readonly state: number;
  readonly digest: number;
  /** HMAC's padded key. */
  readonly block: number;
  readonly staging: number;
}

/** Lays the regions out for rows of these lanes, descending, and for the hash function of H and T_l. */
export function layOut(
  take: Take,
  { n, len, k }: HashShape,
  lanes: readonly number[],
  narrow: Digest,
  wide: Digest,
): Regions {
  return {
    midstate: take(32),
    wideMidstate: take(64),
    secretSeed: take(n),
    address: take(ADDRESS_BYTES * sumOf(lanes)),
    schedule: take(Math.max(scheduleBytes(narrow), scheduleBytes(wide)) * (lanes[0] as number)),
    ...treeRegions(take, n, lanes[0] as number, 4 * inputsWords(wide, n, Math.max(len, k))),
    state: take(64),
    digest: take(64),
    block: take(128),
    staging: take(STAGING_ROOM),
  };
}
