import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { bytesOf, kindOf, wipeIfCopied } from '../../src/runtime/bytes.ts';

const evaluate = (code: string): unknown => runInNewContext(code, { Buffer });

describe('bytesOf refuses', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  class Pretender {
    get length(): number {
      return 4;
    }
    get [Symbol.toStringTag](): string {
      return 'Uint8Array';
    }
  }
  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a string', 'abc', 'string'],
    ['a boxed string', new String('abc'), 'object'],
    ['a number', 5, 'number'],
    ['a bigint', 5n, 'bigint'],
    ['a symbol', Symbol('x'), 'symbol'],
    ['a function', () => 0, 'function'],
    ['an array', [1, 2, 3], 'array'],
    ['a negative length', { length: -5 }, 'object'],
    ['a made-up tag', { [Symbol.toStringTag]: 'Uint8Array', length: 4, byteLength: 4 }, 'object'],
    ['a made-up class', new Pretender(), 'object'],
    ['a heir of a Uint8Array', Object.create(new Uint8Array(4)), 'object'],
    ['a heir of its prototype', Object.create(Uint8Array.prototype), 'object'],
    ['an ArrayBuffer', new ArrayBuffer(4), 'ArrayBuffer'],
    ['a DataView', new DataView(new ArrayBuffer(4)), 'DataView'],
    ['a Uint8ClampedArray', new Uint8ClampedArray(4), 'Uint8ClampedArray'],
    ['an Int8Array', new Int8Array(4), 'Int8Array'],
    ['a Uint16Array of another realm', evaluate('new Uint16Array(4)'), 'Uint16Array'],
    ['an array of another realm', evaluate('[1, 2]'), 'array'],
    ['an ArrayBuffer of another realm', evaluate('new ArrayBuffer(4)'), 'ArrayBuffer'],
    ['a proxy', new Proxy(new Uint8Array(4), {}), 'object'],
    ['a revoked proxy', revoked.proxy, 'object'],
  ])('%s', (_, value, kind) => {
    expect(() => bytesOf('message', value)).toThrow(
      new TypeError(`message: expected Uint8Array, got ${kind}`),
    );
  });

  test('an array whose tag was changed to ours', () => {
    const changed = Object.defineProperty(new Uint16Array(4), Symbol.toStringTag, { value: 'Uint8Array' });
    expect(() => bytesOf('message', changed)).toThrow('message: expected Uint8Array, got Uint16Array');
  });

  test('a detached array, empty ones too', () => {
    for (const array of [new Uint8Array(4), new Uint8Array(0)]) {
      structuredClone(array.buffer, { transfer: [array.buffer] });
      expect(() => bytesOf('message', array)).toThrow(TypeError);
      expect(() => bytesOf('message', array)).toThrow('message: expected Uint8Array, got one whose buffer');
    }
    expect(bytesOf('message', new Uint8Array(0))).toEqual(new Uint8Array(0));
  });

  test('an array that its buffer shrank away from', () => {
    type Resizable = ArrayBuffer & { resize(bytes: number): void };
    const buffer = Reflect.construct(ArrayBuffer, [8, { maxByteLength: 8 }]) as Resizable;
    const array = new Uint8Array(buffer, 4, 4);
    buffer.resize(6);
    expect(() => bytesOf('message', array)).toThrow(TypeError);
  });

  test('nothing for want of stack: that is no fault of the array', async () => {
    vi.resetModules();
    const keys = vi.spyOn(Object.getPrototypeOf(Uint8Array.prototype), 'keys').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    try {
      const fresh = await import('../../src/runtime/bytes.ts');
      expect(() => fresh.bytesOf('message', new Uint8Array(4))).toThrow(RangeError);
    } finally {
      keys.mockRestore();
    }
  });

  test('another length', () => {
    for (const length of [0, 31, 33, 64])
      expect(() => bytesOf('publicKey', new Uint8Array(length), 32)).toThrow(
        new RangeError(`publicKey: expected 32 bytes, got ${length}`),
      );
    expect(bytesOf('publicKey', new Uint8Array(32), 32)).toHaveLength(32);
  });
});

describe('bytesOf accepts', () => {
  test('views at every offset, and sees only their bytes', () => {
    const all = Uint8Array.from({ length: 48 }, (_, i) => i);
    for (let offset = 0; offset < 16; offset++) {
      const part = all.subarray(offset, offset + 20);
      const bytes = bytesOf('message', part);
      expect(Array.from(bytes)).toEqual(Array.from({ length: 20 }, (_, i) => offset + i));
      expect(bytes.buffer).toBe(all.buffer);
    }
  });

  test('pooled Buffers', () => {
    const [a, b] = [Buffer.from('first'), Buffer.from('second')];
    expect(a.buffer).toBe(b.buffer);
    expect(String.fromCharCode(...bytesOf('message', b))).toBe('second');
  });

  test.each(['Uint8Array.of(1, 2, 3)', 'Buffer.from([1, 2, 3])'])('%s of another realm', (code) => {
    expect(Array.from(bytesOf('message', evaluate(code)))).toEqual([1, 2, 3]);
  });

  test('subclasses, without listening to their getters', () => {
    class Liar extends Uint8Array {
      override get length(): number {
        return -5;
      }
      override get byteOffset(): number {
        return 99;
      }
      override get buffer(): never {
        throw new Error('asked');
      }
      override get [Symbol.toStringTag](): never {
        throw new Error('asked');
      }
    }
    const bytes = bytesOf('message', new Liar([1, 2, 3]));
    expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype);
    expect(Array.from(bytes)).toEqual([1, 2, 3]);
  });

  test('shared memory, as one copy that later writes do not reach', () => {
    for (const shared of [
      new Uint8Array(new SharedArrayBuffer(8), 2, 3),
      evaluate('new Uint8Array(new SharedArrayBuffer(8), 2, 3)') as Uint8Array,
    ]) {
      shared.set([1, 2, 3]);
      const bytes = bytesOf('secretKey', shared);
      shared.fill(9);
      expect(Array.from(bytes)).toEqual([1, 2, 3]);
      wipeIfCopied(bytes, shared);
      expect(Array.from(bytes)).toEqual([0, 0, 0]);
      expect(shared[0]).toBe(9);
    }
    const own = Uint8Array.of(7);
    wipeIfCopied(bytesOf('secretKey', own), own);
    expect(own[0]).toBe(7);
  });
});

test('kindOf runs no code of the value', () => {
  const trap = new Proxy({}, { get: () => expect.fail('asked'), getPrototypeOf: () => expect.fail('asked') });
  expect(kindOf(trap)).toBe('object');
});
