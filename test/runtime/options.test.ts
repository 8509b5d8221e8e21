import { expect, test } from 'vitest';
import { readOptions } from '../../src/runtime/options.ts';

const keys = ['context', 'extraEntropy'] as const;

test('an absent object has no options, and undefined ones are absent', () => {
  expect(Object.keys(readOptions('options', undefined, keys))).toEqual([]);
  expect(Object.keys(readOptions('options', { context: undefined }, keys))).toEqual([]);
  expect({ ...readOptions('options', { extraEntropy: false }, keys) }).toEqual({ extraEntropy: false });
});

test.each([
  [null, 'null'],
  ['context', 'string'],
  [1, 'number'],
  [true, 'boolean'],
  [() => 0, 'function'],
  [[], 'array'],
  [new Uint8Array(0), 'Uint8Array'],
  [new ArrayBuffer(0), 'ArrayBuffer'],
  [new DataView(new ArrayBuffer(0)), 'DataView'],
])('refuses %s', (options, kind) => {
  expect(() => readOptions('options', options, keys)).toThrow(
    new TypeError(`options: expected an object, got ${kind}`),
  );
});

test('refuses unknown keys by name, undefined ones too', () => {
  expect(() => readOptions('options', { ctx: new Uint8Array(1) }, keys)).toThrow(
    new TypeError('options: unknown option "ctx", expected context, extraEntropy'),
  );
  expect(() => readOptions('options', { ctx: undefined }, [])).toThrow('expected no options');
});

test('reads each known key once, in order, inherited ones too', () => {
  const asked: string[] = [];
  class Options {
    get context(): number {
      asked.push('context');
      return 1;
    }
  }
  const options = Object.defineProperty(new Options(), 'extraEntropy', {
    enumerable: true,
    get: () => asked.push('extraEntropy'),
  });
  expect({ ...readOptions('options', options, keys) }).toEqual({ context: 1, extraEntropy: 2 });
  expect(asked).toEqual(['context', 'extraEntropy']);
});

test('a polluted Object.prototype gives no option', () => {
  const polluted = Object.prototype as { extraEntropy?: unknown };
  Object.defineProperty(polluted, 'extraEntropy', { value: false, configurable: true });
  try {
    expect({ ...readOptions('options', { context: 1 }, keys) }).toEqual({ context: 1 });
  } finally {
    delete polluted.extraEntropy;
  }
});

test('passes on what a getter throws', () => {
  const options = {
    get context(): never {
      throw new Error('of the caller');
    },
  };
  expect(() => readOptions('options', options, keys)).toThrow('of the caller');
});

test('takes objects without a prototype', () => {
  const options = Object.assign(Object.create(null), { context: 1 });
  expect({ ...readOptions('options', options, keys) }).toEqual({ context: 1 });
});
