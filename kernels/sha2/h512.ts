import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, halved, joined } from '../sha512/rounds.ts';
import {
  ADDRESS_REGION,
  addressHead,
  addressWords,
  CHAIN_STEP,
  GROUPS,
  INDEX_STEP,
  MIDSTATE_512_REGION,
  midstate512,
  shifted,
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
            const hash = address[6];
            const pair = Array.from({ length: 2 * words }, (_, i) => k.load32('input', i, group));
            const last = pair[2 * words - 1] as Word32;
            const message: Word32[] = [
              ...addressHead(k, address, k.shiftRight(hash, 16)),
              ...shifted(k, hash, pair),
              k.or(k.shiftLeft(last, 16), k.constant32(0x8000)),
            ];
            while (message.length < 31) message.push(k.constant32(0));
            message.push(k.constant32(8 * (128 + 22 + 2 * n)));
            const hashed = halved(k, compressBlock(k, joined(k, midstate512(k)), joined(k, message)));
            for (let i = 0; i < words; i++) k.store('output', i, hashed[i] as Word32, group);
          });
        },
      },
    ],
  };
}
