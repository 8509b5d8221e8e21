import { FORS_ROOTS, FORS_TREE, TREE, WOTS_HASH, WOTS_PK } from '../../engines/address.ts';
import type { TreeHash } from '../../engines/tree-hash.ts';
import { forsAddresses, keyPairAddresses, treeAddresses } from './addresses.ts';
import { type Selection, selectionOf } from './digest.ts';
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
    const signatures = signed.map(({ signature }) => signature);
    const nodes = forsKeys(scheme, hash, signatures, selections);
    for (let layer = 0; layer < parameters.d; layer++) {
      climbLayer(scheme, hash, signatures, selections, layer, nodes);
    }
    return nodes;
  });
  return signed.map((_, i) => sameBytes(roots.subarray(i * n, (i + 1) * n), pkRoot));
}

/** FIPS 205, Algorithm 17: the FORS public key that each signature leads to. */
function forsKeys(
  { parameters, layout }: Scheme,
  hash: TreeHash,
  signatures: readonly Uint8Array[],
  selections: readonly Selection[],
): Uint8Array {
  const { n, a, k } = parameters;
  const count = signatures.length;
  const nodes = new Uint8Array(count * k * n);
  const paths = new Uint8Array(count * k * a * n);
  const leaves = new Uint32Array(count * k);
  signatures.forEach((signature, s) => {
    for (let i = 0; i < k; i++) {
      const unit = s * k + i;
      const at = layout.fors + i * layout.forsStride;
      nodes.set(signature.subarray(at, at + n), unit * n);
      paths.set(signature.subarray(at + n, at + layout.forsStride), unit * a * n);
      leaves[unit] = (i << a) + (selections[s]?.forsLeaves[i] as number);
    }
  });
  const addresses = forsAddresses(selections, FORS_TREE, k);
  hash.forsLeaves(addresses, leaves, nodes);
  hash.climb({ height: a, addresses, leaves, nodes, paths });
  const keys = new Uint8Array(count * n);
  hash.compress(forsAddresses(selections, FORS_ROOTS, 1), nodes, keys);
  return keys;
}

/** FIPS 205, Algorithms 8 and 11, for one layer: from the nodes that it signs to its roots, in place. */
function climbLayer(
  { parameters, wots, layout }: Scheme,
  hash: TreeHash,
  signatures: readonly Uint8Array[],
  selections: readonly Selection[],
  layer: number,
  nodes: Uint8Array,
): void {
  const { n, hPrime } = parameters;
  const count = signatures.length;
  const places = selections.map((selection) => selection.places[layer] as Selection['places'][number]);
  const digits = new Uint8Array(count * wots.len);
  const values = new Uint8Array(count * wots.len * n);
  const paths = new Uint8Array(count * hPrime * n);
  signatures.forEach((signature, s) => {
    const at = layout.hypertree + layer * layout.layerStride;
    wotsDigits(parameters, nodes.subarray(s * n, (s + 1) * n), digits, s * wots.len);
    values.set(signature.subarray(at, at + layout.path), s * wots.len * n);
    paths.set(signature.subarray(at + layout.path, at + layout.layerStride), s * hPrime * n);
  });
  hash.finishChains({ addresses: keyPairAddresses(places, WOTS_HASH), digits, values });
  hash.compress(keyPairAddresses(places, WOTS_PK), values, nodes);
  hash.climb({
    height: hPrime,
    addresses: treeAddresses(places, TREE),
    leaves: Uint32Array.from(places, ({ leaf }) => leaf),
    nodes,
    paths,
  });
}
