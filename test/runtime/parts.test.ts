import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLittleEndian, swapWords } from '../../src/runtime/endianness.ts';
import { describeFailure, isStackOverflow, polylaneError } from '../../src/runtime/errors.ts';
import { featureNames } from '../../src/runtime/levels.ts';
import { decodeModule } from '../../src/runtime/module-text.ts';
import { orders } from '../../src/runtime/order.ts';
import { moduleText } from '../../tools/generate/module-text.ts';
import { full } from '../suite.ts';

describe('the text of a module', () => {
  test('gives its bytes, and needs no escape anywhere', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const text = moduleText(bytes);
        expect(text).not.toMatch(/[^ -~]|["'`$<\\]/);
        expect(decodeModule(text)).toEqual(bytes);
      }),
    );
  });
  test.runIf(full)('is the only one for its bytes: each byte has one, and no other is read', () => {
    const texts = Array.from({ length: 256 }, (_, byte) => moduleText(Uint8Array.of(byte)));
    expect(new Set(texts).size).toBe(256);
    const read = new Set<string>();
    for (let code = 0; code < 256; code++) {
      for (const second of ['', ...Array.from({ length: 256 }, (_, i) => String.fromCharCode(i))]) {
        const text = String.fromCharCode(code) + second;
        try {
          if (decodeModule(text).length === 1) read.add(text);
        } catch (thrown) {
          expect((thrown as Error).message).toMatch(/^the text of a module has a stray character at [0-2]$/);
        }
      }
    }
    expect([...read].sort()).toEqual(texts.sort());
  });
});

describe('swapWords', () => {
  const bytes = (): Uint8Array => Uint8Array.from({ length: 16 }, (_, i) => i);
  test('reverses the words of a range and nothing else', () => {
    const memory = bytes();
    swapWords(memory, [[4, 8]]);
    expect([...memory]).toEqual([0, 1, 2, 3, 7, 6, 5, 4, 11, 10, 9, 8, 12, 13, 14, 15]);
  });
  test('reverses words in several ranges once', () => {
    const memory = bytes();
    const ranges = [
      [8, 8],
      [4, 8],
      [4, 8],
      [0, 0],
    ] as const;
    swapWords(memory, ranges);
    expect([...memory]).toEqual([0, 1, 2, 3, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);
    swapWords(memory, ranges);
    expect(memory).toEqual(bytes());
  });
  test('this host is known', () => {
    expect(isLittleEndian()).toBe(new DataView(Uint16Array.of(1).buffer).getUint16(0, true) === 1);
  });
});

describe('errors', () => {
  test('carry a name, a code and a cause', () => {
    const error = polylaneError('INTERNAL', 'why', 7);
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.message, error.cause]).toEqual([
      'PolylaneError',
      'INTERNAL',
      'why',
      7,
    ]);
    expect('cause' in polylaneError('INTERNAL', 'why')).toBe(false);
    expect(String(error)).toBe('PolylaneError: why');
  });
  test('of any kind are told in words', () => {
    const hostile = {
      get message(): never {
        throw new Error('again');
      },
    };
    expect([new RangeError('x'), { message: 'y' }, 'z', null, hostile].map(describeFailure)).toEqual([
      'RangeError: x',
      'Error: y',
      'something that is no Error (string)',
      'something that is no Error (object)',
      'something that is no Error (object)',
    ]);
    expect(describeFailure(new Error('x'.repeat(999)))).toHaveLength(300);
  });
  test('of the stack are known', () => {
    const deeper = (): number => deeper() + 1;
    let thrown: unknown;
    try {
      deeper();
    } catch (error) {
      thrown = error;
    }
    expect(isStackOverflow(thrown)).toBe(true);
    const firefox = Object.assign(new Error('too much recursion'), { name: 'InternalError' });
    expect(isStackOverflow(firefox)).toBe(true);
    expect(isStackOverflow(new RangeError('could not allocate memory'))).toBe(false);
  });
});

test('every order ranks every level once', () => {
  for (const { levels } of Object.values(orders))
    expect([...levels].sort()).toEqual(['js', ...featureNames.filter((name) => name !== 'native')].sort());
});
