// FIPS 205, section 9: SLH-DSA Internal Functions. Keys are written as the concatenation of their parts:
// SK.seed || SK.prf || PK.seed || PK.root (Figure 15) and PK.seed || PK.root (Figure 16).
import { concat } from '../bytes.ts';
import {
  FORS_TREE,
  newAddress,
  setKeyPairAddress,
  setLayerAddress,
  setTreeAddress,
  setTypeAndClear,
} from './address.ts';
import { toInt } from './conversions.ts';
import { forsPkFromSig, forsSign } from './fors.ts';
import { htSign, htVerify } from './hypertree.ts';
import { signatureBytes } from './parameters.ts';
import type { Scheme } from './scheme.ts';
import { xmssNode } from './xmss.ts';

export interface KeyPair {
  readonly sk: Uint8Array;
  readonly pk: Uint8Array;
}

/** FIPS 205, Algorithm 18: slh_keygen_internal(SK.seed, SK.prf, PK.seed). */
export function slhKeygenInternal(
  scheme: Scheme,
  skSeed: Uint8Array,
  skPrf: Uint8Array,
  pkSeed: Uint8Array,
): KeyPair {
  const { d, hPrime } = scheme.parameters;
  const adrs = newAddress();
  setLayerAddress(adrs, d - 1);
  const pkRoot = xmssNode(scheme, skSeed, 0, hPrime, pkSeed, adrs);
  return { sk: concat(skSeed, skPrf, pkSeed, pkRoot), pk: concat(pkSeed, pkRoot) };
}

export interface DigestParts {
  readonly md: Uint8Array;
  readonly idxTree: bigint;
  readonly idxLeaf: number;
}

/** FIPS 205, Algorithm 19, lines 6 to 10, and Algorithm 20, lines 9 to 13. */
export function digestParts(scheme: Scheme, digest: Uint8Array): DigestParts {
  const { h, d, a, k } = scheme.parameters;
  const mdBytes = Math.ceil((k * a) / 8);
  const treeBytes = Math.ceil((h - h / d) / 8);
  const leafBytes = Math.ceil(h / (8 * d));
  const tmpIdxTree = digest.slice(mdBytes, mdBytes + treeBytes);
  const tmpIdxLeaf = digest.slice(mdBytes + treeBytes, mdBytes + treeBytes + leafBytes);
  return {
    md: digest.slice(0, mdBytes),
    idxTree: toInt(tmpIdxTree, treeBytes) % 2n ** BigInt(h - h / d),
    idxLeaf: Number(toInt(tmpIdxLeaf, leafBytes) % 2n ** BigInt(h / d)),
  };
}

/** FIPS 205, Algorithm 19: slh_sign_internal(M, SK, addrnd); without addrnd the deterministic variant. */
export function slhSignInternal(
  scheme: Scheme,
  M: Uint8Array,
  sk: Uint8Array,
  addrnd?: Uint8Array,
): Uint8Array {
  const { n } = scheme.parameters;
  const [skSeed, skPrf, pkSeed, pkRoot] = [0, 1, 2, 3].map((i) => sk.slice(i * n, (i + 1) * n)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const adrs = newAddress();
  const optRand = addrnd ?? pkSeed;
  const R = scheme.hash.prfMsg(skPrf, optRand, M);
  const digest = scheme.hash.hMsg(R, pkSeed, pkRoot, M);
  const { md, idxTree, idxLeaf } = digestParts(scheme, digest);
  setTreeAddress(adrs, idxTree);
  setTypeAndClear(adrs, FORS_TREE);
  setKeyPairAddress(adrs, idxLeaf);
  const sigFors = forsSign(scheme, md, skSeed, pkSeed, adrs);
  const pkFors = forsPkFromSig(scheme, sigFors, md, pkSeed, adrs);
  const sigHt = htSign(scheme, pkFors, skSeed, pkSeed, idxTree, idxLeaf);
  return concat(R, sigFors, sigHt);
}

/** FIPS 205, Algorithm 20: slh_verify_internal(M, SIG, PK). */
export function slhVerifyInternal(scheme: Scheme, M: Uint8Array, sig: Uint8Array, pk: Uint8Array): boolean {
  const { n, a, k } = scheme.parameters;
  if (sig.length !== signatureBytes(scheme.parameters)) return false;
  const [pkSeed, pkRoot] = [pk.slice(0, n), pk.slice(n, 2 * n)];
  const adrs = newAddress();
  const R = sig.slice(0, n);
  const sigFors = sig.slice(n, (1 + k * (1 + a)) * n);
  const sigHt = sig.slice((1 + k * (1 + a)) * n);
  const digest = scheme.hash.hMsg(R, pkSeed, pkRoot, M);
  const { md, idxTree, idxLeaf } = digestParts(scheme, digest);
  setTreeAddress(adrs, idxTree);
  setTypeAndClear(adrs, FORS_TREE);
  setKeyPairAddress(adrs, idxLeaf);
  const pkFors = forsPkFromSig(scheme, sigFors, md, pkSeed, adrs);
  return htVerify(scheme, pkFors, sigHt, pkSeed, idxTree, idxLeaf, pkRoot);
}
