/** An operation swapped with its neighbour. */
import type { Operator } from '../target.ts';
import { codeOf } from './code.ts';
import { encode } from './encode.ts';
import { brokenBy, isMasked, isShift, literalOf, usesOf, widthOf } from './roles.ts';

/** Never one for the other where both mean the same: `or` joins words without common bits, as xor would. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  'i32.xor': ['i32.or', 'i32.and'],
  'i64.xor': ['i64.or', 'i64.and'],
  'v128.xor': ['v128.or', 'v128.and'],
  'i32.and': ['i32.or', 'i32.xor'],
  'i64.and': ['i64.or', 'i64.xor'],
  'v128.and': ['v128.andnot', 'v128.or', 'v128.xor'],
  'v128.andnot': ['v128.and', 'v128.or', 'v128.xor'],
  'i32.or': ['i32.and'],
  'i64.or': ['i64.and'],
  'v128.or': ['v128.and'],
  'i32.add': ['i32.sub', 'i32.xor'],
  'i32.sub': ['i32.add'],
  'i64.add': ['i64.sub', 'i64.xor'],
  'i64.sub': ['i64.add'],
  'i32x4.add': ['i32x4.sub', 'i64x2.add', 'v128.xor'],
  'i64x2.add': ['i64x2.sub', 'i32x4.add', 'v128.xor'],
  'i32.mul': ['i32.add'],
  'i32.shl': ['i32.shr_u', 'i32.rotl'],
  'i64.shl': ['i64.shr_u', 'i64.rotl'],
  'i32.shr_u': ['i32.shl', 'i32.rotr'],
  'i64.shr_u': ['i64.shl', 'i64.rotr'],
  'i32.rotl': ['i32.rotr', 'i32.shl'],
  'i64.rotl': ['i64.rotr', 'i64.shl'],
  'i32x4.shl': ['i32x4.shr_u', 'i64x2.shl'],
  'i64x2.shl': ['i64x2.shr_u', 'i32x4.shl'],
  'i32x4.shr_u': ['i32x4.shl', 'i64x2.shr_u'],
  'i64x2.shr_u': ['i64x2.shl', 'i32x4.shr_u'],
};

export const operationSwapped: Operator = {
  name: 'operation swapped with its neighbour',
  mutants: (target) => {
    const code = codeOf(target);
    const uses = usesOf(code);
    return code.instructions.flatMap((instruction, i) => {
      const { name, at } = instruction;
      const amount = code.instructions[i - 1];
      // A rotation by half a word is the same to both sides.
      const isHalf =
        isShift(instruction) &&
        amount !== undefined &&
        Number(literalOf(amount)) * 2 === widthOf(instruction);
      return (
        (NEIGHBOURS[name] ?? [])
          .filter((other) => !(isHalf && /rot/.test(other)))
          // What a shift loses and a rotation keeps may be zero, by a mask.
          .filter((other) => !(/sh[lr]/.test(name) && /rot/.test(other) && isMasked(code, uses, i)))
          .map((other) => ({
            what: `byte ${at}: ${other} for ${name}`,
            breaks: brokenBy(name),
            target: () => code.changed([[i, i + 1, encode(other)]]),
          }))
      );
    });
  },
};
