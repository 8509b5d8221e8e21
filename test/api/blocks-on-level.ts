// Compression and permutation by themselves, on one level, against the standards' text.
import { describe, expect, test } from 'vitest';
import {
  bigEndianFromHalves,
  bigEndianFromWords,
  halvesFromBigEndian,
  halvesFromLittleEndian,
  littleEndianFromHalves,
  wordsFromBigEndian,
} from '../../spec/bytes.ts';
import { sha1Compress, sha256Compress, sha512Compress } from '../../spec/fips180-4/compress.ts';
import { pad } from '../../spec/fips180-4/hash-algorithms.ts';
import { keccakP } from '../../spec/fips202.ts';
import { halves64, words32 } from '../../spec/words.ts';
import { keccakF1600, sha1Block, sha256Block, sha512Block } from '../../src/blocks.ts';
import { sha1 } from '../../src/legacy.ts';
import { disable, type Feature } from '../../src/runtime.ts';
import { sha256, sha512 } from '../../src/sha2.ts';
import { bytes } from './hashes.ts';

type Bad = never;
const removed: Readonly<Record<string, readonly Feature[]>> = {
  simd128: [],
  wasm: ['simd128', 'relaxed'],
  js: ['wasm'],
};

const word32 =
  (compress: typeof sha256Compress) =>
  (state: Uint8Array, block: Uint8Array): Uint8Array =>
    bigEndianFromWords(compress(words32, wordsFromBigEndian(state), wordsFromBigEndian(block)));
const specs = {
  'SHA-1': word32(sha1Compress),
  'SHA-256': word32(sha256Compress),
  'SHA-512': (state: Uint8Array, block: Uint8Array) =>
    bigEndianFromHalves(sha512Compress(halves64, halvesFromBigEndian(state), halvesFromBigEndian(block))),
};

export function blocksOn(level: 'simd128' | 'wasm' | 'js'): void {
  disable(...(removed[level] as readonly Feature[]));

  describe.each([
    [sha1Block, sha1, 8],
    [sha256Block, sha256, 8],
    [sha512Block, sha512, 16],
  ] as const)('%o', (of, hash, lengthBytes) => {
    const { blockLen, stateLen } = of;
    const spec = specs[of.name as keyof typeof specs];

    test('compresses as the hash function does', () => {
      const message = bytes(1000);
      expect(of.compress(of.initial(), pad(message, blockLen, lengthBytes))).toEqual(hash(message));
      const state = bytes(stateLen, 'state');
      expect(of.compress(state, new Uint8Array(0))).toEqual(state);
      expect(of.compress(state, bytes(blockLen))).toEqual(spec(state, bytes(blockLen)));
      const far = of.compress(state, bytes(200 * blockLen));
      expect(far).toEqual(
        of.compress(
          of.compress(state, bytes(200 * blockLen).subarray(0, 99 * blockLen)),
          bytes(200 * blockLen).subarray(99 * blockLen),
        ),
      );
      expect(state).toEqual(bytes(stateLen, 'state'));
    });

    test('many states, each with its own blocks', () => {
      for (const count of [0, 1, 2, 3, 4, 5, 9]) {
        for (const each of [0, 1, 2, 65]) {
          const states = bytes(count * stateLen, 'states');
          const blocks = bytes(count * each * blockLen);
          const wanted = Array.from({ length: count }, (_, i) =>
            of.compress(
              states.subarray(i * stateLen, (i + 1) * stateLen),
              blocks.subarray(i * each * blockLen, (i + 1) * each * blockLen),
            ),
          );
          expect(of.compressMany(states, blocks, each)).toEqual(new Uint8Array(Buffer.concat(wanted)));
        }
      }
    });

    test('wrong kinds and sizes are refused', () => {
      const [state, block] = [of.initial(), bytes(blockLen)];
      for (const value of [undefined, 'text', [1], new ArrayBuffer(blockLen)] as Bad[]) {
        expect(() => of.compress(value, block)).toThrow(TypeError);
        expect(() => of.compress(state, value)).toThrow(TypeError);
        expect(() => of.compressMany(value, block, 1)).toThrow(TypeError);
      }
      expect(() => of.compressMany(state, block, '1' as Bad)).toThrow(TypeError);
      for (const length of [0, stateLen - 1, stateLen + 1])
        expect(() => of.compress(bytes(length), block)).toThrow(RangeError);
      expect(() => of.compress(state, bytes(blockLen - 1))).toThrow(RangeError);
      expect(() => of.compressMany(bytes(stateLen + 1), block, 1)).toThrow(RangeError);
      for (const each of [0, 2, -1, 0.5, Number.NaN])
        expect(() => of.compressMany(state, block, each)).toThrow(RangeError);
    });
  });

  test('Keccak-p of 12 and 24 rounds, on any number of states', () => {
    for (const count of [0, 1, 2, 3, 5]) {
      const states = bytes(200 * count, 'states');
      for (const rounds of [12, 24] as const) {
        const wanted = Array.from({ length: count }, (_, i) =>
          littleEndianFromHalves(
            keccakP(halves64, halvesFromLittleEndian(states.slice(200 * i, 200 * i + 200)), rounds),
          ),
        );
        expect(keccakF1600(states, { rounds })).toEqual(new Uint8Array(Buffer.concat(wanted)));
      }
      expect(keccakF1600(states)).toEqual(keccakF1600(states, { rounds: 24 }));
    }
    for (const rounds of [0, 11, 23, 25] as Bad[])
      expect(() => keccakF1600(bytes(200), { rounds })).toThrow(RangeError);
    expect(() => keccakF1600(bytes(200), { rounds: '12' } as Bad)).toThrow(TypeError);
    expect(() => keccakF1600(bytes(199))).toThrow(RangeError);
    expect(() => keccakF1600('x' as Bad)).toThrow(TypeError);
  });
}
