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

/** FIPS 205, 11.1: H(PK.seed, ADRS, left || right); a level's nodes may become the next level's in place. */
export function shakeH(n: number): Kernel {
  const words = n / 8;
  return {
    contract: {
      kernel: `shake-h-n${n}`,
      wordBytes: 8,
      regions: [
        seedRegion(n),
        ADDRESS_REGION,
        {
          name: 'input',
          role: 'in',
          secrecy: 'secret',
          layout: 'lane-wise',
          words: 2 * words,
          elements: 'groups',
          elementStride: 'inputStride',
          wordStride: 'wordStride',
        },
        {
          name: 'output',
          role: 'out',
          secrecy: 'secret',
          layout: 'lane-wise',
          words,
          elements: 'groups',
          elementStride: 'outputStride',
          wordStride: 'wordStride',
        },
      ],
      counts: [
        GROUPS,
        ...STEP_COUNTS,
        strideCount('inputStride'),
        strideCount('outputStride'),
        strideCount('wordStride'),
      ],
      aliases: [{ regions: ['input', 'output'], atMost: ['outputStride', 'inputStride'] }],
      step: 'fips205.h',
      summary: 'H of each pair of nodes.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const pair = Array.from({ length: 2 * words }, (_, i) => k.load64('input', i, group));
            const message = [
              ...seedWords(k, n),
              ...addressHead(k),
              k.byteSwap(steppedTail(k, group)),
              ...pair,
            ];
            const state = keccakPermutation(k, paddedState(k, message));
            for (let i = 0; i < words; i++) k.store('output', i, state[i] as (typeof state)[0], group);
          });
        },
      },
    ],
  };
}
