// FIPS 205, section 7: The SLH-DSA Hypertree.
import { concat, equal } from '../bytes.ts';
import { newAddress, setLayerAddress, setTreeAddress } from './address.ts';
import { wotsLengths } from './parameters.ts';
import type { Scheme } from './scheme.ts';
import { xmssPkFromSig, xmssSign } from './xmss.ts';

/** FIPS 205, Algorithm 12: ht_sign(M, SK.seed, PK.seed, idx_tree, idx_leaf). */
export function htSign(
  scheme: Scheme,
  M: Uint8Array,
  skSeed: Uint8Array,
  pkSeed: Uint8Array,
  idxTree: bigint,
  idxLeaf: number,
): Uint8Array {
  const { d, hPrime } = scheme.parameters;
  const adrs = newAddress();
  setTreeAddress(adrs, idxTree);
  let sigTmp = xmssSign(scheme, M, skSeed, idxLeaf, pkSeed, adrs);
  const sigHt = [sigTmp];
  let root = xmssPkFromSig(scheme, idxLeaf, sigTmp, M, pkSeed, adrs);
  let tree = idxTree;
  for (let j = 1; j < d; j++) {
    const leaf = Number(tree % 2n ** BigInt(hPrime));
    tree = tree >> BigInt(hPrime);
    setLayerAddress(adrs, j);
    setTreeAddress(adrs, tree);
    sigTmp = xmssSign(scheme, root, skSeed, leaf, pkSeed, adrs);
    sigHt.push(sigTmp);
    if (j < d - 1) root = xmssPkFromSig(scheme, leaf, sigTmp, root, pkSeed, adrs);
  }
  return concat(...sigHt);
}

/** FIPS 205, Algorithm 13: ht_verify(M, SIG_HT, PK.seed, idx_tree, idx_leaf, PK.root). */
export function htVerify(
  scheme: Scheme,
  M: Uint8Array,
  sigHt: Uint8Array,
  pkSeed: Uint8Array,
  idxTree: bigint,
  idxLeaf: number,
  pkRoot: Uint8Array,
): boolean {
  const { n, d, hPrime } = scheme.parameters;
  const xmssBytes = (hPrime + wotsLengths(scheme.parameters).len) * n;
  const adrs = newAddress();
  setTreeAddress(adrs, idxTree);
  let node = xmssPkFromSig(scheme, idxLeaf, sigHt.slice(0, xmssBytes), M, pkSeed, adrs);
  let tree = idxTree;
  for (let j = 1; j < d; j++) {
    const leaf = Number(tree % 2n ** BigInt(hPrime));
    tree = tree >> BigInt(hPrime);
    setLayerAddress(adrs, j);
    setTreeAddress(adrs, tree);
    const sigTmp = sigHt.slice(j * xmssBytes, (j + 1) * xmssBytes);
    node = xmssPkFromSig(scheme, leaf, sigTmp, node, pkSeed, adrs);
  }
  return equal(node, pkRoot);
}
