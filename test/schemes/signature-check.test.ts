// The check of signatures bites: with the comparison of roots forced true, every set fails it.
import { expect, test, vi } from 'vitest';
import { bytes, sets, siblingOf } from './sets.ts';
import { checkSignature } from './signature-check.ts';

vi.mock('../../src/schemes/slh-dsa/same-bytes.ts', () => ({ sameBytes: () => true }));

test.each(sets)('$name', (set) => {
  const signature = bytes(set.lengths.signature, 'signature');
  const [publicKey, otherPublicKey] = [set, siblingOf(set)].map(({ name, lengths }) =>
    bytes(lengths.publicKey, name),
  ) as [Uint8Array, Uint8Array];
  for (const context of [undefined, Uint8Array.of(1)]) {
    const signed = { signature, message: Uint8Array.of(1), context, publicKey, otherPublicKey };
    expect(() => checkSignature(set, signed)).toThrow(/accepts a signature with bit 0 of byte 0 flipped/);
  }
});
