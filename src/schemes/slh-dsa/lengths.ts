import type { HashShape } from '../../engines/tree-hash.ts';
import type { ParameterSet } from './parameters.ts';

export interface WotsLengths {
  readonly w: number;
  readonly len1: number;
  readonly len2: number;
  readonly len: number;
}

/** FIPS 205, section 5, equations 5.1 to 5.4; len2 is counted in integers, as Algorithm 1 does. */
export function wotsLengths({ n, lgW }: Pick<ParameterSet, 'n' | 'lgW'>): WotsLengths {
  const w = 1 << lgW;
  const len1 = Math.ceil((8 * n) / lgW);
  let len2 = 1;
  for (let capacity = w; capacity <= len1 * (w - 1); capacity *= w) len2++;
  return { w, len1, len2, len: len1 + len2 };
}

/** What the hashing needs to know of a set. */
export function hashShape(parameters: ParameterSet): HashShape {
  const { n, k } = parameters;
  const { w, len } = wotsLengths(parameters);
  return { n, w, len, k };
}

/** Where the parts of a signature begin (FIPS 205, section 9.2, Figure 17), in bytes. */
export interface SignatureLayout {
  readonly fors: number;
  /** From one FORS tree's part (secret value, path) to the next. */
  readonly forsStride: number;
  readonly hypertree: number;
  /** From one layer's part (chains, path) to the next. */
  readonly layerStride: number;
  /** From a layer's part to its path. */
  readonly path: number;
  readonly bytes: number;
}

export function signatureLayout(parameters: ParameterSet): SignatureLayout {
  const { n, k, a, d, hPrime } = parameters;
  const { len } = wotsLengths(parameters);
  const fors = n;
  const forsStride = (1 + a) * n;
  const hypertree = fors + k * forsStride;
  const layerStride = (len + hPrime) * n;
  return { fors, forsStride, hypertree, layerStride, path: len * n, bytes: hypertree + d * layerStride };
}
