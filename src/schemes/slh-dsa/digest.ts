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
  /** 64 unsigned bits. */
  readonly tree: bigint;
  readonly leaf: number;
}

function toInt(bytes: Uint8Array): bigint {
  let total = 0n;
  for (const byte of bytes) total = (total << 8n) | BigInt(byte);
  return total;
}

/** FIPS 205, Algorithm 19, lines 6 to 10, Algorithm 16, line 2, and Algorithm 12, lines 5 to 9. */
export function selectionOf({ h, d, hPrime, a, k }: ParameterSet, digest: Uint8Array): Selection {
  const forsBytes = Math.ceil((k * a) / 8);
  const treeBytes = Math.ceil((h - hPrime) / 8);
  const leafBytes = Math.ceil(hPrime / 8);
  const forsLeaves = new Uint32Array(k);
  base2b(digest, a, k, (leaf, i) => {
    forsLeaves[i] = leaf;
  });
  const treePart = digest.subarray(forsBytes, forsBytes + treeBytes);
  const leafPart = digest.subarray(forsBytes + treeBytes, forsBytes + treeBytes + leafBytes);
  let tree = BigInt.asUintN(h - hPrime, toInt(treePart));
  let leaf = Number(BigInt.asUintN(hPrime, toInt(leafPart)));
  const places: Place[] = [];
  for (let layer = 0; layer < d; layer++) {
    places.push({ layer, tree, leaf });
    leaf = Number(BigInt.asUintN(hPrime, tree));
    tree >>= BigInt(hPrime);
  }
  return { forsLeaves, places };
}
