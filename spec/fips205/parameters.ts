// FIPS 205, section 11, Table 2, and the lengths of section 5 that follow from a row.

export interface ParameterSet {
  readonly name: string;
  readonly family: 'SHA2' | 'SHAKE';
  readonly n: number;
  readonly h: number;
  readonly d: number;
  readonly hPrime: number;
  readonly a: number;
  readonly k: number;
  readonly lgW: number;
  readonly m: number;
}

type Row = readonly [
  suffix: string,
  n: number,
  h: number,
  d: number,
  hPrime: number,
  a: number,
  k: number,
  lgW: number,
  m: number,
];

/** FIPS 205, Table 2; each row stands for a SHA2 and a SHAKE set. */
const table2: readonly Row[] = [
  // suffix, n, h, d, h', a, k, lg_w, m
  ['128s', 16, 63, 7, 9, 12, 14, 4, 30],
  ['128f', 16, 66, 22, 3, 6, 33, 4, 34],
  ['192s', 24, 63, 7, 9, 14, 17, 4, 39],
  ['192f', 24, 66, 22, 3, 8, 33, 4, 42],
  ['256s', 32, 64, 8, 8, 14, 22, 4, 47],
  ['256f', 32, 68, 17, 4, 9, 35, 4, 49],
];

export const parameterSets: readonly ParameterSet[] = table2.flatMap(
  ([suffix, n, h, d, hPrime, a, k, lgW, m]): ParameterSet[] =>
    (['SHA2', 'SHAKE'] as const).map((family) => ({
      name: `SLH-DSA-${family}-${suffix}`,
      family,
      ...{ n, h, d, hPrime, a, k, lgW, m },
    })),
);

export interface WotsLengths {
  readonly w: number;
  readonly len1: number;
  readonly len2: number;
  readonly len: number;
}

/** FIPS 205, Algorithm 1: gen_len2(n, lg_w). */
export function genLen2(n: number, lgW: number): number {
  const w = 2 ** lgW;
  const len1 = Math.floor((8 * n + lgW - 1) / lgW);
  const maxChecksum = len1 * (w - 1);
  let len2 = 1;
  let capacity = w;
  while (capacity <= maxChecksum) {
    len2 = len2 + 1;
    capacity = capacity * w;
  }
  return len2;
}

/** FIPS 205, section 5, equations 5.1 to 5.4. */
export function wotsLengths({ n, lgW }: Pick<ParameterSet, 'n' | 'lgW'>): WotsLengths {
  const w = 2 ** lgW;
  const len1 = Math.ceil((8 * n) / lgW);
  const len2 = genLen2(n, lgW);
  return { w, len1, len2, len: len1 + len2 };
}

/** FIPS 205, section 9.2, Figure 17: (1 + k(1 + a) + h + d * len) * n bytes. */
export function signatureBytes(parameters: ParameterSet): number {
  const { n, h, d, a, k } = parameters;
  return (1 + k * (1 + a) + h + d * wotsLengths(parameters).len) * n;
}
