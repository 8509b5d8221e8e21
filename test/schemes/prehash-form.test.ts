// What stands for a message in HashSLH-DSA, hashed without a kernel and with one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha2N16 } from '../../src/engines/sha2/n16.ts';
import { sha2N24 } from '../../src/engines/sha2/n24.ts';
import { shakeN16 } from '../../src/engines/shake/n16.ts';
import { prehashForm } from '../../src/slh-dsa/prehash-form.ts';
import { hashes as allHashes, byOpenssl, bytes, type Known } from '../api/hashes.ts';
import { full } from '../suite.ts';
import { hex } from './sets.ts';

/** FIPS 205: SHAKE128 gives 32 bytes, SHAKE256 64, and the others their own length. */
function bytesOf({ name, hash }: Known): number {
  return { SHAKE128: 32, SHAKE256: 64 }[name] ?? hash.outputLen;
}

/** Those that FIPS 205 allows; SHA-1 has no identifier here. */
const hashes = allHashes.filter(({ hash }) => hash.oid !== undefined);

/** With no kernel of SHA-2, of SHA-512 and of Keccak. */
const engines = [shakeN16, sha2N16, sha2N24];

describe.each(hashes)('$name', (known) => {
  const { hash } = known;
  const oid = hash.oid as Uint8Array;
  const wanted = (message: Uint8Array): string => hex(byOpenssl(known, message, bytesOf(known)));
  const forms = [
    prehashForm(hash, sha2N16.blocks),
    ...engines.map(({ blocks }) => prehashForm({ oid }, blocks)),
  ];

  test('every length up to four blocks', () => {
    const whole = bytes(4 * hash.blockLen + 5);
    for (let length = 0; length <= whole.length; length++) {
      const message = whole.subarray(0, length);
      for (const form of forms) expect(hex(form.body(message))).toBe(wanted(message));
    }
  });

  test('in pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 * hash.blockLen }), { maxLength: 6 }), (lengths) => {
        const message = bytes(lengths.reduce((sum, length) => sum + length, 0));
        for (const form of forms) {
          const pieces = form.pieces?.();
          let at = 0;
          for (const length of lengths) {
            pieces?.update(message.subarray(at, at + length));
            at += length;
          }
          expect(hex(pieces?.body() as Uint8Array)).toBe(wanted(message));
        }
      }),
      { numRuns: full ? 300 : 20 },
    );
  });

  test('more than is taken in one call', () => {
    const message = bytes(150_001);
    for (const form of forms) expect(hex(form.body(message))).toBe(wanted(message));
  });

  test('its prefix carries domain, context and OID', () => {
    for (const form of forms) {
      expect(form.prefix(undefined)).toEqual(Uint8Array.of(1, 0, ...oid));
      const context = bytes(255, 'context');
      expect(form.prefix(context)).toEqual(Uint8Array.of(1, 255, ...context, ...oid));
      expect(() => form.prefix(new Uint8Array(256))).toThrow(RangeError);
    }
  });
});
