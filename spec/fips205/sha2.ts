// FIPS 205, section 11.2: SLH-DSA Using SHA2. Section 11.2.1 for security category 1 (n = 16), section
// 11.2.2 for categories 3 and 5 (n = 24 and 32).
import { concat } from '../bytes.ts';
import { sha256, sha512 } from '../fips180-4/hash-algorithms.ts';
import { hmac } from '../fips198-1.ts';
import { mgf1 } from '../rfc8017.ts';
import { type Address, compressed } from './address.ts';
import { toByte } from './conversions.ts';
import type { HashSuite } from './hash-suite.ts';

/** Trunc_l(x): the leftmost l bytes. */
function trunc(l: number, x: Uint8Array): Uint8Array {
  return x.slice(0, l);
}

export function sha2Suite({ n, m }: { readonly n: number; readonly m: number }): HashSuite {
  const categoryOne = n === 16;
  const [large, blockBytes] = categoryOne ? [sha256, 64] : [sha512, 128];

  function withSha256(pkSeed: Uint8Array, adrs: Address, M: Uint8Array): Uint8Array {
    return trunc(n, sha256(concat(pkSeed, toByte(0, 64 - n), compressed(adrs), M)));
  }

  function withLarge(pkSeed: Uint8Array, adrs: Address, M: Uint8Array): Uint8Array {
    return trunc(n, large(concat(pkSeed, toByte(0, blockBytes - n), compressed(adrs), M)));
  }

  return {
    hMsg: (R, pkSeed, pkRoot, M) => mgf1(large, concat(R, pkSeed, large(concat(R, pkSeed, pkRoot, M))), m),
    prf: (pkSeed, skSeed, adrs) => withSha256(pkSeed, adrs, skSeed),
    prfMsg: (skPrf, optRand, M) => trunc(n, hmac(large, blockBytes, skPrf, concat(optRand, M))),
    f: withSha256,
    h: withLarge,
    tL: withLarge,
  };
}
