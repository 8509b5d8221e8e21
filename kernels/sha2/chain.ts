import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { foldedSchedule } from '../sha256/folded-schedule.ts';
import {
  type MessageWord,
  rounds,
  SCHEDULE_REGION,
  schedule,
  wipeSchedule,
  workingOf,
} from '../sha256/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  CHAIN_STEP,
  closing,
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
  // Words of the schedule that are made before the rounds, folded. The padding's zeros reach as far as W[31] when n is
  // 16: 0.961 of the time of rounds by sixteens, 0.969 when as few are folded as for the others, which gain nothing.
  const made = n === 16 ? 32 : 20;
  return {
    contract: {
      kernel: `sha2-chain-n${n}`,
      wordBytes: 4,
      regions: [
        MIDSTATE_REGION,
        { ...ADDRESS_REGION, words: 6 },
        SCHEDULE_REGION,
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
            const [layer, treeHigh, treeLow, type, keyPair, chainWord] = Array.from({ length: 6 }, (_, i) =>
              k.load32('address', i),
            ) as [Word32, Word32, Word32, Word32, Word32, Word32];
            const step = k.splat(k.wordFromCount32(k.countMultiply(group, k.count('chainStep'))));
            const zero = k.constant32(0);
            const address = [layer, treeHigh, treeLow, type, keyPair, k.add(chainWord, step), zero] as const;
            const head = addressHead(k, address, zero);
            const padding: MessageWord[] = [...new Array<number>(9 - words).fill(0), 8 * (64 + 22 + n)];
            const folded = foldedSchedule(k, [...head, ...new Array<undefined>(words + 1), ...padding], made);
            schedule(k, head);
            const opened = rounds(k, workingOf(k, midstate(k)), 0, 5);
            const start = Array.from({ length: words }, (_, i) => k.load32('value', i, group));
            const end = k.loop(k.count('steps'), start, (turn, value) => {
              const hash = k.splat(k.wordFromCount32(k.countAdd(k.count('firstHash'), turn)));
              const last = value[words - 1] as Word32;
              const message = [...head, ...shifted(k, hash, value), closing(k, last), ...padding];
              // All that the rounds read: the prover knows scratch within a turn only.
              const first = Math.min(5, made - 16);
              schedule(k, folded.of(message).slice(first), first);
              const scheduled = 5 + 64 - made;
              const after = rounds(k, rounds(k, opened, 5, scheduled, made - 5), scheduled, 64);
              return midstate(k)
                .slice(0, words)
                .map((word, i) => k.add(word, after[i] as Word32));
            });
            end.forEach((word, i) => {
              k.store('value', i, word, group);
            });
          });
          wipeSchedule(k);
        },
      },
    ],
  };
}
