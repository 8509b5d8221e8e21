import { FORS_ROOTS, FORS_TREE, newAddresses, setAddress, TREE, WOTS_HASH } from '../../engines/address.ts';
import type { TreeHash } from '../../engines/tree-hash.ts';
import { viewOf } from '../../engines/word-order.ts';
import { forsAddresses } from './addresses.ts';
import { type Place, type Selection, selectionOf } from './digest.ts';
import { wotsDigits } from './digits.ts';
import { sameBytes } from './same-bytes.ts';
import type { Scheme } from './scheme.ts';

export interface Signed {
  readonly signature: Uint8Array;
  /** In parts, or its H_msg where it was hashed as it came. */
  readonly message: readonly Uint8Array[] | { readonly digest: Uint8Array };
}

/** Signatures whose bytes are prepared for the lanes at a time: many times the lanes, and a few MB at most. */
const SIGNATURES_A_BATCH = 32;

/**
 * FIPS 205, Algorithm 20, for signatures under one public key, which share the batches. A signature of a wrong
 * length is refused before anything is hashed.
 */
export function verifyInternal(scheme: Scheme, publicKey: Uint8Array, signed: readonly Signed[]): boolean[] {
  const { bytes } = scheme.layout;
  const ofLength = signed.filter(({ signature }) => signature.length === bytes);
  const answers: boolean[] = [];
  for (let first = 0; first < ofLength.length; first += SIGNATURES_A_BATCH) {
    answers.push(...verifyBatch(scheme, publicKey, ofLength.slice(first, first + SIGNATURES_A_BATCH)));
  }
  let next = 0;
  return signed.map(({ signature }) => signature.length === bytes && answers[next++] === true);
}

function verifyBatch(scheme: Scheme, publicKey: Uint8Array, signed: readonly Signed[]): boolean[] {
  const { parameters, shape, engine } = scheme;
  const { n, m } = parameters;
  const pkSeed = publicKey.subarray(0, n);
  const pkRoot = publicKey.subarray(n, 2 * n);
  const roots = engine.open(shape, { pkSeed }, (hash) => {
    const selections = signed.map(({ signature, message }) => {
      if ('digest' in message) return selectionOf(parameters, message.digest);
      const digest = new Uint8Array(m);
      hash.hMsg(signature.subarray(0, n), pkRoot, message, digest);
      return selectionOf(parameters, digest);
    });
    const signatures = signed.map(({ signature }) => viewOf(signature));
    const nodes = forsKeys(scheme, hash, signatures, selections);
    climbHypertree(scheme, hash, signatures, selections, nodes);
    return nodes;
  });
  return signed.map((_, i) => sameBytes(roots.subarray(i * n, (i + 1) * n), pkRoot));
}

/** FIPS 205, Algorithm 17: the FORS public key that each signature leads to. */
function forsKeys(
  { parameters: { n, a, k }, layout }: Scheme,
  hash: TreeHash,
  signatures: readonly DataView[],
  selections: readonly Selection[],
): Uint8Array {
  const count = signatures.length;
  const roots = new Uint8Array(count * k * n);
  const leaves = new Uint32Array(count * k);
  selections.forEach(({ forsLeaves }, s) => {
    for (let i = 0; i < k; i++) leaves[s * k + i] = (i << a) + (forsLeaves[i] as number);
  });
  const stringsFrom = (from: number) => ({ arrays: signatures, from, stride: layout.forsStride });
  hash.forsRoots({
    height: a,
    addresses: forsAddresses(selections, FORS_TREE, 1),
    leaves,
    secrets: stringsFrom(layout.fors),
    paths: stringsFrom(layout.fors + n),
    nodes: roots,
  });
  const keys = new Uint8Array(count * n);
  hash.compress(forsAddresses(selections, FORS_ROOTS, 1), roots, keys);
  return keys;
}

/** FIPS 205, Algorithm 13: from the nodes that the bottom layer signs to the topmost roots, in place. */
function climbHypertree(
  { parameters, wots, layout }: Scheme,
  hash: TreeHash,
  signatures: readonly DataView[],
  selections: readonly Selection[],
  nodes: Uint8Array,
): void {
  const { n, d, hPrime } = parameters;
  const count = signatures.length;
  const digits = new Uint8Array(count * wots.len);
  const keyPairs = newAddresses(count);
  const trees = newAddresses(count);
  const leaves = new Uint32Array(count);
  for (let layer = 0; layer < d; layer++) {
    selections.forEach(({ places }, s) => {
      const { treeHigh, treeLow, leaf } = places[layer] as Place;
      setAddress(keyPairs, s, layer, treeHigh, treeLow, WOTS_HASH, leaf);
      setAddress(trees, s, layer, treeHigh, treeLow, TREE, 0);
      leaves[s] = leaf;
      wotsDigits(parameters, wots, nodes, s * n, digits, s * wots.len);
    });
    const from = layout.hypertree + layer * layout.layerStride;
    const chains = { arrays: signatures, from, stride: n };
    hash.wotsKeys({ addresses: keyPairs, digits, signatures: chains, keys: nodes });
    const paths = { arrays: signatures, from: from + layout.path, stride: 0 };
    hash.climb({ height: hPrime, addresses: trees, leaves, paths, nodes });
  }
}
