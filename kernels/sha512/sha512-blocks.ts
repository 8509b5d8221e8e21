import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { bySixteens } from '../sha2/by-sixteens.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/**
 * FIPS 180-4, 6.4.2: whole blocks into a state, for messages: no scratch, and less time for more code. State and data
 * are 32-bit words, the high one of each 64-bit word first.
 */
export const sha512Blocks: Kernel = {
  contract: {
    kernel: 'sha512-blocks',
    wordBytes: 4,
    regions: [
      { name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 16 },
      {
        name: 'data',
        role: 'in',
        secrecy: 'secret',
        layout: 'bytes',
        words: { constant: 0, terms: { blocks: 32 } },
        laneStride: 'dataStride',
        order: 'big',
        bulk: true,
      },
    ],
    counts: [
      { name: 'blocks', min: 0, max: 65536 },
      { name: 'dataStride', min: 0, max: 0x40000000 },
    ],
    step: 'fips180-4.sha512Compress',
    summary: 'Compresses whole 128-byte blocks into the state, in registers.',
  },
  formulations: [
    {
      name: '',
      text: (k) => {
        const constants = k.table64('roundConstants', ROUND_CONSTANTS);
        const joined = (words: readonly Word32[]) =>
          Array.from({ length: words.length / 2 }, (_, i) =>
            k.join(words[2 * i] as Word32, words[2 * i + 1] as Word32),
          );
        const state = Array.from({ length: 16 }, (_, i) => k.load32('state', i));
        const hashed = k.loop(k.count('blocks'), state, (block, entering) => {
          const first = k.countMultiply(block, 32);
          const words = Array.from({ length: 32 }, (_, t) => k.load32('data', k.countAdd(first, t)));
          const of = {
            bits: 64,
            rounds: 80,
            constant: (index: Parameters<typeof constants.at>[0]) => k.splat(constants.at(index)),
            upper: [
              [28, 34, 39],
              [14, 18, 41],
            ],
            lower: [
              [1, 8, 7],
              [19, 61, 6],
            ],
          } as const;
          const after = bySixteens(k, of, joined(entering), joined(words));
          return after.flatMap((word) => [k.highHalf(word), k.lowHalf(word)]);
        });
        hashed.forEach((word, i) => {
          k.store('state', i, word);
        });
      },
    },
  ],
};
