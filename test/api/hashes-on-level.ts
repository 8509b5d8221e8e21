import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disable } from '../../src/runtime.ts';
import { full } from '../suite.ts';
import { hashTests, vectorsPresent, xofTests } from '../vectors.ts';
import { above, byOpenssl, bytes, fixed, hashes, type Known, singlesOf, xofs } from './hashes.ts';

const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');
const collection = vectorsPresent ? 'full' : 'small';

/** Gives a message in parts of the given lengths and then the rest. */
function inParts({ hash }: Known, message: Uint8Array, lengths: readonly number[]): Uint8Array {
  const hasher = hash.create();
  let at = 0;
  for (const length of lengths) {
    hasher.update(message.subarray(at, at + length));
    at = Math.min(message.length, at + length);
  }
  return hasher.update(message.subarray(at)).digest();
}

export function hashesOn(level: 'wasm' | 'js'): void {
  disable(...above[level]);
  const vectors = hashTests(collection);
  const outputs = xofTests(collection);

  describe.each(hashes)('$name', (known) => {
    const { hash, name, kernel } = known;
    const { blockLen } = hash;

    test(`runs on ${level}`, () => {
      expect(singlesOf(hash)).toEqual([`${kernel}.x1.${level}`]);
    });

    const due = vectors.filter(({ algorithm }) => algorithm === name);
    test.runIf(due.length > 0)(
      `gives ${due.length} published digests`,
      () => {
        for (const { id, message, digest } of due) expect(hex(hash(message)), id).toBe(hex(digest));
      },
      60_000,
    );

    test('every length up to four blocks, at once and in two parts', () => {
      const whole = bytes(4 * blockLen + 9);
      for (let length = 0; length <= 4 * blockLen + 9; length++) {
        const message = whole.subarray(0, length);
        const wanted = hex(byOpenssl(known, message));
        expect(hex(hash(message)), `${length}`).toBe(wanted);
        expect(hex(inParts(known, message, [length % (blockLen + 3)])), `${length} parted`).toBe(wanted);
      }
    });

    test.runIf(full)('every length up to four blocks, in every two parts', () => {
      const whole = bytes(4 * blockLen + 1);
      for (let length = 0; length <= whole.length; length++) {
        const message = whole.subarray(0, length);
        const wanted = hex(byOpenssl(known, message));
        for (let first = 0; first <= length; first++)
          expect(hex(inParts(known, message, [first])), `${length} at ${first}`).toBe(wanted);
      }
    });

    test('lengths around the edges of blocks, in every three parts around them', () => {
      const edges = [0, 1, blockLen - 1, blockLen, blockLen + 1, 2 * blockLen];
      for (const length of [blockLen, 2 * blockLen - 1, 2 * blockLen + 1, 4 * blockLen]) {
        const message = bytes(length);
        const wanted = hex(byOpenssl(known, message));
        for (const a of edges)
          for (const b of edges)
            if (a + b <= length) expect(hex(inParts(known, message, [a, b])), `${a} ${b}`).toBe(wanted);
      }
    });

    test('more than is taken in one call', () => {
      const whole = bytes(200_000);
      for (const length of [65_535, 65_536, 65_537, 481 * 136, 131_072 + blockLen, 200_000]) {
        const message = whole.subarray(0, length);
        const wanted = hex(byOpenssl(known, message));
        expect(hex(hash(message))).toBe(wanted);
        expect(hex(inParts(known, message, [1, blockLen - 1, 70_000, 3]))).toBe(wanted);
      }
    });

    test('any parts give the digest of the whole', () => {
      const edges = [0, 1, blockLen - 1, blockLen, blockLen + 1, 2 * blockLen];
      const part = fc.oneof(fc.constantFrom(...edges), fc.nat({ max: 3 * blockLen }));
      fc.assert(
        fc.property(fc.array(part, { maxLength: 9 }), (lengths) => {
          const message = bytes(lengths.reduce((sum, length) => sum + length, 0));
          expect(hex(inParts(known, message, lengths))).toBe(hex(byOpenssl(known, message)));
        }),
        { numRuns: full ? 1000 : 60 },
      );
    });

    test('hashers do not disturb each other', () => {
      const parts = bytes(3 * blockLen + 5);
      const hashers = Array.from({ length: 200 }, () => hash.create());
      for (let at = 0; at < parts.length; at += 50)
        hashers.forEach((hasher, i) => {
          hasher.update(parts.subarray(at, Math.min(at + 50, parts.length - (i % 4))));
        });
      const wanted = [0, 1, 2, 3].map((less) =>
        hex(byOpenssl(known, parts.subarray(0, parts.length - less))),
      );
      expect(hashers.every((hasher, i) => hex(hasher.digest()) === wanted[i % 4])).toBe(true);
    });

    test('a clone goes on by itself', () => {
      const message = bytes(blockLen + 7);
      const first = hash.create().update(message);
      const second = first.clone().update(Uint8Array.of(1));
      expect(hex(first.digest())).toBe(hex(byOpenssl(known, message)));
      expect(hex(second.digest())).toBe(hex(byOpenssl(known, Uint8Array.of(...message, 1))));
    });
  });

  describe.each(xofs)('output of $name', (known) => {
    const { hash, name } = known;
    const rate = hash.blockLen;

    const due = outputs.filter(({ algorithm }) => algorithm === name);
    test(`gives ${due.length} published outputs`, () => {
      expect(due.length).toBeGreaterThan(2);
      for (const { id, message, output } of due)
        expect(hex(hash(message, { dkLen: output.length })), id).toBe(hex(output));
    });

    test('of every length up to four blocks', () => {
      const message = bytes(33);
      const whole = byOpenssl(known, message, 4 * rate + 1);
      for (let length = 0; length <= whole.length; length++) {
        const wanted = hex(whole.subarray(0, length));
        expect(hex(hash(message, { dkLen: length }))).toBe(wanted);
        expect(hex(hash.create({ dkLen: length }).update(message).digest())).toBe(wanted);
        expect(hex(hash.create().update(message).xof(length))).toBe(wanted);
      }
    });

    test('in parts is one long output', () => {
      const edges = [0, 1, rate - 1, rate, rate + 1, 2 * rate, 2 * rate + 1];
      const part = fc.oneof(fc.constantFrom(...edges), fc.nat({ max: 3 * rate }));
      fc.assert(
        fc.property(fc.array(part, { maxLength: 9 }), fc.nat({ max: 300 }), (lengths, messageLength) => {
          const message = bytes(messageLength);
          const hasher = hash.create().update(message);
          let twin = hasher.clone();
          const parts = lengths.map((length, i) => {
            if (i % 3 === 2) twin = hasher.clone();
            return i % 2 === 0 ? hasher.xof(length) : hasher.xofInto(new Uint8Array(length));
          });
          const made = Buffer.concat(parts);
          expect(hex(made)).toBe(hex(byOpenssl(known, message, made.length).subarray(0, made.length)));
          const from = lengths.slice(0, Math.floor(lengths.length / 3) * 3 - 1).reduce((a, b) => a + b, 0);
          if (lengths.length >= 3) {
            const wanted = byOpenssl(known, message, from + 40).subarray(from);
            expect(hex(twin.xof(40))).toBe(hex(wanted));
          }
        }),
        { numRuns: full ? 1000 : 80 },
      );
    });
  });

  test('no function is left out', () => {
    expect(fixed.length + xofs.length).toBe(13);
    expect(new Set(vectors.map(({ algorithm }) => algorithm)).size).toBeGreaterThan(2);
  });
}
