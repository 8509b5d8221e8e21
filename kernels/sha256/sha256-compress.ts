import type { Builder } from '../../language/builder.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, SCHEDULE_REGION, wipeSchedule } from './rounds.ts';

/** FIPS 180-4, 6.2.2: whole blocks into a state; 0 blocks leave it as it is. */
export const sha256Compress: Kernel = {
  contract: {
    kernel: 'sha256-compress',
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
      SCHEDULE_REGION,
    ],
    counts: [
      { name: 'blocks', min: 0, max: 65536 },
      { name: 'dataStride', min: 0, max: 0x40000000 },
    ],
    step: 'fips180-4.sha256Compress',
    summary: 'Compresses whole 64-byte blocks into the state.',
  },
  formulations: [{ name: '', text: compress }],
};

function compress(k: Builder): void {
  const state = Array.from({ length: 8 }, (_, i) => k.load32('state', i));
  const hashed = k.loop(k.count('blocks'), state, (block, entering) => {
    const first = k.countMultiply(block, 16);
    k.each(16, (t) => k.store('schedule', t, k.load32('data', k.countAdd(first, t))));
    return compressBlock(k, entering);
  });
  hashed.forEach((word, i) => {
    k.store('state', i, word);
  });
  wipeSchedule(k);
}
