/** Lanes in each other's place. */
import type { Mutant, Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode, sequence } from './encode.ts';
import { regionOf } from './roles.ts';

const swappedPattern = (wordBytes: number): Uint8Array =>
  // The first two words of the vector change places.
  Uint8Array.from({ length: 16 }, (_, i) => (i < 2 * wordBytes ? i ^ wordBytes : i));

export const lanesSwapped: Operator = {
  name: 'lanes swapped',
  mutants: (target) => {
    if (target.lanes === 1) return [];
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => [
      ...shuffled(code, instruction, i),
      ...repatterned(code, instruction, i),
      ...replaced(code, instruction, i),
    ]);
  },
};

/** A vector of a lane-wise region, its first two lanes exchanged as it comes. */
function shuffled(code: Code, instruction: Instruction, i: number): Omit<Mutant, 'operator'>[] {
  const { name, at } = instruction;
  const region = name === 'v128.load' ? regionOf(code, instruction) : undefined;
  if (region === undefined || region === 'tables' || region.layout !== 'lane-wise') return [];
  const vector = code.types.length;
  const pattern = swappedPattern(code.target.contract.wordBytes);
  const swap = sequence(['local.tee', vector], ['local.get', vector], ['i8x16.shuffle', pattern]);
  return [
    {
      what: `byte ${at}: lanes of ${region.name} exchanged`,
      breaks: 'equal',
      target: () => code.changed([[i + 1, i + 1, swap]], ['v128']),
    },
  ];
}

function repatterned(
  code: Code,
  { name, at, immediates }: Instruction,
  i: number,
): Omit<Mutant, 'operator'>[] {
  if (name !== 'i8x16.shuffle') return [];
  const pattern = immediates[0] as Uint8Array;
  const swap = swappedPattern(code.target.contract.wordBytes);
  const other = swap.map((from) => pattern[from] as number);
  return [
    {
      what: `byte ${at}: lanes of a shuffle exchanged`,
      breaks: 'equal',
      target: () => code.changed([[i, i + 1, encode(name, other)]]),
    },
  ];
}

/** A lane loaded or stored on its own, in its neighbour's place. */
function replaced(code: Code, { name, at, immediates }: Instruction, i: number): Omit<Mutant, 'operator'>[] {
  if (!name.endsWith('_lane')) return [];
  const [align, offset, lane] = immediates as [number, number, number];
  return [
    {
      what: `byte ${at}: lane ${lane ^ 1} for ${lane}`,
      breaks: 'equal',
      target: () => code.changed([[i, i + 1, encode(name, align, offset, lane ^ 1)]]),
    },
  ];
}
