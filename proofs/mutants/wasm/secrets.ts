/** What takes time or touches memory by a secret. */
import type { Mutant, Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode, type Operand, sequence } from './encode.ts';
import { addressEnd, isAccess, isStore, regionOf } from './roles.ts';

type Lines = readonly (readonly [string, ...Operand[]])[];

/** Each load of a secret region, with what loads four of its bytes again. */
function atSecrets(
  make: (site: {
    code: Code;
    instruction: Instruction;
    i: number;
    secret: Lines;
    more: number;
  }) => Omit<Mutant, 'operator' | 'breaks'>[],
): Operator['mutants'] {
  return (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      const region = isAccess(instruction) && !isStore(instruction) ? regionOf(code, instruction) : undefined;
      if (region === undefined || region === 'tables' || region.secrecy !== 'secret') return [];
      // Scratch may hold what is public.
      if (
        region.role === 'out' ||
        region.role === 'scratch' ||
        !/^(i32|i64|v128)\.load$|_zero$/.test(instruction.name)
      )
        return [];
      const address = code.types.length;
      const secret: Lines = [
        ['local.get', address],
        ['i32.load', 0, Number(instruction.immediates[1])],
      ];
      return make({ code, instruction, i, secret, more: address + 1 }).map((mutant) => ({
        ...mutant,
        breaks: 'constant-time' as const,
      }));
    });
  };
}

/** The address is kept, and `after` is done with the loaded value on the stack. */
function with4(
  code: Code,
  instruction: Instruction,
  i: number,
  after: Lines,
  types: readonly ('i32' | 'i64' | 'v128')[] = [],
): Mutant['target'] {
  const end = addressEnd(instruction);
  return () =>
    code.changed(
      [
        [end, end, encode('local.tee', code.types.length)],
        [i + 1, i + 1, sequence(...after)],
      ],
      ['i32', ...types],
    );
}

const typeOf = ({ name }: Instruction): 'i32' | 'i64' | 'v128' => name.split('.')[0] as 'i32';

export const secretIndex: Operator = {
  name: 'secret-indexed access',
  mutants: atSecrets(({ code, instruction, i, secret, more }) => {
    const indexed: Lines = [['local.get', more - 1], ...secret, ['i32.const', 7], ['i32.and'], ['i32.add']];
    return [
      {
        what: `byte ${instruction.at}: a load at a secret`,
        target: with4(code, instruction, i, [...indexed, ['i32.load', 0, 0], ['local.set', more]], ['i32']),
      },
      {
        what: `byte ${instruction.at}: a store at a secret`,
        target: with4(code, instruction, i, [...indexed, ['i32.const', 0], ['i32.store', 0, 0]]),
      },
    ];
  }),
};

export const secretBranch: Operator = {
  name: 'branch on a secret',
  mutants: atSecrets(({ code, instruction, i, secret, more }) => [
    {
      what: `byte ${instruction.at}: br_if on a secret`,
      target: with4(
        code,
        instruction,
        i,
        [['block'], ...secret, ['br_if', 0], ['i32.const', 1], ['local.set', more], ['end']],
        ['i32'],
      ),
    },
  ]),
};

export const secretSelect: Operator = {
  name: 'opcode select on a secret',
  mutants: atSecrets(({ code, instruction, i, secret, more }) => [
    {
      what: `byte ${instruction.at}: select on a secret`,
      target: with4(
        code,
        instruction,
        i,
        [['local.tee', more], ['local.get', more], ...secret, ['select']],
        [typeOf(instruction)],
      ),
    },
  ]),
};

export const secretOperand: Operator = {
  name: 'variable time by a secret',
  mutants: atSecrets(({ code, instruction, i, secret, more }) =>
    ['i32.mul', 'i32.div_u', 'i32.rem_u', 'i32.shl', 'i32.rotl'].map((name) => ({
      what: `byte ${instruction.at}: ${name} of secrets`,
      target: with4(code, instruction, i, [...secret, ...secret, [name], ['local.set', more]], ['i32']),
    })),
  ),
};
