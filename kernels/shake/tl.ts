import type { Word64 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { keccakPermutation } from '../keccak/permutation.ts';
import {
  ADDRESS_REGION,
  addressHead,
  GROUPS,
  RATE_WORDS,
  seedRegion,
  seedWords,
  strideCount,
} from './message.ts';

/** FIPS 205, 11.1: T_l(PK.seed, ADRS, inputs); the caller has written SHAKE256's padding after the inputs. */
export function shakeTl(n: number): Kernel {
  const words = n / 8;
  const prefix = words + 4;
  return {
    contract: {
      kernel: `shake-tl-n${n}`,
      wordBytes: 8,
      regions: [
        seedRegion(n),
        ADDRESS_REGION,
        {
          name: 'input',
          role: 'in',
          secrecy: 'secret',
          layout: 'lane-wise',
          words: { constant: RATE_WORDS - prefix, terms: { furtherBlocks: RATE_WORDS } },
          elements: 'groups',
          elementStride: 'inputStride',
          wordStride: 'inputWordStride',
        },
        {
          name: 'output',
          role: 'out',
          secrecy: 'secret',
          layout: 'lane-wise',
          words,
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
      step: 'fips205.tL',
      summary:
        'T_l of padded inputs: PK.seed, ADRS and inputs fill one block of SHAKE256 and `furtherBlocks` more.',
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const keyPair = k.splat(k.wordFromCount64(k.countMultiply(group, k.count('keyPairStep'))));
            const first = [
              ...seedWords(k, n),
              ...addressHead(k, keyPair),
              k.byteSwap(k.load64('address', 3)),
            ];
            const opened = Array.from({ length: 25 }, (_, i): Word64 => {
              if (i < prefix) return first[i] as Word64;
              return i < RATE_WORDS ? k.load64('input', i - prefix, group) : k.constant64(0n);
            });
            const once = keccakPermutation(k, opened);
            const state = k.loop(k.count('furtherBlocks'), once, (block, carried) => {
              const start = k.countMultiply(block, RATE_WORDS);
              const mixed = carried.map((word, i) =>
                i < RATE_WORDS
                  ? k.xor(word, k.load64('input', k.countAdd(start, RATE_WORDS - prefix + i), group))
                  : word,
              );
              return keccakPermutation(k, mixed);
            });
            for (let i = 0; i < words; i++) k.store('output', i, state[i] as Word64, group);
          });
        },
      },
    ],
  };
}
