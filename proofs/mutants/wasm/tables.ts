/** The module's constants: rows exchanged, bits flipped. */
import { choices } from '../sample.ts';
import type { Operator } from '../target.ts';
import { codeOf } from './code.ts';

export const tableRowsSwapped: Operator = {
  name: 'table rows swapped',
  mutants: (target) => {
    const { data, patched } = codeOf(target);
    const size = target.contract.wordBytes;
    const row = (i: number): Uint8Array =>
      target.artefact.slice(data.at + i * size, data.at + (i + 1) * size);
    const rows = Math.floor(data.size / size);
    return Array.from({ length: Math.max(0, rows - 1) }, (_, i) => i).flatMap((i) => {
      const [first, second] = [row(i), row(i + 1)];
      if (first.every((byte, at) => byte === second[at])) return [];
      return [
        {
          what: `rows ${i} and ${i + 1} exchanged`,
          breaks: 'equal' as const,
          target: () => patched(data.at + i * size, [...second, ...first]),
        },
      ];
    });
  },
};

export const tableBitFlipped: Operator = {
  name: 'table bit flipped',
  mutants: (target) => {
    const { data, patched } = codeOf(target);
    const choose = choices(target.stem);
    return Array.from({ length: data.size }, (_, i) => {
      const bit = choose(8);
      return {
        what: `bit ${bit} of byte ${i} of the tables`,
        breaks: 'equal' as const,
        target: () => patched(data.at + i, [(target.artefact[data.at + i] as number) ^ (1 << bit)]),
      };
    });
  },
};
