/** A loop one turn short or long, or entered when there is none to take. */
import type { Operator, Target } from '../target.ts';
import { codeOf, type Instruction } from './code.ts';
import { encode, sequence } from './encode.ts';
import { literalOf } from './roles.ts';

const wipes = ({ contract }: Target): boolean => contract.regions.some(({ wiped }) => wiped === true);

function turns(difference: 1 | -1): Operator['mutants'] {
  return (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap(({ name, at }, i) => {
      if (name !== 'i32.lt_u') return [];
      const bound = literalOf(code.instructions[i - 1] as Instruction);
      const more = sequence(['i32.const', difference], ['i32.add']);
      return [
        {
          what: `byte ${at}: ${bound === undefined ? 'a loop over data' : `a loop of ${bound} turns`} takes ${difference > 0 ? 'one more' : 'one less'}`,
          // The rounds behind the last have constants that are in no table, where they have constants.
          // A loop that wipes breaks another property.
          breaks: bound === undefined || (difference < 0 && !wipes(target)) ? ('equal' as const) : undefined,
          target: () =>
            bound === undefined
              ? code.changed([[i, i, more]])
              : code.changed([[i - 1, i, encode('i32.const', bound + BigInt(difference))]]),
        },
      ];
    });
  };
}

export const loopShort: Operator = { name: 'loop one short', mutants: turns(-1) };
export const loopLong: Operator = { name: 'loop one long', mutants: turns(1) };

/** The guard before a loop over data, which leaves it out when its count is zero. */
export const guardLost: Operator = {
  name: 'loop entered at zero',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap(({ name, at }, i) =>
      name !== 'i32.eqz'
        ? []
        : [
            {
              what: `byte ${at}: a loop entered whatever its count`,
              breaks: undefined,
              target: () => code.changed([[i - 1, i + 1, encode('i32.const', 0)]]),
            },
          ],
    );
  },
};
