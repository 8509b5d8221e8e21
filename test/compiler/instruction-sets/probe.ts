import { type ValueType, WASM_INSTRUCTIONS } from '../../../compiler/instruction-sets/wasm.ts';
import type { Emitted } from '../../../compiler/targets/wasm/emitted.ts';
import { encodeInstruction } from '../../../compiler/targets/wasm/encode.ts';
import { engine, type Memory } from '../webassembly.ts';

/** A module with one function, written here and not by the compiler's module writer: only instructions are its. */
export interface Probe {
  readonly parameters: readonly ValueType[];
  readonly results?: readonly ValueType[];
  readonly locals?: readonly ValueType[];
  readonly code: readonly Emitted[];
}

const TYPE: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };
export const GLOBAL_VALUE = 0x12345678;

function length(n: number): number[] {
  return n < 128 ? [n] : [(n & 0x7f) | 0x80, ...length(n >> 7)];
}
const list = (items: readonly (readonly number[])[]): number[] => [...length(items.length), ...items.flat()];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...length(content.length),
  ...content,
];
const text = (name: string): number[] => [name.length, ...new TextEncoder().encode(name)];

/** Imports memory `m.m` and the immutable i32 global `m.g`; exports the function as `f`. */
export function probeModule({ parameters, results = [], locals = [], code }: Probe): Uint8Array<ArrayBuffer> {
  const types = (all: readonly ValueType[]): number[] => list(all.map((type) => [TYPE[type]]));
  const body = [
    ...list(locals.map((type) => [1, TYPE[type]])),
    ...code.flatMap((instruction) => encodeInstruction(instruction)),
    0x0b,
  ];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list([[0x60, ...types(parameters), ...types(results)]])),
    ...section(
      2,
      list([
        [...text('m'), ...text('m'), 0x02, 0x00, 0x01],
        [...text('m'), ...text('g'), 0x03, TYPE.i32, 0x00],
      ]),
    ),
    ...section(3, list([[0]])),
    ...section(7, list([[...text('f'), 0x00, 0x00]])),
    ...section(10, list([[...length(body.length), ...body]])),
  ]);
}

export const memory: Memory = new engine.Memory({ initial: 2 });
export const view: DataView = new DataView(memory.buffer);
const global = new engine.Global({ value: 'i32', mutable: false }, GLOBAL_VALUE);

export function instantiate(probe: Probe): (...args: (number | bigint)[]) => number | bigint | undefined {
  const instance = new engine.Instance(new engine.Module(probeModule(probe)), {
    m: { m: memory, g: global },
  });
  return instance.exports.f as (...args: (number | bigint)[]) => number | bigint | undefined;
}

/** Operand k of a probe lies at 16 k, its result at RESULT_AT. */
export const RESULT_AT = 1024;

export const BITS: Readonly<Record<ValueType, 32 | 64 | 128>> = { i32: 32, i64: 64, v128: 128 };

export function put(at: number, type: ValueType, value: bigint): void {
  for (let i = 0; i < BITS[type]; i += 8) view.setUint8(at + i / 8, Number((value >> BigInt(i)) & 0xffn));
}

export function got(at: number, type: ValueType): bigint {
  let value = 0n;
  for (let i = BITS[type] - 8; i >= 0; i -= 8) value = (value << 8n) | BigInt(view.getUint8(at + i / 8));
  return value;
}

/** Loads the operands from memory, applies the instruction and stores its result. */
export function throughMemory(instruction: Emitted): Probe {
  const row = WASM_INSTRUCTIONS.get(instruction[0]);
  if (row === undefined) throw new RangeError(`no row ${instruction[0]}`);
  const [result] = row.gives;
  return {
    parameters: [],
    code: [
      ...(result === undefined ? [] : [['i32.const', RESULT_AT] as Emitted]),
      ...row.takes.flatMap((type, k): Emitted[] => [
        ['i32.const', 16 * k],
        [`${type}.load`, 0, 0],
      ]),
      instruction,
      ...(result === undefined ? [] : [[`${result}.store`, 0, 0] as Emitted]),
    ],
  };
}
