import type { Arena } from '../../runtime/arena.ts';
import { ADDRESS_WORDS } from '../address.ts';
import type { KernelRow } from '../rows.ts';
import type { LaneHash, Padded } from '../trees/session.ts';
import { blocksOf, padInputs } from './padding.ts';
import type { Regions } from './regions.ts';

/** FIPS 205, section 11.1, for one lane count. */
export function laneHash(
  { u8, view }: Arena,
  at: Regions,
  address: number,
  padded: Padded,
  n: number,
  { lanes, kernels }: KernelRow<'prf' | 'chain' | 'h' | 'tl'>,
): LaneHash {
  const { prf, chain, h, tl } = kernels;
  const words = 8 * lanes;
  const stride = n * lanes;

  /** Writes 64-bit integer `index` of a lane's ADRS (its bytes 8 index to 8 index + 7, read big-endian). */
  const setInteger = (lane: number, index: number, high: number, low: number): void => {
    const offset = address + (index * lanes + lane) * 8;
    view.setUint32(offset, low, true);
    view.setUint32(offset + 4, high, true);
  };

  return {
    lanes,
    held: new Array<number>(lanes).fill(-1),
    setPlace: (lane, addresses, index) => {
      const from = index * ADDRESS_WORDS;
      setInteger(lane, 0, addresses[from] as number, addresses[from + 1] as number);
      setInteger(lane, 1, addresses[from + 2] as number, addresses[from + 3] as number);
    },
    setType: (lane, type, keyPair) => setInteger(lane, 2, type, keyPair),
    setTail: (lane, sixth, seventh) => setInteger(lane, 3, sixth, seventh),
    prf: (output, groups, chainStep, indexStep) =>
      prf.call(at.seed, at.secretSeed, address, output, groups, chainStep, indexStep, stride, words),
    chain: (value, groups, steps, firstHash, chainStep) =>
      chain.call(at.seed, address, value, groups, steps, firstHash, chainStep, 0, stride, words),
    // F is a chain of one step whose hash address adds nothing to the tree index.
    leaves: (value, groups) => chain.call(at.seed, address, value, groups, 1, 0, 0, 1, stride, words),
    pairs: (input, output, groups) =>
      h.call(at.seed, address, input, output, groups, 0, 1, 2 * stride, stride, words),
    pad: (count) => {
      if (padded.lanes === lanes && padded.count === count) return;
      padInputs(u8, at.inputs, n, lanes, count);
      padded.lanes = lanes;
      padded.count = count;
    },
    compress: (count, output) => {
      const furtherBlocks = blocksOf(n, count) - 1;
      tl.call(at.seed, address, at.inputs, output, 1, furtherBlocks, 0, 0, words, 0, words);
    },
  };
}
