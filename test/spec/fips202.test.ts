import { describe, expect, it } from 'vitest';
import * as fips202 from '../../spec/fips202.ts';
import { halves64, words64 } from '../../spec/words.ts';
import { type Collection, hashTests, hexFromBytes, vectorsPresent, xofTests } from '../vectors.ts';

const hashes: Readonly<Record<string, (message: Uint8Array) => Uint8Array>> = {
  'SHA3-224': fips202.sha3_224,
  'SHA3-256': fips202.sha3_256,
  'SHA3-384': fips202.sha3_384,
  'SHA3-512': fips202.sha3_512,
};

const xofs: Readonly<Record<string, (message: Uint8Array, d: number) => Uint8Array>> = {
  SHAKE128: fips202.shake128,
  SHAKE256: fips202.shake256,
};

function againstVectors(collection: Collection): void {
  for (const [algorithm, hash] of Object.entries(hashes)) {
    it(algorithm, () => {
      const tests = hashTests(collection).filter((test) => test.algorithm === algorithm);
      expect(tests.length).toBeGreaterThan(0);
      for (const { id, message, digest } of tests) {
        expect(hexFromBytes(hash(message)), id).toBe(hexFromBytes(digest));
      }
    });
  }
  for (const [algorithm, xof] of Object.entries(xofs)) {
    it(algorithm, () => {
      const tests = xofTests(collection).filter((test) => test.algorithm === algorithm);
      expect(tests.length).toBeGreaterThan(0);
      for (const { id, message, output } of tests) {
        expect(hexFromBytes(xof(message, 8 * output.length)), id).toBe(hexFromBytes(output));
      }
    });
  }
}

describe('FIPS 202: the committed vectors', () => againstVectors('small'));
describe.skipIf(!vectorsPresent)('FIPS 202: the full vectors', () => againstVectors('full'));

describe('FIPS 202', () => {
  it('has the offsets of Table 2, modulo the lane length', () => {
    const table2 = [
      [153, 231, 3, 10, 171],
      [55, 276, 36, 300, 6],
      [28, 91, 0, 1, 190],
      [120, 78, 210, 66, 253],
      [21, 136, 105, 45, 15],
    ];
    const offsets = fips202.rhoOffsets();
    [2, 1, 0, 4, 3].forEach((y, row) => {
      [3, 4, 0, 1, 2].forEach((x, column) => {
        expect(offsets[x + 5 * y], `lane ${x}, ${y}`).toBe((table2[row]?.[column] ?? -1) % 64);
      });
    });
  });

  it('has round constants that touch only bits 2^j - 1', () => {
    const constants = Array.from({ length: 24 }, (_, ir) => fips202.roundConstant(ir));
    expect(constants.slice(0, 3)).toEqual([0x1n, 0x8082n, 0x800000000000808an]);
    expect(constants[23]).toBe(0x8000000080008008n);
    for (const constant of constants) expect(constant & ~0x800000008000808bn).toBe(0n);
  });

  it('permutes alike over bigints and over halves, for every number of rounds', () => {
    const start = Array.from({ length: 25 }, (_, i) => 0x9e3779b97f4a7c15n * BigInt(i * i + 1));
    for (let rounds = 0; rounds <= 24; rounds++) {
      const inHalves = fips202.keccakP(halves64, start.map(halves64.constant), rounds);
      const inBigints = fips202.keccakP(words64, start.map(words64.constant), rounds);
      expect(inHalves).toEqual(inBigints.map(halves64.constant));
    }
  });

  it('applies the last rounds of the schedule when there are fewer than 24', () => {
    const start = Array.from({ length: 25 }, (_, i) => BigInt(i));
    const last = fips202.keccakP(words64, start, 1);
    expect(last).toEqual(fips202.round(words64, start, 23));
  });

  it('gives a longer output that begins with the shorter', () => {
    const message = new Uint8Array(200).fill(7);
    const long = fips202.shake128(message, 8 * 700);
    for (const length of [0, 1, 167, 168, 169, 336, 699]) {
      expect(fips202.shake128(message, 8 * length)).toEqual(long.slice(0, length));
    }
  });
});
