import { type Arena, engineFrom, withArena } from '../../runtime/arena.ts';
import type { LaneRow } from '../lanes.ts';
import type { HashShape } from '../tree-hash.ts';
import type { WordOrder } from '../word-order.ts';

/**
 * What one kernel call may hash, so that it stays under about 2 ms: V8 does not replace a running wasm function
 * with its optimised code.
 */
export const HASHES_A_CALL = 1024;

/** Bytes of the nodes of one column in all lanes: they stay in the first-level cache. */
export const NODES_BYTES: number = 32 * 1024;

/**
 * The functions of FIPS 205, section 11, for one lane count: what differs between the SHAKE and the SHA2 sets.
 * Offsets are those of the arena; a value of n bytes is lane-wise, and so are the lanes' addresses.
 */
export interface LaneHash extends LaneRow {
  /** The key pair whose chains a lane has the address of, -1 for none: for who sets addresses to keep. */
  readonly held: number[];
  /** Gives a lane layer and tree address of an address of a batch. */
  setPlace(lane: number, addresses: Uint32Array, index: number): void;
  /** Gives a lane type and key pair, the words that follow the tree address. */
  setType(lane: number, type: number, keyPair: number): void;
  /** Gives a lane its last two words: chain and hash address, or tree height and tree index. */
  setTail(lane: number, sixth: number, seventh: number): void;
  /** PRF for `groups` elements from `output` on, whose last two words are each a step more. */
  prf(output: number, groups: number, chainStep: number, indexStep: number): void;
  /** F, `steps` times on each of `groups` elements from `value` on, hash addresses from `firstHash`. */
  chain(value: number, groups: number, steps: number, firstHash: number, chainStep: number): void;
  /** F on each of `groups` FORS leaves from `value` on, each tree index one more. */
  leaves(value: number, groups: number): void;
  /** H of `groups` pairs from `input` on, each tree index one more; `output` may be `input`. */
  pairs(input: number, output: number, groups: number): void;
  /** Writes what follows `count` values in the inputs region, all lanes, unless it stands there. */
  pad(count: number): void;
  /** T_l of the inputs region, which holds `count` values and their padding. */
  compress(count: number, output: number): void;
}

/** Where trees and chains work in the arena, as byte offsets. */
export interface TreeRegions {
  /** One value of n bytes, lane-wise. */
  readonly value: number;
  /** Two values of n bytes, lane-wise. */
  readonly pair: number;
  /** The inputs of T_l and their padding, lane-wise. */
  readonly inputs: number;
  /** A column of a tree, lane-wise. */
  readonly nodes: number;
}

export interface TreeSession {
  readonly shape: HashShape;
  /** By descending lanes, ending with one lane. */
  readonly rows: readonly LaneHash[];
  readonly order: WordOrder;
  readonly view: DataView;
  readonly at: TreeRegions;
}

/** What stands in the inputs region after the values. */
export interface Padded {
  lanes: number;
  count: number;
}

export function sumOf(lanes: readonly number[]): number {
  return lanes.reduce((sum, each) => sum + each, 0);
}

/** Hands out regions one after another. */
export type Take = (bytes: number) => number;

export function treeRegions(take: Take, n: number, lanes: number, inputsBytes: number): TreeRegions {
  return {
    value: take(n * lanes),
    pair: take(2 * n * lanes),
    inputs: take(inputsBytes * lanes),
    nodes: take(NODES_BYTES),
  };
}

/** Opens the arena for regions that `layOut` takes; they are zero again afterwards, however `work` ends. */
export function withRegions<R, T>(layOut: (take: Take) => R, work: (arena: Arena, at: R) => T): T {
  let end = engineFrom;
  const at = layOut((bytes) => {
    const offset = end;
    end = offset + Math.ceil(bytes / 16) * 16;
    return offset;
  });
  return withArena(end - engineFrom, (arena) => work(arena, at));
}
