// SLH-DSA with one row of parameters and its hash functions: what the standard's algorithms take as given.
import type { HashSuite } from './hash-suite.ts';
import { type ParameterSet, parameterSets } from './parameters.ts';
import { sha2Suite } from './sha2.ts';
import { shakeSuite } from './shake.ts';

export interface Scheme {
  readonly parameters: ParameterSet;
  readonly hash: HashSuite;
}

export function schemeOf(parameters: ParameterSet): Scheme {
  return { parameters, hash: parameters.family === 'SHAKE' ? shakeSuite(parameters) : sha2Suite(parameters) };
}

/** The scheme of one of the twelve sets of Table 2, as in `SLH-DSA-SHAKE-128f`. */
export function schemeNamed(name: string): Scheme {
  const parameters = parameterSets.find((set) => set.name === name);
  if (parameters === undefined) throw new RangeError(`no parameter set is named ${name}`);
  return schemeOf(parameters);
}
