import { extentOf, type Region } from '../../language/contract.ts';
import { interpret } from '../../language/interpret.ts';
import type { Program } from '../../language/program.ts';

export type Counts = Readonly<Record<string, number>>;

/** What lies between regions, so that a stray store is seen. */
const FILL = 0xa5;
const GAP = 24;

export interface Ran {
  /** The word's value in each lane. */
  readonly word: (region: string, word: number, element?: number) => bigint[];
  /** The region's bytes as they lie. */
  readonly bytes: (region: string) => Uint8Array;
}

/**
 * Where one byte of a word lies, said once more and apart from language/: byte `byte` (0 is the least) of word
 * `word` of lane `lane` of element `element`.
 */
function byteAt(
  { contract }: Program,
  region: Region,
  lanes: number,
  counts: Counts,
  at: { element: number; word: number; lane: number; byte: number },
): number {
  const size = contract.wordBytes;
  const of = (name: string | undefined, otherwise: number): number =>
    name === undefined ? otherwise : (counts[name] as number);
  const byte = region.order === 'big' ? size - 1 - at.byte : at.byte;
  if (region.layout === 'shared') return at.word * size + byte;
  if (region.layout === 'bytes') return at.lane * of(region.laneStride, 0) + at.word * size + byte;
  const element = at.element * of(region.elementStride, 0);
  return element + at.word * of(region.wordStride, lanes * size) + at.lane * size + byte;
}

/** Runs a program over regions that lie apart; `fill` gives each in region's words, and the rest start as 0xa5. */
export function run(
  program: Program,
  lanes: number,
  counts: Counts,
  fill: (region: string, word: number, lane: number, element: number) => bigint,
): Ran {
  const { contract } = program;
  const offsets: number[] = [];
  let end = GAP;
  for (const region of contract.regions) {
    // Byte strings may lie anywhere: they are put at an odd offset.
    offsets.push(region.layout === 'bytes' ? end + 1 : end);
    end += 8 * Math.ceil((extentOf(contract, region, lanes, counts) + GAP) / 8);
  }
  const memory = new Uint8Array(end).fill(FILL);
  const inside = new Set<number>();
  const visit = (
    region: Region,
    see: (position: number, of: { element: number; word: number; lane: number; byte: number }) => void,
  ) => {
    const words =
      typeof region.words === 'number'
        ? region.words
        : region.words.constant +
          Object.entries(region.words.terms ?? {}).reduce(
            (sum, [name, factor]) => sum + factor * (counts[name] as number),
            0,
          );
    const elements = region.elements === undefined ? 1 : (counts[region.elements] as number);
    const offset = offsets[contract.regions.indexOf(region)] as number;
    for (let element = 0; element < elements; element++) {
      for (let word = 0; word < words; word++) {
        for (let lane = 0; lane < (region.layout === 'shared' ? 1 : lanes); lane++) {
          for (let byte = 0; byte < contract.wordBytes; byte++) {
            const of = { element, word, lane, byte };
            see(offset + byteAt(program, region, lanes, counts, of), of);
          }
        }
      }
    }
  };
  for (const region of contract.regions) {
    visit(region, (position, { element, word, lane, byte }) => {
      if (region.role !== 'in') inside.add(position);
      if (region.role === 'out' || region.role === 'scratch') return;
      memory[position] = Number((fill(region.name, word, lane, element) >> BigInt(8 * byte)) & 0xffn);
    });
  }
  const before = memory.slice();
  interpret(program, lanes, memory, [...offsets, ...contract.counts.map((c) => counts[c.name] as number)]);
  const strays = [...memory.keys()].filter((i) => memory[i] !== before[i] && !inside.has(i));
  if (strays.length > 0) throw new Error(`bytes ${strays.join()} outside the out regions changed`);

  const regionNamed = (name: string): Region => {
    const region = contract.regions.find((r) => r.name === name);
    if (region === undefined) throw new Error(`no region ${name}`);
    return region;
  };
  return {
    word: (name, wanted, wantedElement = 0) => {
      const found = new Array<bigint>(lanes).fill(0n);
      visit(regionNamed(name), (position, { element, word, lane, byte }) => {
        if (word !== wanted || element !== wantedElement) return;
        found[lane] = (found[lane] as bigint) | (BigInt(memory[position] as number) << BigInt(8 * byte));
      });
      return found;
    },
    bytes: (name) => {
      const region = regionNamed(name);
      const offset = offsets[contract.regions.indexOf(region)] as number;
      return memory.slice(offset, offset + extentOf(contract, region, lanes, counts));
    },
  };
}
