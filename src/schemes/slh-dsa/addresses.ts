import { newAddresses, setAddress } from '../../engines/address.ts';
import type { Place, Selection } from './digest.ts';

/** The place at which a selection's FORS key signs: the bottom layer's. */
function bottomOf({ places: [bottom] }: Selection): Place {
  if (bottom === undefined) throw new RangeError('a selection has no layers');
  return bottom;
}

/** Addresses of a FORS type for each selection, `each` alike. */
export function forsAddresses(selections: readonly Selection[], type: number, each: number): Uint32Array {
  const addresses = newAddresses(selections.length * each);
  selections.forEach((selection, s) => {
    const { layer, tree, leaf } = bottomOf(selection);
    for (let i = 0; i < each; i++) setAddress(addresses, s * each + i, layer, tree, type, leaf);
  });
  return addresses;
}

/** Addresses of XMSS trees (type TREE). */
export function treeAddresses(places: readonly Place[], type: number): Uint32Array {
  const addresses = newAddresses(places.length);
  places.forEach(({ layer, tree }, i) => {
    setAddress(addresses, i, layer, tree, type, 0);
  });
  return addresses;
}

/** Addresses of WOTS+ key pairs (types WOTS_HASH, WOTS_PK). */
export function keyPairAddresses(places: readonly Place[], type: number): Uint32Array {
  const addresses = newAddresses(places.length);
  places.forEach(({ layer, tree, leaf }, i) => {
    setAddress(addresses, i, layer, tree, type, leaf);
  });
  return addresses;
}
