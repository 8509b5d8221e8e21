import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  encodeExpression,
  encodeInstruction,
  signed,
  unsigned,
} from '../../../compiler/targets/wasm/encode.ts';

/** Both decoders by the grammar of 5.2.2: seven bits a byte, the least first. */
function decodeUnsigned(bytes: readonly number[]): bigint {
  const [first = 0, ...rest] = bytes;
  if (first < 0x80) {
    if (rest.length > 0) throw new Error('bytes are left');
    return BigInt(first);
  }
  return BigInt(first - 0x80) + 128n * decodeUnsigned(rest);
}
function decodeSigned(bytes: readonly number[]): bigint {
  const [first = 0, ...rest] = bytes;
  if (first < 0x80) {
    if (rest.length > 0) throw new Error('bytes are left');
    return BigInt(first < 0x40 ? first : first - 0x80);
  }
  return BigInt(first - 0x80) + 128n * decodeSigned(rest);
}

describe('LEB128', () => {
  it('has the bytes of known numbers', () => {
    expect(unsigned(0)).toEqual([0]);
    expect(unsigned(127)).toEqual([0x7f]);
    expect(unsigned(128)).toEqual([0x80, 0x01]);
    expect(unsigned(624485)).toEqual([0xe5, 0x8e, 0x26]);
    expect(unsigned(0xffffffff)).toEqual([0xff, 0xff, 0xff, 0xff, 0x0f]);
    expect(signed(0n)).toEqual([0]);
    expect(signed(-1n)).toEqual([0x7f]);
    expect(signed(63n)).toEqual([0x3f]);
    expect(signed(64n)).toEqual([0xc0, 0x00]);
    expect(signed(-64n)).toEqual([0x40]);
    expect(signed(-65n)).toEqual([0xbf, 0x7f]);
    expect(signed(-123456n)).toEqual([0xc0, 0xbb, 0x78]);
    expect(signed(-(2n ** 31n))).toEqual([0x80, 0x80, 0x80, 0x80, 0x78]);
    expect(signed(2n ** 63n - 1n)).toHaveLength(10);
  });

  it('reads back, as short as can be', () => {
    const edges = Array.from({ length: 33 }, (_, i) => 2 ** i).flatMap((n) => [n - 1, n, n + 1]);
    const number = fc.oneof(
      fc.constantFrom(...edges.filter((n) => n < 2 ** 32)),
      fc.nat({ max: 0xffffffff }),
    );
    fc.assert(
      fc.property(number, (n) => {
        const bytes = unsigned(n);
        expect(decodeUnsigned(bytes)).toBe(BigInt(n));
        expect(bytes.length).toBe(Math.max(1, Math.ceil(n.toString(2).length / 7)));
      }),
    );
    const wide = fc.oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.integer({ min: 0, max: 62 }).map((i) => 2n ** BigInt(i) - 1n),
      fc.integer({ min: 0, max: 62 }).map((i) => -(2n ** BigInt(i)) - 1n),
    );
    fc.assert(
      fc.property(wide, (n) => {
        const bytes = signed(n);
        expect(decodeSigned(bytes)).toBe(n);
        if (bytes.length > 1) {
          const shorter = [...bytes.slice(0, -2), (bytes.at(-2) as number) & 0x7f];
          expect(decodeSigned(shorter)).not.toBe(n);
        }
      }),
    );
  });
});

describe('instructions', () => {
  it('are refused outside the table and with immediates missing or left over', () => {
    expect(() => encodeInstruction(['select'])).toThrow('not in the instruction table');
    expect(() => encodeInstruction(['if'])).toThrow('not in the instruction table');
    expect(() => encodeInstruction(['i32.load', 0])).toThrow('lacks an immediate');
    expect(() => encodeInstruction(['i32.add', 0])).toThrow('an immediate too many');
  });

  it('stand one after the other, with an end', () => {
    expect(encodeExpression([['local.get', 200], ['v128.load64_zero', 3, 128], ['i64x2.lt_s']])).toEqual([
      ...[0x20, 0xc8, 0x01],
      ...[0xfd, 0x5d, 0x03, 0x80, 0x01],
      ...[0xfd, 0xd8, 0x01],
      0x0b,
    ]);
  });
});
