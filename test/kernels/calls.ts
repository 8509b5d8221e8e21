import type { Contract } from '../../language/contract.ts';
import { type Counts, spanOf } from './places.ts';

/** A call of a kernel for so many lanes, and the memory it is made on. */
export interface KernelCall {
  readonly lanes: number;
  readonly counts: Counts;
  readonly offsets: Readonly<Record<string, number>>;
  readonly memory: Uint8Array;
  readonly args: readonly number[];
}

export interface Layout {
  /** The counts that are no strides. */
  readonly counts: Counts;
  /** Words free between words and between elements; bytes between lanes of byte strings. */
  readonly wordGap?: number;
  readonly elementGap?: number;
  readonly laneGap?: number;
  /** Where byte regions begin, modulo 16. */
  readonly byteOffset?: number;
  /** Regions that begin where another does. */
  readonly at?: Readonly<Record<string, string>>;
  /** Strides given outright. */
  readonly strides?: Counts;
  readonly seed?: number;
}

/** Lays out a call's regions one after the other; every byte of memory differs from its neighbours at random. */
export function layOut(contract: Contract, lanes: number, layout: Layout): KernelCall {
  const { wordBytes } = contract;
  const { wordGap = 0, elementGap = 0, laneGap = 0, byteOffset = 0, at = {}, seed = 1 } = layout;
  const counts: Record<string, number> = { ...layout.counts };
  for (const region of contract.regions) {
    if (region.wordStride !== undefined) counts[region.wordStride] = (lanes + wordGap) * wordBytes;
    if (region.laneStride !== undefined) {
      counts[region.laneStride] = 0;
      counts[region.laneStride] = spanOf(contract, region, 1, counts) + laneGap;
    }
    if (region.elementStride !== undefined) {
      counts[region.elementStride] = spanOf(contract, region, lanes, counts, 0) + elementGap * wordBytes;
    }
  }
  Object.assign(counts, layout.strides);
  const offsets: Record<string, number> = {};
  let end = 64;
  for (const region of contract.regions) {
    const shift = region.layout === 'bytes' ? byteOffset : 0;
    const offset =
      at[region.name] === undefined ? end + shift : (offsets[at[region.name] as string] as number);
    offsets[region.name] = offset;
    end = Math.max(end, Math.ceil((offset + spanOf(contract, region, lanes, counts) + 32) / 16) * 16);
  }
  for (const { name } of contract.counts) {
    if (counts[name] === undefined) throw new RangeError(`${contract.kernel} needs the count ${name}`);
  }
  return {
    lanes,
    counts,
    offsets,
    memory: random(end, seed),
    args: [
      ...contract.regions.map(({ name }) => offsets[name] as number),
      ...contract.counts.map(({ name }) => counts[name] as number),
    ],
  };
}

export function random(length: number, seed: number): Uint8Array {
  let x = Math.imul(seed, 0x9e3779b1) | 1;
  return Uint8Array.from({ length }, () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 11;
  });
}
