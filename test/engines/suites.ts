// The functions of FIPS 205, section 11, over Node's own hashes. They share no text with src/ or with spec/.
import { createHash, createHmac } from 'node:crypto';
import type { HashSuite } from '../../spec/fips205/hash-suite.ts';
import type { ParameterSet } from '../../spec/fips205/parameters.ts';

export type HashFamily = ParameterSet['family'];

type Bytes = Uint8Array;

export function shake256(length: number, ...parts: readonly Bytes[]): Bytes {
  const hash = createHash('shake256', { outputLength: length });
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

function shakeSuite(n: number, m: number): HashSuite {
  return {
    hMsg: (R, pkSeed, pkRoot, M) => shake256(m, R, pkSeed, pkRoot, M),
    prf: (pkSeed, skSeed, adrs) => shake256(n, pkSeed, adrs, skSeed),
    prfMsg: (skPrf, optRand, M) => shake256(n, skPrf, optRand, M),
    f: (pkSeed, adrs, M1) => shake256(n, pkSeed, adrs, M1),
    h: (pkSeed, adrs, M2) => shake256(n, pkSeed, adrs, M2),
    tL: (pkSeed, adrs, Ml) => shake256(n, pkSeed, adrs, Ml),
  };
}

function sha2Suite(n: number, m: number): HashSuite {
  const hash = (name: string, ...parts: readonly Bytes[]): Bytes => {
    const object = createHash(name);
    for (const part of parts) object.update(part);
    return new Uint8Array(object.digest());
  };
  const [wide, block] = n === 16 ? (['sha256', 64] as const) : (['sha512', 128] as const);
  const tree =
    (name: string, blockBytes: number) =>
    (pkSeed: Bytes, adrs: Bytes, M: Bytes): Bytes => {
      const short = [adrs.subarray(3, 4), adrs.subarray(8, 16), adrs.subarray(19, 20), adrs.subarray(20)];
      return hash(name, pkSeed, new Uint8Array(blockBytes - n), ...short, M).slice(0, n);
    };
  const f = tree('sha256', 64);
  const h = tree(wide, block);
  return {
    hMsg: (R, pkSeed, pkRoot, M) => {
      const seed = [R, pkSeed, hash(wide, R, pkSeed, pkRoot, M)];
      const masks = [0, 1].map((counter) => hash(wide, ...seed, Uint8Array.of(0, 0, 0, counter)));
      return new Uint8Array(Buffer.concat(masks)).slice(0, m);
    },
    prf: (pkSeed, skSeed, adrs) => f(pkSeed, adrs, skSeed),
    prfMsg: (skPrf, optRand, M) =>
      new Uint8Array(createHmac(wide, skPrf).update(optRand).update(M).digest()).slice(0, n),
    f,
    h,
    tL: h,
  };
}

/** For an H_msg of at most 64 bytes. */
export function suiteOf({ family, n, m }: Pick<ParameterSet, 'family' | 'n' | 'm'>): HashSuite {
  return family === 'SHAKE' ? shakeSuite(n, m) : sha2Suite(n, m);
}
