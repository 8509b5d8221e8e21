// FIPS 205 as text (spec/fips205) over Node's own hashes instead of the slow ones: byte for byte what a set must
// give, quickly enough for the f sets.
import { parameterSets } from '../../spec/fips205/parameters.ts';
import type { Scheme } from '../../spec/fips205/scheme.ts';
import { suiteOf } from '../engines/suites.ts';

/** A set by its name. */
export function oracle(name: string): Scheme {
  const parameters = parameterSets.find((set) => set.name === name);
  if (parameters === undefined) throw new RangeError(`no set is named ${name}`);
  return { parameters, hash: suiteOf(parameters) };
}
