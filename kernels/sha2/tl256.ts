import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, SCHEDULE_REGION, wipeSchedule } from '../sha256/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  addressWords,
  GROUPS,
  MIDSTATE_REGION,
  midstate,
  shifted,
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
            const head = addressHead(k, address, k.shiftRight(hash, 16));
            const first = Array.from({ length: 16 - HEAD }, (_, i) => k.load32('input', i, group));
            const once = compressBlock(k, () => midstate(k), [...head, ...shifted(k, hash, first)]);
            const end = k.loop(
              k.count('furtherBlocks'),
              [...once, first[15 - HEAD] as Word32],
              (block, carried) => {
                const from = k.countMultiply(block, 16);
                const words = Array.from({ length: 16 }, (_, i) =>
                  k.load32('input', k.countAdd(from, 16 - HEAD + i), group),
                );
                const message = shifted(k, carried[8] as Word32, words);
                return [...compressBlock(k, () => carried.slice(0, 8), message), words[15] as Word32];
              },
            );
            for (let i = 0; i < n / 4; i++) k.store('output', i, end[i] as Word32, group);
          });
          wipeSchedule(k);
        },
      },
    ],
  };
}
