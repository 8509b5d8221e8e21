/** What an instruction's value is for. */
import type { Region } from '../../checker/contract.ts';
import type { Property } from '../../checker/refusal.ts';
import type { Code, Instruction } from './code.ts';

export interface Use {
  readonly by: Instruction;
  readonly index: number;
  /** Which of its operands. */
  readonly operand: number;
}

/** Who takes the value that each instruction gives. */
export function usesOf({ instructions }: Code): ReadonlyMap<number, Use> {
  const uses = new Map<number, Use>();
  instructions.forEach((by, index) => {
    by.operands.forEach(([, to], operand) => {
      uses.set(to - 1, { by, index, operand });
    });
  });
  return uses;
}

export const isAccess = ({ opcode }: Instruction): boolean => opcode.timing === 'address';
export const isStore = ({ name }: Instruction): boolean => name.includes('store');
export const isLoad = (instruction: Instruction): boolean => isAccess(instruction) && !isStore(instruction);

/** Where the address of an access ends: what is put there is done with the address on the stack. */
export function addressEnd({ operands }: Instruction): number {
  return (operands[0] as readonly [number, number])[1];
}

/** The region that an access goes to, or 'tables'; undefined where its address does not say so. */
export function regionOf(
  { instructions, target }: Code,
  { operands }: Instruction,
): Region | 'tables' | undefined {
  const { regions } = target.contract;
  const [from, to] = operands[0] as readonly [number, number];
  const address = instructions.slice(from, to);
  if (address.some(({ name }) => name === 'global.get')) return 'tables';
  const bases = address.flatMap(({ name, immediates }) =>
    name === 'local.get' && Number(immediates[0]) < regions.length ? [Number(immediates[0])] : [],
  );
  return bases.length === 1 ? regions[bases[0] as number] : undefined;
}

/** Which parameter a region or count is. */
export function parameterOf({ target }: Code, name: string): number {
  const { regions, counts } = target.contract;
  return [...regions, ...counts].findIndex((parameter) => parameter.name === name);
}

/** What a wrong value of a type breaks: only an i32 may be part of an address, a bound or a count. */
export function brokenBy(name: string): Property | undefined {
  return name.startsWith('i32.') || name === 'i32' ? undefined : 'equal';
}

const SHIFTS = /\.(shl|shr_u|shr_s|rotl|rotr)$/;

export const isShift = ({ name }: Instruction): boolean => SHIFTS.test(name);

/** Bits of the words that a shift shifts. */
export const widthOf = ({ name }: Instruction): 32 | 64 => (/^i32/.test(name) ? 32 : 64);

/** Whether a mask has made, or makes, the bits that a shift lets in zero: then how it fills them is no matter. */
export function isMasked({ instructions }: Code, uses: ReadonlyMap<number, Use>, i: number): boolean {
  const [shifted] = (instructions[i] as Instruction).operands;
  const from = shifted === undefined ? undefined : instructions[shifted[1] - 1];
  return [from, uses.get(i)?.by].some((near) => near?.name.endsWith('.and') === true);
}

export const isConstant = ({ name }: Instruction): boolean => name.endsWith('.const');

/** A constant as a number of any width. */
export function literalOf({ name, immediates }: Instruction): bigint | undefined {
  return name === 'i32.const' || name === 'i64.const' ? BigInt(immediates[0] as number | bigint) : undefined;
}
