import type { Builder } from '../../language/builder.ts';
import type { Word64 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { keccakFirstWords } from '../keccak/first-words.ts';
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
        text: prfText(n, (k, state) => keccakPermutation(k, state).slice(0, words)),
        fused: prfText(n, (k, state) => keccakFirstWords(k, state, words)),
      },
    ],
  };
}

function prfText(
  n: number,
  firstWords: (k: Builder, state: readonly Word64[]) => Word64[],
): (k: Builder) => void {
  return (k) => {
    k.each(k.count('groups'), (group) => {
      const secret = Array.from({ length: n / 8 }, (_, i) => k.splat(k.loadShared64('secretSeed', i)));
      const address = [...addressHead(k), k.byteSwap(steppedTail(k, group))];
      const message = [...seedWords(k, n), ...address, ...secret];
      firstWords(k, paddedState(k, message)).forEach((word, i) => {
        k.store('output', i, word, group);
      });
    });
  };
}
