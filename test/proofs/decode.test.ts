import { describe, expect, test } from 'vitest';
import { decodeModule } from '../../proofs/checker/wasm/decode.ts';
import { artefactOf, subjects } from '../../proofs/subjects.ts';
import { assemble, moduleText } from './modules.ts';

const good = assemble(
  moduleText(
    '(func (export "f") (param i32) (local i64 v128) local.get 0 i64.load offset=8 local.set 1)',
    'abc',
  ),
);

test('reads what a kernel is made of', () => {
  const { functions, tables, pages } = decodeModule(good);
  const code = functions.get('f');
  expect(code?.parameters).toEqual(['i32']);
  expect(code?.locals).toEqual(['i64', 'v128']);
  expect(code?.body.map(({ opcode, immediates }) => [opcode.name, ...immediates])).toEqual([
    ['local.get', 0],
    ['i64.load', 3, 8],
    ['local.set', 1],
  ]);
  expect([...tables]).toEqual([97, 98, 99]);
  expect(pages).toBe(16);
});

test('reads every artefact to its end', () => {
  for (const subject of subjects().filter(({ level }) => level !== 'js'))
    expect(decodeModule(artefactOf(subject)).functions.has(subject.export)).toBe(true);
});

test('refuses every truncation', () => {
  // After a whole section, what is left may be a module, of less.
  for (let length = 0; length < good.length; length++) {
    const read = (): unknown => decodeModule(good.subarray(0, length)).functions.get('f')?.body;
    let body: unknown;
    try {
      body = read();
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      continue;
    }
    expect(body === undefined || length > good.length - 12).toBe(true);
  }
});

test('refuses trailing bytes', () => {
  expect(() => decodeModule(Uint8Array.from([...good, 0]))).toThrow(RangeError);
  expect(() => decodeModule(Uint8Array.from([...good, 5, 1, 0]))).toThrow(/section 5/);
});

const withImports = (text: string): Uint8Array => assemble(`(module ${text})`, false);

describe('refuses', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['another version', Uint8Array.from(good, (byte, i) => (i === 4 ? 2 : byte)), /version/],
    [
      'an opcode that is not listed',
      assemble(moduleText('(func (export "f") (param i32) i32.const 1 memory.grow drop)')),
      /opcode 64/,
    ],
    [
      'a vector opcode that is not listed',
      assemble(moduleText('(func (export "f") (local v128) local.get 0 f32x4.sqrt local.set 0)')),
      /opcode 0xfd/,
    ],
    ['a call', assemble(moduleText('(func (export "f") call 0)')), /opcode 16/],
    ['an if', assemble(moduleText('(func (export "f") i32.const 1 if end)')), /opcode 4 /],
    [
      'a block with a result',
      assemble(moduleText('(func (export "f") (local i32) block (result i32) i32.const 1 end local.set 0)')),
      /block with a type/,
    ],
    [
      'a function with a result',
      assemble(moduleText('(func (export "f") (result i32) i32.const 1)')),
      /returns/,
    ],
    ['a float parameter', assemble(moduleText('(func (export "f") (param f64))')), /value type/],
    ['a memory of its own', assemble('(module (memory 1) (func (export "f")))'), /section 5/],
    [
      'a memory that grows',
      withImports('(import "polylane" "memory" (memory 16 17)) (import "polylane" "tables" (global i32))'),
      /may grow/,
    ],
    [
      'a memory without a maximum',
      withImports('(import "polylane" "memory" (memory 16)) (import "polylane" "tables" (global i32))'),
      /maximum/,
    ],
    [
      'a global that may change',
      withImports(
        '(import "polylane" "memory" (memory 16 16)) (import "polylane" "tables" (global (mut i32)))',
      ),
      /import/,
    ],
    [
      'another import',
      withImports('(import "polylane" "memory" (memory 16 16)) (import "polylane" "other" (global i32))'),
      /imports/,
    ],
    [
      'an imported function',
      withImports('(import "polylane" "memory" (memory 16 16)) (import "polylane" "tables" (func))'),
      /import/,
    ],
    [
      'a start function',
      withImports(
        '(import "polylane" "memory" (memory 16 16)) (import "polylane" "tables" (global i32)) (func) (start 0)',
      ),
      /section 8/,
    ],
    [
      'data at a place of its own',
      withImports(
        '(import "polylane" "memory" (memory 16 16)) (import "polylane" "tables" (global i32)) (data (i32.const 8) "x")',
      ),
      /data segment/,
    ],
    [
      'two data segments',
      withImports(
        '(import "polylane" "memory" (memory 16 16)) (import "polylane" "tables" (global $t i32)) (data (global.get $t) "x") (data (global.get $t) "y")',
      ),
      /several/,
    ],
  ])('%s', (_, bytes, reason) => {
    expect(() => decodeModule(bytes)).toThrow(reason);
  });
});
