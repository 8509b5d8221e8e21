/** The instructions that go to memory: WebAssembly core specification 2.0, 4.4.7. */
import type { Memory } from '../memory.ts';
import { isNatural, literal, type Polynomial, plus } from '../polynomial.ts';
import { refuse } from '../refusal.ts';
import type { Term } from '../terms.ts';
import type { Instruction } from './decode.ts';
import type { Value, Values } from './values.ts';

/** The effective address (4.4.7), shown not to wrap before the offset is added. */
function addressOf(
  { facts }: Memory,
  values: Values,
  { immediates, opcode, at }: Instruction,
  value: Value,
): Polynomial {
  const address = values.count(value);
  const offset = immediates[1] as number;
  if (address === undefined || offset >= 2 ** 31)
    return refuse('framed', `${opcode.name} at byte ${at} has an address of no known form`);
  const total = plus(address, literal(offset));
  if (!isNatural(total, facts, offset))
    refuse('framed', `${opcode.name} at byte ${at} has an address that may wrap`);
  return total;
}

export function load(
  memory: Memory,
  values: Values,
  instruction: Instruction,
  operands: readonly Value[],
): Value {
  const { name } = instruction.opcode;
  const address = addressOf(memory, values, instruction, operands[0] as Value);
  const bits = sizeOf(name);
  const term = memory.load(address, bits / 8);
  if (!name.startsWith('v128')) return { kind: 'word', term };
  if (bits === 128) return values.vectorOf(term);
  const count = 128 / bits;
  if (name.endsWith('_splat')) return values.vector(new Array(count).fill(term));
  const zero = values.terms.constant(0n, bits);
  const lane = name.endsWith('_zero') ? 0 : laneOf(instruction, count);
  const others = name.endsWith('_zero')
    ? new Array<typeof zero>(count).fill(zero)
    : values.lanes(operands[1] as Value, bits);
  return values.vector(others.map((other, i) => (i === lane ? term : other)));
}

export function store(
  memory: Memory,
  values: Values,
  instruction: Instruction,
  [place, value]: [Value, Value],
): void {
  const { name } = instruction.opcode;
  const address = addressOf(memory, values, instruction, place);
  const bits = sizeOf(name);
  memory.store(address, bits === 128 ? values.bitsOf(value) : stored(values, instruction, value, bits));
}

function stored(values: Values, instruction: Instruction, value: Value, bits: 32 | 64): Term {
  if (!instruction.opcode.name.startsWith('v128')) return values.term(value, bits);
  return values.lanes(value, bits)[laneOf(instruction, 128 / bits)] as Term;
}

function sizeOf(name: string): 32 | 64 | 128 {
  if (name === 'v128.load' || name === 'v128.store') return 128;
  return name.startsWith('i32') || name.includes('32_') ? 32 : 64;
}

function laneOf({ immediates }: Instruction, count: number): number {
  const lane = immediates[2] as number;
  return lane < count ? lane : refuse('equal', `lane ${lane} of ${count}`);
}
