import type { Arena } from '../../runtime/arena.ts';
import { ADDRESS_WORDS } from '../address.ts';
import type { KernelRow } from '../rows.ts';
import type { LaneHash, Padded } from '../trees/session.ts';
import type { Digest } from './digests.ts';
import { blocksOf, padInputs } from './padding.ts';
import type { Regions } from './regions.ts';

/** FIPS 205, section 11.2, for one lane count. `wide` is the hash function of H and T_l. */
export function laneHash(
  { u8, view }: Arena,
  at: Regions,
  address: number,
  padded: Padded,
  wide: Digest,
  n: number,
  { lanes, kernels }: KernelRow<'chain' | 'f' | 'prf' | 'h' | 'tl'>,
): LaneHash {
  const { chain, f, prf, h, tl } = kernels;
  const words = 4 * lanes;
  const stride = n * lanes;
  const midstate = at.wideMidstate;

  const setWord = (lane: number, index: number, value: number): void => {
    view.setUint32(address + (index * lanes + lane) * 4, value, true);
  };

  return {
    lanes,
    held: new Array<number>(lanes).fill(-1),
    setPlace: (lane, addresses, index) => {
      const from = index * ADDRESS_WORDS;
      setWord(lane, 0, addresses[from] as number);
      setWord(lane, 1, addresses[from + 2] as number);
      setWord(lane, 2, addresses[from + 3] as number);
    },
    setType: (lane, type, keyPair) => {
      setWord(lane, 3, type);
      setWord(lane, 4, keyPair);
    },
    setTail: (lane, sixth, seventh) => {
      setWord(lane, 5, sixth);
      setWord(lane, 6, seventh);
    },
    prf: (output, groups, chainStep, indexStep) =>
      prf.call(
        at.midstate,
        address,
        at.schedule,
        at.secretSeed,
        output,
        groups,
        chainStep,
        indexStep,
        stride,
        words,
      ),
    chain: (value, groups, steps, firstHash, chainStep) =>
      chain.call(
        at.midstate,
        address,
        at.schedule,
        value,
        groups,
        steps,
        firstHash,
        chainStep,
        stride,
        words,
      ),
    leaves: (value, groups) => f.call(at.midstate, address, at.schedule, value, groups, 0, 1, stride, words),
    pairs: (input, output, groups) =>
      h.call(midstate, address, at.schedule, input, output, groups, 0, 1, 2 * stride, stride, words),
    pad: (count) => {
      if (padded.lanes === lanes && padded.count === count) return;
      padInputs(u8, view, at.inputs, wide, n, lanes, count);
      padded.lanes = lanes;
      padded.count = count;
    },
    compress: (count, output) => {
      const furtherBlocks = blocksOf(wide, n, count) - 1;
      const { schedule, inputs } = at;
      tl.call(midstate, address, schedule, inputs, output, 1, furtherBlocks, 0, words, words, words, words);
    },
  };
}
