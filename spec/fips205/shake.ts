// FIPS 205, section 11.1: SLH-DSA Using SHAKE.
import { concat } from '../bytes.ts';
import { shake256 } from '../fips202.ts';
import type { HashSuite } from './hash-suite.ts';

export function shakeSuite({ n, m }: { readonly n: number; readonly m: number }): HashSuite {
  return {
    hMsg: (R, pkSeed, pkRoot, M) => shake256(concat(R, pkSeed, pkRoot, M), 8 * m),
    prf: (pkSeed, skSeed, adrs) => shake256(concat(pkSeed, adrs, skSeed), 8 * n),
    prfMsg: (skPrf, optRand, M) => shake256(concat(skPrf, optRand, M), 8 * n),
    f: (pkSeed, adrs, M1) => shake256(concat(pkSeed, adrs, M1), 8 * n),
    h: (pkSeed, adrs, M2) => shake256(concat(pkSeed, adrs, M2), 8 * n),
    tL: (pkSeed, adrs, Ml) => shake256(concat(pkSeed, adrs, Ml), 8 * n),
  };
}
