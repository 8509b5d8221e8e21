import { capabilityOf } from './capabilities.ts';
import { languageError } from './errors.ts';
import type { Pure, Value, WordBits } from './program.ts';

/** A word's or mask's value: an unsigned number a lane, or one in all when uniform. */
export type Lanes = readonly bigint[];

type PureOf<Op extends Pure['op']> = Extract<Pure, { readonly op: Op }>;
type ShiftOp = 'rotate-left' | 'shift-left' | 'shift-right';
type BinaryOp = 'xor' | 'and' | 'or' | 'and-not' | 'add' | 'subtract' | 'equal' | 'less-than';

/** The operations on words and masks, that is, all but those on counts. */
export type WordOperation = Exclude<
  Pure,
  { readonly op: 'count-constant' | 'count-add' | 'count-multiply' | 'count-from-word' | 'word-from-count' }
>;

export function allOnes(bits: WordBits): bigint {
  return bits === 32 ? 0xffff_ffffn : 0xffff_ffff_ffff_ffffn;
}

const binary: Readonly<
  Record<BinaryOp | 'mask-and' | 'mask-or', (a: bigint, b: bigint, ones: bigint) => bigint>
> = {
  xor: (a, b) => a ^ b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  'and-not': (a, b, ones) => a & (b ^ ones),
  add: (a, b, ones) => (a + b) & ones,
  subtract: (a, b, ones) => (a - b) & ones,
  equal: (a, b, ones) => (a === b ? ones : 0n),
  'less-than': (a, b, ones) => (a < b ? ones : 0n),
  'mask-and': (a, b) => a & b,
  'mask-or': (a, b) => a | b,
};

function shifted(op: ShiftOp, a: bigint, amount: bigint, width: bigint, ones: bigint) {
  if (op === 'shift-left') return (a << amount) & ones;
  if (op === 'shift-right') return a >> amount;
  return ((a << amount) & ones) | (a >> (width - amount));
}

function byteSwapped(a: bigint, bits: WordBits): bigint {
  let swapped = 0n;
  for (let i = 0; i < bits; i += 8) swapped = (swapped << 8n) | ((a >> BigInt(i)) & 0xffn);
  return swapped;
}

function capabilityMeaning(
  operation: PureOf<'capability'>,
  operands: readonly Lanes[],
  bits: WordBits,
): bigint[] {
  const { capability: name, literals, part } = operation;
  const capability = capabilityOf(name);
  if (capability === undefined) throw languageError('capability', `there is no capability operation ${name}`);
  const [first = []] = operands;
  if (capability.reach === 'lane') {
    return first.map((_, j) => {
      const words = operands.map((o) => o[j] as bigint);
      return capability.meaning(words, literals, bits)[part] as bigint;
    });
  }
  const group = capability.group(literals);
  if (first.length % group !== 0) {
    throw languageError('capability', `${name} exchanges ${group} lanes, ${first.length} is no multiple`);
  }
  return first.map((_, j) => first[capability.source(j, literals)] as bigint);
}

/** What one operation on words computes, for `lanes` lanes. */
export function evaluate(
  operation: WordOperation,
  operands: readonly Lanes[],
  bits: WordBits,
  uniform: boolean,
  lanes: number,
): Lanes {
  const ones = allOnes(bits);
  const [a = [], b = [], c = []] = operands;
  switch (operation.op) {
    case 'constant':
      return new Array<bigint>(uniform ? 1 : lanes).fill(operation.literal);
    case 'xor':
    case 'and':
    case 'or':
    case 'and-not':
    case 'add':
    case 'subtract':
    case 'equal':
    case 'less-than':
    case 'mask-and':
    case 'mask-or': {
      const apply = binary[operation.op];
      return a.map((x, j) => apply(x, b[j] as bigint, ones));
    }
    case 'not':
    case 'mask-not':
      return a.map((x) => x ^ ones);
    case 'rotate-left':
    case 'shift-left':
    case 'shift-right': {
      const amount = BigInt(operation.amount);
      const width = BigInt(bits);
      return a.map((x) => shifted(operation.op, x, amount, width, ones));
    }
    case 'byte-swap':
      return a.map((x) => byteSwapped(x, bits));
    case 'splat':
      return new Array<bigint>(lanes).fill(a[0] as bigint);
    case 'select':
      return a.map((m, j) => ((b[j] as bigint) & m) | ((c[j] as bigint) & (m ^ ones)));
    case 'declassify':
      return a;
    case 'join':
      return a.map((high, j) => (high << 32n) | (b[j] as bigint));
    case 'low-half':
      return a.map((word) => word & allOnes(32));
    case 'high-half':
      return a.map((word) => word >> 32n);
    case 'carry':
      return a.map((_, j) => operands.reduce((sum, o) => sum + (o[j] as bigint), 0n) >> 32n);
    case 'capability':
      return capabilityMeaning(operation, operands, bits);
  }
}

/** The width of an operation's operands, which is that of its result. */
export function bitsOf(value: Value): WordBits {
  if (value.type.kind === 'count') throw languageError('wrong-kind', 'a count is not a word', value);
  return value.type.bits;
}
