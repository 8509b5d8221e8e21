/**
 * ADRS (FIPS 205, section 4.2) as eight 32-bit words, big-endian bytes 4i to 4i + 3 being word i. Addresses of
 * a batch stand one after another in a Uint32Array.
 */
export const ADDRESS_WORDS = 8;

// FIPS 205, section 4.3, Table 1, in words: layer | tree, three words | type | then what the type says.
const LAYER = 0;
const TREE_MIDDLE = 2;
const TREE_LOW = 3;
export const TYPE = 4;
export const KEY_PAIR = 5;

// FIPS 205, section 4.2: the type constants.
export const WOTS_HASH = 0;
export const WOTS_PK = 1;
export const TREE = 2;
export const FORS_TREE = 3;
export const FORS_ROOTS = 4;
export const WOTS_PRF = 5;
export const FORS_PRF = 6;

/** Room for `count` addresses, all zero. */
export function newAddresses(count: number): Uint32Array {
  return new Uint32Array(count * ADDRESS_WORDS);
}

/** Writes address `index` of a batch; the words after the key pair are zero. The tree address comes in two words. */
export function setAddress(
  addresses: Uint32Array,
  index: number,
  layer: number,
  treeHigh: number,
  treeLow: number,
  type: number,
  keyPair: number,
): void {
  const at = index * ADDRESS_WORDS;
  addresses[at + LAYER] = layer;
  addresses[at + 1] = 0;
  addresses[at + TREE_MIDDLE] = treeHigh;
  addresses[at + TREE_LOW] = treeLow;
  addresses[at + TYPE] = type;
  addresses[at + KEY_PAIR] = keyPair;
  addresses[at + 6] = 0;
  addresses[at + 7] = 0;
}
