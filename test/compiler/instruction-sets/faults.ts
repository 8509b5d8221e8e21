import { type ValueType, WASM_INSTRUCTIONS } from '../../../compiler/instruction-sets/wasm.ts';
import type { Emitted } from '../../../compiler/targets/wasm/emitted.ts';
import { MODELS } from './models.ts';
import { BITS, got, instantiate, memory, put, RESULT_AT, throughMemory, view } from './probe.ts';

/** Operands at the edges, and some between: a fixed xorshift sequence. */
function interesting(type: ValueType): bigint[] {
  const bits = BITS[type];
  if (type === 'v128') {
    const words = interesting('i64');
    return words.flatMap((word, i) => [
      (word << 64n) | (words[(i + 3) % words.length] as bigint),
      (word << 64n) | word,
    ]);
  }
  const top = 1n << BigInt(bits - 1);
  const all = (1n << BigInt(bits)) - 1n;
  const edges = [0n, 1n, 2n, 7n, 31n, 32n, 33n, 63n, 64n, 65n, 0x80n, top - 1n, top, top + 1n, all - 1n, all];
  let state = 0x9e3779b97f4a7c15n;
  const random = Array.from({ length: 4 }, () => {
    state ^= BigInt.asUintN(64, state << 13n);
    state ^= state >> 7n;
    state ^= BigInt.asUintN(64, state << 17n);
    return BigInt.asUintN(bits, state);
  });
  return [...edges, 0x80000000n, 0x7fffffffn, 0xffffffffn, ...random].map((v) => BigInt.asUintN(bits, v));
}

const VALUES: Readonly<Record<ValueType, readonly bigint[]>> = {
  i32: interesting('i32'),
  i64: interesting('i64'),
  v128: interesting('v128'),
};

/** Every pair of interesting operands; a third operand runs along. */
function tuples(types: readonly ValueType[]): bigint[][] {
  const [first, second, third] = types;
  if (first === undefined) return [[]];
  return VALUES[first].flatMap((a, i) => {
    if (second === undefined) return [[a]];
    return VALUES[second].map((b, j) => {
      if (third === undefined) return [a, b];
      return [a, b, VALUES[third][(i * 7 + j * 3) % VALUES[third].length] as bigint];
    });
  });
}

/** The first difference between the engine and the model of a row that computes, or undefined. */
export function faultOf(name: string): string | undefined {
  const row = WASM_INSTRUCTIONS.get(name);
  const model = MODELS[name];
  const result = row?.gives[0];
  if (row === undefined || model === undefined || result === undefined)
    return `${name} has no row or no model`;
  let run: () => unknown;
  try {
    run = instantiate(throughMemory([name]));
  } catch (error) {
    return `${name} is refused by the engine: ${(error as Error).message}`;
  }
  for (const operands of tuples(row.takes)) {
    operands.forEach((operand, k) => {
      put(16 * k, row.takes[k] as ValueType, operand);
    });
    const trapping = /\.(div|rem)_/.test(name) && operands[1] === 0n;
    try {
      run();
      if (trapping) return `${name} by zero does not trap`;
    } catch (error) {
      if (!trapping) return `${name} traps: ${(error as Error).message}`;
      continue;
    }
    const [is, should] = [got(RESULT_AT, result), model(...operands)];
    if (is !== should) return `${name}(${operands.join(', ')}) is ${is}, not ${should}`;
  }
  return undefined;
}

const CONSTANTS: Readonly<Record<'i32' | 'i64', readonly bigint[]>> = {
  i32: VALUES.i32.map((v) => BigInt.asIntN(32, v)),
  i64: VALUES.i64.map((v) => BigInt.asIntN(64, v)),
};

export function constantFault(type: 'i32' | 'i64'): string | undefined {
  for (const extra of [-1n, -64n, -65n, 63n, 64n, 127n, 128n, -8192n, 8191n, 8192n, ...CONSTANTS[type]]) {
    instantiate(throughMemory([`${type}.const`, extra]))();
    const is = BigInt.asIntN(BITS[type], got(RESULT_AT, type));
    if (is !== extra) return `${type}.const ${extra} is ${is}`;
  }
  return undefined;
}

interface MemoryRow {
  readonly bytes: number;
  /** Which bytes of the vector are loaded or stored, from a lane's number. */
  readonly effect: 'load' | 'store' | 'splat' | 'zero' | 'load lane' | 'store lane';
}

export const MEMORY_ROWS: Readonly<Record<string, MemoryRow>> = {
  'i32.load': { bytes: 4, effect: 'load' },
  'i64.load': { bytes: 8, effect: 'load' },
  'v128.load': { bytes: 16, effect: 'load' },
  'i32.store': { bytes: 4, effect: 'store' },
  'i64.store': { bytes: 8, effect: 'store' },
  'v128.store': { bytes: 16, effect: 'store' },
  'v128.load32_splat': { bytes: 4, effect: 'splat' },
  'v128.load64_splat': { bytes: 8, effect: 'splat' },
  'v128.load32_zero': { bytes: 4, effect: 'zero' },
  'v128.load64_zero': { bytes: 8, effect: 'zero' },
  'v128.load32_lane': { bytes: 4, effect: 'load lane' },
  'v128.load64_lane': { bytes: 8, effect: 'load lane' },
  'v128.store32_lane': { bytes: 4, effect: 'store lane' },
  'v128.store64_lane': { bytes: 8, effect: 'store lane' },
};

const AREA = 70_000;
const PATTERN = Uint8Array.from({ length: AREA }, (_, i) => Math.imul(i ^ (i >>> 8), 0x9d) >>> 2);

/** The first difference in what an access reads or writes, over alignments, offsets, odd addresses and lanes. */
export function accessFault(name: string): string | undefined {
  const row = WASM_INSTRUCTIONS.get(name);
  const access = MEMORY_ROWS[name];
  if (row === undefined || access === undefined) return `${name} has no row`;
  const lanes = access.effect.endsWith('lane') ? 16 / access.bytes : 1;
  if (row.align === undefined || 2 ** row.align !== access.bytes)
    return `${name} has natural alignment ${row.align}`;
  for (let align = 0; align <= row.align; align++) {
    for (const offset of [0, 1, 127, 128, 300, 16383, 16384, 65535]) {
      for (let lane = 0; lane < lanes; lane++) {
        const immediates = access.effect.endsWith('lane') ? [align, offset, lane] : [align, offset];
        const fault = accessed(name, access, [name, ...immediates], offset, lane);
        if (fault !== undefined) return `${name} align ${align} offset ${offset} lane ${lane}: ${fault}`;
      }
    }
  }
  return undefined;
}

function accessed(
  name: string,
  { bytes, effect }: MemoryRow,
  instruction: Emitted,
  offset: number,
  lane: number,
): string | undefined {
  const run = instantiate(throughMemory(instruction));
  for (const base of [2048, 2051, 4095]) {
    const bytesOfMemory = new Uint8Array(memory.buffer);
    bytesOfMemory.set(PATTERN);
    view.setUint32(0, base, true);
    const before = bytesOfMemory.slice(0, AREA + 16);
    const held = before.slice(16, 32);
    const at = base + offset;
    const expected = before.slice();
    const piece = before.slice(at, at + bytes);
    const result = new Uint8Array(16);
    if (effect === 'splat') for (let i = 0; i < 16; i += bytes) result.set(piece, i);
    else if (effect === 'load lane') {
      result.set(held);
      result.set(piece, lane * bytes);
    } else if (effect !== 'store' && effect !== 'store lane') result.set(piece);
    if (effect === 'store' || effect === 'store lane') {
      expected.set(held.subarray(lane * bytes, (lane + 1) * bytes), at);
    } else expected.set(result.subarray(0, effect === 'load' ? bytes : 16), RESULT_AT);
    run();
    const is = new Uint8Array(memory.buffer, 0, expected.length);
    if (Buffer.compare(expected, is) === 0) continue;
    const difference = expected.findIndex((byte, i) => byte !== is[i]);
    if (difference >= 0)
      return `byte ${difference} is ${is[difference]}, not ${expected[difference]} (${name})`;
  }
  return undefined;
}
