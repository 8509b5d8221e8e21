/** Instructions as bytes: WebAssembly core specification 2.0, 5.2.2 and 5.4. */
import { OPCODES, VECTOR_OPCODES } from '../../checker/wasm/opcodes.ts';

export type Operand = number | bigint | Uint8Array;

export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) + 128);
  }
}

export function signed(value: bigint): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left >>= 7n) {
    const low = Number(left & 0x7fn);
    if (left === BigInt.asIntN(7, left)) return [...bytes, low];
    bytes.push(low + 128);
  }
}

interface Coded {
  readonly prefix: readonly number[];
  readonly immediates: readonly string[];
}

const CODES: ReadonlyMap<string, Coded> = new Map([
  ...[...OPCODES].map(([code, { name, immediates }]): [string, Coded] => [
    name,
    { prefix: [code], immediates },
  ]),
  ...[...VECTOR_OPCODES].map(([code, { name, immediates }]): [string, Coded] => [
    name,
    { prefix: [0xfd, ...unsigned(code)], immediates },
  ]),
]);

/** One instruction; a memarg is two operands, a block has none. */
export function encode(name: string, ...operands: readonly Operand[]): number[] {
  const coded = CODES.get(name);
  if (coded === undefined) throw new RangeError(`no instruction ${name}`);
  const left = [...operands];
  const take = (): Operand => {
    const operand = left.shift();
    if (operand === undefined) throw new RangeError(`${name} with ${operands.length} operands`);
    return operand;
  };
  const bytes = coded.immediates.flatMap((kind): readonly number[] => {
    switch (kind) {
      case 'memarg':
        return [...unsigned(Number(take())), ...unsigned(Number(take()))];
      case 'i32':
      case 'i64':
        return signed(BigInt(take() as number | bigint));
      case 'bytes16':
        return [...(take() as Uint8Array)];
      case 'block':
        return [0x40];
      default:
        return unsigned(Number(take()));
    }
  });
  if (left.length > 0) throw new RangeError(`${name} with ${operands.length} operands`);
  return [...coded.prefix, ...bytes];
}

/** Several instructions, each a list of its name and operands. */
export function sequence(...instructions: readonly (readonly [string, ...Operand[]])[]): number[] {
  return instructions.flatMap(([name, ...operands]) => encode(name, ...operands));
}
