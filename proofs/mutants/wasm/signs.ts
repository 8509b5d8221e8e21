/** Signed where unsigned is meant (wasmati's opcode table has it the other way round for gt_s). */
import type { Operator } from '../target.ts';
import { codeOf } from './code.ts';
import { encode } from './encode.ts';
import { brokenBy, usesOf } from './roles.ts';

export const signedForUnsigned: Operator = {
  name: 'signed for unsigned',
  mutants: (target) => {
    const code = codeOf(target);
    const uses = usesOf(code);
    const { instructions } = code;
    return instructions.flatMap(({ name, at }, i) => {
      const mask = instructions[i + 1]?.name === 'local.get' || instructions[i + 1]?.name.endsWith('const');
      // Bits from above that a mask takes away again are no fault.
      const isMasked =
        uses.get(i)?.by.name.endsWith('.and') || (mask && /\.and$/.test(instructions[i + 2]?.name ?? ''));
      if (!name.endsWith('.shr_u') || isMasked) return [];
      const other = name.replace('_u', '_s');
      return [
        {
          what: `byte ${at}: ${other} for ${name}`,
          breaks: brokenBy(name),
          target: () => code.changed([[i, i + 1, encode(other)]]),
        },
      ];
    });
  },
};
