import type { Count, Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, halved, joined, SCHEDULE_512_REGION, wipeSchedule512 } from '../sha512/rounds.ts';
import {
  ADDRESS_REGION,
  addressWords,
  GROUPS,
  MIDSTATE_512_REGION,
  midstate512,
  scheduleHead512,
  scheduleShifted512,
  strideCount,
} from './message.ts';

/** 32-bit words of a block, and those of the first that ADRSc fills whole. */
const BLOCK = 32;
const HEAD = 5;

/**
 * T_l of 11.2.2 with SHA-512, for n of 24 and 32. The caller has written the padding after the inputs; the
 * region is half a word longer than the message, and that half is ignored.
 */
export function sha2Tl512(n: number): Kernel {
  return {
    contract: {
      kernel: `sha2-tl-n${n}`,
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
          words: { constant: BLOCK - HEAD, terms: { furtherBlocks: BLOCK } },
          elements: 'groups',
          elementStride: 'inputStride',
          wordStride: 'inputWordStride',
        },
        {
          name: 'output',
          role: 'out',
          secrecy: 'secret',
          layout: 'lane-wise',
          words: n / 4,
          elements: 'groups',
          elementStride: 'outputStride',
          wordStride: 'outputWordStride',
        },
      ],
      counts: [
        GROUPS,
        { name: 'furtherBlocks', min: 0, max: 254 },
        { name: 'keyPairStep', min: 0, max: 65535 },
        strideCount('inputStride'),
        strideCount('inputWordStride'),
        strideCount('outputStride'),
        strideCount('outputWordStride'),
      ],
      step: 'fips205.sha2TL512',
      summary:
        'T_l of padded inputs: ADRSc and inputs fill one block after the midstate and `furtherBlocks` more.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const address = addressWords(k, group, { 4: 'keyPairStep' });
            const load = (word: Count): Word32 => k.load32('input', word, group);
            const first = k.load32('input', 0, group);
            scheduleHead512(k, address, first);
            const pairs = (BLOCK - HEAD - 1) / 2;
            const opened = scheduleShifted512(k, 3, pairs, first, (word) => load(k.countAdd(word, 1)));
            const once = halved(k, compressBlock(k, midstate512(k)));
            // The chaining value crosses the loop over data in halves: its hints and proof know one word width.
            const end = k.loop(k.count('furtherBlocks'), [...once, opened], (block, carried) => {
              const from = k.countAdd(k.countMultiply(block, BLOCK), BLOCK - HEAD);
              const last = scheduleShifted512(k, 0, BLOCK / 2, carried[16] as Word32, (word) =>
                load(k.countAdd(from, word)),
              );
              return [...halved(k, compressBlock(k, joined(k, carried.slice(0, 16)))), last];
            });
            for (let i = 0; i < n / 4; i++) k.store('output', i, end[i] as Word32, group);
          });
          wipeSchedule512(k);
        },
      },
    ],
  };
}
