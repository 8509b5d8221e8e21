/**
 * The WebAssembly instructions that the compiler may emit, as data: WebAssembly core specification 2.0,
 * appendix "Index of Instructions". `test/compiler/instruction-sets` executes every row against an
 * independent model, since a table typed by hand is where such a compiler goes wrong.
 */
export type ValueType = 'i32' | 'i64' | 'v128';
export type Immediate = 'memarg' | 'lane' | 'i32' | 'i64' | 'bytes16' | 'index' | 'label' | 'block';
export type WasmFeature = 'wasm' | 'simd128' | 'relaxed';

export interface Instruction {
  readonly name: string;
  /** 0xfd is the prefix of vector instructions; the number after it is LEB128. */
  readonly prefix?: 0xfd;
  readonly code: number;
  readonly immediates: readonly Immediate[];
  readonly takes: readonly ValueType[];
  readonly gives: readonly ValueType[];
  readonly needs: WasmFeature;
  /** Natural alignment of a memory access, as a power of two. */
  readonly align?: number;
}

type Row = readonly [
  name: string,
  code: number,
  takes: string,
  gives: string,
  immediates?: string,
  align?: number,
];

const TYPES: Readonly<Record<string, ValueType>> = { i: 'i32', l: 'i64', v: 'v128' };

function instruction(
  needs: WasmFeature,
  [name, code, takes, gives, immediates = '', align]: Row,
): Instruction {
  const types = (letters: string): ValueType[] => [...letters].map((letter) => TYPES[letter] as ValueType);
  return {
    name,
    ...(needs === 'wasm' ? {} : { prefix: 0xfd as const }),
    code,
    immediates: immediates === '' ? [] : (immediates.split(' ') as Immediate[]),
    takes: types(takes),
    gives: types(gives),
    needs,
    ...(align === undefined ? {} : { align }),
  };
}

const SCALAR: readonly Row[] = [
  ['block', 0x02, '', '', 'block'],
  ['loop', 0x03, '', '', 'block'],
  ['end', 0x0b, '', ''],
  ['br', 0x0c, '', '', 'label'],
  ['br_if', 0x0d, 'i', '', 'label'],
  ['local.get', 0x20, '', '', 'index'],
  ['local.set', 0x21, '', '', 'index'],
  ['local.tee', 0x22, '', '', 'index'],
  ['global.get', 0x23, '', '', 'index'],
  ['i32.load', 0x28, 'i', 'i', 'memarg', 2],
  ['i64.load', 0x29, 'i', 'l', 'memarg', 3],
  ['i32.store', 0x36, 'ii', '', 'memarg', 2],
  ['i64.store', 0x37, 'il', '', 'memarg', 3],
  ['i32.const', 0x41, '', 'i', 'i32'],
  ['i64.const', 0x42, '', 'l', 'i64'],
  ['i32.eqz', 0x45, 'i', 'i'],
  ['i32.eq', 0x46, 'ii', 'i'],
  ['i32.lt_u', 0x49, 'ii', 'i'],
  ['i64.eq', 0x51, 'll', 'i'],
  ['i64.lt_u', 0x54, 'll', 'i'],
  ['i32.add', 0x6a, 'ii', 'i'],
  ['i32.sub', 0x6b, 'ii', 'i'],
  ['i32.mul', 0x6c, 'ii', 'i'],
  ['i32.div_u', 0x6e, 'ii', 'i'],
  ['i32.rem_u', 0x70, 'ii', 'i'],
  ['i32.and', 0x71, 'ii', 'i'],
  ['i32.or', 0x72, 'ii', 'i'],
  ['i32.xor', 0x73, 'ii', 'i'],
  ['i32.shl', 0x74, 'ii', 'i'],
  ['i32.shr_s', 0x75, 'ii', 'i'],
  ['i32.shr_u', 0x76, 'ii', 'i'],
  ['i32.rotl', 0x77, 'ii', 'i'],
  ['i64.add', 0x7c, 'll', 'l'],
  ['i64.sub', 0x7d, 'll', 'l'],
  ['i64.and', 0x83, 'll', 'l'],
  ['i64.or', 0x84, 'll', 'l'],
  ['i64.xor', 0x85, 'll', 'l'],
  ['i64.shl', 0x86, 'll', 'l'],
  ['i64.shr_s', 0x87, 'll', 'l'],
  ['i64.shr_u', 0x88, 'll', 'l'],
  ['i64.rotl', 0x89, 'll', 'l'],
  ['i32.wrap_i64', 0xa7, 'l', 'i'],
  ['i64.extend_i32_u', 0xad, 'i', 'l'],
];

const SIMD128: readonly Row[] = [
  ['v128.load', 0x00, 'i', 'v', 'memarg', 4],
  ['v128.load32_splat', 0x09, 'i', 'v', 'memarg', 2],
  ['v128.load64_splat', 0x0a, 'i', 'v', 'memarg', 3],
  ['v128.store', 0x0b, 'iv', '', 'memarg', 4],
  ['v128.const', 0x0c, '', 'v', 'bytes16'],
  ['i8x16.shuffle', 0x0d, 'vv', 'v', 'bytes16'],
  ['i32x4.splat', 0x11, 'i', 'v'],
  ['i64x2.splat', 0x12, 'l', 'v'],
  ['i32x4.eq', 0x37, 'vv', 'v'],
  ['i32x4.lt_u', 0x3a, 'vv', 'v'],
  ['v128.not', 0x4d, 'v', 'v'],
  ['v128.and', 0x4e, 'vv', 'v'],
  ['v128.andnot', 0x4f, 'vv', 'v'],
  ['v128.or', 0x50, 'vv', 'v'],
  ['v128.xor', 0x51, 'vv', 'v'],
  ['v128.bitselect', 0x52, 'vvv', 'v'],
  ['v128.load32_lane', 0x56, 'iv', 'v', 'memarg lane', 2],
  ['v128.load64_lane', 0x57, 'iv', 'v', 'memarg lane', 3],
  ['v128.store32_lane', 0x5a, 'iv', '', 'memarg lane', 2],
  ['v128.store64_lane', 0x5b, 'iv', '', 'memarg lane', 3],
  ['v128.load32_zero', 0x5c, 'i', 'v', 'memarg', 2],
  ['v128.load64_zero', 0x5d, 'i', 'v', 'memarg', 3],
  ['i32x4.shl', 0xab, 'vi', 'v'],
  ['i32x4.shr_u', 0xad, 'vi', 'v'],
  ['i32x4.add', 0xae, 'vv', 'v'],
  ['i32x4.sub', 0xb1, 'vv', 'v'],
  ['i64x2.shl', 0xcb, 'vi', 'v'],
  ['i64x2.shr_u', 0xcd, 'vi', 'v'],
  ['i64x2.add', 0xce, 'vv', 'v'],
  ['i64x2.sub', 0xd1, 'vv', 'v'],
  ['i64x2.eq', 0xd6, 'vv', 'v'],
  ['i64x2.lt_s', 0xd8, 'vv', 'v'],
];

export const WASM_INSTRUCTIONS: ReadonlyMap<string, Instruction> = new Map(
  [
    ...SCALAR.map((row) => instruction('wasm', row)),
    ...SIMD128.map((row) => instruction('simd128', row)),
  ].map((row) => [row.name, row]),
);
