// FIPS 205, section 4.1: the hash functions and pseudorandom functions.
import type { Address } from './address.ts';

export interface HashSuite {
  /** m bytes. */
  hMsg(R: Uint8Array, pkSeed: Uint8Array, pkRoot: Uint8Array, M: Uint8Array): Uint8Array;
  prf(pkSeed: Uint8Array, skSeed: Uint8Array, adrs: Address): Uint8Array;
  prfMsg(skPrf: Uint8Array, optRand: Uint8Array, M: Uint8Array): Uint8Array;
  /** M1 is n bytes. */
  f(pkSeed: Uint8Array, adrs: Address, M1: Uint8Array): Uint8Array;
  /** M2 is 2n bytes. */
  h(pkSeed: Uint8Array, adrs: Address, M2: Uint8Array): Uint8Array;
  /** Ml is l * n bytes. */
  tL(pkSeed: Uint8Array, adrs: Address, Ml: Uint8Array): Uint8Array;
}

export interface HashCall {
  readonly name: keyof HashSuite;
  /** The arguments as they were, in the standard's order. */
  readonly inputs: readonly Uint8Array[];
  readonly output: Uint8Array;
}

/** The same functions, each call reported once it is done. */
export function traced(suite: HashSuite, report: (call: HashCall) => void): HashSuite {
  function watch(name: keyof HashSuite): (...inputs: [Uint8Array, Uint8Array, Uint8Array]) => Uint8Array {
    return (...inputs) => {
      const before = inputs.map((input) => input.slice());
      const output = (suite[name] as (...all: Uint8Array[]) => Uint8Array)(...inputs);
      report({ name, inputs: before, output: output.slice() });
      return output;
    };
  }
  return {
    hMsg: watch('hMsg') as HashSuite['hMsg'],
    prf: watch('prf'),
    prfMsg: watch('prfMsg'),
    f: watch('f'),
    h: watch('h'),
    tL: watch('tL'),
  };
}
