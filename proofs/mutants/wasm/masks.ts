/** A bit where a mask is meant, and a mask where a bit is (BLAKE3 of awasm-noble 0.1.0: a scalar 0 or 1 for a lane's mask). */
import type { Mutant, Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { type Operand, sequence } from './encode.ts';
import { isConstant } from './roles.ts';

/** The instructions for one type of operand. */
interface Typed {
  readonly type: 'i32' | 'i64' | 'v128';
  readonly constant: (value: 0 | 1) => readonly [string, Operand];
  readonly and: string;
  readonly subtract: string;
}

function typed(name: string, wordBytes: number): Typed | undefined {
  const type = name.split('.')[0];
  if (type === 'i32' || type === 'i64')
    return {
      type,
      constant: (value) => [`${type}.const`, value],
      and: `${type}.and`,
      subtract: `${type}.sub`,
    };
  if (type !== 'v128') return undefined;
  const words = (value: number): Uint8Array =>
    Uint8Array.from({ length: 16 }, (_, i) => (i % wordBytes === 0 ? value : 0));
  return {
    type,
    constant: (value) => ['v128.const', words(value)],
    and: 'v128.and',
    subtract: wordBytes === 4 ? 'i32x4.sub' : 'i64x2.sub',
  };
}

const isAnd = ({ name }: Instruction): boolean => /\.(and|andnot|bitselect)$/.test(name);

function each(
  make: (code: Code, i: number, kind: Typed) => Omit<Mutant, 'operator' | 'breaks'>,
): Operator['mutants'] {
  return (target) => {
    const code = codeOf(target);
    return code.instructions.flatMap((instruction, i) => {
      const kind = isAnd(instruction) ? typed(instruction.name, target.contract.wordBytes) : undefined;
      // A literal may be its own low bit.
      const second = code.instructions[i - 1] as Instruction;
      if (kind === undefined || isConstant(second)) return [];
      return [{ ...make(code, i, kind), breaks: 'equal' as const }];
    });
  };
}

export const bitForMask: Operator = {
  name: 'bit for mask',
  mutants: each((code, i, { constant, and }) => {
    const { at, name } = code.instructions[i] as Instruction;
    return {
      what: `byte ${at}: the low bit of the mask of ${name}`,
      target: () => code.changed([[i, i, sequence(constant(1), [and])]]),
    };
  }),
};

export const maskForBit: Operator = {
  name: 'mask for bit',
  mutants: each((code, i, { type, constant, and, subtract }) => {
    const { at, name } = code.instructions[i] as Instruction;
    const word = code.types.length;
    const widened = sequence(
      ['local.set', word],
      constant(0),
      ['local.get', word],
      constant(1),
      [and],
      [subtract],
    );
    return {
      what: `byte ${at}: a mask of the low bit for the operand of ${name}`,
      target: () => code.changed([[i, i, widened]], [type]),
    };
  }),
};
