import type { Kernel } from '../../language/kernel.ts';
import { bySixteens } from '../sha2/by-sixteens.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/** FIPS 180-4, 6.2.2: whole blocks into a state, for messages: no scratch, and less time for more code. */
export const sha256Blocks: Kernel = {
  contract: {
    kernel: 'sha256-blocks',
    wordBytes: 4,
    regions: [
      { name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 8 },
      {
        name: 'data',
        role: 'in',
        secrecy: 'secret',
        layout: 'bytes',
        words: { constant: 0, terms: { blocks: 16 } },
        laneStride: 'dataStride',
        order: 'big',
        bulk: true,
      },
    ],
    counts: [
      { name: 'blocks', min: 0, max: 65536 },
      { name: 'dataStride', min: 0, max: 0x40000000 },
    ],
    step: 'fips180-4.sha256Compress',
    summary: 'Compresses whole 64-byte blocks into the state, in registers.',
  },
  formulations: [
    {
      name: '',
      text: (k) => {
        const constants = k.table32('roundConstants', ROUND_CONSTANTS);
        const state = Array.from({ length: 8 }, (_, i) => k.load32('state', i));
        const hashed = k.loop(k.count('blocks'), state, (block, entering) => {
          const first = k.countMultiply(block, 16);
          const message = Array.from({ length: 16 }, (_, t) => k.load32('data', k.countAdd(first, t)));
          const of = {
            bits: 32,
            rounds: 64,
            constant: (index: Parameters<typeof constants.at>[0]) => k.splat(constants.at(index)),
            upper: [
              [2, 13, 22],
              [6, 11, 25],
            ],
            lower: [
              [7, 18, 3],
              [17, 19, 10],
            ],
          } as const;
          return bySixteens(k, of, entering, message);
        });
        hashed.forEach((word, i) => {
          k.store('state', i, word);
        });
      },
    },
  ],
};
