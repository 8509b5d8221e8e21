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

/** FIPS 205, Algorithm 5 with F of 11.1, on every element in place; `steps` of 0 leaves it as it is. */
export function shakeChain(n: number): Kernel {
  const words = n / 8;
  return {
    contract: {
      kernel: `shake-chain-n${n}`,
      wordBytes: 8,
      regions: [
        seedRegion(n),
        ADDRESS_REGION,
        {
          name: 'value',
          role: 'in-out',
          secrecy: 'secret',
          layout: 'lane-wise',
          words,
          elements: 'groups',
          elementStride: 'valueStride',
          wordStride: 'valueWordStride',
        },
      ],
      counts: [
        GROUPS,
        { name: 'steps', min: 0, max: 255 },
        { name: 'firstHash', min: 0, max: 255 },
        ...STEP_COUNTS,
        strideCount('valueStride'),
        strideCount('valueWordStride'),
      ],
      step: 'fips205.chain',
      summary: 'Iterates F on each value: `steps` times, hash addresses from `firstHash`.',
    },
    formulations: [
      {
        name: '',
        text: chainText(n, (k, state) => keccakPermutation(k, state).slice(0, words)),
        fused: chainText(n, (k, state) => keccakFirstWords(k, state, words)),
      },
    ],
  };
}

function chainText(
  n: number,
  firstWords: (k: Builder, state: readonly Word64[]) => Word64[],
): (k: Builder) => void {
  return (k) => {
    k.each(k.count('groups'), (group) => {
      const head = addressHead(k);
      const tail = steppedTail(k, group);
      const start = Array.from({ length: n / 8 }, (_, i) => k.load64('value', i, group));
      const end = k.loop(k.count('steps'), start, (step, value) => {
        const hash = k.splat(k.wordFromCount64(k.countAdd(k.count('firstHash'), step)));
        const message = [...seedWords(k, n), ...head, k.byteSwap(k.add(tail, hash)), ...value];
        return firstWords(k, paddedState(k, message));
      });
      end.forEach((word, i) => {
        k.store('value', i, word, group);
      });
    });
  };
}
