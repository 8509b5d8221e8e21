// Many messages at once, on one level: what one call each gives.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha1 } from '../../src/legacy.ts';
import { existingArenas } from '../../src/runtime/arena.ts';
import { disable, type Feature, report } from '../../src/runtime.ts';
import { sha256, sha512 } from '../../src/sha2.ts';
import { sha3_256 } from '../../src/sha3.ts';
import { cshake128, turboshake256 } from '../../src/sha3-addons.ts';
import { full } from '../suite.ts';
import { bytes, hashes } from './hashes.ts';

type Bad = never;
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');

const removed: Readonly<Record<string, readonly Feature[]>> = {
  simd128: [],
  wasm: ['simd128', 'relaxed'],
  js: ['wasm'],
};

export function manyOn(level: 'simd128' | 'wasm' | 'js'): void {
  disable(...(removed[level] as readonly Feature[]));
  const all = [
    ...hashes.map(({ name, hash }) => ({ name, hash })),
    { name: 'cSHAKE128', hash: cshake128 },
    { name: 'TurboSHAKE256', hash: turboshake256 },
  ];

  test(`fills lanes on ${level}`, () => {
    for (const hash of [sha1, sha256, sha512, sha3_256]) {
      const chosen = report(hash).rows.filter(({ state }) => state === 'chosen');
      expect(Math.max(...chosen.map(({ lanes }) => lanes)) > 1).toBe(level === 'simd128');
    }
  });

  describe.each(all)('$name', ({ hash }) => {
    const { blockLen, outputLen } = hash;

    test('unequal lengths, in their order', () => {
      const edges = [0, 1, blockLen - 1, blockLen, blockLen + 1, 2 * blockLen, 4095, 4096, 4097, 9000];
      const length = fc.oneof(fc.constantFrom(...edges), fc.nat({ max: 3 * blockLen }));
      fc.assert(
        fc.property(fc.array(length, { maxLength: 25 }), (lengths) => {
          const messages = lengths.map((bytesOfIt, i) => bytes(bytesOfIt, `message ${i}`));
          const wanted = messages.map((message) => hex(hash(message)));
          expect(hash.many(messages).map(hex)).toEqual(wanted);
          const out = new Uint8Array(outputLen * messages.length + 3).fill(7);
          hash.manyInto(messages, out);
          expect(hex(out)).toBe(`${wanted.join('')}070707`);
        }),
        { numRuns: full ? 300 : 25 },
      );
    });

    test('any number of equal messages, each with its own bytes', () => {
      for (let count = 0; count <= 9; count++) {
        for (const messageLen of [1, blockLen, 100]) {
          const packed = bytes(count * messageLen);
          const wanted = Array.from({ length: count }, (_, i) =>
            hex(hash(packed.subarray(i * messageLen, (i + 1) * messageLen))),
          );
          expect(hash.many({ bytes: packed, messageLen }).map(hex)).toEqual(wanted);
        }
      }
    });

    test('one long message beside short ones', () => {
      const messages = [bytes(70_000), ...Array.from({ length: 50 }, (_, i) => bytes(i))];
      const wanted = messages.map((message) => hex(hash(message)));
      expect(hash.many(messages).map(hex)).toEqual(wanted);
      expect(hash.many(messages.reverse()).map(hex)).toEqual(wanted.reverse());
    });
  });

  test('nodes of a Merkle tree in place', () => {
    const level0 = bytes(64 * 16);
    let wanted: Uint8Array[] = Array.from({ length: 16 }, (_, i) => level0.subarray(64 * i, 64 * i + 64));
    const tree = level0.slice();
    for (let nodes = 16; nodes >= 1; nodes /= 2) {
      const digests = wanted.map((node) => sha256(node));
      const row = tree.subarray(0, 64 * nodes);
      sha256.manyInto({ bytes: row, messageLen: 64 }, row);
      wanted = Array.from({ length: nodes / 2 }, (_, i) =>
        Buffer.concat([digests[2 * i] as Uint8Array, digests[2 * i + 1] as Uint8Array]),
      );
      expect(hex(tree.subarray(0, 32 * nodes))).toBe(digests.map(hex).join(''));
    }
  });

  test('no byte of a message stays in linear memory', () => {
    sha256.many([1, 2, 3, 4, 5].map((i) => new Uint8Array(5000 * i).fill(0xa5)));
    sha3_256.many([1, 2, 3].map((i) => new Uint8Array(50 * i).fill(0xa5)));
    for (const { u8, from } of existingArenas())
      expect(u8.subarray(from).every((byte) => byte === 0)).toBe(true);
  });

  test('wrong kinds, wrong sizes and partial overlap are refused', () => {
    const room = new Uint8Array(300);
    for (const value of [undefined, null, 'text', 7, room, [1, 2], ['text'], [[1]], new Set([room])] as Bad[])
      expect(() => sha256.many(value)).toThrow(TypeError);
    for (const value of [
      {},
      { bytes: room },
      { bytes: 'x', messageLen: 1 },
      { bytes: room, messageLen: '5' },
      { bytes: room, messageLen: 5, more: 1 },
    ] as Bad[])
      expect(() => sha256.many(value)).toThrow(TypeError);
    for (const messageLen of [0, -1, 1.5, 7, 301, Number.NaN])
      expect(() => sha256.many({ bytes: room, messageLen })).toThrow(RangeError);
    expect(() => sha256.manyInto([room], new Uint8Array(31))).toThrow(RangeError);
    expect(() => sha256.manyInto([room], 'x' as Bad)).toThrow(TypeError);
    expect(() => sha256.manyInto([room], room.subarray(1))).toThrow(RangeError);
    expect(() => sha256.manyInto({ bytes: room, messageLen: 100 }, room.subarray(10))).toThrow(RangeError);
    expect(room).toEqual(new Uint8Array(300));
    const packed = { bytes: room.subarray(0, 100), messageLen: 50 };
    const wanted = sha256.many(packed).map(hex).join('');
    sha256.manyInto(packed, room.subarray(200));
    expect(hex(room.subarray(200, 264))).toBe(wanted);
  });
}
