/** A store dropped; where it wipes, a missing wipe. */
import type { Property } from '../../checker/refusal.ts';
import type { Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode, sequence } from './encode.ts';
import { isConstant, isLoad, isStore, parameterOf, regionOf } from './roles.ts';

const OPERANDS = { i32: 'i32', i64: 'i64', v128: 'v128' } as const;

/** Whether a store is of the wipe at the end: to wiped scratch, of which nothing is loaded any more. */
function isWipe(code: Code, instruction: Instruction, i: number): boolean {
  const region = regionOf(code, instruction);
  if (region === undefined || region === 'tables' || region.wiped !== true) return false;
  return !code.instructions.slice(i).some((later) => isLoad(later) && regionOf(code, later) === region);
}

function dropped(
  code: Code,
  instruction: Instruction,
  i: number,
): Omit<ReturnType<Operator['mutants']>[0], 'breaks'> {
  const { name, at } = instruction;
  const type = OPERANDS[(name.split('.')[0] ?? 'v128') as 'i32'];
  const [value, address] = [code.types.length, code.types.length + 1];
  return {
    what: `byte ${at}: ${name} dropped`,
    target: () =>
      code.changed([[i, i + 1, sequence(['local.set', value], ['local.set', address])]], [type, 'i32']),
  };
}

export const storeDropped: Operator = {
  name: 'store dropped',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      if (!isStore(instruction) || isWipe(code, instruction, i)) return [];
      return [{ ...dropped(code, instruction, i), breaks: 'equal' as const }];
    });
  },
};

export const wipeMissing: Operator = {
  name: 'missing wipe',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      if (!isStore(instruction) || !isWipe(code, instruction, i)) return [];
      const value = code.instructions[i - 1] as Instruction;
      const drop = { ...dropped(code, instruction, i), breaks: 'wiped' as const };
      // One zero may be kept in a local for several stores.
      if (!isConstant(value)) return [drop];
      const ones = (): number[] =>
        encode(value.name, value.name === 'v128.const' ? new Uint8Array(16).fill(1) : 1);
      return [
        drop,
        {
          what: `byte ${instruction.at}: wiped with ones`,
          breaks: 'wiped' as Property,
          target: () => code.changed([[i - 1, i, ones()]]),
        },
      ];
    });
  },
};

/** A store more, behind a load of an input, to where it was loaded from. */
export const inputWritten: Operator = {
  name: 'input written',
  mutants: (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      const region = instruction.opcode.timing === 'address' ? regionOf(code, instruction) : undefined;
      const [, end] = instruction.operands[0] ?? [0, 0];
      if (region === undefined || region === 'tables' || region.role !== 'in' || isStore(instruction))
        return [];
      if (!/^(i32|i64|v128)\.load$/.test(instruction.name)) return [];
      const address = code.types.length;
      const type = instruction.name.split('.')[0] as 'i32';
      const offset = Number(instruction.immediates[1]);
      return [
        {
          what: `byte ${instruction.at}: a store to ${region.name} (parameter ${parameterOf(code, region.name)})`,
          breaks: 'framed' as const,
          target: () =>
            code.changed(
              [
                [end, end, encode('local.tee', address)],
                [
                  i + 1,
                  i + 1,
                  sequence(
                    ['local.set', address + 1],
                    ['local.get', address],
                    ['local.get', address + 1],
                    [`${type}.store`, 0, offset],
                    ['local.get', address + 1],
                  ),
                ],
              ],
              ['i32', type],
            ),
        },
      ];
    });
  },
};
