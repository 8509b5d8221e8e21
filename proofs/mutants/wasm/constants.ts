/** A literal off by one bit. */
import type { Property } from '../../checker/refusal.ts';
import { choices } from '../sample.ts';
import type { Operator } from '../target.ts';
import { type Code, codeOf, type Instruction } from './code.ts';
import { encode, type Operand } from './encode.ts';
import { brokenBy, isShift, isStore, literalOf, type Use, usesOf, widthOf } from './roles.ts';

const isAmount = (use: Use | undefined): use is Use =>
  use !== undefined && isShift(use.by) && use.operand === 1;

/** Rotation and shift distances, masks, steps, bounds and words of messages, where they stand in the code. */
export const constantOffByABit: Operator = {
  name: 'constant off by one bit',
  mutants: (target) => {
    const code = codeOf(target);
    const uses = usesOf(code);
    return code.instructions.flatMap((instruction, i) => {
      const { name, at } = instruction;
      const flipped = otherLiteral(instruction, uses.get(i), choices(`${target.stem} ${at}`));
      if (flipped === undefined) return [];
      const use = uses.get(i);
      return [
        {
          what: `byte ${at}: ${shown(flipped)} for ${shown(instruction.immediates[0] as Operand)}`,
          breaks: brokenOf(name, use),
          target: () => code.changed([[i, i + 1, encode(name, flipped)]]),
        },
      ];
    });
  },
};

/** A literal that is stored may be a wipe's. */
function brokenOf(name: string, use: Use | undefined): Property | undefined {
  if (use !== undefined && isStore(use.by)) return undefined;
  return brokenBy(isAmount(use) ? use.by.name : name);
}

/** A mask loses a bit, since one that it gains may meet a zero; a zero gains one. */
function otherLiteral(
  instruction: Instruction,
  use: Use | undefined,
  choose: (below: number) => number,
): Operand | undefined {
  const { name, immediates } = instruction;
  if (name === 'v128.const') {
    const bytes = (immediates[0] as Uint8Array).slice();
    const set = Array.from({ length: 128 }, (_, bit) => bit).filter((bit) => bitOf(bytes, bit));
    const bit = set.length === 0 ? choose(128) : (set[choose(set.length)] as number);
    bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
    return bytes;
  }
  const value = literalOf(instruction);
  if (value === undefined) return undefined;
  const width = name === 'i32.const' ? 32 : 64;
  if (isAmount(use)) return value ^ (1n << BigInt(choose(widthOf(use.by) === 32 ? 5 : 6)));
  const pattern = BigInt.asUintN(width, value);
  const set = Array.from({ length: width }, (_, bit) => bit).filter((bit) => (pattern >> BigInt(bit)) & 1n);
  const bit = set.length === 0 ? choose(width === 32 ? 4 : 64) : (set[choose(set.length)] as number);
  return BigInt.asIntN(width, pattern ^ (1n << BigInt(bit)));
}

const bitOf = (bytes: Uint8Array, bit: number): boolean =>
  (((bytes[bit >> 3] as number) >> (bit & 7)) & 1) === 1;

const shown = (operand: Operand): string =>
  typeof operand === 'object' ? `0x${Buffer.from(operand).toString('hex')}` : String(operand);

/** The offset in an access: another word, or the middle of one. */
export const offsetOffByABit: Operator = {
  name: 'offset of an access off by one bit',
  mutants: (target) => {
    const code = codeOf(target);
    const row = target.contract.wordBytes * target.lanes;
    return code.instructions.flatMap((instruction, i) => {
      if (instruction.opcode.timing !== 'address') return [];
      return [1, row / 2, row, 2 * row].map((flip) => offsetMutant(code, instruction, i, flip));
    });
  },
};

function offsetMutant(
  code: Code,
  { name, at, immediates }: Instruction,
  i: number,
  flip: number,
): ReturnType<Operator['mutants']>[0] {
  const [align, offset, ...lane] = immediates as [number, number, ...number[]];
  const other = offset ^ flip;
  return {
    what: `byte ${at}: offset ${other} for ${offset} of ${name}`,
    breaks: undefined,
    target: () => code.changed([[i, i + 1, encode(name, align, other, ...lane)]]),
  };
}
