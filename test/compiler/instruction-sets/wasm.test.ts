import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wabtInit from 'wabt';
import {
  type Instruction,
  type ValueType,
  WASM_INSTRUCTIONS,
} from '../../../compiler/instruction-sets/wasm.ts';
import type { Emitted } from '../../../compiler/targets/wasm/emitted.ts';
import { full } from '../../suite.ts';
import { engine } from '../webassembly.ts';
import { accessFault, constantFault, faultOf, MEMORY_ROWS } from './faults.ts';
import { MODELS } from './models.ts';
import { GLOBAL_VALUE, got, instantiate, probeModule, put, RESULT_AT, throughMemory } from './probe.ts';

const CONSTANTS = ['i32.const', 'i64.const', 'v128.const'];
const SHUFFLE = ['i8x16.shuffle'];
const VARIABLES = ['local.get', 'local.set', 'local.tee', 'global.get'];
const CONTROL = ['block', 'loop', 'end', 'br', 'br_if'];

const names = [...WASM_INSTRUCTIONS.keys()];

/** Runs with a row replaced in the table that the encoder reads. */
function withRow<T>(name: string, row: Instruction, run: () => T): T {
  const table = WASM_INSTRUCTIONS as Map<string, Instruction>;
  const kept = table.get(name) as Instruction;
  table.set(name, row);
  try {
    return run();
  } finally {
    table.set(name, kept);
  }
}

const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 });
const integer = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

describe('the instruction table of wasm', () => {
  it('has no row without a test here', () => {
    const tested = [
      ...Object.keys(MODELS),
      ...Object.keys(MEMORY_ROWS),
      ...CONSTANTS,
      ...SHUFFLE,
      ...VARIABLES,
      ...CONTROL,
    ];
    expect([...tested].sort()).toEqual([...names].sort());
  });

  it.each(Object.keys(MODELS))('%s computes what its model says', (name) => {
    expect(faultOf(name)).toBeUndefined();
  });

  it.each(Object.keys(MEMORY_ROWS))('%s touches the bytes that it should', (name) => {
    expect(accessFault(name)).toBeUndefined();
  });

  it('has constants of 32 and 64 bits', () => {
    expect(constantFault('i32')).toBeUndefined();
    expect(constantFault('i64')).toBeUndefined();
  });

  it('has constants of 128 bits and shuffles', () => {
    fc.assert(
      fc.property(bytes16, (bytes) => {
        instantiate(throughMemory(['v128.const', bytes]))();
        expect(got(RESULT_AT, 'v128')).toBe(integer(bytes));
      }),
    );
    fc.assert(
      fc.property(bytes16, bytes16, bytes16, (a, b, picks) => {
        const lanes = picks.map((pick) => pick % 32);
        put(0, 'v128', integer(a));
        put(16, 'v128', integer(b));
        instantiate(throughMemory(['i8x16.shuffle', lanes]))();
        const both = [...a, ...b];
        expect(got(RESULT_AT, 'v128')).toBe(integer(Uint8Array.from(lanes, (lane) => both[lane] as number)));
      }),
    );
  });

  it('has locals and globals', () => {
    const set = instantiate({
      parameters: ['i32', 'i64'],
      results: ['i64'],
      locals: ['i64', 'i32'],
      code: [
        ['local.get', 1],
        ['local.set', 2],
        ['local.get', 0],
        ['local.set', 3],
        ['local.get', 2],
      ],
    });
    expect(set(5, 7n)).toBe(7n);
    const tee = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      locals: ['i32'],
      code: [['local.get', 0], ['local.tee', 1], ['local.get', 1], ['i32.add']],
    });
    expect(tee(21)).toBe(42);
    const many = instantiate({
      parameters: [],
      results: ['i32'],
      locals: new Array<ValueType>(300).fill('i32'),
      code: [
        ['i32.const', 9],
        ['local.set', 299],
        ['i32.const', 8],
        ['local.set', 43],
        ['local.get', 299],
      ],
    });
    expect(many()).toBe(9);
    expect(instantiate({ parameters: [], results: ['i32'], code: [['global.get', 0]] })()).toBe(GLOBAL_VALUE);
  });

  it('has a br_if that leaves a block forward and begins a loop again', () => {
    const leaves = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      locals: ['i32'],
      code: [
        ...([['i32.const', 1], ['local.set', 1], ['block']] as Emitted[]),
        ...([['local.get', 0], ['br_if', 0], ['i32.const', 2], ['local.set', 1], ['end']] as Emitted[]),
        ['local.get', 1],
      ],
    });
    expect([leaves(0), leaves(1), leaves(-1), leaves(0x100)]).toEqual([2, 1, 1, 1]);
    const turns = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      locals: ['i32'],
      code: [
        ['loop'],
        ...([['local.get', 1], ['local.get', 0], ['i32.add'], ['local.set', 1]] as Emitted[]),
        ...([['local.get', 0], ['i32.const', 1], ['i32.sub'], ['local.tee', 0], ['br_if', 0]] as Emitted[]),
        ['end'],
        ['local.get', 1],
      ],
    });
    expect([turns(1), turns(2), turns(10)]).toEqual([1, 3, 55]);
    const outer = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      locals: ['i32'],
      code: [
        ...([['block'], ['block'], ['local.get', 0], ['br_if', 1], ['end']] as Emitted[]),
        ...([['i32.const', 3], ['local.set', 1], ['end'], ['local.get', 1]] as Emitted[]),
      ],
    });
    expect([outer(0), outer(1)]).toEqual([3, 0]);
  });

  it('has a br that leaves a block forward and begins a loop again', () => {
    const turns = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      locals: ['i32'],
      code: [
        ...([['block'], ['loop'], ['local.get', 0], ['i32.eqz'], ['br_if', 1]] as Emitted[]),
        ...([['local.get', 1], ['local.get', 0], ['i32.add'], ['local.set', 1]] as Emitted[]),
        ...([['local.get', 0], ['i32.const', 1], ['i32.sub'], ['local.set', 0], ['br', 0]] as Emitted[]),
        ...([['end'], ['end'], ['local.get', 1]] as Emitted[]),
      ],
    });
    expect([turns(0), turns(1), turns(10)]).toEqual([0, 1, 55]);
    const skipped = instantiate({
      parameters: ['i32'],
      results: ['i32'],
      code: [
        ...([['block'], ['block'], ['br', 1], ['end'], ['i32.const', 3], ['local.set', 0]] as Emitted[]),
        ...([['end'], ['local.get', 0]] as Emitted[]),
      ],
    });
    expect(skipped(7)).toBe(7);
  });

  it('claims the types that the engine checks', () => {
    const valid = (name: string, row: Instruction): boolean =>
      withRow(name, row, () => engine.validate(probeModule(throughMemory([name]))));
    const other: Record<ValueType, ValueType> = { i32: 'i64', i64: 'v128', v128: 'i32' };
    for (const name of Object.keys(MODELS)) {
      const row = WASM_INSTRUCTIONS.get(name) as Instruction;
      expect(valid(name, row), name).toBe(true);
      row.takes.forEach((type, i) => {
        const takes = row.takes.map((t, j) => (i === j ? other[type] : t));
        expect(valid(name, { ...row, takes }), `${name} with takes ${takes}`).toBe(false);
      });
      const gives = row.gives.map((type) => other[type]);
      expect(valid(name, { ...row, gives }), `${name} with gives ${gives}`).toBe(false);
    }
  });

  it('says simd128 of exactly the rows with the vector prefix', () => {
    for (const [name, { prefix, needs, takes, gives }] of WASM_INSTRUCTIONS) {
      expect(needs, name).toBe(prefix === 0xfd ? 'simd128' : 'wasm');
      if ([...takes, ...gives].includes('v128')) expect(needs, name).toBe('simd128');
    }
  });

  it('calls each opcode what an independent reader calls it', async () => {
    const wabt = await wabtInit();
    const immediates: Readonly<Record<string, number | bigint | Uint8Array>> = {
      lane: 1,
      i32: -5,
      i64: -5n,
      bytes16: new Uint8Array(16),
      index: 0,
      label: 0,
    };
    for (const [name, row] of WASM_INSTRUCTIONS) {
      if (CONTROL.includes(name)) continue;
      const values = row.immediates.flatMap((kind) => (kind === 'memarg' ? [0, 0] : [immediates[kind] ?? 0]));
      const code: Emitted[] = VARIABLES.includes(name)
        ? around(name, values)
        : [...throughMemory([name, ...values] as Emitted).code];
      const module = wabt.readWasm(probeModule({ parameters: ['i32'], code }), { readDebugNames: false });
      module.validate();
      const lines = module
        .toText({ foldExprs: false, inlineExport: false })
        .split('\n')
        .map((line) => line.trim().split(/[\s)]/)[0]);
      const position = code.findIndex(([used]) => used === name);
      const start = lines.indexOf(code[0]?.[0] ?? '');
      expect(lines.slice(start, start + code.length)[position], name).toBe(name);
      module.destroy();
    }
    const control = wabt.readWasm(
      probeModule({
        parameters: ['i32'],
        code: [['block'], ['loop'], ['local.get', 0], ['br_if', 1], ['br', 0], ['end'], ['end']],
      }),
      { readDebugNames: false },
    );
    const text = control.toText({ foldExprs: false, inlineExport: false }).replace(/\s+/g, ' ');
    control.destroy();
    expect(text).toMatch(/block .*loop .*local\.get 0 br_if 1 .*br 0 .*end end/);
  });

  it('is caught when two rows are exchanged', () => {
    const computing = Object.keys(MODELS);
    let exchanged = 0;
    for (const name of computing) {
      const row = WASM_INSTRUCTIONS.get(name) as Instruction;
      for (const wrong of computing) {
        const { code, prefix } = WASM_INSTRUCTIONS.get(wrong) as Instruction;
        if (wrong === name) continue;
        const { prefix: _, ...rest } = row;
        const mutant = prefix === undefined ? { ...rest, code } : { ...rest, code, prefix };
        expect(
          withRow(name, mutant, () => faultOf(name)),
          `${name} encoded as ${wrong}`,
        ).toBeDefined();
        exchanged++;
      }
    }
    expect(exchanged).toBe(computing.length * (computing.length - 1));
    for (const name of Object.keys(MEMORY_ROWS)) {
      const row = WASM_INSTRUCTIONS.get(name) as Instruction;
      for (const wrong of Object.keys(MEMORY_ROWS)) {
        const other = WASM_INSTRUCTIONS.get(wrong) as Instruction;
        const alike =
          `${other.takes} ${other.gives} ${other.immediates}` ===
          `${row.takes} ${row.gives} ${row.immediates}`;
        if (wrong === name || !alike || other.code === row.code) continue;
        expect(
          withRow(name, { ...row, code: other.code }, () => guarded(() => accessFault(name))),
          `${name} encoded as ${wrong}`,
        ).toBeDefined();
      }
    }
  });

  it.runIf(full)('is caught when a row has any other opcode at all', { timeout: 120_000 }, () => {
    for (const name of Object.keys(MODELS)) {
      const row = WASM_INSTRUCTIONS.get(name) as Instruction;
      const codes = row.prefix === undefined ? range(0x45, 0xc4) : range(0x00, 0x113);
      for (const code of codes) {
        if (code === row.code || equivalent(name, code)) continue;
        expect(
          withRow(name, { ...row, code }, () => faultOf(name)),
          `${name} as ${code.toString(16)}`,
        ).toBeDefined();
      }
    }
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Opcodes that compute the same: relaxed operations on operands where nothing is relaxed. */
function equivalent(name: string, code: number): boolean {
  return name === 'v128.bitselect' && code >= 0x109 && code <= 0x10c;
}

function guarded(run: () => string | undefined): string | undefined {
  try {
    return run();
  } catch (error) {
    return (error as Error).message;
  }
}

/** An instruction on variables between what makes it valid. */
function around(name: string, values: readonly (number | bigint | Uint8Array)[]): Emitted[] {
  const instruction: Emitted = [name, ...values];
  const drop: Emitted = ['local.set', 0];
  if (name === 'local.get' || name === 'global.get') return [instruction, drop];
  const push: Emitted = ['i32.const', 1];
  return name === 'local.set' ? [push, instruction] : [push, instruction, drop];
}
