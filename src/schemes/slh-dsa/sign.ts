import { FORS_ROOTS, FORS_TREE, TREE, WOTS_HASH } from '../../engines/address.ts';
import type { TreeHash } from '../../engines/tree-hash.ts';
import { forsAddresses, keyPairAddresses, treeAddresses } from './addresses.ts';
import { type Selection, selectionOf } from './digest.ts';
import { wotsDigits } from './digits.ts';
import { sameBytes } from './same-bytes.ts';
import { type Scheme, secretKeyParts } from './scheme.ts';

/**
 * FIPS 205, Algorithm 19, the message given in parts. Undefined when the tree that SK.seed grows does not end in
 * the key's PK.root: no verifier would accept the signature.
 */
export function signInternal(
  scheme: Scheme,
  message: readonly Uint8Array[],
  secretKey: Uint8Array,
  optRand: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  const { parameters, shape, layout, engine } = scheme;
  const { n, m } = parameters;
  const { skSeed, skPrf, pkSeed, pkRoot } = secretKeyParts(n, secretKey);
  const signature = new Uint8Array(layout.bytes);
  let right = false;
  try {
    const root = engine.open(shape, { pkSeed, skSeed }, (hash) => {
      const r = signature.subarray(0, n);
      const digest = new Uint8Array(m);
      hash.prfMsg(skPrf, optRand, message, r);
      hash.hMsg(r, pkRoot, message, digest);
      const selection = selectionOf(parameters, digest);
      const forsKey = signFors(scheme, hash, selection, signature);
      return signHypertree(scheme, hash, selection, forsKey, signature);
    });
    right = sameBytes(root, pkRoot);
  } finally {
    if (!right) signature.fill(0);
  }
  return right ? signature : undefined;
}

/** FIPS 205, Algorithms 16 and 17: writes SIG_FORS and gives the FORS public key. */
function signFors(
  { parameters, layout }: Scheme,
  hash: TreeHash,
  selection: Selection,
  signature: Uint8Array,
): Uint8Array {
  const { n, a, k } = parameters;
  const secrets = new Uint8Array(k * n);
  const paths = new Uint8Array(k * a * n);
  const roots = new Uint8Array(k * n);
  try {
    hash.forsTrees({
      height: a,
      addresses: forsAddresses([selection], FORS_TREE, k),
      firstLeaves: Uint32Array.from({ length: k }, (_, i) => i << a),
      leaves: selection.forsLeaves,
      secrets,
      paths,
      roots,
    });
    for (let i = 0; i < k; i++) {
      const at = layout.fors + i * layout.forsStride;
      signature.set(secrets.subarray(i * n, (i + 1) * n), at);
      signature.set(paths.subarray(i * a * n, (i + 1) * a * n), at + n);
    }
  } finally {
    secrets.fill(0);
  }
  const publicKey = new Uint8Array(n);
  hash.compress(forsAddresses([selection], FORS_ROOTS, 1), roots, publicKey);
  return publicKey;
}

/**
 * FIPS 205, Algorithms 12, 10 and 7: writes SIG_HT and gives the topmost root. The digest alone chooses all
 * trees, so they grow together; then each layer signs the root below it.
 */
function signHypertree(
  { parameters, wots, layout }: Scheme,
  hash: TreeHash,
  { places }: Selection,
  message: Uint8Array,
  signature: Uint8Array,
): Uint8Array {
  const { n, d, hPrime } = parameters;
  const roots = new Uint8Array(d * n);
  const paths = new Uint8Array(d * hPrime * n);
  hash.xmssTrees({
    height: hPrime,
    addresses: treeAddresses(places, TREE),
    leaves: Uint32Array.from(places, ({ leaf }) => leaf),
    paths,
    roots,
  });
  const digits = new Uint8Array(d * wots.len);
  for (let layer = 0; layer < d; layer++) {
    const signed = layer === 0 ? message : roots.subarray((layer - 1) * n, layer * n);
    wotsDigits(parameters, signed, digits, layer * wots.len);
  }
  const values = new Uint8Array(d * wots.len * n);
  try {
    hash.signChains({ addresses: keyPairAddresses(places, WOTS_HASH), digits, values });
    for (let layer = 0; layer < d; layer++) {
      const at = layout.hypertree + layer * layout.layerStride;
      signature.set(values.subarray(layer * layout.path, (layer + 1) * layout.path), at);
      signature.set(paths.subarray(layer * hPrime * n, (layer + 1) * hPrime * n), at + layout.path);
    }
  } finally {
    values.fill(0);
  }
  return roots.subarray((d - 1) * n);
}
