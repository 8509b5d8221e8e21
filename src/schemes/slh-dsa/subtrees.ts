import { TREE, WOTS_HASH } from '../../engines/address.ts';
import type { TreeHash } from '../../engines/tree-hash.ts';
import { viewOf } from '../../engines/word-order.ts';
import { keyPairAddresses, treeAddresses } from './addresses.ts';
import type { Place } from './digest.ts';
import { sameBytes } from './same-bytes.ts';
import type { Scheme } from './scheme.ts';

/** What signatures show, or may show, of one XMSS tree. */
export interface Subtree {
  /** 2^h' nodes of n bytes. */
  readonly leaves: Uint8Array;
  /** The WOTS+ signature of its root in the layer above; empty for the topmost tree. */
  readonly link: Uint8Array;
}

/** XMSS trees of the top layers, kept between signatures. It holds no secret and is trusted with nothing. */
export interface SubtreeCache {
  find(place: Place): Subtree | undefined;
  /** Whether a tree of that layer would be kept. */
  admits(layer: number): boolean;
  keep(place: Place, subtree: Subtree): void;
  clear(): void;
}

/**
 * Layers are kept from the top, each whole as long as it fits, and of the next one as many trees as fit: what is
 * kept stays, as each tree is as likely as its neighbours.
 */
export function subtreeCache({ parameters, wots }: Scheme, cacheBytes: number): SubtreeCache {
  const { n, d, hPrime } = parameters;
  const bytesOf = (layer: number): number => n * (2 ** hPrime + (layer === d - 1 ? 0 : wots.len));
  let left = cacheBytes;
  let lowest = d - 1;
  for (; lowest > 0; lowest--) {
    const layerBytes = 2 ** (hPrime * (d - 1 - lowest)) * bytesOf(lowest);
    if (layerBytes > left) break;
    left -= layerBytes;
  }
  const most = Math.floor(left / bytesOf(lowest));
  const kept = new Map<string, Subtree>();
  let keptLowest = 0;
  const keyOf = ({ layer, treeHigh, treeLow }: Place): string => `${layer}/${treeHigh}/${treeLow}`;
  const admits = (layer: number): boolean => layer > lowest || (layer === lowest && keptLowest < most);
  return {
    find: (place) => kept.get(keyOf(place)),
    admits,
    keep: (place, subtree) => {
      const key = keyOf(place);
      if (kept.has(key) || !admits(place.layer)) return;
      if (place.layer === lowest) keptLowest++;
      kept.set(key, subtree);
    },
    clear: () => {
      kept.clear();
      keptLowest = 0;
    },
  };
}

/** Folds trees to their roots (FIPS 205, Algorithm 9, lines 6 to 11), with the path of one leaf each. */
export function foldSubtrees(
  { parameters: { n, hPrime } }: Scheme,
  hash: TreeHash,
  places: readonly Place[],
  subtrees: readonly Subtree[],
  roots: Uint8Array,
  paths: Uint8Array,
): void {
  const leafNodes = new Uint8Array((subtrees.length * n) << hPrime);
  subtrees.forEach(({ leaves }, i) => {
    leafNodes.set(leaves, (i * n) << hPrime);
  });
  hash.foldTrees({
    height: hPrime,
    addresses: treeAddresses(places, TREE),
    leaves: Uint32Array.from(places, ({ leaf }) => leaf),
    roots,
    paths,
    leafNodes,
  });
}

/**
 * Carries WOTS+ signatures, one a kept tree, of what `digits` say to public keys (FIPS 205, Algorithm 8). Says whether
 * they are the trees' leaves.
 */
export function endInLeaves(
  { parameters: { n }, layout }: Scheme,
  hash: TreeHash,
  places: readonly Place[],
  subtrees: readonly Subtree[],
  digits: Uint8Array,
  signatures: Uint8Array,
): boolean {
  const arrays = places.map((_, i) => viewOf(signatures.subarray(i * layout.path, (i + 1) * layout.path)));
  const keys = new Uint8Array(places.length * n);
  hash.wotsKeys({
    addresses: keyPairAddresses(places, WOTS_HASH),
    digits,
    signatures: { arrays, from: 0, stride: n },
    keys,
  });
  return subtrees.every(({ leaves }, i) => {
    const at = (places[i] as Place).leaf * n;
    return sameBytes(keys.subarray(i * n, (i + 1) * n), leaves.subarray(at, at + n));
  });
}
