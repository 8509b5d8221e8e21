import type { Region } from '../../../language/contract.ts';
import type { Program } from '../../../language/program.ts';
import type { Half } from '../../passes/split-words64.ts';
import { type Expression, literal, name, product, sum, termsOf } from './expression.ts';
import type { ParameterNames } from './names.ts';

/** Where one 32-bit part of a word lies. */
export interface Place {
  readonly region: string;
  /** The terms of its byte address that places beside it share. */
  readonly base: readonly Expression[];
  /** Its word's place behind them: strides times literals, and a literal. */
  readonly rest: readonly Expression[];
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
    const base = [name(names.offsets.get(regionName) as string)];
    if (region.elementStride !== undefined) base.push(product(element, count(region.elementStride)));
    const stride = wordStride(region);
    const words = termsOf(word);
    base.push(...words.filter((term) => term.kind !== 'literal').map((term) => product(term, stride)));
    const rest = words.filter((term) => term.kind === 'literal').map((term) => product(term, stride));
    return {
      region: regionName,
      base: termsOf(sum(base)),
      rest: [...rest, literal(second ? 4 : 0)],
      bytes: region.layout === 'bytes' ? (big ? 'last' : 'first') : undefined,
    };
  };
}

/** By region, the regions that a store to it may change: those that may be at the same place, and itself. */
export function regionsAt({
  contract: { regions, aliases = [] },
}: Program): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    regions.map(({ name: region }) => {
      const pairs = aliases.map((alias) => alias.regions).filter((pair) => pair.includes(region));
      return [region, new Set([region, ...pairs.flat()])];
    }),
  );
}
