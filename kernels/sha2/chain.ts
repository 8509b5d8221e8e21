import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { firstRounds, laterRounds } from '../sha256/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  CHAIN_STEP,
  GROUPS,
  MIDSTATE_REGION,
  midstate,
  shifted,
  strideCount,
} from './message.ts';

/**
 * FIPS 205, Algorithm 5 with F of 11.2, on every element in place. The hash address is public and below 2^16, so
 * that of a chain's block the words 0 to 4 never change: their rounds are run once a chain.
 */
export function sha2Chain(n: number): Kernel {
  const words = n / 4;
  return {
    contract: {
      kernel: `sha2-chain-n${n}`,
      wordBytes: 4,
      regions: [
        MIDSTATE_REGION,
        { ...ADDRESS_REGION, words: 6 },
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
        CHAIN_STEP,
        strideCount('valueStride'),
        strideCount('valueWordStride'),
      ],
      step: 'fips205.sha2Chain',
      summary: 'Iterates F on each value: `steps` times, hash addresses from `firstHash`.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const chaining = midstate(k);
            const [layer, treeHigh, treeLow, type, keyPair, chainWord] = Array.from({ length: 6 }, (_, i) =>
              k.load32('address', i),
            ) as [Word32, Word32, Word32, Word32, Word32, Word32];
            const step = k.splat(k.wordFromCount32(k.countMultiply(group, k.count('chainStep'))));
            const zero = k.constant32(0);
            const address = [layer, treeHigh, treeLow, type, keyPair, k.add(chainWord, step), zero] as const;
            const head = addressHead(k, address, zero);
            const opened = firstRounds(k, chaining, head, 0, 5);
            const start = Array.from({ length: words }, (_, i) => k.load32('value', i, group));
            const end = k.loop(k.count('steps'), start, (turn, value) => {
              const hash = k.splat(k.wordFromCount32(k.countAdd(k.count('firstHash'), turn)));
              const last = value[words - 1] as Word32;
              const message = [
                ...head,
                ...shifted(k, hash, value),
                k.or(k.shiftLeft(last, 16), k.constant32(0x8000)),
                ...new Array<number>(9 - words).fill(0),
                8 * (64 + 22 + n),
              ];
              const after = laterRounds(k, firstRounds(k, opened, message, 5), message);
              return Array.from({ length: words }, (_, i) =>
                k.add(chaining[i] as Word32, after[i] as Word32),
              );
            });
            end.forEach((word, i) => {
              k.store('value', i, word, group);
            });
          });
        },
      },
    ],
  };
}
