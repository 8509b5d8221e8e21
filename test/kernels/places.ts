import type { Contract, Region } from '../../language/contract.ts';

export type Counts = Readonly<Record<string, number>>;

/** The words a region has, from its linear expression. */
export function wordsOf({ words }: Region, counts: Counts): number {
  if (typeof words === 'number') return words;
  return Object.entries(words.terms ?? {}).reduce(
    (sum, [name, factor]) => sum + factor * (counts[name] as number),
    words.constant,
  );
}

export function elementsOf({ elements }: Region, counts: Counts): number {
  return elements === undefined ? 1 : (counts[elements] as number);
}

/**
 * Where word `word` of lane `lane` of element `element` begins, from the region's offset. Written from the
 * description of layouts, and not with what the compiler and the checks are made of.
 */
export function placeOf(
  { wordBytes }: Contract,
  { layout, elementStride, wordStride, laneStride }: Region,
  lanes: number,
  counts: Counts,
  { element = 0, word, lane }: { readonly element?: number; readonly word: number; readonly lane: number },
): number {
  const of = (name: string | undefined, otherwise: number): number =>
    name === undefined ? otherwise : (counts[name] ?? 0);
  if (layout === 'shared') return word * wordBytes;
  if (layout === 'bytes') return lane * of(laneStride, 0) + word * wordBytes;
  return element * of(elementStride, 0) + word * of(wordStride, lanes * wordBytes) + lane * wordBytes;
}

/** Every byte that a region has, as numbers from its offset; `element` picks one of its elements. */
export function bytesOfRegion(
  contract: Contract,
  region: Region,
  lanes: number,
  counts: Counts,
  element?: number,
): number[] {
  const found: number[] = [];
  const elements = element === undefined ? [...Array(elementsOf(region, counts)).keys()] : [element];
  for (const e of elements) {
    for (let word = 0; word < wordsOf(region, counts); word++) {
      for (let lane = 0; lane < lanes; lane++) {
        const at = placeOf(contract, region, lanes, counts, { element: e, word, lane });
        for (let i = 0; i < contract.wordBytes; i++) found.push(at + i);
      }
    }
  }
  return found;
}

/** From the offset to behind the last byte; 0 when there is none. */
export function spanOf(
  contract: Contract,
  region: Region,
  lanes: number,
  counts: Counts,
  element?: number,
): number {
  return bytesOfRegion(contract, region, lanes, counts, element).reduce(
    (end, at) => Math.max(end, at + 1),
    0,
  );
}
