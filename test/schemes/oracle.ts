// FIPS 205 as text (spec/fips205) over Node's own SHAKE256 instead of the slow one: byte for byte what a set must
// give, quickly enough for the f sets.
import { createHash } from 'node:crypto';
import type { HashSuite } from '../../spec/fips205/hash-suite.ts';
import { type ParameterSet, parameterSets } from '../../spec/fips205/parameters.ts';
import type { Scheme } from '../../spec/fips205/scheme.ts';

function shake256(length: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('shake256', { outputLength: length });
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

export function suiteOf({ n, m }: Pick<ParameterSet, 'n' | 'm'>): HashSuite {
  return {
    hMsg: (R, pkSeed, pkRoot, M) => shake256(m, R, pkSeed, pkRoot, M),
    prf: (pkSeed, skSeed, adrs) => shake256(n, pkSeed, adrs, skSeed),
    prfMsg: (skPrf, optRand, M) => shake256(n, skPrf, optRand, M),
    f: (pkSeed, adrs, M1) => shake256(n, pkSeed, adrs, M1),
    h: (pkSeed, adrs, M2) => shake256(n, pkSeed, adrs, M2),
    tL: (pkSeed, adrs, Ml) => shake256(n, pkSeed, adrs, Ml),
  };
}

/** A SHAKE set by its name. */
export function oracle(name: string): Scheme {
  const parameters = parameterSets.find((set) => set.name === name && set.family === 'SHAKE');
  if (parameters === undefined) throw new RangeError(`no SHAKE set is named ${name}`);
  return { parameters, hash: suiteOf(parameters) };
}
