// FIPS 205, section 6: The eXtended Merkle Signature Scheme (XMSS).
import { concat } from '../bytes.ts';
import {
  type Address,
  getTreeIndex,
  setKeyPairAddress,
  setTreeHeight,
  setTreeIndex,
  setTypeAndClear,
  TREE,
  WOTS_HASH,
} from './address.ts';
import { wotsLengths } from './parameters.ts';
import type { Scheme } from './scheme.ts';
import { wotsPkFromSig, wotsPkGen, wotsSign } from './wots.ts';

/** FIPS 205, Algorithm 9: xmss_node(SK.seed, i, z, PK.seed, ADRS). */
export function xmssNode(
  scheme: Scheme,
  skSeed: Uint8Array,
  i: number,
  z: number,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  if (z === 0) {
    setTypeAndClear(adrs, WOTS_HASH);
    setKeyPairAddress(adrs, i);
    return wotsPkGen(scheme, skSeed, pkSeed, adrs);
  }
  const lnode = xmssNode(scheme, skSeed, 2 * i, z - 1, pkSeed, adrs);
  const rnode = xmssNode(scheme, skSeed, 2 * i + 1, z - 1, pkSeed, adrs);
  setTypeAndClear(adrs, TREE);
  setTreeHeight(adrs, z);
  setTreeIndex(adrs, i);
  return scheme.hash.h(pkSeed, adrs, concat(lnode, rnode));
}

/** FIPS 205, Algorithm 10: xmss_sign(M, SK.seed, idx, PK.seed, ADRS). */
export function xmssSign(
  scheme: Scheme,
  M: Uint8Array,
  skSeed: Uint8Array,
  idx: number,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const AUTH: Uint8Array[] = [];
  for (let j = 0; j < scheme.parameters.hPrime; j++) {
    const k = Math.floor(idx / 2 ** j) ^ 1;
    AUTH.push(xmssNode(scheme, skSeed, k, j, pkSeed, adrs));
  }
  setTypeAndClear(adrs, WOTS_HASH);
  setKeyPairAddress(adrs, idx);
  const sig = wotsSign(scheme, M, skSeed, pkSeed, adrs);
  return concat(sig, ...AUTH);
}

/** FIPS 205, Algorithm 11: xmss_pkFromSig(idx, SIG_XMSS, M, PK.seed, ADRS). */
export function xmssPkFromSig(
  scheme: Scheme,
  idx: number,
  sigXmss: Uint8Array,
  M: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const { n, hPrime } = scheme.parameters;
  const { len } = wotsLengths(scheme.parameters);
  setTypeAndClear(adrs, WOTS_HASH);
  setKeyPairAddress(adrs, idx);
  const sig = sigXmss.slice(0, len * n);
  const AUTH = sigXmss.slice(len * n, (len + hPrime) * n);
  let node = wotsPkFromSig(scheme, sig, M, pkSeed, adrs);
  setTypeAndClear(adrs, TREE);
  setTreeIndex(adrs, idx);
  for (let k = 0; k < hPrime; k++) {
    setTreeHeight(adrs, k + 1);
    const auth = AUTH.slice(k * n, (k + 1) * n);
    if (Math.floor(idx / 2 ** k) % 2 === 0) {
      setTreeIndex(adrs, getTreeIndex(adrs) / 2);
      node = scheme.hash.h(pkSeed, adrs, concat(node, auth));
    } else {
      setTreeIndex(adrs, (getTreeIndex(adrs) - 1) / 2);
      node = scheme.hash.h(pkSeed, adrs, concat(auth, node));
    }
  }
  return node;
}
