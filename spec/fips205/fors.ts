// FIPS 205, section 8: Forest of Random Subsets (FORS).
import { concat } from '../bytes.ts';
import {
  type Address,
  copyAddress,
  FORS_PRF,
  FORS_ROOTS,
  getKeyPairAddress,
  getTreeIndex,
  setKeyPairAddress,
  setTreeHeight,
  setTreeIndex,
  setTypeAndClear,
} from './address.ts';
import { base2b } from './conversions.ts';
import type { Scheme } from './scheme.ts';

/** FIPS 205, Algorithm 14: fors_skGen(SK.seed, PK.seed, ADRS, idx). */
export function forsSkGen(
  scheme: Scheme,
  skSeed: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
  idx: number,
): Uint8Array {
  const skAdrs = copyAddress(adrs);
  setTypeAndClear(skAdrs, FORS_PRF);
  setKeyPairAddress(skAdrs, getKeyPairAddress(adrs));
  setTreeIndex(skAdrs, idx);
  return scheme.hash.prf(pkSeed, skSeed, skAdrs);
}

/** FIPS 205, Algorithm 15: fors_node(SK.seed, i, z, PK.seed, ADRS). */
export function forsNode(
  scheme: Scheme,
  skSeed: Uint8Array,
  i: number,
  z: number,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  if (z === 0) {
    const sk = forsSkGen(scheme, skSeed, pkSeed, adrs, i);
    setTreeHeight(adrs, 0);
    setTreeIndex(adrs, i);
    return scheme.hash.f(pkSeed, adrs, sk);
  }
  const lnode = forsNode(scheme, skSeed, 2 * i, z - 1, pkSeed, adrs);
  const rnode = forsNode(scheme, skSeed, 2 * i + 1, z - 1, pkSeed, adrs);
  setTreeHeight(adrs, z);
  setTreeIndex(adrs, i);
  return scheme.hash.h(pkSeed, adrs, concat(lnode, rnode));
}

/** FIPS 205, Algorithm 16: fors_sign(md, SK.seed, PK.seed, ADRS). */
export function forsSign(
  scheme: Scheme,
  md: Uint8Array,
  skSeed: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const { a, k } = scheme.parameters;
  const sigFors: Uint8Array[] = [];
  const indices = base2b(md, a, k);
  for (let i = 0; i < k; i++) {
    const index = indices[i] as number;
    sigFors.push(forsSkGen(scheme, skSeed, pkSeed, adrs, i * 2 ** a + index));
    for (let j = 0; j < a; j++) {
      const s = Math.floor(index / 2 ** j) ^ 1;
      sigFors.push(forsNode(scheme, skSeed, i * 2 ** (a - j) + s, j, pkSeed, adrs));
    }
  }
  return concat(...sigFors);
}

/** FIPS 205, Algorithm 17: fors_pkFromSig(SIG_FORS, md, PK.seed, ADRS). */
export function forsPkFromSig(
  scheme: Scheme,
  sigFors: Uint8Array,
  md: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const { n, a, k } = scheme.parameters;
  const indices = base2b(md, a, k);
  const root: Uint8Array[] = [];
  for (let i = 0; i < k; i++) {
    const index = indices[i] as number;
    const at = i * (a + 1);
    const sk = sigFors.slice(at * n, (at + 1) * n);
    setTreeHeight(adrs, 0);
    setTreeIndex(adrs, i * 2 ** a + index);
    let node = scheme.hash.f(pkSeed, adrs, sk);
    const auth = sigFors.slice((at + 1) * n, (at + 1 + a) * n);
    for (let j = 0; j < a; j++) {
      setTreeHeight(adrs, j + 1);
      const sibling = auth.slice(j * n, (j + 1) * n);
      if (Math.floor(index / 2 ** j) % 2 === 0) {
        setTreeIndex(adrs, getTreeIndex(adrs) / 2);
        node = scheme.hash.h(pkSeed, adrs, concat(node, sibling));
      } else {
        setTreeIndex(adrs, (getTreeIndex(adrs) - 1) / 2);
        node = scheme.hash.h(pkSeed, adrs, concat(sibling, node));
      }
    }
    root.push(node);
  }
  const forsPkAdrs = copyAddress(adrs);
  setTypeAndClear(forsPkAdrs, FORS_ROOTS);
  setKeyPairAddress(forsPkAdrs, getKeyPairAddress(adrs));
  return scheme.hash.tL(pkSeed, forsPkAdrs, concat(...root));
}
