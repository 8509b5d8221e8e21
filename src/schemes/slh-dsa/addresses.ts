import { newAddresses, setAddress } from '../../engines/address.ts';
import type { Place, Selection } from './digest.ts';

/** The place at which a selection's FORS key signs: the bottom layer's. */
function bottomOf({ places: [bottom] }: Selection): Place {
  if (bottom === undefined) throw new RangeError('a selection has no layers');
  return bottom;
}

/** Addresses of FORS key pairs (type FORS_TREE), `each` for a selection. */
export function forsAddresses(selections: readonly Selection[], type: number, each: number): Uint32Array {
  const addresses = newAddresses(selections.length * each);
  selections.forEach((selection, s) => {
    const { layer, treeHigh, treeLow, leaf } = bottomOf(selection);
    for (let i = 0; i < each; i++) setAddress(addresses, s * each + i, layer, treeHigh, treeLow, type, leaf);
  });
  return addresses;
}

/** Addresses of XMSS trees (type TREE). */
export function treeAddresses(places: readonly Place[], type: number): Uint32Array {
  const addresses = newAddresses(places.length);
  places.forEach(({ layer, treeHigh, treeLow }, i) => {
    setAddress(addresses, i, layer, treeHigh, treeLow, type, 0);
  });
  return addresses;
}

/** Addresses of WOTS+ key pairs (type WOTS_HASH). */
export function keyPairAddresses(places: readonly Place[], type: number): Uint32Array {
  const addresses = newAddresses(places.length);
  places.forEach(({ layer, treeHigh, treeLow, leaf }, i) => {
    setAddress(addresses, i, layer, treeHigh, treeLow, type, leaf);
  });
  return addresses;
}
