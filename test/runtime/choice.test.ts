import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type WebAssemblyHost, webAssembly } from '../../src/runtime/webassembly.ts';
import { moduleText } from '../../tools/generate/module-text.ts';
import { anotherCopy, freshRuntime, type Runtime } from './fresh.ts';
import { handmadeTable, input, output } from './handmade.ts';

let runtime: Runtime;
beforeEach(async () => {
  runtime = await freshRuntime();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.doUnmock('../../src/runtime/endianness.ts');
});

const { Module, Instance, Memory } = webAssembly() as WebAssemblyHost;
class CompileError extends Error {
  override readonly name = 'CompileError';
}

function stubWebAssembly(parts: object): void {
  vi.stubGlobal('WebAssembly', { Module, Instance, Memory, ...parts });
}

const stems = (table: ReturnType<typeof handmadeTable>): string[] =>
  runtime.withArena(0, (arena) => runtime.chooseAll(table, arena).map(({ stem }) => stem));

/** What every chosen implementation makes of the input. */
const results = (table: ReturnType<typeof handmadeTable>): number[][] =>
  runtime.withArena(64, (arena) =>
    runtime.chooseAll(table, arena).map(({ call }) => {
      input.forEach((word, i) => {
        arena.view.setUint32(arena.from + 4 * i, word, true);
      });
      call(arena.from, input.length);
      return input.map((_, i) => arena.view.getUint32(arena.from + 4 * i, true));
    }),
  );

const reasons = (table: ReturnType<typeof handmadeTable>): Record<string, string> =>
  runtime.withArena(0, (arena) =>
    Object.fromEntries(
      runtime
        .choiceOf(table, arena)
        .verdicts.map(({ row, state, reason }) => [row.stem, `${state}: ${reason}`]),
    ),
  );

test('one row a lane count, lanes falling to one, and all give the same', () => {
  const table = handmadeTable();
  expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.wasm']);
  expect(results(table)).toEqual([output, output]);
  expect(reasons(table)).toEqual({
    'add.x2.simd128': 'chosen: comes first for what is done 2 at a time, and gave the known answer',
    'add.x1.wasm': 'chosen: comes first for what is done one at a time, and gave the known answer',
    'add.x1.js': 'slower: add.x1.wasm comes before it',
  });
});

describe('a host without', () => {
  test('WebAssembly: js runs on plain memory', () => {
    vi.stubGlobal('WebAssembly', undefined);
    const table = handmadeTable();
    expect(results(table)).toEqual([output]);
    expect(stems(table)).toEqual(['add.x1.js']);
    expect(reasons(table)).toMatchObject({
      'add.x2.simd128': 'absent: this host has no WebAssembly',
      'add.x1.wasm': 'absent: this host has no WebAssembly',
    });
    expect(runtime.existingArenas().map(({ memory }) => memory)).toEqual([undefined]);
  });

  test('leave to touch it: js runs', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly') as PropertyDescriptor;
    const get = (): never => {
      throw new Error('denied');
    };
    Object.defineProperty(globalThis, 'WebAssembly', { configurable: true, get });
    try {
      expect(results(handmadeTable())).toEqual([output]);
      expect(runtime.features().present).toEqual([]);
    } finally {
      Object.defineProperty(globalThis, 'WebAssembly', descriptor);
    }
  });

  test('leave to compile (a content security policy): js runs, and the refusal is told', () => {
    class Refused {
      constructor() {
        throw new CompileError('violates the following Content Security policy directive');
      }
    }
    stubWebAssembly({ Module: Refused, Instance: Refused });
    const table = handmadeTable();
    expect(results(table)).toEqual([output]);
    expect(reasons(table)['add.x1.wasm']).toMatch(
      /^absent: this host refuses WebAssembly \(CompileError: violates/,
    );
  });

  test('SIMD: the scalar module runs', () => {
    class WithoutVectors extends Module {
      constructor(bytes: Uint8Array) {
        if (bytes.includes(0xfd)) throw new CompileError('invalid opcode 0xfd');
        super(bytes);
      }
    }
    stubWebAssembly({ Module: WithoutVectors });
    const table = handmadeTable();
    expect(stems(table)).toEqual(['add.x1.wasm']);
    expect(results(table)).toEqual([output]);
    expect(reasons(table)['add.x2.simd128']).toMatch(
      /^absent: .* lacks simd128 \(CompileError: invalid opcode/,
    );
  });

  test('memory to give: js runs on plain memory', () => {
    class NoMemory {
      constructor() {
        throw new RangeError('could not allocate memory');
      }
    }
    stubWebAssembly({ Memory: NoMemory });
    const table = handmadeTable();
    expect(results(table)).toEqual([output]);
    expect(reasons(table)['add.x1.wasm']).toMatch(/^absent: .* gave no WebAssembly memory \(RangeError/);
  });

  test('memory of the size asked for: js runs on plain memory', () => {
    class SmallMemory extends Memory {
      constructor() {
        super({ initial: 1, maximum: 16 });
      }
    }
    stubWebAssembly({ Memory: SmallMemory });
    const table = handmadeTable();
    expect(results(table)).toEqual([output]);
    expect(reasons(table)['add.x1.wasm']).toMatch(
      /^absent: .* gave no WebAssembly memory \(its size is 65536/,
    );
    expect(runtime.existingArenas().map(({ u8 }) => u8.length)).toEqual([1 << 20]);
  });

  test('exports: js runs', () => {
    stubWebAssembly({ Instance: class {} });
    const table = handmadeTable();
    expect(results(table)).toEqual([output]);
    expect(reasons(table)['add.x1.wasm']).toMatch(/^failed: .* did not load \(TypeError: .*exports/);
  });

  test('little-endian words: words are swapped around js kernels, memory stays little-endian', async () => {
    vi.doMock('../../src/runtime/endianness.ts', async (original) => ({
      ...(await original<object>()),
      isLittleEndian: () => false,
    }));
    runtime = await freshRuntime();
    runtime.disable('wasm');
    let seen = 0;
    const table = handmadeTable({
      change: (row) => ({
        ...row,
        ...(row.js && {
          js: (i32: Int32Array, _u8: Uint8Array, at = 0, words = 0): void => {
            // What a big-endian host's Int32Array would do, had the memory not been swapped.
            const view = new DataView(i32.buffer);
            seen = view.getUint32(at, false);
            for (let i = 0; i < words; i++)
              view.setUint32(at + 4 * i, view.getUint32(at + 4 * i, false) + 0x01020304, false);
          },
        }),
      }),
    });
    expect(results(table)).toEqual([output]);
    expect(seen).toBe(1);
  });
});

describe('a row', () => {
  test.each([
    ['simd128', ['add.x1.wasm']],
    ['wasm', ['add.x2.simd128', 'add.x1.js']],
  ] as const)('that gives a wrong known answer is demoted: %s', (level, left) => {
    const table = handmadeTable({ faults: { [level]: 1 } });
    expect(stems(table)).toEqual(left);
    expect(results(table)).toEqual(left.map(() => output));
    const stem = level === 'wasm' ? 'add.x1.wasm' : 'add.x2.simd128';
    expect(reasons(table)[stem]).toBe('failed: it gave a wrong known answer');
    expect(runtime.sharedState().failed.get(stem)).toBe('it gave a wrong known answer');
  });

  test('that does not compile, link or export its stem is demoted', () => {
    const broken = (wasm: object): ReturnType<typeof handmadeTable> =>
      handmadeTable({
        change: (row) =>
          row.level === 'wasm' && row.wasm ? { ...row, wasm: { ...row.wasm, ...wasm } } : row,
      });
    for (const [wasm, reason] of [
      [{ name: 'a', text: moduleText(Buffer.from('\0asm\x01\0\0\0')) }, /^failed: a does not export it$/],
      [
        { name: 'b', text: moduleText(Buffer.from('\0asm\x02\0\0\0')) },
        /^failed: b did not load \(CompileError: /,
      ],
      [{ name: 'c', text: '"' }, /^failed: c did not load \(PolylaneError: /],
      [{ name: 'd', tableBytes: 1 << 20 }, /^failed: d did not load \(PolylaneError: no room/],
      [{ text: '' }, /^absent: this bundle leaves WebAssembly out$/],
    ] as const) {
      runtime.sharedState().failed.clear();
      runtime.sharedState().epoch++;
      const table = broken(wasm);
      expect(reasons(table)['add.x1.wasm']).toMatch(reason);
      expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.js']);
      expect(results(table)).toEqual([output, output]);
    }
  });

  test('whose lanes do not pay is left out', () => {
    const levels = { js: 'js', wasm: 'simd128', simd128: 'wasm' } as const;
    const table = handmadeTable({
      change: (row) => ({ ...row, level: levels[row.level as keyof typeof levels] }),
    });
    expect(stems(table)).toEqual(['add.x1.wasm']);
    expect(reasons(table)['add.x2.simd128']).toBe('slower: add.x1.wasm comes before it');
  });

  test('that fails last of all is an error, never a wrong result', () => {
    const table = handmadeTable({ faults: { wasm: 1, js: 1 } });
    expect(() => stems(table)).toThrow(
      expect.objectContaining({
        name: 'PolylaneError',
        code: 'SELF_TEST_FAILED',
        message: expect.stringContaining('add.x1.js: it gave a wrong known answer'),
      }),
    );
    // Nothing of the failed attempts is left beside the two modules' constants.
    expect(runtime.existingArenas()[0]?.u8.findIndex((byte, at) => byte !== 0 && at >= 32)).toBe(-1);
  });

  test('is not demoted because the stack ran out', () => {
    const js = (): never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const table = handmadeTable({ change: (row) => (row.js ? { ...row, js } : row) });
    runtime.disable('wasm');
    expect(() => stems(table)).toThrow('call stack');
    expect(runtime.sharedState().failed.size).toBe(0);
  });
});

describe('removing features', () => {
  test('disable() alters choices that were already made', () => {
    const table = handmadeTable();
    expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.wasm']);
    runtime.disable('simd128');
    expect(stems(table)).toEqual(['add.x1.wasm']);
    runtime.disable('wasm');
    expect(stems(table)).toEqual(['add.x1.js']);
    expect(results(table)).toEqual([output]);
    expect(reasons(table)).toMatchObject({
      'add.x2.simd128': 'disabled: disable() removed wasm',
      'add.x1.wasm': 'disabled: disable() removed wasm',
    });
  });

  test('disable() refuses other names and then removes nothing', () => {
    for (const [name, got] of [
      ['js', '"js"'],
      ['SIMD128', '"SIMD128"'],
      [3, 'number'],
      [null, 'null'],
      ['x'.repeat(99), `"${'x'.repeat(40)}"`],
    ]) {
      expect(() => runtime.disable('simd128', name as 'wasm')).toThrow(
        new TypeError(
          `disable: expected any of wasm, simd128, relaxed, native, bmi2, avx2, avx512vl, avx512, shani, gfni, pclmul, neon, msa, got ${got}`,
        ),
      );
    }
    expect(stems(handmadeTable())).toEqual(['add.x2.simd128', 'add.x1.wasm']);
  });

  test('without wasm, WebAssembly is not touched at all', () => {
    vi.stubGlobal(
      'WebAssembly',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('touched');
          },
        },
      ),
    );
    runtime.disable('wasm');
    expect(results(handmadeTable())).toEqual([output]);
  });

  test('POLYLANE_DISABLE does the same from the start; unknown names are kept apart', async () => {
    vi.stubEnv('POLYLANE_DISABLE', ' simd128, ,JS\tAVX2 ');
    runtime = await freshRuntime();
    const table = handmadeTable();
    expect(stems(table)).toEqual(['add.x1.wasm']);
    expect(reasons(table)['add.x2.simd128']).toBe('disabled: POLYLANE_DISABLE removed simd128');
    expect([...runtime.sharedState().disabled.keys()]).toEqual(['simd128', 'avx2']);
    expect(runtime.sharedState().unknownNames).toEqual(['JS']);
  });

  test('the environment is read when first needed, not at import, and once', async () => {
    runtime = await freshRuntime();
    vi.stubEnv('POLYLANE_DISABLE', 'wasm');
    expect(stems(handmadeTable())).toEqual(['add.x1.js']);
    vi.stubEnv('POLYLANE_DISABLE', '');
    expect(stems(handmadeTable())).toEqual(['add.x1.js']);
  });
});

describe('two copies of the runtime', () => {
  test('know of each other what is removed and what failed, and share no memory', async () => {
    const first = runtime;
    const second = await anotherCopy();
    expect(second.disable).not.toBe(first.disable);
    const table = handmadeTable({ faults: { wasm: 1 } });
    expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.js']);
    first.disable('simd128');
    runtime = second;
    expect(reasons(table)).toMatchObject({
      'add.x1.wasm': 'failed: it gave a wrong known answer',
      'add.x2.simd128': 'disabled: disable() removed simd128',
    });
    expect(second.existingArenas()[0]?.u8.buffer).not.toBe(first.existingArenas()[0]?.u8.buffer);
    expect([...second.sharedState().used.keys()]).toEqual(['add']);
  });

  test('a frozen global object leaves each its own state', async () => {
    const define = vi.spyOn(Object, 'defineProperty').mockImplementation(() => {
      throw new TypeError('object is not extensible');
    });
    try {
      expect(runtime.sharedState().epoch).toBe(0);
    } finally {
      define.mockRestore();
    }
    runtime.disable('simd128');
    expect(stems(handmadeTable())).toEqual(['add.x1.wasm']);
    expect(Reflect.has(globalThis, Symbol.for('polylane.state.v1'))).toBe(false);
  });
});

test('a stack that ran out does not leave a copy with a state of its own', async () => {
  const define = vi.spyOn(Object, 'defineProperty').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  let state: unknown;
  try {
    state = runtime.sharedState();
  } catch {
  } finally {
    define.mockRestore();
  }
  expect(state).toBeUndefined();
  runtime.disable('wasm');
  expect((await anotherCopy()).sharedState()).toBe(runtime.sharedState());
});

test('calls outside the contract or the declared area are refused', () => {
  const table = handmadeTable();
  runtime.withArena(16, (arena) => {
    for (const { call } of runtime.chooseAll(table, arena)) {
      call(arena.from, 4);
      expect(() => call(arena.from, 6)).toThrow(RangeError);
      expect(() => call(arena.from + 1, 2)).toThrow(RangeError);
    }
  });
});

test('a module is known by its bytes: another version of the package may use its name', () => {
  expect(results(handmadeTable())).toEqual([output, output]);
  const otherVersion = handmadeTable({ faults: { simd128: 1, wasm: 1 } });
  expect(stems(otherVersion)).toEqual(['add.x1.js']);
});

test('modules on one arena keep their constants apart', () => {
  const tables = [handmadeTable(), handmadeTable({ kernel: 'other' })];
  expect(tables.map(results)).toEqual([
    [output, output],
    [output, output],
  ]);
  const [arena] = runtime.existingArenas();
  expect([0, 4, 16, 32, 48, 64].map((at) => arena?.view.getUint32(at, true))).toEqual([
    0x01020304, 0, 0x01020304, 0x01020304, 0x01020304, 0,
  ]);
});

test('both arenas check their own instances', async () => {
  const table = handmadeTable();
  expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.wasm']);
  const chosen = await runtime.withArenaYielding(0, async (arena) => {
    await Promise.resolve();
    expect(stems(table)).toEqual(['add.x2.simd128', 'add.x1.wasm']);
    return runtime.chooseAll(table, arena).map(({ stem }) => stem);
  });
  expect(chosen).toEqual(['add.x2.simd128', 'add.x1.wasm']);
  expect(runtime.existingArenas()).toHaveLength(2);
});
