/** One row of FIPS 205, section 11, Table 2. */
export interface ParameterSet {
  readonly name: string;
  /** What hashes: the functions of section 11.1 or of 11.2. */
  readonly hash: 'SHAKE' | 'SHA2';
  readonly securityLevel: 128 | 192 | 256;
  readonly n: number;
  readonly h: number;
  readonly d: number;
  readonly hPrime: number;
  readonly a: number;
  readonly k: number;
  readonly lgW: number;
  readonly m: number;
}

type Numbers = readonly [
  n: number,
  h: number,
  d: number,
  hPrime: number,
  a: number,
  k: number,
  lgW: number,
  m: number,
];

type Row<N extends string> = ParameterSet & { readonly name: N };

function row<N extends string>(
  name: N,
  hash: ParameterSet['hash'],
  securityLevel: ParameterSet['securityLevel'],
  [n, h, d, hPrime, a, k, lgW, m]: Numbers,
): Row<N> {
  return { name, hash, securityLevel, n, h, d, hPrime, a, k, lgW, m };
}

// Each set is a constant of its own, made by a pure call, so that a bundle holds only those that are used.
// The numbers: n, h, d, h', a, k, lg_w, m.
const numbers128s: Numbers = [16, 63, 7, 9, 12, 14, 4, 30];
const numbers128f: Numbers = [16, 66, 22, 3, 6, 33, 4, 34];
const numbers192s: Numbers = [24, 63, 7, 9, 14, 17, 4, 39];
const numbers192f: Numbers = [24, 66, 22, 3, 8, 33, 4, 42];
const numbers256s: Numbers = [32, 64, 8, 8, 14, 22, 4, 47];
const numbers256f: Numbers = [32, 68, 17, 4, 9, 35, 4, 49];
export const SHAKE_128S: Row<'SLH-DSA-SHAKE-128s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-128s',
  'SHAKE',
  128,
  numbers128s,
);
export const SHAKE_128F: Row<'SLH-DSA-SHAKE-128f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-128f',
  'SHAKE',
  128,
  numbers128f,
);
export const SHAKE_192S: Row<'SLH-DSA-SHAKE-192s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-192s',
  'SHAKE',
  192,
  numbers192s,
);
export const SHAKE_192F: Row<'SLH-DSA-SHAKE-192f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-192f',
  'SHAKE',
  192,
  numbers192f,
);
export const SHAKE_256S: Row<'SLH-DSA-SHAKE-256s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-256s',
  'SHAKE',
  256,
  numbers256s,
);
export const SHAKE_256F: Row<'SLH-DSA-SHAKE-256f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHAKE-256f',
  'SHAKE',
  256,
  numbers256f,
);
export const SHA2_128S: Row<'SLH-DSA-SHA2-128s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-128s',
  'SHA2',
  128,
  numbers128s,
);
export const SHA2_128F: Row<'SLH-DSA-SHA2-128f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-128f',
  'SHA2',
  128,
  numbers128f,
);
export const SHA2_192S: Row<'SLH-DSA-SHA2-192s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-192s',
  'SHA2',
  192,
  numbers192s,
);
export const SHA2_192F: Row<'SLH-DSA-SHA2-192f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-192f',
  'SHA2',
  192,
  numbers192f,
);
export const SHA2_256S: Row<'SLH-DSA-SHA2-256s'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-256s',
  'SHA2',
  256,
  numbers256s,
);
export const SHA2_256F: Row<'SLH-DSA-SHA2-256f'> = /* @__PURE__ */ row(
  'SLH-DSA-SHA2-256f',
  'SHA2',
  256,
  numbers256f,
);
