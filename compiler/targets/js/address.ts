import type { Region } from '../../../language/contract.ts';
import type { Program } from '../../../language/program.ts';
import type { Half } from '../../passes/split-words64.ts';
import { type Expression, literal, name, product } from './expression.ts';
import type { ParameterNames } from './names.ts';

/** Where one 32-bit part of a word lies. */
export interface Place {
  /** The terms of its byte address. */
  readonly terms: readonly Expression[];
  /** Read and written a byte at a time, the least significant byte first or last. */
  readonly bytes: 'first' | 'last' | undefined;
}

/** Finds the 32-bit half of word `word` of element `element`, for one lane. */
export function placer(
  { contract }: Program,
  names: ParameterNames,
): (region: string, element: Expression, word: Expression, half: Half) => Place {
  const regions = new Map(contract.regions.map((region) => [region.name, region]));
  const count = (countName: string): Expression => name(names.counts.get(countName) as string);
  const wordStride = (region: Region): Expression =>
    region.layout === 'lane-wise' && region.wordStride !== undefined
      ? count(region.wordStride)
      : literal(contract.wordBytes);

  return (regionName, element, word, half) => {
    const region = regions.get(regionName) as Region;
    const big = region.layout === 'bytes' && region.order === 'big';
    const second = (half === 'high') !== (big && contract.wordBytes === 8);
    const terms = [name(names.offsets.get(regionName) as string)];
    if (region.elementStride !== undefined) terms.push(product(element, count(region.elementStride)));
    terms.push(product(word, wordStride(region)), literal(second ? 4 : 0));
    return { terms, bytes: region.layout === 'bytes' ? (big ? 'last' : 'first') : undefined };
  };
}
