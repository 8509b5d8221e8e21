/** A byte swap dropped, or of the wrong width. */
import type { Mutant, Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode } from './encode.ts';
import { literalOf } from './roles.ts';

/** Of each two bytes the low one: the first step of a byte swap in a scalar. */
const EVEN_BYTES = [0x00ff00ffn, 0x00ff00ff00ff00ffn];

export const byteOrderWrong: Operator = {
  name: 'byte order wrong',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => [
      ...ofShuffle(code, instruction, i),
      ...ofScalar(code, instruction, i),
    ]);
  },
};

function ofShuffle(code: Code, { name, at, immediates }: Instruction, i: number): Omit<Mutant, 'operator'>[] {
  if (name !== 'i8x16.shuffle') return [];
  const { wordBytes } = code.target.contract;
  const pattern = immediates[0] as Uint8Array;
  if (!pattern.every((from, to) => from === (to ^ (wordBytes - 1)))) return [];
  return [1, 2, 4, 8, 16].flatMap((width) =>
    width === wordBytes
      ? []
      : [
          {
            what: `byte ${at}: bytes swapped in ${width}, not ${wordBytes}`,
            breaks: 'equal' as const,
            target: () =>
              code.changed([
                [
                  i,
                  i + 1,
                  encode(
                    name,
                    Uint8Array.from({ length: 16 }, (_, to) => to ^ (width - 1)),
                  ),
                ],
              ]),
          },
        ],
  );
}

/** Scalars swap bytes in pairs, then pairs, then halves: one of these steps is left out. */
function ofScalar(code: Code, instruction: Instruction, i: number): Omit<Mutant, 'operator'>[] {
  const { name, at } = instruction;
  const { wordBytes } = code.target.contract;
  const bits = `i${8 * wordBytes}`;
  const before = code.instructions[i - 1];
  if (name === `${bits}.rotl` && before !== undefined && literalOf(before) === BigInt(4 * wordBytes))
    return [
      {
        what: `byte ${at}: halves not swapped`,
        breaks: 'equal',
        target: () => code.changed([[i - 1, i + 1, []]]),
      },
    ];
  const value = literalOf(instruction);
  if (name !== `${bits}.const` || value === undefined || !EVEN_BYTES.includes(value)) return [];
  return [
    {
      what: `byte ${at}: the other bytes swapped`,
      breaks: 'equal',
      target: () => code.changed([[i, i + 1, encode(name, ~value)]]),
    },
  ];
}
