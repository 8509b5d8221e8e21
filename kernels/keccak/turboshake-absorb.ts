import type { Word64 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { keccakPermutation } from './permutation.ts';

/** RFC 9861, 2.1: whole blocks of `rate` bytes absorbed with the twelve rounds of Keccak-p[1600, 12]. */
export function turboshakeAbsorb(rate: number): Kernel {
  const rateWords = rate / 8;
  return {
    contract: {
      kernel: `turboshake-absorb-r${rate}`,
      wordBytes: 8,
      regions: [
        { name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 25 },
        {
          name: 'data',
          role: 'in',
          secrecy: 'secret',
          layout: 'bytes',
          words: { constant: 0, terms: { blocks: rateWords } },
          laneStride: 'dataStride',
          bulk: true,
        },
      ],
      counts: [
        { name: 'blocks', min: 0, max: 65536 },
        { name: 'dataStride', min: 0, max: 0x40000000 },
      ],
      step: 'rfc9861.absorb',
      summary: `Absorbs whole ${rate}-byte blocks: each is added to the state, then Keccak-p[1600, 12].`,
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          const state: Word64[] = [];
          for (let i = 0; i < 25; i++) state.push(k.load64('state', i));
          const absorbed = k.loop(k.count('blocks'), state, (block, carried) => {
            const first = k.countMultiply(block, rateWords);
            const mixed = carried.map((word, i) =>
              i < rateWords ? k.xor(word, k.load64('data', k.countAdd(first, i))) : word,
            );
            return keccakPermutation(k, mixed, { rounds: 12 });
          });
          absorbed.forEach((word, i) => {
            k.store('state', i, word);
          });
        },
      },
    ],
  };
}
