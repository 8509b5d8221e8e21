import { type Instruction, type ValueType, WASM_INSTRUCTIONS } from '../../instruction-sets/wasm.ts';
import type { Emitted } from './emitted.ts';

/** WebAssembly core specification 2.0, 5.2.2: unsigned LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

/** 5.2.2: signed LEB128. */
export function signed(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    const done = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
    bytes.push(done ? low : low | 0x80);
    if (done) return bytes;
  }
}

/** 5.3.1 and 5.3.3 */
export const TYPE_BYTES: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };
const EMPTY_BLOCK = 0x40;

export function encodeInstruction([name, ...immediates]: Emitted): number[] {
  const row = WASM_INSTRUCTIONS.get(name);
  if (row === undefined) throw new RangeError(`${name} is not in the instruction table`);
  const bytes = row.prefix === undefined ? [row.code] : [row.prefix, ...unsigned(row.code)];
  let next = 0;
  const take = (): number | bigint | Uint8Array => {
    const immediate = immediates[next++];
    if (immediate === undefined) throw new RangeError(`${name} lacks an immediate`);
    return immediate;
  };
  for (const kind of row.immediates) bytes.push(...encodeImmediate(kind, take));
  if (next !== immediates.length) throw new RangeError(`${name} has an immediate too many`);
  return bytes;
}

function encodeImmediate(
  kind: Instruction['immediates'][number],
  take: () => number | bigint | Uint8Array,
): number[] {
  switch (kind) {
    case 'block':
      return [EMPTY_BLOCK];
    case 'memarg':
      return [...unsigned(Number(take())), ...unsigned(Number(take()))];
    case 'i32':
    case 'i64':
      return signed(BigInt(take() as number | bigint));
    case 'bytes16':
      return [...(take() as Uint8Array)];
    case 'lane':
      return [Number(take())];
    case 'index':
    case 'label':
      return unsigned(Number(take()));
  }
}

/** 5.4.9: an expression ends with `end`. */
export function encodeExpression(code: readonly Emitted[]): number[] {
  return [...code.flatMap(encodeInstruction), ...encodeInstruction(['end'])];
}
