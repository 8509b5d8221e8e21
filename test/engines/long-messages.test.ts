// Lengths that no test can hash: the state is that of a message of so many bytes, and the rest is short.
import { describe, expect, test } from 'vitest';
import { bigEndianFromWords } from '../../spec/bytes.ts';
import { sha256Compress } from '../../spec/fips180-4/compress.ts';
import { words32 } from '../../spec/words.ts';
import { beginState, extractAt, finish, update } from '../../src/engines/hash/block-hash.ts';
import { sha2Blocks, sha2Hash } from '../../src/engines/hash/sha2.ts';
import { SHA256, SHA512 } from '../../src/engines/sha2/digests.ts';
import { sha256Compress as sha256Table } from '../../src/runtime/tables/sha256.ts';
import { sha512Compress as sha512Table } from '../../src/runtime/tables/sha512.ts';

const lengths = [2 ** 29 - 64, 2 ** 29, 2 ** 32 - 128, 2 ** 32, 2 ** 32 + 64, 2 ** 40, 2 ** 53 - 2 ** 20];

describe.each(lengths)('after %d bytes', (before) => {
  test.each([0, 1, 55, 56, 63, 64, 200])('%d more end with the whole length', (more) => {
    const hash = sha2Hash(SHA256, sha2Blocks(SHA256, sha256Table));
    const hashing = beginState(hash);
    hashing.length = before;
    update(hash, hashing, Uint8Array.of(9).subarray(0, Math.min(1, more)));
    finish(hash, hashing, new Uint8Array(Math.max(0, more - 1)).fill(5));
    expect(hashing.length).toBe(before + more);
    const output = new Uint8Array(32);
    extractAt(hash, hashing.bytes, 0, output);

    const padded: number[] = [...new Uint8Array(more).fill(5), 0x80];
    if (more > 0) padded[0] = 9;
    while (padded.length % 64 !== 56) padded.push(0);
    const bits = BigInt(before + more) * 8n;
    for (let i = 7n; i >= 0n; i--) padded.push(Number((bits >> (8n * i)) & 255n));
    const view = new DataView(Uint8Array.from(padded).buffer);
    let state: number[] = [...SHA256.initial];
    for (let at = 0; at < padded.length; at += 64) {
      const block = Array.from({ length: 16 }, (_, i) => view.getUint32(at + 4 * i));
      state = sha256Compress(words32, state, block);
    }
    expect(output).toEqual(bigEndianFromWords(state));
  });
});

test('the length of SHA-512 is written in 128 bits', () => {
  const { pad } = sha2Hash(SHA512, sha2Blocks(SHA512, sha512Table));
  const u8 = new Uint8Array(256).fill(1);
  const memory = { u8, view: new DataView(u8.buffer), from: 0, compress: () => {} };
  expect(pad(memory, 5, 2 ** 53 - 128 + 5)).toBe(128);
  const wanted = new Uint8Array(128);
  wanted.set([1, 1, 1, 1, 1, 0x80]);
  new DataView(wanted.buffer).setBigUint64(120, (2n ** 53n - 123n) * 8n);
  expect(u8.subarray(0, 128)).toEqual(wanted);
  expect(pad(memory, 112, 2 ** 32 + 112)).toBe(256);
  expect(new DataView(u8.buffer).getBigUint64(248)).toBe((2n ** 32n + 112n) * 8n);
});
