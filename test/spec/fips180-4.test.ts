import { describe, expect, it } from 'vitest';
import { sha512Compress } from '../../spec/fips180-4/compress.ts';
import * as constants from '../../spec/fips180-4/constants.ts';
import * as fips180 from '../../spec/fips180-4/hash-algorithms.ts';
import { hmac } from '../../spec/fips198-1.ts';
import { halves64, words64 } from '../../spec/words.ts';
import {
  bytesFromHex,
  type Collection,
  hashTests,
  hexFromBytes,
  macTests,
  vectorsPresent,
} from '../vectors.ts';
import { long } from './long.ts';

const hashes: Readonly<Record<string, (message: Uint8Array) => Uint8Array>> = {
  'SHA-1': fips180.sha1,
  'SHA2-224': fips180.sha224,
  'SHA2-256': fips180.sha256,
  'SHA2-384': fips180.sha384,
  'SHA2-512': fips180.sha512,
  'SHA2-512/224': fips180.sha512_224,
  'SHA2-512/256': fips180.sha512_256,
};

function againstVectors(collection: Collection): void {
  for (const [algorithm, hash] of Object.entries(hashes)) {
    // By default the million-byte messages only with these two, which the others share their blocks with.
    const millionBytes = algorithm === 'SHA2-256' || algorithm === 'SHA2-512';
    it(algorithm, () => {
      const tests = hashTests(collection).filter(
        (test) => test.algorithm === algorithm && (long || test.message.length < 100_000 || millionBytes),
      );
      expect(tests.length).toBeGreaterThan(0);
      for (const { id, message, digest } of tests) {
        expect(hexFromBytes(hash(message)), id).toBe(hexFromBytes(digest));
      }
    });
  }
}

describe('FIPS 180-4: the committed vectors', () => againstVectors('small'));
describe.skipIf(!vectorsPresent)('FIPS 180-4: the full vectors', () => againstVectors('full'));

describe.skipIf(!vectorsPresent)('FIPS 198-1: the full vectors', () => {
  for (const [algorithm, hash] of Object.entries(hashes)) {
    it(`HMAC with ${algorithm}`, () => {
      const blockBytes = /384|512/.test(algorithm) ? 128 : 64;
      const tests = macTests('hmac').filter((test) => test.algorithm.replace('HMAC-', '') === algorithm);
      expect(tests.length).toBeGreaterThan(0);
      for (const { id, key, message, mac, valid } of tests) {
        const whole = hexFromBytes(hmac(hash, blockBytes, key, message));
        expect(whole.startsWith(hexFromBytes(mac)), id).toBe(valid);
      }
    });
  }
});

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let p = 2n; found.length < count; p++) if (found.every((q) => p % q !== 0n)) found.push(p);
  return found;
}

/** The first `bits` bits of the fractional part of the root. */
function fraction(p: bigint, root: bigint, bits: bigint): bigint {
  const target = p << (root * bits);
  let low = 0n;
  let high = p << bits;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** root <= target) low = middle;
    else high = middle - 1n;
  }
  return low % (1n << bits);
}

describe('FIPS 180-4: the constants are what the standard says they are', () => {
  const all = primes(80);
  const [first8, second8] = [all.slice(0, 8), all.slice(8, 16)];

  it('K: cube roots of the first primes', () => {
    expect(constants.K256).toEqual(all.slice(0, 64).map((p) => fraction(p, 3n, 32n)));
    expect(constants.K512).toEqual(all.map((p) => fraction(p, 3n, 64n)));
  });

  it('K of SHA-1: square roots of 2, 3, 5 and 10, times 2^30', () => {
    const roots = [2n, 3n, 5n, 10n].map((p) => {
      const whole = [0n, 1n, 2n, 3n].filter((i) => i * i <= p).length - 1;
      return (BigInt(whole) << 30n) + fraction(p, 2n, 30n);
    });
    expect(constants.K1).toEqual(roots);
  });

  it('H: square roots of the first and second eight primes', () => {
    expect(constants.H256).toEqual(first8.map((p) => fraction(p, 2n, 32n)));
    expect(constants.H512).toEqual(first8.map((p) => fraction(p, 2n, 64n)));
    expect(constants.H384).toEqual(second8.map((p) => fraction(p, 2n, 64n)));
    expect(constants.H224).toEqual(second8.map((p) => fraction(p, 2n, 64n) % 2n ** 32n));
  });

  it('H of SHA-1: the nibbles counted up and down', () => {
    expect(constants.H1.map((word) => word.toString(16).padStart(8, '0'))).toEqual([
      '67452301',
      'efcdab89',
      '98badcfe',
      '10325476',
      'c3d2e1f0',
    ]);
  });

  it('H of SHA-512/t as printed in 5.3.6.1 and 5.3.6.2', () => {
    expect(fips180.sha512tInitialHash(224)).toEqual(
      bytesFromHex(
        '8c3d37c819544da273e1996689dcd4d61dfab7ae32ff9c82679dd514582f9fcf' +
          '0f6d2b697bd44da877e36f7304c489423f9d85a86a1d36c81112e6ad91d692a1',
      ),
    );
    expect(fips180.sha512tInitialHash(256)).toEqual(
      bytesFromHex(
        '22312194fc2bf72c9f555fa3c84c64c22393b86b6f53b151963877195940eabd' +
          '96283ee2a88effe3be5e1e25538639922b0199fc2c85b8aa0eb72ddc81c52ca2',
      ),
    );
  });
});

describe('FIPS 180-4', () => {
  it('compresses alike over bigints and over halves', () => {
    const word = (i: number): bigint => (0x9e3779b97f4a7c15n * BigInt(i * i + 1)) % 2n ** 64n;
    const state = Array.from({ length: 8 }, (_, i) => word(i));
    const block = Array.from({ length: 16 }, (_, i) => word(i + 8));
    const inBigints = sha512Compress(words64, state, block);
    const inHalves = sha512Compress(halves64, state.map(halves64.constant), block.map(halves64.constant));
    expect(inHalves).toEqual(inBigints.map(halves64.constant));
  });

  it('pads to whole blocks with the length in bits, for every length around a block', () => {
    for (const [blockBytes, lengthBytes] of [
      [64, 8],
      [128, 16],
    ] as const) {
      for (let length = 0; length <= 2 * blockBytes; length++) {
        const padded = fips180.pad(new Uint8Array(length).fill(0xff), blockBytes, lengthBytes);
        expect(padded.length % blockBytes).toBe(0);
        expect(padded.length - length).toBeLessThanOrEqual(blockBytes + lengthBytes);
        expect(padded[length]).toBe(0x80);
        expect(padded.slice(length + 1, -2).every((byte) => byte === 0)).toBe(true);
        expect(256 * (padded.at(-2) ?? 0) + (padded.at(-1) ?? 0)).toBe(8 * length);
      }
    }
  });
});
