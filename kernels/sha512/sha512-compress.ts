import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, halved, joined, SCHEDULE_512_REGION, wipeSchedule512 } from './rounds.ts';

/**
 * FIPS 180-4, 6.4.2: whole blocks into a state; 0 blocks leave it as it is. State and data are 32-bit words,
 * the high one of each 64-bit word first.
 */
export const sha512Compress: Kernel = {
  contract: {
    kernel: 'sha512-compress',
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
      SCHEDULE_512_REGION,
    ],
    counts: [
      { name: 'blocks', min: 0, max: 65536 },
      { name: 'dataStride', min: 0, max: 0x40000000 },
    ],
    step: 'fips180-4.sha512Compress',
    summary: 'Compresses whole 128-byte blocks into the state.',
  },
  formulations: [
    {
      name: '',
      text: (k) => {
        const state = Array.from({ length: 16 }, (_, i) => k.load32('state', i));
        const hashed = k.loop(k.count('blocks'), state, (block, entering) => {
          const first = k.countMultiply(block, 32);
          k.each(16, (t) => {
            const high = k.countAdd(first, k.countMultiply(t, 2));
            const word = k.join(k.load32('data', high), k.load32('data', k.countAdd(high, 1)));
            k.store('schedule', t, word);
          });
          return halved(k, compressBlock(k, joined(k, entering)));
        });
        hashed.forEach((word, i) => {
          k.store('state', i, word);
        });
        wipeSchedule512(k);
      },
    },
  ],
};
