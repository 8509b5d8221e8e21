/** A kernel small enough to write by hand for every level: adds a constant to each 32-bit word of one region. */
import wabt from 'wabt';
import { fillPattern, fold } from '../../src/runtime/known-answer.ts';
import type { Implementation, KernelTable, WasmModule } from '../../src/runtime/table.ts';
import { moduleText } from '../../tools/generate/module-text.ts';

const addend = 0x01020304;
const parser = await wabt();

function assemble(name: string, text: string, tableBytes: number): WasmModule {
  const parsed = parser.parseWat(name, text, { simd: true });
  return { name, text: moduleText(parsed.toBinary({}).buffer), tableBytes };
}

/** The constant comes from an active data segment at the imported base. `fault` is added to the result. */
export function scalarModule(family: string, fault = 0): WasmModule {
  const text = `(module
    (import "polylane" "memory" (memory 16 16))
    (import "polylane" "tables" (global $tables i32))
    (data (global.get $tables) "\\04\\03\\02\\01")
    (func (export "${family}.x1.wasm") (param $at i32) (param $words i32)
      (block $end (loop $next
        (br_if $end (i32.eqz (local.get $words)))
        (i32.store (local.get $at)
          (i32.add (i32.const ${fault}) (i32.add (i32.load (local.get $at)) (i32.load (global.get $tables)))))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (local.set $words (i32.sub (local.get $words) (i32.const 1)))
        (br $next)))))`;
  return assemble(`${family}.wasm`, text, 4);
}

/** Two words a step. */
export function vectorModule(family: string, fault = 0): WasmModule {
  const text = `(module
    (import "polylane" "memory" (memory 16 16))
    (import "polylane" "tables" (global $tables i32))
    (data (global.get $tables) "\\04\\03\\02\\01")
    (func (export "${family}.x2.simd128") (param $at i32) (param $words i32)
      (block $end (loop $next
        (br_if $end (i32.eqz (local.get $words)))
        (v128.store64_lane 0 (local.get $at)
          (i32x4.add (i32x4.splat (i32.const ${fault}))
            (i32x4.add (v128.load64_zero (local.get $at)) (v128.load32_splat (global.get $tables)))))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (local.set $words (i32.sub (local.get $words) (i32.const 2)))
        (br $next)))))`;
  return assemble(`${family}.simd128`, text, 4);
}

function answerFor(words: number, offset: number): Implementation['knownAnswer'] {
  const memory = new Uint8Array(64);
  fillPattern(memory);
  const view = new DataView(memory.buffer);
  for (let at = offset; at < offset + 4 * words; at += 4)
    view.setUint32(at, view.getUint32(at, true) + addend, true);
  return { memoryBytes: 64, args: [offset, words], answer: fold(memory) };
}

export interface Handmade {
  readonly kernel?: string;
  /** Added to the result of the level's row. */
  readonly faults?: { readonly simd128?: number; readonly wasm?: number; readonly js?: number };
  readonly change?: (row: Implementation) => Implementation;
}

/** Rows: two lanes on simd128, one on wasm, one on js. */
export function handmadeTable({
  kernel = 'add',
  faults = {},
  change = (row) => row,
}: Handmade = {}): KernelTable {
  const js = (i32: Int32Array, _u8: Uint8Array, at = 0, words = 0): void => {
    for (let i = at / 4; i < at / 4 + words; i++) i32[i] = (i32[i] ?? 0) + addend + (faults.js ?? 0);
  };
  const rows: Implementation[] = [
    { stem: `${kernel}.x1.js`, lanes: 1, level: 'js', needs: [], js, knownAnswer: answerFor(3, 4) },
    {
      stem: `${kernel}.x1.wasm`,
      lanes: 1,
      level: 'wasm',
      needs: ['wasm'],
      wasm: scalarModule(kernel, faults.wasm),
      knownAnswer: answerFor(3, 4),
    },
    {
      stem: `${kernel}.x2.simd128`,
      lanes: 2,
      level: 'simd128',
      needs: ['simd128'],
      wasm: vectorModule(kernel, faults.simd128),
      knownAnswer: answerFor(4, 8),
    },
  ];
  return {
    kernel,
    wordBytes: 4,
    offsets: 1,
    implementations: rows.map(change),
    check: (lanes, memoryBytes, [at = 0, words = 0]) => {
      if (words % lanes !== 0) throw new RangeError(`words: expected a multiple of ${lanes}, got ${words}`);
      if (at % 4 !== 0 || at < 0 || words < 0 || at + 4 * words > memoryBytes)
        throw new RangeError(`value: ${4 * words} bytes at ${at} leave the memory of ${memoryBytes}`);
    },
    wordRanges: (_lanes, [at = 0, words = 0]) => [[at, 4 * words]],
  };
}

export const input: readonly number[] = [1, 2, 0xffff_ffff, 4];
export const output: readonly number[] = input.map((word) => (word + addend) >>> 0);
