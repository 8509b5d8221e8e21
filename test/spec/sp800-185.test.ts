import { describe, expect, it } from 'vitest';
import { bytepad, cSHAKE, KMAC, left_encode, right_encode, TupleHash } from '../../spec/sp800-185.ts';
import { hexFromBytes, macTests, vectorsPresent, xofTests } from '../vectors.ts';

it('encodes as SP 800-185, section 2.3, shows', () => {
  expect([...left_encode(0)]).toEqual([1, 0]);
  expect([...right_encode(0)]).toEqual([0, 1]);
  expect([...left_encode(65536)]).toEqual([3, 1, 0, 0]);
  expect(bytepad(new Uint8Array(167), 168).length).toBe(336);
});

it('TupleHash as NIST’s first sample', () => {
  const tuple = [Uint8Array.of(0, 1, 2), Uint8Array.of(0x10, 0x11, 0x12, 0x13, 0x14, 0x15)];
  expect(hexFromBytes(TupleHash(128, tuple, 256, new Uint8Array(0)))).toBe(
    'c5d8786c1afb9b82111ab34b65b2c0048fa64e6d48e263264ce1707d3ffc8ed1',
  );
});

describe.skipIf(!vectorsPresent)('the full vectors', () => {
  it('cSHAKE', () => {
    const tests = xofTests().filter(({ algorithm }) => algorithm.startsWith('cSHAKE'));
    expect(tests.length).toBeGreaterThan(20);
    for (const { id, algorithm, message, output, functionName, customization } of tests) {
      const s = algorithm.endsWith('128') ? 128 : 256;
      const made = cSHAKE(s, message, 8 * output.length, functionName, customization);
      expect(hexFromBytes(made), id).toBe(hexFromBytes(output));
    }
  });

  it('KMAC', () => {
    const tests = macTests('kmac');
    expect(tests.length).toBeGreaterThan(100);
    for (const { id, algorithm, key, message, mac, valid, xof, customization } of tests) {
      const s = /128/.test(algorithm) ? 128 : 256;
      const made = hexFromBytes(KMAC(s, key, message, 8 * mac.length, customization, xof));
      expect(made === hexFromBytes(mac), id).toBe(valid);
    }
  });
});
