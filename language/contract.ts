/** A linear expression over a contract's public counts: `constant + sum(terms[name] * count)`. */
export interface Linear {
  readonly constant: number;
  readonly terms?: Readonly<Record<string, number>>;
}

/**
 * Where a region's words lie.
 * - `lane-wise`: word i of lane j of element e at `offset + e * elementStride + i * wordStride + j * wordBytes`.
 * - `shared`: one string of words that all lanes read; loads give uniform words.
 * - `bytes`: a plain string a lane, lane j's at `offset + j * laneStride`; any alignment.
 */
export type Layout = 'lane-wise' | 'shared' | 'bytes';

export interface Region {
  readonly name: string;
  readonly role: 'in' | 'out' | 'in-out' | 'scratch';
  readonly secrecy: 'secret' | 'public';
  readonly layout: Layout;
  /** Words an element (lane-wise), in all (shared), or a lane (bytes). */
  readonly words: number | Linear;
  /** Lane-wise: the count that says how many elements there are; absent means one. */
  readonly elements?: string;
  /** Lane-wise: the count of bytes from one element to the next; needed with `elements`. */
  readonly elementStride?: string;
  /** Lane-wise: the count of bytes from one word to the next; absent means `lanes * wordBytes`. */
  readonly wordStride?: string;
  /** Bytes: the count of bytes from one lane's string to the next lane's; absent only for one lane. */
  readonly laneStride?: string;
  /** Bytes: the byte order of its words; little when absent. Lane-wise and shared words are little-endian. */
  readonly order?: 'big' | 'little';
  /** Native kernels may be given the caller's own array for this region. */
  readonly bulk?: boolean;
  /** Scratch: zero on return. Every scratch region that may hold a secret is wiped. */
  readonly wiped?: boolean;
}

/** A public number that the caller passes, checked to lie in `min..max` and to be a multiple of `multipleOf`. */
export interface CountParameter {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly multipleOf?: number;
}

/** Two regions that may start at the same offset; all other overlap is refused. */
export interface Alias {
  readonly regions: readonly [string, string];
  /** The first count must not exceed the second when the regions are the same. */
  readonly atMost?: readonly [string, string];
}

/**
 * What a kernel promises and demands: read by the compiler, the run-time argument checks, tests, prover and
 * docs. Arguments of every implementation: one byte offset a region, then the counts, in the order given here.
 */
export interface Contract {
  readonly kernel: string;
  readonly wordBytes: 4 | 8;
  readonly regions: readonly Region[];
  readonly counts: readonly CountParameter[];
  readonly aliases?: readonly Alias[];
  /** The spec step that one call performs, by name: `file.function` of spec/. */
  readonly step: string;
  /** One sentence for the docs. */
  readonly summary: string;
}

export function linear(expression: number | Linear): Linear {
  return typeof expression === 'number' ? { constant: expression } : expression;
}

export function evaluateLinear(
  expression: number | Linear,
  counts: Readonly<Record<string, number>>,
): number {
  const { constant, terms = {} } = linear(expression);
  return Object.entries(terms).reduce((sum, [name, factor]) => sum + factor * (counts[name] ?? 0), constant);
}

/** The bytes from one word of a lane-wise region to the next. */
export function wordStrideOf(
  contract: Contract,
  region: Region,
  lanes: number,
  counts: Readonly<Record<string, number>>,
): number {
  return region.wordStride === undefined ? lanes * contract.wordBytes : (counts[region.wordStride] ?? 0);
}

/** The bytes that a region spans from its offset, 0 when it has no elements or no words. */
export function extentOf(
  contract: Contract,
  region: Region,
  lanes: number,
  counts: Readonly<Record<string, number>>,
): number {
  const words = evaluateLinear(region.words, counts);
  if (words <= 0) return 0;
  if (region.layout === 'shared') return words * contract.wordBytes;
  if (region.layout === 'bytes') {
    const laneStride = region.laneStride === undefined ? 0 : (counts[region.laneStride] ?? 0);
    return (lanes - 1) * laneStride + words * contract.wordBytes;
  }
  const elements = region.elements === undefined ? 1 : (counts[region.elements] ?? 0);
  if (elements === 0) return 0;
  const elementStride = region.elementStride === undefined ? 0 : (counts[region.elementStride] ?? 0);
  const element = (words - 1) * wordStrideOf(contract, region, lanes, counts) + lanes * contract.wordBytes;
  return (elements - 1) * elementStride + element;
}
