/**
 * The checker's own reading of a contract: the data's shape, what a call may be given (which is what the run-time
 * checks in generated/ admit), and what of it the checker's reasoning needs.
 */
import { linear, type Polynomial } from './polynomial.ts';

export interface Linear {
  readonly constant: number;
  readonly terms?: Readonly<Record<string, number>>;
}

export interface Region {
  readonly name: string;
  readonly role: 'in' | 'out' | 'in-out' | 'scratch';
  readonly secrecy: 'secret' | 'public';
  readonly layout: 'lane-wise' | 'shared' | 'bytes';
  readonly words: number | Linear;
  readonly elements?: string;
  readonly elementStride?: string;
  readonly wordStride?: string;
  readonly laneStride?: string;
  readonly order?: 'big' | 'little';
  readonly wiped?: boolean;
}

export interface Count {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly multipleOf?: number;
}

export interface Alias {
  readonly regions: readonly [string, string];
  readonly atMost?: readonly [string, string];
}

export interface Contract {
  readonly kernel: string;
  readonly wordBytes: 4 | 8;
  readonly regions: readonly Region[];
  readonly counts: readonly Count[];
  readonly aliases?: readonly Alias[];
  readonly step: string;
}

export function regionOf(contract: Contract, name: string): Region {
  const region = contract.regions.find((candidate) => candidate.name === name);
  if (region === undefined) throw new RangeError(`${contract.kernel} has no region ${name}`);
  return region;
}

/** How many words a region has, an element (lane-wise), in all (shared) or a lane (bytes). */
export function wordsOf({ words }: Region): Polynomial {
  return typeof words === 'number' ? linear(words) : linear(words.constant, words.terms);
}

/** Refuses contracts about which the checker's reasoning says nothing. */
export function checkContract(contract: Contract): void {
  const { regions, counts, kernel } = contract;
  const names = [...regions, ...counts].map(({ name }) => name);
  const fault = (reason: string): never => {
    throw new RangeError(`the contract of ${kernel}: ${reason}`);
  };
  if (new Set(names).size !== names.length) fault('two regions or counts have one name');
  if (names.some((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))) fault('a name is no word');
  for (const { name, min, max } of counts)
    if (!(min >= 0 && min <= max && max < 2 ** 31)) fault(`the range of ${name} is no range of counts`);
  const known = new Set(counts.map(({ name }) => name));
  for (const region of regions) {
    const { name, layout, elements, elementStride, wordStride, laneStride, words } = region;
    const used = [elements, elementStride, wordStride, laneStride].filter((count) => count !== undefined);
    if (typeof words !== 'number') used.push(...Object.keys(words.terms ?? {}));
    for (const count of used) if (!known.has(count)) fault(`${name} names ${count}, which is no count`);
    if (new Set(used).size !== used.length) fault(`${name} uses a count for two things`);
    if ((elements === undefined) !== (elementStride === undefined))
      fault(`${name} has elements without a stride`);
    if (layout !== 'lane-wise' && (elements ?? wordStride) !== undefined) fault(`${name} is not lane-wise`);
    if (layout === 'shared' && region.role !== 'in') fault(`${name} is shared and written`);
  }
  for (const alias of contract.aliases ?? []) checkAlias(contract, alias);
}

/**
 * Regions that may be the same, an input A and an output B, each turn reading A's element before it writes B's.
 * B's elements before e + 1 end by (e + 1) * strideB (elements lie apart) and so, where strideB <= strideA, before
 * A's element e + 1 begins: what a later turn reads is as it was on entry.
 */
function checkAlias(contract: Contract, { regions: names, atMost }: Alias): void {
  const pair = names.map((name) => regionOf(contract, name));
  const input = pair.find(({ role }) => role === 'in');
  const output = pair.find(({ role }) => role === 'out');
  const fits =
    input?.layout === 'lane-wise' &&
    output?.layout === 'lane-wise' &&
    input.elements === output.elements &&
    (input.elements === undefined ||
      (atMost?.[0] === output.elementStride && atMost?.[1] === input.elementStride));
  if (!fits) throw new RangeError(`the contract of ${contract.kernel}: aliasing of ${names.join(' and ')}`);
}

type Counts = Readonly<Record<string, number>>;

function evaluated(words: Region['words'], counts: Counts): number {
  if (typeof words === 'number') return words;
  const terms = Object.entries(words.terms ?? {});
  return terms.reduce((sum, [name, factor]) => sum + factor * (counts[name] as number), words.constant);
}

/** Bytes of one element, from its first to its last. */
function elementBytes({ wordBytes }: Contract, region: Region, lanes: number, counts: Counts): number {
  const words = evaluated(region.words, counts);
  const stride = region.wordStride === undefined ? lanes * wordBytes : (counts[region.wordStride] as number);
  return (words - 1) * stride + lanes * wordBytes;
}

/** The bytes that a region spans. */
export function extent(contract: Contract, region: Region, lanes: number, counts: Counts): number {
  const bytes = evaluated(region.words, counts) * contract.wordBytes;
  if (region.layout === 'shared') return bytes;
  if (region.layout === 'bytes') {
    const stride = region.laneStride === undefined ? 0 : (counts[region.laneStride] as number);
    return bytes === 0 ? 0 : (lanes - 1) * stride + bytes;
  }
  const element = elementBytes(contract, region, lanes, counts);
  if (region.elements === undefined || region.elementStride === undefined) return element;
  const elements = counts[region.elements] as number;
  return elements === 0 ? 0 : (elements - 1) * (counts[region.elementStride] as number) + element;
}

/** The preconditions of a call: the offsets and counts for which the proof holds. */
export function admits(
  contract: Contract,
  lanes: number,
  memoryBytes: number,
  args: readonly number[],
): boolean {
  const { regions, counts, wordBytes } = contract;
  const values: Record<string, number> = {};
  for (const [i, { name, min, max, multipleOf = 1 }] of counts.entries()) {
    const value = args[regions.length + i] as number;
    if (!(value >= min && value <= max && value % multipleOf === 0)) return false;
    values[name] = value;
  }
  const places = regions.map((region, i) => ({
    region,
    at: args[i] as number,
    bytes: extent(contract, region, lanes, values),
  }));
  const fits = places.every(({ region, at, bytes }) => {
    const aligned = at % (region.layout === 'bytes' ? 1 : wordBytes) === 0;
    return at >= 0 && aligned && at + bytes <= memoryBytes && isSpread(contract, region, lanes, values);
  });
  const meet = (a: (typeof places)[0], b: (typeof places)[0]): boolean =>
    a.bytes > 0 && b.bytes > 0 && a.at < b.at + b.bytes && b.at < a.at + a.bytes;
  return (
    fits &&
    places.every((a, i) =>
      places.slice(i + 1).every((b) => {
        if (a.region.role === 'in' && b.region.role === 'in') return true;
        return !meet(a, b) || (a.at === b.at && mayBeSame(contract, a.region.name, b.region.name, values));
      }),
    )
  );
}

/** Whether words, elements and written lanes lie apart. */
function isSpread(contract: Contract, region: Region, lanes: number, counts: Counts): boolean {
  const { wordStride, elements, elementStride, laneStride } = region;
  if (wordStride !== undefined && (counts[wordStride] as number) < lanes * contract.wordBytes) return false;
  if (elements !== undefined && elementStride !== undefined && (counts[elements] as number) > 1)
    return (counts[elementStride] as number) >= elementBytes(contract, region, lanes, counts);
  if (laneStride === undefined || region.role === 'in' || lanes === 1) return true;
  return (counts[laneStride] as number) >= evaluated(region.words, counts) * contract.wordBytes;
}

function mayBeSame({ aliases = [] }: Contract, a: string, b: string, counts: Counts): boolean {
  const alias = aliases.find(({ regions }) => regions.includes(a) && regions.includes(b));
  if (alias === undefined) return false;
  const [least, most] = alias.atMost ?? [];
  return least === undefined || most === undefined || (counts[least] as number) <= (counts[most] as number);
}
