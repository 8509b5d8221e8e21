// What is of the wrong kind or size.
import { describe, expect, test } from 'vitest';
import { decodePem, decodePkcs8, decodeSpki, encodePem, encodePkcs8, encodeSpki } from '../../src/keys.ts';
import { keyBytes, pkcs8, spki } from './der.ts';

const others: readonly unknown[] = [
  undefined,
  null,
  1,
  true,
  {},
  [48, 0],
  new ArrayBuffer(2),
  new Int8Array(2),
  () => 0,
];

test.each([decodeSpki, decodePkcs8])('$name takes bytes and text', (decode) => {
  for (const given of others) expect(() => decode(given as never)).toThrow(TypeError);
  expect(() => decode([] as never)).toThrow('derOrPem: expected Uint8Array or string, got array');
});

test('decodePem takes text', () => {
  for (const given of [...others, new Uint8Array(3)])
    expect(() => decodePem(given as never)).toThrow(TypeError);
});

test('encodePem takes two labels, and bytes', () => {
  for (const label of ['CERTIFICATE', 'public key', '', 7, undefined])
    expect(() => encodePem(label as never, new Uint8Array(1))).toThrow(TypeError);
  for (const der of [...others, 'MAA='])
    expect(() => encodePem('PUBLIC KEY', der as never)).toThrow(TypeError);
});

describe.each([
  ['encodeSpki', encodeSpki, 'publicKey', 32],
  ['encodePkcs8', encodePkcs8, 'secretKey', 64],
] as const)('%s', (_, encode, part, length) => {
  const call = (key: unknown): unknown => (encode as (key: unknown) => unknown)(key);
  test('a key of the wrong kind or size', () => {
    for (const key of [undefined, null, 'SLH-DSA-SHA2-128s', 1, new Uint8Array(length)])
      expect(() => call(key)).toThrow(/^key: expected an object/);
    for (const algorithm of [undefined, 'slh-dsa-sha2-128s', 'ML-DSA-44', '', 3, 'toString'])
      expect(() => call({ algorithm, [part]: keyBytes(length) })).toThrow(TypeError);
    for (const bytes of others)
      expect(() => call({ algorithm: 'SLH-DSA-SHA2-128s', [part]: bytes })).toThrow(TypeError);
    for (const size of [0, length - 1, length + 1, 2 * length])
      expect(() => call({ algorithm: 'SLH-DSA-SHA2-128s', [part]: keyBytes(size) })).toThrow(
        new RangeError(`key.${part}: expected ${length} bytes for SLH-DSA-SHA2-128s, got ${size}`),
      );
    for (const prehash of ['SHA-512', 'sha-256', 1, null])
      expect(() => call({ algorithm: 'SLH-DSA-SHA2-128s', [part]: keyBytes(length), prehash })).toThrow(
        TypeError,
      );
  });

  test('views at odd offsets and shared memory serve as bytes; nothing is written to', () => {
    const algorithm = 'SLH-DSA-SHA2-128s';
    const around = new Uint8Array(new SharedArrayBuffer(length + 5));
    const shared = around.subarray(3, 3 + length);
    shared.set(keyBytes(length));
    const expected = Uint8Array.from(
      part === 'publicKey' ? spki(20, keyBytes(length)) : pkcs8(20, keyBytes(length)),
    );
    expect(call({ algorithm, [part]: shared })).toEqual(expected);
    expect(call({ algorithm, [part]: Buffer.from(shared) })).toEqual(expected);
    expect([...shared]).toEqual([...keyBytes(length)]);
    const copy = expected.slice();
    const decoded = part === 'publicKey' ? decodeSpki(copy) : decodePkcs8(copy);
    expect(copy).toEqual(expected);
    copy.fill(0);
    expect(call(decoded)).toEqual(expected);
  });
});
