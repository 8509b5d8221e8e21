import { FORS_ROOTS, FORS_TREE, TREE, WOTS_HASH } from '../../engines/address.ts';
import type { Placement, TreeHash } from '../../engines/tree-hash.ts';
import { forsAddresses, keyPairAddresses, treeAddresses } from './addresses.ts';
import { type Place, type Selection, selectionOf } from './digest.ts';
import { wotsDigits } from './digits.ts';
import { sameBytes } from './same-bytes.ts';
import { type Scheme, secretKeyParts } from './scheme.ts';
import { endInLeaves, foldSubtrees, type Subtree, type SubtreeCache } from './subtrees.ts';

/** What becomes of a message (FIPS 205, Algorithm 19, lines 3 to 5): R and the digest. */
export interface Digested {
  readonly r: Uint8Array;
  readonly digest: Uint8Array;
}
export type Digesting = (hash: TreeHash) => Digested;

/** The message given in parts. */
export function digesting(
  { parameters: { n, m } }: Scheme,
  message: readonly Uint8Array[],
  secretKey: Uint8Array,
  optRand: Uint8Array,
): Digesting {
  const { skPrf, pkRoot } = secretKeyParts(n, secretKey);
  return (hash) => {
    const r = new Uint8Array(n);
    const digest = new Uint8Array(m);
    hash.prfMsg(skPrf, optRand, message, r);
    hash.hMsg(r, pkRoot, message, digest);
    return { r, digest };
  };
}

/** A signature that nobody has checked yet. */
export interface Attempt {
  readonly signature: Uint8Array<ArrayBuffer>;
  /** The topmost root that it leads to. */
  readonly root: Uint8Array;
  /** Trees that grew and may be kept. */
  readonly grown: readonly { readonly place: Place; readonly subtree: Subtree }[];
  /** Whether what had been kept led to the key's root. */
  readonly keptIntact: boolean;
}

/** FIPS 205, Algorithm 19. */
export function attempt(
  scheme: Scheme,
  secretKey: Uint8Array,
  digested: Digesting,
  cache?: SubtreeCache,
  placement: Placement = 'plain',
): Attempt {
  const { parameters, shape, layout, engine } = scheme;
  const { skSeed, pkSeed, pkRoot } = secretKeyParts(parameters.n, secretKey);
  const signature = new Uint8Array(layout.bytes);
  const work = (hash: TreeHash): Attempt => {
    const { r, digest } = digested(hash);
    signature.set(r);
    const selection = selectionOf(parameters, digest);
    const forsKey = signFors(scheme, hash, selection, signature);
    return { signature, ...signHypertree(scheme, hash, selection, forsKey, pkRoot, signature, cache) };
  };
  let done = false;
  try {
    const made = engine.open(shape, { pkSeed, skSeed }, work, placement);
    done = true;
    return made;
  } finally {
    if (!done) signature.fill(0);
  }
}

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
  const made = attempt(scheme, secretKey, digesting(scheme, message, secretKey, optRand));
  const { pkRoot } = secretKeyParts(scheme.parameters.n, secretKey);
  if (sameBytes(made.root, pkRoot)) return made.signature;
  made.signature.fill(0);
  return undefined;
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
 * trees, so they grow together; then each layer signs the root below it. Trees that were kept do not grow, and
 * what signs their roots was kept with them: no key pair signs anew what lies in memory for long.
 */
function signHypertree(
  scheme: Scheme,
  hash: TreeHash,
  { places }: Selection,
  message: Uint8Array,
  pkRoot: Uint8Array,
  signature: Uint8Array,
  cache: SubtreeCache | undefined,
): Omit<Attempt, 'signature'> {
  const { parameters, wots, layout } = scheme;
  const { n, d, hPrime } = parameters;
  const kept = keptAbove(places, cache);
  const growing = d - kept.length;
  const roots = new Uint8Array(d * n);
  const paths = new Uint8Array(d * hPrime * n);
  const leafNodes = cache && new Uint8Array((growing * n) << hPrime);
  hash.xmssTrees({
    height: hPrime,
    addresses: treeAddresses(places.slice(0, growing), TREE),
    leaves: Uint32Array.from(places.slice(0, growing), ({ leaf }) => leaf),
    paths: paths.subarray(0, growing * hPrime * n),
    roots: roots.subarray(0, growing * n),
    leafNodes,
  });
  const keptPlaces = places.slice(growing);
  const keptPaths = paths.subarray(growing * hPrime * n);
  foldSubtrees(scheme, hash, keptPlaces, kept, roots.subarray(growing * n), keptPaths);
  const digits = new Uint8Array(d * wots.len);
  for (let layer = 0; layer < d; layer++) {
    const [signed, from] = layer === 0 ? [message, 0] : [roots, (layer - 1) * n];
    wotsDigits(parameters, wots, signed, from, digits, layer * wots.len);
  }
  const values = new Uint8Array(d * layout.path);
  try {
    const signing = Math.min(growing + 1, d);
    hash.signChains({
      addresses: keyPairAddresses(places.slice(0, signing), WOTS_HASH),
      digits: digits.subarray(0, signing * wots.len),
      values: values.subarray(0, signing * layout.path),
    });
    const linkOf = (layer: number): Uint8Array =>
      values.subarray(layer * layout.path, (layer + 1) * layout.path);
    for (let layer = signing; layer < d; layer++) linkOf(layer).set((kept[layer - signing] as Subtree).link);
    const [keptDigits, keptLinks] = [
      digits.subarray(growing * wots.len),
      values.subarray(growing * layout.path),
    ];
    const root = roots.subarray((d - 1) * n);
    const keptIntact =
      kept.length === 0 ||
      (endInLeaves(scheme, hash, keptPlaces, kept, keptDigits, keptLinks) && sameBytes(root, pkRoot));
    for (let layer = 0; layer < d; layer++) {
      const at = layout.hypertree + layer * layout.layerStride;
      signature.set(linkOf(layer), at);
      signature.set(paths.subarray(layer * hPrime * n, (layer + 1) * hPrime * n), at + layout.path);
    }
    const grown = places.slice(0, growing).flatMap((place, layer) => {
      if (leafNodes === undefined || !cache?.admits(layer)) return [];
      const leaves = leafNodes.slice((layer * n) << hPrime, ((layer + 1) * n) << hPrime);
      const link = layer === d - 1 ? new Uint8Array(0) : linkOf(layer + 1).slice();
      return [{ place, subtree: { leaves, link } }];
    });
    return { root, grown, keptIntact };
  } finally {
    values.fill(0);
  }
}

/** The kept trees among those of a signature, from the lowest of which all above it are kept too. */
function keptAbove(places: readonly Place[], cache: SubtreeCache | undefined): Subtree[] {
  const kept: Subtree[] = [];
  for (let layer = places.length - 1; layer >= 0; layer--) {
    const found = cache?.find(places[layer] as Place);
    if (found === undefined) break;
    kept.unshift(found);
  }
  return kept;
}
