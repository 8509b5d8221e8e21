import type { Kernel } from '../../language/kernel.ts';
import { keccakPermutation } from '../keccak/permutation.ts';
import {
  ADDRESS_REGION,
  addressHead,
  GROUPS,
  paddedState,
  STEP_COUNTS,
  seedRegion,
  seedWords,
  steppedTail,
  strideCount,
} from './message.ts';

/** FIPS 205, 11.1: PRF(PK.seed, SK.seed, ADRS) for each stepped address. */
export function shakePrf(n: number): Kernel {
  const words = n / 8;
  return {
    contract: {
      kernel: `shake-prf-n${n}`,
      wordBytes: 8,
      regions: [
        seedRegion(n),
        { name: 'secretSeed', role: 'in', secrecy: 'secret', layout: 'shared', words },
        ADDRESS_REGION,
        {
          name: 'output',
          role: 'out',
          secrecy: 'secret',
          layout: 'lane-wise',
          words,
          elements: 'groups',
          elementStride: 'outputStride',
          wordStride: 'outputWordStride',
        },
      ],
      counts: [GROUPS, ...STEP_COUNTS, strideCount('outputStride'), strideCount('outputWordStride')],
      step: 'fips205.prf',
      summary: 'PRF of SK.seed at each address.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const secret = Array.from({ length: words }, (_, i) => k.splat(k.loadShared64('secretSeed', i)));
            const message = [
              ...seedWords(k, n),
              ...addressHead(k),
              k.byteSwap(steppedTail(k, group)),
              ...secret,
            ];
            const state = keccakPermutation(k, paddedState(k, message));
            for (let i = 0; i < words; i++) k.store('output', i, state[i] as (typeof state)[0], group);
          });
        },
      },
    ],
  };
}
