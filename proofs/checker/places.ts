/** Which word of which region an address means, shown to lie inside the region for every admitted call. */
import { type Contract, type Region, wordsOf } from './contract.ts';
import {
  type Facts,
  isNatural,
  literal,
  minus,
  numberOf,
  type Polynomial,
  plus,
  splitBy,
  symbol,
} from './polynomial.ts';
import { refuse } from './refusal.ts';

/** One word of a region. */
export interface Place {
  readonly region: Region;
  readonly element: Polynomial;
  readonly word: Polynomial;
  readonly lane: number;
}

/** The symbol of a region's offset: the kernel's argument. */
export function baseOf(name: string): string {
  return `@${name}`;
}

export const TABLES_BASE = '@';

export function keyOf({ region, element, word, lane }: Place): string {
  return `${region.name}[${element.key}][${word.key}].${lane}`;
}

/** Where byte `at` of an access begins in its region. */
interface Start {
  readonly region: Region;
  readonly element: Polynomial;
  readonly word: Polynomial;
  /** Bytes from the first lane of that word. */
  readonly byte: number;
  readonly lane: number;
}

/** `size` bytes at `address`: for each its word and which byte of the word, in memory's order. */
export function placesOf(
  contract: Contract,
  lanes: number,
  facts: Facts,
  address: Polynomial,
  size: number,
): { place: Place; byte: number }[] {
  const start = startOf(contract, lanes, address);
  const { region } = start;
  const laneWise = region.layout === 'lane-wise';
  const row = laneWise ? lanes * contract.wordBytes : contract.wordBytes;
  const bytes = Array.from({ length: size }, (_, i) => {
    const from = start.byte + i;
    if (from >= row && region.wordStride !== undefined) outside(region, address, 'runs past its lanes');
    const inRow = from % row;
    const word = plus(start.word, literal(Math.floor(from / row)));
    const lane = laneWise ? Math.floor(inRow / contract.wordBytes) : start.lane;
    return { place: { region, element: start.element, word, lane }, byte: inRow % contract.wordBytes };
  });
  for (const { place } of [bytes[0], bytes.at(-1)] as typeof bytes) checkInside(place, facts, address);
  return bytes;
}

function outside(region: Region, address: Polynomial, why: string): never {
  return refuse('framed', `an access at ${address.key} ${why} of ${region.name}`);
}

function startOf(contract: Contract, lanes: number, address: Polynomial): Start {
  const region = contract.regions.find(({ name }) => address.terms.get(baseOf(name)) === 1);
  if (region === undefined) return refuse('framed', `an access at ${address.key} is in no region`);
  const offset = minus(address, symbol(baseOf(region.name)));
  if ([...offset.terms.keys()].some((product) => product.includes('@')))
    return refuse('framed', `an access at ${address.key} mixes regions`);
  if (region.layout === 'bytes') return startOfBytes(contract, region, lanes, offset);
  const taken = (from: Polynomial, stride: string | undefined): { factor: Polynomial; rest: Polynomial } => {
    const split = stride === undefined ? { factor: literal(0), rest: from } : splitBy(from, stride);
    return split ?? outside(region, address, `multiplies ${stride} twice, a stride`);
  };
  const { factor: element, rest } = taken(offset, region.elementStride);
  if (region.wordStride === undefined) {
    const row = region.layout === 'shared' ? contract.wordBytes : lanes * contract.wordBytes;
    return { region, element, ...divided(region, rest, row), lane: 0 };
  }
  const { factor: word, rest: left } = taken(rest, region.wordStride);
  const byte = numberOf(left);
  if (byte === undefined || byte < 0 || byte >= lanes * contract.wordBytes)
    return outside(region, address, 'is at no lane');
  return { region, element, word, byte, lane: 0 };
}

function startOfBytes(contract: Contract, region: Region, lanes: number, offset: Polynomial): Start {
  const split =
    region.laneStride === undefined
      ? { factor: literal(0), rest: offset }
      : splitBy(offset, region.laneStride);
  const lane = split === undefined ? undefined : numberOf(split.factor);
  if (split === undefined || lane === undefined || lane < 0 || lane >= lanes)
    return outside(region, offset, 'is at no lane');
  return { region, element: literal(0), ...divided(region, split.rest, contract.wordBytes), lane };
}

/** An offset as rows of `row` bytes and bytes over. */
function divided(region: Region, offset: Polynomial, row: number): { word: Polynomial; byte: number } {
  let word = literal(0);
  let byte = 0;
  for (const [product, factor] of offset.terms) {
    if (product === '') byte = ((factor % row) + row) % row;
    else if (factor % row !== 0) outside(region, offset, `steps by ${factor}, which is no number of words,`);
    const quotient = Math.floor(factor / row);
    word = plus(word, { terms: new Map([[product, quotient]]), key: '' });
  }
  return { word, byte };
}

function checkInside({ region, element, word }: Place, facts: Facts, address: Polynomial): void {
  const below = (value: Polynomial, bound: Polynomial): boolean =>
    isNatural(value, facts) && isNatural(minus(minus(bound, literal(1)), value), facts);
  if (!below(word, wordsOf(region))) outside(region, address, 'is not shown to be at one of the words');
  const elements = region.elements === undefined ? literal(1) : symbol(region.elements);
  if (!below(element, elements)) outside(region, address, 'is not shown to be at one of the elements');
}
