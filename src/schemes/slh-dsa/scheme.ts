import type { HashShape, TreeHashEngine } from '../../engines/tree-hash.ts';
import {
  hashShape,
  type SignatureLayout,
  signatureLayout,
  type WotsLengths,
  wotsLengths,
} from './lengths.ts';
import type { ParameterSet } from './parameters.ts';

/** A parameter set, what follows from it, and the engine that hashes for it. */
export interface Scheme {
  readonly parameters: ParameterSet;
  readonly wots: WotsLengths;
  readonly shape: HashShape;
  readonly layout: SignatureLayout;
  readonly engine: TreeHashEngine;
}

export function schemeOf(parameters: ParameterSet, engine: TreeHashEngine): Scheme {
  return {
    parameters,
    wots: wotsLengths(parameters),
    shape: hashShape(parameters),
    layout: signatureLayout(parameters),
    engine,
  };
}

/** SK.seed || SK.prf || PK.seed || PK.root (FIPS 205, section 9.1, Figure 15). */
export interface SecretKeyParts {
  readonly skSeed: Uint8Array;
  readonly skPrf: Uint8Array;
  readonly pkSeed: Uint8Array;
  readonly pkRoot: Uint8Array;
}

export function secretKeyParts(n: number, secretKey: Uint8Array): SecretKeyParts {
  return {
    skSeed: secretKey.subarray(0, n),
    skPrf: secretKey.subarray(n, 2 * n),
    pkSeed: secretKey.subarray(2 * n, 3 * n),
    pkRoot: secretKey.subarray(3 * n, 4 * n),
  };
}
