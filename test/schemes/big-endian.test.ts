// A big-endian host, made from this one: its Int32Array reads and writes memory the other way round, and the runtime
// is told so. Keys, signatures and answers are the same as anywhere.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { full } from '../suite.ts';
import { fastSets, hex, keyOf } from './sets.ts';

/** An Int32Array as a host has it whose words are big-endian. */
function bigEndianInt32Array(from: ArrayBuffer | number): object {
  const view = new DataView(typeof from === 'number' ? new ArrayBuffer(4 * from) : from);
  const index = (key: string | symbol): number => 4 * Number(key);
  return new Proxy([], {
    get: (_, key) => view.getInt32(index(key), false),
    set: (_, key, value: number) => {
      view.setInt32(index(key), value, false);
      return true;
    },
  });
}

const message: Uint8Array = Uint8Array.of(1, 2, 3);
const [smallest] = fastSets;
const options = { extraEntropy: false } as const;
// Made before the host turns, with memory that it is to keep.
const made = (full ? fastSets : fastSets.filter(({ securityLevel }) => securityLevel === 128)).map((set) => {
  const { secretKey, publicKey } = keyOf(set);
  return { set, secretKey, publicKey, signature: set.sign(message, secretKey, options) };
});

describe('a big-endian host', () => {
  let there = new Map<string, SlhDsa>();
  let chosen: readonly string[] = [];
  const on = ({ name }: SlhDsa): SlhDsa => there.get(name) as SlhDsa;

  beforeAll(async () => {
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('polylane.state.v1'));
    vi.doMock('../../src/runtime/endianness.ts', async (original) => ({
      ...(await original<object>()),
      isLittleEndian: () => false,
    }));
    vi.stubGlobal('Int32Array', bigEndianInt32Array);
    const { disable, report } = await import('../../src/runtime.ts');
    const subpath = await import('../../src/slh-dsa.ts');
    disable('wasm');
    there = new Map(fastSets.map(({ name }) => [name, subpath.slhDsaByName(name)]));
    const rows = report(...there.values()).rows.filter(({ state }) => state === 'chosen');
    chosen = rows.map(({ level }) => level);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('../../src/runtime/endianness.ts');
  });

  test('its js rows give their known answers', () => {
    expect(chosen.length).toBeGreaterThan(0);
    expect(new Set(chosen)).toEqual(new Set(['js']));
  });

  test.each(made)(
    '$set.name: the same keys and signatures, and the same answers',
    ({ set, secretKey, publicKey, signature }) => {
      expect(hex(keyOf(on(set)).secretKey)).toBe(hex(secretKey));
      if (set === smallest || full)
        expect(hex(on(set).sign(message, secretKey, options)) === hex(signature)).toBe(true);
      expect(on(set).verify(signature, message, publicKey)).toBe(true);
      expect(on(set).verify(signature, message.subarray(1), publicKey)).toBe(false);
    },
    120_000,
  );
});
