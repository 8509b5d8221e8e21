/** An access past the end, or before the beginning, of what it is meant for. */
import type { Region } from '../../checker/contract.ts';
import type { Mutant, Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode, sequence } from './encode.ts';
import { addressEnd, isAccess, parameterOf, regionOf } from './roles.ts';

export const overrun: Operator = {
  name: 'overrun by one',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      const region = isAccess(instruction) ? regionOf(code, instruction) : undefined;
      if (region === undefined) return [];
      return region === 'tables'
        ? pastTables(code, instruction, i)
        : pastRegion(code, region, instruction, i);
    });
  },
};

function withOffset(
  code: Code,
  { name, immediates }: Instruction,
  i: number,
  more: number,
): ReturnType<Mutant['target']> {
  const [align, offset, ...lane] = immediates as [number, number, ...number[]];
  return code.changed([[i, i + 1, encode(name, align, offset + more, ...lane)]]);
}

function pastTables(code: Code, instruction: Instruction, i: number): Omit<Mutant, 'operator'>[] {
  return [
    {
      what: `byte ${instruction.at}: read behind the tables`,
      breaks: 'framed',
      target: () => withOffset(code, instruction, i, code.data.size),
    },
  ];
}

/** As many words further as there are, so that the first is one past the last; and the element after. */
function pastRegion(
  code: Code,
  region: Region,
  instruction: Instruction,
  i: number,
): Omit<Mutant, 'operator'>[] {
  const { at } = instruction;
  const { contract, lanes } = code.target;
  const end = addressEnd(instruction);
  const found: Omit<Mutant, 'operator'>[] = [];
  const further = (count: string, times: number): (() => ReturnType<Mutant['target']>) => {
    const step = sequence(
      ['local.get', parameterOf(code, count)],
      ['i32.const', times],
      ['i32.mul'],
      ['i32.add'],
    );
    return () => code.changed([[end, end, step]]);
  };
  const { words, wordStride, elementStride, elements, layout } = region;
  const row = (layout === 'lane-wise' ? lanes : 1) * contract.wordBytes;
  const count = typeof words === 'number' ? words : undefined;
  const add = (what: string, target: Mutant['target']): void => {
    found.push({ what: `byte ${at}: ${what} of ${region.name}`, breaks: 'framed', target });
  };
  if (count !== undefined && wordStride === undefined)
    add(`past the last word`, () => withOffset(code, instruction, i, count * row));
  if (count !== undefined && wordStride !== undefined) {
    add(`past the last word`, further(wordStride, count));
    add(`before the first word`, further(wordStride, -count));
  }
  if (count === undefined && typeof words !== 'number') {
    const [[name, factor] = ['', 0]] = Object.entries(words.terms ?? {});
    add(`past the last word`, further(name, factor * contract.wordBytes));
  }
  if (elements !== undefined && elementStride !== undefined) {
    add(`at the element after the last`, further(elementStride, 1));
    add(`at the element before the first`, further(elementStride, -1));
  }
  return found;
}
