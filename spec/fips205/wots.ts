// FIPS 205, section 5: One-Time Signatures. Arrays of n-byte strings are written as their concatenation.
import { concat } from '../bytes.ts';
import {
  type Address,
  copyAddress,
  getKeyPairAddress,
  setChainAddress,
  setHashAddress,
  setKeyPairAddress,
  setTypeAndClear,
  WOTS_PK,
  WOTS_PRF,
} from './address.ts';
import { base2b, toByte } from './conversions.ts';
import { wotsLengths } from './parameters.ts';
import type { Scheme } from './scheme.ts';

/** FIPS 205, Algorithm 5: chain(X, i, s, PK.seed, ADRS). */
export function chain(
  scheme: Scheme,
  X: Uint8Array,
  i: number,
  s: number,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  let tmp = X;
  for (let j = i; j <= i + s - 1; j++) {
    setHashAddress(adrs, j);
    tmp = scheme.hash.f(pkSeed, adrs, tmp);
  }
  return tmp;
}

/** FIPS 205, Algorithm 6: wots_pkGen(SK.seed, PK.seed, ADRS). */
export function wotsPkGen(scheme: Scheme, skSeed: Uint8Array, pkSeed: Uint8Array, adrs: Address): Uint8Array {
  const { w, len } = wotsLengths(scheme.parameters);
  const skAdrs = copyAddress(adrs);
  setTypeAndClear(skAdrs, WOTS_PRF);
  setKeyPairAddress(skAdrs, getKeyPairAddress(adrs));
  const tmp: Uint8Array[] = [];
  for (let i = 0; i < len; i++) {
    setChainAddress(skAdrs, i);
    const sk = scheme.hash.prf(pkSeed, skSeed, skAdrs);
    setChainAddress(adrs, i);
    tmp.push(chain(scheme, sk, 0, w - 1, pkSeed, adrs));
  }
  const wotsPkAdrs = copyAddress(adrs);
  setTypeAndClear(wotsPkAdrs, WOTS_PK);
  setKeyPairAddress(wotsPkAdrs, getKeyPairAddress(adrs));
  return scheme.hash.tL(pkSeed, wotsPkAdrs, concat(...tmp));
}

/** FIPS 205, Algorithm 7, lines 1 to 7, and Algorithm 8, lines 1 to 7: M and its checksum in base w. */
export function messageAndChecksum(scheme: Scheme, M: Uint8Array): number[] {
  const { lgW } = scheme.parameters;
  const { w, len1, len2 } = wotsLengths(scheme.parameters);
  let csum = 0;
  const msg = base2b(M, lgW, len1);
  for (let i = 0; i < len1; i++) csum = csum + w - 1 - (msg[i] as number);
  csum = csum << ((8 - ((len2 * lgW) % 8)) % 8);
  return [...msg, ...base2b(toByte(csum, Math.ceil((len2 * lgW) / 8)), lgW, len2)];
}

/** FIPS 205, Algorithm 7: wots_sign(M, SK.seed, PK.seed, ADRS). */
export function wotsSign(
  scheme: Scheme,
  M: Uint8Array,
  skSeed: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const { len } = wotsLengths(scheme.parameters);
  const msg = messageAndChecksum(scheme, M);
  const skAdrs = copyAddress(adrs);
  setTypeAndClear(skAdrs, WOTS_PRF);
  setKeyPairAddress(skAdrs, getKeyPairAddress(adrs));
  const sig: Uint8Array[] = [];
  for (let i = 0; i < len; i++) {
    setChainAddress(skAdrs, i);
    const sk = scheme.hash.prf(pkSeed, skSeed, skAdrs);
    setChainAddress(adrs, i);
    sig.push(chain(scheme, sk, 0, msg[i] as number, pkSeed, adrs));
  }
  return concat(...sig);
}

/** FIPS 205, Algorithm 8: wots_pkFromSig(sig, M, PK.seed, ADRS). */
export function wotsPkFromSig(
  scheme: Scheme,
  sig: Uint8Array,
  M: Uint8Array,
  pkSeed: Uint8Array,
  adrs: Address,
): Uint8Array {
  const { n } = scheme.parameters;
  const { w, len } = wotsLengths(scheme.parameters);
  const msg = messageAndChecksum(scheme, M);
  const tmp: Uint8Array[] = [];
  for (let i = 0; i < len; i++) {
    setChainAddress(adrs, i);
    const digit = msg[i] as number;
    tmp.push(chain(scheme, sig.slice(i * n, (i + 1) * n), digit, w - 1 - digit, pkSeed, adrs));
  }
  const wotsPkAdrs = copyAddress(adrs);
  setTypeAndClear(wotsPkAdrs, WOTS_PK);
  setKeyPairAddress(wotsPkAdrs, getKeyPairAddress(adrs));
  return scheme.hash.tL(pkSeed, wotsPkAdrs, concat(...tmp));
}
