// Against @noble/post-quantum, whose names and call shapes are ours: the same calls give the same bytes. Its package
// is installed beside the benches (`npm ci --prefix bench/rivals`); without it these tests are skipped.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import * as ours from '../../src/slh-dsa.ts';
import { full } from '../suite.ts';
import { bytes, hex } from './sets.ts';

/** What a program that came from noble may call; both must take it. */
type Shape = Pick<SlhDsa, 'keygen' | 'getPublicKey' | 'sign' | 'verify' | 'lengths' | 'securityLevel'> & {
  readonly internal: SlhDsa['internal'];
};

const message: Uint8Array = bytes(150, 'message');
const path: URL = new URL('../../bench/rivals/node_modules/@noble/post-quantum/slh-dsa.js', import.meta.url);
const present: boolean = existsSync(path);
const theirs = (present ? await import(path.href) : {}) as Readonly<Record<string, Shape>>;
const names = Object.entries(ours).flatMap(([name, set]) =>
  typeof set === 'object' ? [[name, set]] : [],
) as [string, SlhDsa][];

describe.skipIf(!present).each(names)('%s as in @noble/post-quantum', (name, set) => {
  const noble = theirs[name] as Shape;
  const fast = set.name.endsWith('f');

  test('is there, with the same lengths', () => {
    expect({ ...set.lengths }).toEqual({ ...noble.lengths });
    expect(set.securityLevel).toBe(noble.securityLevel);
  });

  // noble takes seconds for a key of an s set and most of a minute for its signature.
  test.runIf(fast || full)(
    'makes the same keys of the same seed',
    () => {
      const seed = bytes(set.lengths.seed, 'seed');
      const [a, b] = [set.keygen(seed), noble.keygen(seed)];
      expect([hex(a.secretKey), hex(a.publicKey)]).toEqual([hex(b.secretKey), hex(b.publicKey)]);
      expect(hex(set.getPublicKey(b.secretKey))).toBe(hex(noble.getPublicKey(a.secretKey)));
    },
    60_000,
  );

  test.runIf(fast)('accepts what we sign, with its context only', () => {
    const { secretKey, publicKey } = noble.keygen(bytes(set.lengths.seed, 'seed'));
    for (const options of [{}, { context: bytes(255, 'context') }]) {
      const signature = set.sign(message, secretKey, options);
      expect(noble.verify(signature, message, publicKey, options)).toBe(true);
      expect(noble.verify(signature, message, publicKey, { context: bytes(3, 'other') })).toBe(false);
    }
  });

  test.runIf(fast && full)(
    'signs the same bytes',
    () => {
      const { secretKey } = set.keygen(bytes(set.lengths.seed, 'seed'));
      const options = { extraEntropy: bytes(set.lengths.signRand, 'entropy'), context: bytes(9, 'context') };
      const [a, b] = [set, noble].map((one) => hex(one.sign(message, secretKey, options)));
      expect(a === b).toBe(true);
      const plain = { extraEntropy: false } as const;
      const [c, d] = [set, noble].map((one) => hex(one.internal.sign(message, secretKey, plain)));
      expect(c === d).toBe(true);
    },
    120_000,
  );
});
