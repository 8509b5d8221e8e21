import { afterEach, expect, test, vi } from 'vitest';
import { fillRandom } from '../../src/runtime/random.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const unavailable = (message: string): unknown =>
  expect.objectContaining({
    name: 'PolylaneError',
    code: 'RNG_UNAVAILABLE',
    message: `crypto.getRandomValues ${message}`,
  });

test('asks for exactly the bytes, in place, in parts that the host gives', () => {
  const asked: number[] = [];
  const crypto = {
    getRandomValues(bytes: Uint8Array) {
      expect(this).toBe(crypto);
      asked.push(bytes.length);
      return bytes.fill(asked.length);
    },
  };
  vi.stubGlobal('crypto', crypto);
  const memory = new Uint8Array(65600);
  fillRandom(memory.subarray(8, 8 + 24));
  expect([...memory.subarray(6, 34)]).toEqual([0, 0, ...new Array(24).fill(1), 0, 0]);
  fillRandom(memory);
  fillRandom(memory.subarray(0, 0));
  expect(asked).toEqual([24, 65536, 64]);
  expect([memory[0], memory[65535], memory[65536]]).toEqual([2, 2, 3]);
});

test('the host fills it', () => {
  const [a, b] = [new Uint8Array(48), new Uint8Array(48)];
  fillRandom(a);
  fillRandom(b);
  expect(a).not.toEqual(b);
});

test.each([
  ['no crypto', undefined, 'does not exist on this host'],
  ['no getRandomValues', {}, 'does not exist on this host'],
  ['a stand-in that does nothing', { getRandomValues: () => {} }, 'left its argument zero'],
  [
    'a failing one',
    {
      getRandomValues: (bytes: Uint8Array) => {
        bytes.fill(1);
        throw new Error('entropy');
      },
    },
    'failed',
  ],
])('%s is an error, and leaves zeros', (_, crypto, message) => {
  vi.stubGlobal('crypto', crypto);
  const bytes = new Uint8Array(16).fill(7);
  expect(() => fillRandom(bytes)).toThrow(unavailable(message));
  expect(bytes).toEqual(new Uint8Array(16));
});

test('a stack that ran out is not the generator’s failure', () => {
  const getRandomValues = (bytes: Uint8Array): never => {
    bytes.fill(1);
    throw new RangeError('Maximum call stack size exceeded');
  };
  vi.stubGlobal('crypto', { getRandomValues });
  const bytes = new Uint8Array(16);
  expect(() => fillRandom(bytes)).toThrow(RangeError);
  expect(bytes).toEqual(new Uint8Array(16));
});

test('a getter that throws is an error like the others', () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor;
  const get = (): never => {
    throw new Error('denied');
  };
  Object.defineProperty(globalThis, 'crypto', { configurable: true, get });
  try {
    expect(() => fillRandom(new Uint8Array(16))).toThrow(unavailable('failed'));
  } finally {
    Object.defineProperty(globalThis, 'crypto', descriptor);
  }
});
