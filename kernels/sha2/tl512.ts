import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, halved, joined } from '../sha512/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  addressWords,
  GROUPS,
  MIDSTATE_512_REGION,
  midstate512,
  shifted,
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
            const hash = address[6];
            const head = addressHead(k, address, k.shiftRight(hash, 16));
            const first = Array.from({ length: BLOCK - HEAD }, (_, i) => k.load32('input', i, group));
            const opening = joined(k, [...head, ...shifted(k, hash, first)]);
            const once = halved(k, compressBlock(k, joined(k, midstate512(k)), opening));
            // The chaining value crosses the loop over data in halves: its hints and proof know one word width.
            const end = k.loop(
              k.count('furtherBlocks'),
              [...once, first[BLOCK - HEAD - 1] as Word32],
              (block, carried) => {
                const from = k.countMultiply(block, BLOCK);
                const words = Array.from({ length: BLOCK }, (_, i) =>
                  k.load32('input', k.countAdd(from, BLOCK - HEAD + i), group),
                );
                const message = joined(k, shifted(k, carried[16] as Word32, words));
                const next = compressBlock(k, joined(k, carried.slice(0, 16)), message);
                return [...halved(k, next), words[BLOCK - 1] as Word32];
              },
            );
            for (let i = 0; i < n / 4; i++) k.store('output', i, end[i] as Word32, group);
          });
        },
      },
    ],
  };
}
