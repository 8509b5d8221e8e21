import { afterEach, expect, test, vi } from 'vitest';
import wabt from 'wabt';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each probe is a valid module that uses its feature', async () => {
  const { readWasm } = await wabt();
  const asked: Uint8Array[] = [];
  class Module {
    constructor(bytes: Uint8Array) {
      asked.push(bytes);
    }
  }
  vi.stubGlobal('WebAssembly', { Module, Instance: class {} });
  vi.resetModules();
  const { absenceOf } = await import('../../src/runtime/features.ts');
  expect(absenceOf('relaxed')).toBeUndefined();
  expect(absenceOf('js')).toBeUndefined();
  vi.unstubAllGlobals();
  const allowed = { simd: true, relaxed_simd: true };
  const texts = asked.map((bytes) => {
    const module = readWasm(bytes, allowed);
    module.validate();
    return module.toText({});
  });
  expect(texts.map((text) => text.match(/i8x16\.\w+/g)?.at(-1))).toEqual([
    undefined,
    'i8x16.popcnt',
    'i8x16.relaxed_swizzle',
  ]);
});

test('a host is asked once', async () => {
  let asked = 0;
  class Module {
    constructor() {
      asked++;
      throw new Error('refused');
    }
  }
  vi.stubGlobal('WebAssembly', { Module });
  vi.resetModules();
  const { absenceOf } = await import('../../src/runtime/features.ts');
  for (let i = 0; i < 3; i++)
    expect(absenceOf('simd128')).toBe('this host refuses WebAssembly (Error: refused)');
  expect(absenceOf('avx2')).toBe('no native: this version loads no assembled code');
  expect(asked).toBe(1);
});
