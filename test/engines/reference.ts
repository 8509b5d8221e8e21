// FIPS 205's tree hashing for any shape, one hash after the other: what the engine's verbs are compared with. It shares
// no text with src/.
import type { HashShape } from '../../src/engines/tree-hash.ts';
import { type HashFamily, suiteOf } from './suites.ts';

export interface Place {
  readonly layer: number;
  readonly tree: bigint;
}

/** ADRS: layer, tree, type, and the three words after the type. */
export function adrs({ layer, tree }: Place, type: number, a: number, b: number, c: number): Uint8Array {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32BE(layer, 0);
  bytes.writeBigUInt64BE(tree, 8);
  [type, a, b, c].forEach((word, i) => {
    bytes.writeUInt32BE(word, 16 + 4 * i);
  });
  return bytes;
}

export interface Grown {
  readonly root: Uint8Array;
  readonly path: Uint8Array;
  /** Of the wanted leaf; FORS only. */
  readonly secret: Uint8Array;
}

export interface Reference {
  prf(address: Uint8Array): Uint8Array;
  f(address: Uint8Array, value: Uint8Array): Uint8Array;
  chain(
    place: Place,
    keyPair: number,
    chain: number,
    from: number,
    to: number,
    value: Uint8Array,
  ): Uint8Array;
  secret(place: Place, keyPair: number, chain: number): Uint8Array;
  /** A WOTS+ public key. */
  leaf(place: Place, keyPair: number): Uint8Array;
  xmss(place: Place, height: number, leaf: number): Grown;
  fors(place: Place, keyPair: number, height: number, firstLeaf: number, leaf: number): Grown;
  compress(address: Uint8Array, input: Uint8Array): Uint8Array;
  climb(
    addressOf: (height: number, index: number) => Uint8Array,
    leaf: number,
    node: Uint8Array,
    path: readonly Uint8Array[],
  ): Uint8Array;
}

export function reference(
  family: HashFamily,
  { n, w, len }: HashShape,
  pkSeed: Uint8Array,
  skSeed: Uint8Array,
): Reference {
  const suite = suiteOf({ family, n, m: 0 });
  const f = (address: Uint8Array, value: Uint8Array): Uint8Array => suite.f(pkSeed, address, value);
  const h = (address: Uint8Array, pair: Uint8Array): Uint8Array => suite.h(pkSeed, address, pair);
  const compress = (address: Uint8Array, input: Uint8Array): Uint8Array => suite.tL(pkSeed, address, input);
  const prf = (address: Uint8Array): Uint8Array => suite.prf(pkSeed, skSeed, address);

  const chain: Reference['chain'] = (place, keyPair, number, from, to, value) => {
    let result = value;
    for (let step = from; step < to; step++) result = f(adrs(place, 0, keyPair, number, step), result);
    return result;
  };
  const secret: Reference['secret'] = (place, keyPair, number) => prf(adrs(place, 5, keyPair, number, 0));

  const leaf: Reference['leaf'] = (place, keyPair) => {
    const ends = Array.from({ length: len }, (_, i) =>
      chain(place, keyPair, i, 0, w - 1, secret(place, keyPair, i)),
    );
    return compress(adrs(place, 1, keyPair, 0, 0), Buffer.concat(ends));
  };

  function grow(
    leaves: readonly Uint8Array[],
    wanted: number,
    addressOf: (height: number, index: number) => Uint8Array,
  ): { root: Uint8Array; path: Uint8Array } {
    const path: Uint8Array[] = [];
    let level = [...leaves];
    let index = wanted;
    for (let height = 1; level.length > 1; height++, index >>= 1) {
      path.push(level[index ^ 1] as Uint8Array);
      const below = level;
      level = Array.from({ length: below.length / 2 }, (_, i) =>
        h(addressOf(height, i), Buffer.concat([below[2 * i] as Uint8Array, below[2 * i + 1] as Uint8Array])),
      );
    }
    return { root: level[0] as Uint8Array, path: Buffer.concat(path) };
  }

  return {
    prf,
    f,
    chain,
    secret,
    leaf,
    compress,
    xmss: (place, height, wanted) => {
      const leaves = Array.from({ length: 2 ** height }, (_, keyPair) => leaf(place, keyPair));
      const grown = grow(leaves, wanted, (level, index) => adrs(place, 2, 0, level, index));
      return { ...grown, secret: new Uint8Array(0) };
    },
    fors: (place, keyPair, height, firstLeaf, wanted) => {
      const secrets = Array.from({ length: 2 ** height }, (_, i) =>
        prf(adrs(place, 6, keyPair, 0, firstLeaf + i)),
      );
      const leaves = secrets.map((value, i) => f(adrs(place, 3, keyPair, 0, firstLeaf + i), value));
      const grown = grow(leaves, wanted, (level, index) =>
        adrs(place, 3, keyPair, level, firstLeaf / 2 ** level + index),
      );
      return { ...grown, secret: secrets[wanted] as Uint8Array };
    },
    climb: (addressOf, leaf, node, path) => {
      let result = node;
      path.forEach((sibling, level) => {
        const pair = (leaf >> level) & 1 ? [sibling, result] : [result, sibling];
        result = h(addressOf(level + 1, leaf >> (level + 1)), Buffer.concat(pair));
      });
      return result;
    },
  };
}
