import type { Count, Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, SCHEDULE_REGION, schedule, wipeSchedule } from '../sha256/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  addressWords,
  GROUPS,
  MIDSTATE_REGION,
  midstate,
  scheduleShifted,
  strideCount,
} from './message.ts';

/** Words of the first block that ADRSc fills whole. */
const HEAD = 5;

/**
 * T_l of 11.2.1 with SHA-256, for n of 16. The caller has written the padding after the inputs; the region is
 * half a word longer than the message, and that half is ignored.
 */
export function sha2Tl256(n: number): Kernel {
  return {
    contract: {
      kernel: `sha2-tl-n${n}`,
      wordBytes: 4,
      regions: [
        MIDSTATE_REGION,
        ADDRESS_REGION,
        SCHEDULE_REGION,
        {
          name: 'input',
          role: 'in',
          secrecy: 'secret',
          layout: 'lane-wise',
          words: { constant: 16 - HEAD, terms: { furtherBlocks: 16 } },
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
      step: 'fips205.sha2TL',
      summary:
        'T_l of padded inputs: ADRSc and inputs fill one block after the midstate and `furtherBlocks` more.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const address = addressWords(k, group, { 4: 'keyPairStep' });
            const hash = address[6];
            schedule(k, addressHead(k, address, k.shiftRight(hash, 16)));
            const load = (word: Count): Word32 => k.load32('input', word, group);
            const opened = scheduleShifted(k, HEAD, 16 - HEAD, hash, load);
            const once = compressBlock(k, midstate(k));
            const end = k.loop(k.count('furtherBlocks'), [...once, opened], (block, carried) => {
              const from = k.countAdd(k.countMultiply(block, 16), 16 - HEAD);
              const further = (word: Count): Word32 => load(k.countAdd(from, word));
              const last = scheduleShifted(k, 0, 16, carried[8] as Word32, further);
              return [...compressBlock(k, carried.slice(0, 8)), last];
            });
            for (let i = 0; i < n / 4; i++) k.store('output', i, end[i] as Word32, group);
          });
          wipeSchedule(k);
        },
      },
    ],
  };
}
