/**
 * The instructions that the checker knows: WebAssembly core specification 2.0, appendix "Index of Instructions".
 * `timing` says what may not be secret; `model` is false for what is known only to be refused by its right name.
 */
export type Immediate = 'index' | 'memarg' | 'lane' | 'i32' | 'i64' | 'bytes16' | 'block';

/**
 * - constant: its time does not depend on its operands;
 * - address: the first operand is an address, which caches and pages make visible;
 * - branch: the last operand decides what runs next. Opcode `select` is one, since engines make jumps of it;
 * - variable: its time may depend on any operand: divisions, and multiplications on processors that end them early;
 * - amount: the last operand is a shift's distance, which old processors take time for.
 */
export type Timing = 'constant' | 'address' | 'branch' | 'variable' | 'amount';

export interface Opcode {
  readonly name: string;
  readonly immediates: readonly Immediate[];
  readonly timing: Timing;
  /** How many operands it takes. */
  readonly takes: number;
  readonly model: boolean;
}

type Row = readonly [code: number, name: string, takes: number, timing?: Timing, immediates?: string];

const PLAIN: readonly Row[] = [
  [0x02, 'block', 0, 'constant', 'block'],
  [0x03, 'loop', 0, 'constant', 'block'],
  [0x0b, 'end', 0],
  [0x0c, 'br', 0, 'constant', 'index'],
  [0x0d, 'br_if', 1, 'branch', 'index'],
  [0x20, 'local.get', 0, 'constant', 'index'],
  [0x21, 'local.set', 1, 'constant', 'index'],
  [0x22, 'local.tee', 1, 'constant', 'index'],
  [0x23, 'global.get', 0, 'constant', 'index'],
  [0x28, 'i32.load', 1, 'address', 'memarg'],
  [0x29, 'i64.load', 1, 'address', 'memarg'],
  [0x36, 'i32.store', 2, 'address', 'memarg'],
  [0x37, 'i64.store', 2, 'address', 'memarg'],
  [0x41, 'i32.const', 0, 'constant', 'i32'],
  [0x42, 'i64.const', 0, 'constant', 'i64'],
  [0x45, 'i32.eqz', 1],
  [0x49, 'i32.lt_u', 2],
  [0x6a, 'i32.add', 2],
  [0x6b, 'i32.sub', 2],
  [0x6c, 'i32.mul', 2, 'variable'],
  [0x6e, 'i32.div_u', 2, 'variable'],
  [0x70, 'i32.rem_u', 2, 'variable'],
  [0x71, 'i32.and', 2],
  [0x72, 'i32.or', 2],
  [0x73, 'i32.xor', 2],
  [0x74, 'i32.shl', 2, 'amount'],
  [0x75, 'i32.shr_s', 2, 'amount'],
  [0x76, 'i32.shr_u', 2, 'amount'],
  [0x77, 'i32.rotl', 2, 'amount'],
  [0x78, 'i32.rotr', 2, 'amount'],
  [0x7c, 'i64.add', 2],
  [0x7d, 'i64.sub', 2],
  [0x83, 'i64.and', 2],
  [0x84, 'i64.or', 2],
  [0x85, 'i64.xor', 2],
  [0x86, 'i64.shl', 2, 'amount'],
  [0x87, 'i64.shr_s', 2, 'amount'],
  [0x88, 'i64.shr_u', 2, 'amount'],
  [0x89, 'i64.rotl', 2, 'amount'],
  [0x8a, 'i64.rotr', 2, 'amount'],
  [0xa7, 'i32.wrap_i64', 1],
  [0xad, 'i64.extend_i32_u', 1],
];

/** Behind the prefix 0xfd. */
const VECTOR: readonly Row[] = [
  [0x00, 'v128.load', 1, 'address', 'memarg'],
  [0x09, 'v128.load32_splat', 1, 'address', 'memarg'],
  [0x0a, 'v128.load64_splat', 1, 'address', 'memarg'],
  [0x0b, 'v128.store', 2, 'address', 'memarg'],
  [0x0c, 'v128.const', 0, 'constant', 'bytes16'],
  [0x0d, 'i8x16.shuffle', 2, 'constant', 'bytes16'],
  [0x11, 'i32x4.splat', 1],
  [0x12, 'i64x2.splat', 1],
  [0x4d, 'v128.not', 1],
  [0x4e, 'v128.and', 2],
  [0x4f, 'v128.andnot', 2],
  [0x50, 'v128.or', 2],
  [0x51, 'v128.xor', 2],
  [0x52, 'v128.bitselect', 3],
  [0x56, 'v128.load32_lane', 2, 'address', 'memarg lane'],
  [0x57, 'v128.load64_lane', 2, 'address', 'memarg lane'],
  [0x5a, 'v128.store32_lane', 2, 'address', 'memarg lane'],
  [0x5b, 'v128.store64_lane', 2, 'address', 'memarg lane'],
  [0x5c, 'v128.load32_zero', 1, 'address', 'memarg'],
  [0x5d, 'v128.load64_zero', 1, 'address', 'memarg'],
  [0xab, 'i32x4.shl', 2, 'amount'],
  [0xac, 'i32x4.shr_s', 2, 'amount'],
  [0xad, 'i32x4.shr_u', 2, 'amount'],
  [0xae, 'i32x4.add', 2],
  [0xb1, 'i32x4.sub', 2],
  [0xcb, 'i64x2.shl', 2, 'amount'],
  [0xcc, 'i64x2.shr_s', 2, 'amount'],
  [0xcd, 'i64x2.shr_u', 2, 'amount'],
  [0xce, 'i64x2.add', 2],
  [0xd1, 'i64x2.sub', 2],
];

/** Read, so that a secret in them is refused as what it is; without a model, so that any use is refused. */
const UNMODELLED: readonly Row[] = [
  [0x1b, 'select', 3, 'branch'],
  [0x2d, 'i32.load8_u', 1, 'address', 'memarg'],
  [0x3a, 'i32.store8', 2, 'address', 'memarg'],
  [0x46, 'i32.eq', 2],
  [0x48, 'i32.lt_s', 2],
  [0x4d, 'i32.le_u', 2],
  [0x50, 'i64.eqz', 1],
  [0x6d, 'i32.div_s', 2, 'variable'],
  [0x6f, 'i32.rem_s', 2, 'variable'],
  [0x7e, 'i64.mul', 2, 'variable'],
  [0x7f, 'i64.div_s', 2, 'variable'],
  [0x80, 'i64.div_u', 2, 'variable'],
  [0x81, 'i64.rem_s', 2, 'variable'],
  [0x82, 'i64.rem_u', 2, 'variable'],
];

function tableOf(modelled: readonly Row[], others: readonly Row[] = []): ReadonlyMap<number, Opcode> {
  const opcode =
    (model: boolean) =>
    ([code, name, takes, timing = 'constant', immediates = '']: Row): [number, Opcode] => [
      code,
      {
        name,
        immediates: immediates === '' ? [] : (immediates.split(' ') as Immediate[]),
        timing,
        takes,
        model,
      },
    ];
  return new Map([...modelled.map(opcode(true)), ...others.map(opcode(false))]);
}

export const OPCODES: ReadonlyMap<number, Opcode> = tableOf(PLAIN, UNMODELLED);
export const VECTOR_OPCODES: ReadonlyMap<number, Opcode> = tableOf(VECTOR);
