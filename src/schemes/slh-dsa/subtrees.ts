import { TREE, WOTS_HASH, WOTS_PK } from '../../engines/address.ts';
import type { TreeHash } from '../../engines/tree-hash.ts';
import { keyPairAddresses, treeAddresses } from './addresses.ts';
import type { Place } from './digest.ts';
import { wotsDigits } from './digits.ts';
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
  const keyOf = ({ layer, tree }: Place): string => `${layer}/${tree}`;
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

/**
 * Folds kept trees, which stand one above the other up to the topmost, to their roots, and carries each root
 * through its WOTS+ signature to the leaf above (FIPS 205, Algorithms 9, 8 and 13). Says whether all of it leads to
 * `pkRoot`: then nothing in the kept bytes was changed.
 */
export function foldSubtrees(
  { parameters, wots }: Scheme,
  hash: TreeHash,
  places: readonly Place[],
  subtrees: readonly Subtree[],
  pkRoot: Uint8Array,
  roots: Uint8Array,
  paths: Uint8Array,
): boolean {
  const { n, hPrime } = parameters;
  const treeBytes = n << hPrime;
  const chainsBytes = wots.len * n;
  const count = subtrees.length;
  if (count === 0) return true;
  const leafNodes = new Uint8Array(count * treeBytes);
  subtrees.forEach(({ leaves }, i) => {
    leafNodes.set(leaves, i * treeBytes);
  });
  hash.foldTrees({
    height: hPrime,
    addresses: treeAddresses(places, TREE),
    leaves: Uint32Array.from(places, ({ leaf }) => leaf),
    roots,
    paths,
    leafNodes,
  });
  const above = places.slice(1);
  const digits = new Uint8Array(above.length * wots.len);
  const values = new Uint8Array(above.length * chainsBytes);
  above.forEach((_, i) => {
    wotsDigits(parameters, roots.subarray(i * n, (i + 1) * n), digits, i * wots.len);
    values.set((subtrees[i] as Subtree).link, i * chainsBytes);
  });
  hash.finishChains({ addresses: keyPairAddresses(above, WOTS_HASH), digits, values });
  const keys = new Uint8Array(above.length * n);
  hash.compress(keyPairAddresses(above, WOTS_PK), values, keys);
  const linked = above.every(({ leaf }, i) => {
    const at = (i + 1) * treeBytes + leaf * n;
    return sameBytes(keys.subarray(i * n, (i + 1) * n), leafNodes.subarray(at, at + n));
  });
  return linked && sameBytes(roots.subarray((count - 1) * n, count * n), pkRoot);
}
