import type { Value } from '../../../language/program.ts';
import type { Emitted } from './emitted.ts';
import type { Lowered, Operation } from './lowered.ts';

/** Pushes an operation on to `code`, its operands by `get`. */
export function emitOperation(
  code: Emitted[],
  get: (value: Value) => void,
  { result, operation, operands }: Extract<Lowered, { kind: 'let' }>,
  vectors: boolean,
): void {
  const [a, b, c] = operands as [Value, Value, Value];
  const subject = result.type.kind === 'mask' && a !== undefined ? a : result;
  const bits = subject.type.kind === 'count' ? 32 : subject.type.bits;
  const vector = vectors && subject.type.kind !== 'count' && !subject.type.uniform;
  const lane = vector ? (bits === 32 ? 'i32x4' : 'i64x2') : `i${bits}`;
  const logic = vector ? 'v128' : lane;
  switch (operation.op) {
    case 'constant':
      if (vector) code.push(['v128.const', repeated(operation.literal, bits)]);
      else if (bits === 32) code.push(['i32.const', Number(BigInt.asIntN(32, operation.literal))]);
      else code.push(['i64.const', BigInt.asIntN(64, operation.literal)]);
      return;
    case 'xor':
    case 'and':
    case 'or':
      get(a);
      get(b);
      code.push([`${logic}.${operation.op}`]);
      return;
    case 'mask-and':
    case 'mask-or':
      get(a);
      get(b);
      code.push([`${logic}.${operation.op === 'mask-and' ? 'and' : 'or'}`]);
      return;
    case 'and-not':
      get(a);
      get(b);
      if (vector) code.push(['v128.andnot']);
      else code.push(ones(bits), [`${lane}.xor`], [`${lane}.and`]);
      return;
    case 'not':
    case 'mask-not':
      get(a);
      if (vector) code.push(['v128.not']);
      else code.push(ones(bits), [`${lane}.xor`]);
      return;
    case 'add':
    case 'subtract':
      get(a);
      get(b);
      code.push([`${lane}.${operation.op === 'add' ? 'add' : 'sub'}`]);
      return;
    case 'rotate-left':
      get(a);
      if (vector) {
        code.push(['i32.const', operation.amount], [`${lane}.shl`]);
        get(a);
        code.push(['i32.const', bits - operation.amount], [`${lane}.shr_u`], ['v128.or']);
      } else code.push(amountOf(operation.amount, bits), [`${lane}.rotl`]);
      return;
    case 'shift-left':
    case 'shift-right':
      get(a);
      code.push(vector ? ['i32.const', operation.amount] : amountOf(operation.amount, bits));
      code.push([`${lane}.${operation.op === 'shift-left' ? 'shl' : 'shr_u'}`]);
      return;
    case 'byte-swap':
      if (!vector) throw new RangeError('scalar byte-swap is lowered before selection');
      get(a);
      get(a);
      code.push(['i8x16.shuffle', Uint8Array.from({ length: 16 }, (_, i) => i ^ (bits / 8 - 1))]);
      return;
    case 'splat':
      get(a);
      if (vectors) code.push([`${bits === 32 ? 'i32x4' : 'i64x2'}.splat`]);
      return;
    case 'equal':
      get(a);
      get(b);
      code.push([`${lane}.eq`]);
      if (!vector) allOnes(code, bits);
      return;
    case 'less-than':
      if (vector && bits === 64) {
        // There is no unsigned 64-bit comparison of vectors: with both sign bits turned the signed one is it.
        for (const value of [a, b]) {
          get(value);
          code.push(['v128.const', repeated(1n << 63n, 64)], ['v128.xor']);
        }
        code.push(['i64x2.lt_s']);
        return;
      }
      get(a);
      get(b);
      code.push([`${lane}.lt_u`]);
      if (!vector) allOnes(code, bits);
      return;
    case 'select':
      if (vector) {
        get(b);
        get(c);
        get(a);
        code.push(['v128.bitselect']);
        return;
      }
      get(b);
      get(c);
      code.push([`${lane}.xor`]);
      get(a);
      code.push([`${lane}.and`]);
      get(c);
      code.push([`${lane}.xor`]);
      return;
    case 'declassify':
      get(a);
      return;
    case 'count-constant':
      code.push(countConstant(Number(operation.literal)));
      return;
    case 'count-add':
    case 'count-multiply':
      get(a);
      get(b);
      code.push([operation.op === 'count-add' ? 'i32.add' : 'i32.mul']);
      return;
    case 'count-quotient':
    case 'count-remainder':
      get(a);
      code.push(countConstant(operation.by));
      code.push([operation.op === 'count-quotient' ? 'i32.div_u' : 'i32.rem_u']);
      return;
    case 'count-from-word':
      get(a);
      if (a.type.kind !== 'count' && a.type.bits === 64) code.push(['i32.wrap_i64']);
      return;
    case 'word-from-count':
      get(a);
      if (bits === 64) code.push(['i64.extend_i32_u']);
      return;
    case 'zip':
      get(b);
      get(a);
      code.push(['i8x16.shuffle', Uint8Array.from(ZIP, (byte) => byte + 8 * operation.part)]);
      return;
    case 'unzip':
      get(a);
      get(b);
      code.push([
        'i8x16.shuffle',
        Uint8Array.from(UNZIP, (byte) => byte + (operation.half === 'high' ? 4 : 0)),
      ]);
      return;
    case 'join':
      if (vector) {
        emitOperation(
          code,
          get,
          { kind: 'let', result, operation: { op: 'zip', part: 0 }, operands },
          vectors,
        );
        return;
      }
      get(a);
      code.push(['i64.extend_i32_u'], ['i64.const', 32n], ['i64.shl']);
      get(b);
      code.push(['i64.extend_i32_u'], ['i64.or']);
      return;
    case 'low-half':
    case 'high-half':
      if (vector) {
        // One vector has all the lanes: the halves of its words stand in the first lanes of the result, and again.
        const half = operation.op === 'low-half' ? 'low' : 'high';
        const unzip = { kind: 'let', result, operation: { op: 'unzip', half }, operands: [a, a] } as const;
        emitOperation(code, get, unzip, vectors);
        return;
      }
      get(a);
      if (operation.op === 'low-half') {
        code.push(['i32.wrap_i64']);
        return;
      }
      code.push(['i64.const', 32n], ['i64.shr_u'], ['i32.wrap_i64']);
      return;
    case 'capability':
    case 'carry':
      throw new RangeError(`${operation.op} is expanded before selection`);
  }
}

/** Operands that the chosen instructions read a second time. */
export function readTwice(operation: Operation, operands: readonly Value[], vectors: boolean): Value[] {
  const [first, , third] = operands;
  const scalar = !vectors || (first?.type.kind !== 'count' && first?.type.uniform === true);
  if (operation.op === 'rotate-left' && !scalar) return [first as Value];
  if (operation.op === 'byte-swap') return [first as Value];
  if ((operation.op === 'low-half' || operation.op === 'high-half') && !scalar) return [first as Value];
  if (operation.op === 'select' && scalar) return [third as Value];
  return [];
}

/** Counts are unsigned, the constants of wasm signed. */
export function countConstant(count: number): Emitted {
  return ['i32.const', count | 0];
}

/** The first two lanes of a low vector, each followed by the high vector's. */
const ZIP = [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23];
/** The low halves of two vectors of 64-bit words. */
const UNZIP = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];

function ones(bits: number): Emitted {
  return bits === 32 ? ['i32.const', -1] : ['i64.const', -1n];
}

function amountOf(amount: number, bits: number): Emitted {
  return bits === 32 ? ['i32.const', amount] : ['i64.const', BigInt(amount)];
}

/** A scalar comparison's 0 or 1 becomes all zeros or all ones. */
function allOnes(code: Emitted[], bits: number): void {
  if (bits === 64)
    code.push(['i64.extend_i32_u'], ['i64.const', 63n], ['i64.shl'], ['i64.const', 63n], ['i64.shr_s']);
  else code.push(['i32.const', 31], ['i32.shl'], ['i32.const', 31], ['i32.shr_s']);
}

function repeated(literal: bigint, bits: number): Uint8Array {
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 16; i++) bytes[i] = Number((literal >> BigInt((i * 8) % bits)) & 0xffn);
  return bytes;
}
