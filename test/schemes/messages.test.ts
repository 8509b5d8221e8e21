// What a caller who got something wrong is told: the argument, what came, what was wanted, and of which set.
import { describe, expect, test } from 'vitest';
import { disable } from '../../src/runtime.ts';
import {
  type SlhDsa,
  slh_dsa_shake_128f,
  slh_dsa_shake_128s,
  slh_dsa_shake_192f,
} from '../../src/slh-dsa.ts';
import { bytes, keyOf } from './sets.ts';

type Bad = never;
const set: SlhDsa = slh_dsa_shake_128f;
const message: Uint8Array = Uint8Array.of(1, 2, 3);
const { secretKey, publicKey } = keyOf(set);

function told(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('a caller is told', () => {
  test('which set wants another length', () => {
    const other = bytes(slh_dsa_shake_192f.lengths.secretKey, 'another set');
    const wanted = 'expected 64 bytes for SLH-DSA-SHAKE-128f';
    expect(told(() => set.sign(message, other))).toBe(`RangeError: secretKey: ${wanted}, got 96`);
    expect(told(() => set.sign(secretKey, message))).toBe(`RangeError: secretKey: ${wanted}, got 3`);
    expect(told(() => set.getPublicKey(publicKey))).toBe(`RangeError: secretKey: ${wanted}, got 32`);
    expect(told(() => set.verify(message, message, secretKey))).toBe(
      'RangeError: publicKey: expected 32 bytes for SLH-DSA-SHAKE-128f, got 64',
    );
    expect(told(() => set.keygen(message))).toBe(
      'RangeError: seed: expected 48 bytes for SLH-DSA-SHAKE-128f, got 3',
    );
    expect(told(() => set.sign(message, secretKey, { extraEntropy: message }))).toBe(
      'RangeError: extraEntropy: expected 16 bytes for SLH-DSA-SHAKE-128f, got 3',
    );
  });

  test('that extraEntropy may be false', () => {
    for (const [value, kind] of [
      [true, 'boolean'],
      [null, 'null'],
      ['text', 'string'],
      [[1], 'array'],
    ] as const) {
      const sign = (): unknown => set.sign(message, secretKey, { extraEntropy: value as Bad });
      expect(told(sign)).toBe(`TypeError: extraEntropy: expected Uint8Array or false, got ${kind}`);
    }
  });

  test('what may be the matter with a key that is none', () => {
    const ofSibling = keyOf(slh_dsa_shake_128s).secretKey;
    for (const key of [ofSibling, new Uint8Array(64)]) {
      expect(told(() => set.sign(message, key))).toBe(
        'PolylaneError: secretKey: damaged, or not of SLH-DSA-SHAKE-128f: its PK.root is not the root of its seeds',
      );
    }
  });

  test('that features come one by one', () => {
    expect(told(() => disable(['simd128'] as unknown as 'simd128'))).toMatch(/^TypeError: .*, got array$/);
    expect(told(() => disable(null as Bad))).toMatch(/, got null$/);
  });
});
