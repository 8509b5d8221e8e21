import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, halved, SCHEDULE_512_REGION, wipeSchedule512 } from '../sha512/rounds.ts';
import {
  ADDRESS_REGION,
  addressWords,
  CHAIN_STEP,
  closing,
  GROUPS,
  INDEX_STEP,
  MIDSTATE_512_REGION,
  midstate512,
  moved,
  scheduleHead512,
  scheduleShifted512,
  strideCount,
} from './message.ts';

/** FIPS 205, 11.2.2: H with SHA-512, for n of 24 and 32. A level's nodes may become the next level's in place. */
export function sha2H512(n: number): Kernel {
  const words = n / 4;
  return {
    contract: {
      kernel: `sha2-h-n${n}`,
      wordBytes: 4,
      regions: [
        MIDSTATE_512_REGION,
        ADDRESS_REGION,
        SCHEDULE_512_REGION,
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
        CHAIN_STEP,
        INDEX_STEP,
        strideCount('inputStride'),
        strideCount('outputStride'),
        strideCount('wordStride'),
      ],
      aliases: [{ regions: ['input', 'output'], atMost: ['outputStride', 'inputStride'] }],
      step: 'fips205.sha2H512',
      summary: 'H of each pair of nodes.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const address = addressWords(k, group, { 5: 'chainStep', 6: 'indexStep' });
            const first = k.load32('input', 0, group);
            scheduleHead512(k, address, first);
            const before = scheduleShifted512(k, 3, words - 1, first, (word) =>
              k.load32('input', k.countAdd(word, 1), group),
            );
            const last = k.load32('input', 2 * words - 1, group);
            k.store('schedule', words + 2, k.join(moved(k, before, last), closing(k, last)));
            const zero = k.constant64(0n);
            for (let i = words + 3; i < 15; i++) k.store('schedule', i, zero);
            k.store('schedule', 15, k.constant64(BigInt(8 * (128 + 22 + 2 * n))));
            const hashed = halved(k, compressBlock(k, midstate512(k)));
            for (let i = 0; i < words; i++) k.store('output', i, hashed[i] as Word32, group);
          });
          wipeSchedule512(k);
        },
      },
    ],
  };
}
