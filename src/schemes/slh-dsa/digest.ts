import { base2b } from './digits.ts';
import type { ParameterSet } from './parameters.ts';

/** What a message's digest chooses. */
export interface Selection {
  /** A leaf of each FORS tree, counted from the tree's first. */
  readonly forsLeaves: Uint32Array;
  /** The key pair that signs in each layer, from the bottom. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly layer: number;
  /** The tree's index in its layer, 64 unsigned bits, in two words. */
  readonly treeHigh: number;
  readonly treeLow: number;
  readonly leaf: number;
}

/** FIPS 205, Algorithm 2, of up to eight bytes, modulo 2^bits: 64 unsigned bits in two words. */
function toInt(bytes: Uint8Array, bits: number): [high: number, low: number] {
  let [high, low] = [0, 0];
  for (const byte of bytes) {
    high = ((high << 8) | (low >>> 24)) >>> 0;
    low = ((low << 8) | byte) >>> 0;
  }
  const lowestOf = (word: number, count: number): number =>
    count >= 32 ? word : count <= 0 ? 0 : word & ((1 << count) - 1);
  return [lowestOf(high, bits - 32) >>> 0, lowestOf(low, bits) >>> 0];
}

/** FIPS 205, Algorithm 19, lines 6 to 10, Algorithm 16, line 2, and Algorithm 12, lines 5 to 9; h' is below 32. */
export function selectionOf({ h, d, hPrime, a, k }: ParameterSet, digest: Uint8Array): Selection {
  const forsBytes = Math.ceil((k * a) / 8);
  const treeBytes = Math.ceil((h - hPrime) / 8);
  const leafBytes = Math.ceil(hPrime / 8);
  const forsLeaves = new Uint32Array(k);
  base2b(digest, 0, a, k, forsLeaves, 0);
  const treePart = digest.subarray(forsBytes, forsBytes + treeBytes);
  const leafPart = digest.subarray(forsBytes + treeBytes, forsBytes + treeBytes + leafBytes);
  let [treeHigh, treeLow] = toInt(treePart, h - hPrime);
  let [, leaf] = toInt(leafPart, hPrime);
  const places: Place[] = [];
  for (let layer = 0; layer < d; layer++) {
    places.push({ layer, treeHigh, treeLow, leaf });
    leaf = treeLow & ((1 << hPrime) - 1);
    treeLow = ((treeLow >>> hPrime) | (treeHigh << (32 - hPrime))) >>> 0;
    treeHigh >>>= hPrime;
  }
  return { forsLeaves, places };
}
