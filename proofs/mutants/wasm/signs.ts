/** Signed where unsigned is meant (wasmati's opcode table has it the other way round for gt_s). */
import type { Operator } from '../target.ts';
import { codeOf } from './code.ts';
import { encode } from './encode.ts';
import { brokenBy, isMasked, usesOf } from './roles.ts';

export const signedForUnsigned: Operator = {
  name: 'signed for unsigned',
  mutants: (target) => {
    const code = codeOf(target);
    const uses = usesOf(code);
    return code.instructions.flatMap(({ name, at }, i) => {
      // Bits from above that a mask takes away again are no fault.
      if (!name.endsWith('.shr_u') || isMasked(code, uses, i)) return [];
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
