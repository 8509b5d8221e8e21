import type { Word64 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { keccakPermutation } from './permutation.ts';

export const keccakF1600: Kernel = {
  contract: {
    kernel: 'keccak-f1600',
    wordBytes: 8,
    regions: [
      {
        name: 'state',
        role: 'in-out',
        secrecy: 'secret',
        layout: 'lane-wise',
        words: 25,
        elements: 'groups',
        elementStride: 'stateStride',
      },
    ],
    counts: [
      { name: 'groups', min: 0, max: 4096 },
      { name: 'stateStride', min: 0, max: 65536, multipleOf: 8 },
    ],
    step: 'fips202.keccakF1600',
    summary: 'Keccak-f[1600] on each state.',
  },
  formulations: [
    {
      name: '',
      text: (k) => {
        k.each(k.count('groups'), (group) => {
          const state: Word64[] = [];
          for (let i = 0; i < 25; i++) state.push(k.load64('state', i, group));
          keccakPermutation(k, state).forEach((word, i) => {
            k.store('state', i, word, group);
          });
        });
      },
    },
  ],
};
