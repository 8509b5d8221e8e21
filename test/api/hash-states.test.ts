// A hasher's state: saved, loaded, far along, among thousands; and messages that come as a stream.
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { existingArenas } from '../../src/runtime/arena.ts';
import { sha256 } from '../../src/sha2.ts';
import { shake256, type XofFunction } from '../../src/sha3.ts';
import { long } from '../suite.ts';
import { byOpenssl, bytes, fixed, hashes, xofs } from './hashes.ts';

type Bad = never;
const format = expect.objectContaining({ name: 'PolylaneError', code: 'STATE_FORMAT' });
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');

describe.each(hashes)('a saved state of $name', (known) => {
  const { hash } = known;
  const { blockLen } = hash;

  test('goes on where it was', () => {
    for (const before of [0, 1, blockLen - 1, blockLen, blockLen + 1, 3 * blockLen + 5]) {
      const message = bytes(before + 50);
      const hasher = hash.create().update(message.subarray(0, before));
      const saved = hasher.save();
      expect(hash.load(saved).save()).toEqual(saved);
      const rest = message.subarray(before);
      expect(hex(hash.load(saved).update(rest).digest())).toBe(hex(byOpenssl(known, message)));
      expect(hex(hasher.update(rest).digest())).toBe(hex(byOpenssl(known, message)));
      expect(() => hasher.save()).toThrow(expect.objectContaining({ code: 'HASHER_FINISHED' }));
    }
  });

  test('is refused by every other function', () => {
    const saved = hash
      .create()
      .update(bytes(blockLen + 3))
      .save();
    for (const other of hashes) if (other.hash !== hash) expect(() => other.hash.load(saved)).toThrow(format);
  });

  test('is refused when any byte of its header is impossible, or its length', () => {
    const saved = hash
      .create()
      .update(bytes(blockLen + 3))
      .save();
    const changed = (at: number, value: number): Uint8Array => {
      const copy = saved.slice();
      copy[at] = value;
      return copy;
    };
    for (const at of [0, 1, 2, 3, 4, 6, 7]) expect(() => hash.load(changed(at, 0xee))).toThrow(format);
    expect(() => hash.load(changed(5, 2))).toThrow(format);
    // The message's length, beyond 2^53 and by one; the position.
    expect(() => hash.load(changed(8, 0xff))).toThrow(format);
    expect(() => hash.load(changed(15, blockLen + 4))).toThrow(format);
    expect(() => hash.load(changed(31, 1))).toThrow(format);
    expect(() => hash.load(saved.subarray(0, -1))).toThrow(format);
    expect(() => hash.load(Uint8Array.of(...saved, 0))).toThrow(format);
    for (const length of [0, 1, 31, 32]) expect(() => hash.load(saved.subarray(0, length))).toThrow(format);
    const young = hash.create().update(bytes(3)).save();
    young[32] = (young[32] as number) ^ 1;
    expect(() => hash.load(young)).toThrow(format);
    for (const value of [undefined, 'text', [1], new ArrayBuffer(8)] as Bad[])
      expect(() => hash.load(value)).toThrow(TypeError);
  });
});

test.each(xofs)('$name is saved between outputs', (known) => {
  const hash = known.hash as XofFunction;
  for (const given of [0, 1, hash.blockLen - 1, hash.blockLen, hash.blockLen + 1]) {
    const hasher = hash.create({ dkLen: 9 }).update(bytes(70));
    hasher.xof(given);
    const saved = hasher.save();
    const loaded = hash.load(saved);
    expect(loaded.outputLen).toBe(9);
    expect(hex(loaded.xof(300))).toBe(hex(byOpenssl(known, bytes(70), given + 300).subarray(given)));
    expect(() => hash.load(saved).update(bytes(1))).toThrow(/gave output/);
    saved[31] = hash.blockLen + 1;
    expect(() => hash.load(saved)).toThrow(format);
  }
});

test('a state is portable: words and bytes are in the standard’s order', () => {
  const saved = sha256
    .create()
    .update(Uint8Array.of(0x61, 0x62, 0x63))
    .save();
  expect(hex(saved)).toBe(
    `504c4801010000000000000000000003${'0000000000000020'}${'0000000000000000'}` +
      '6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19616263',
  );
});

test.each(fixed.filter(({ name }) => !name.startsWith('SHA3')))(
  '$name counts bits past 2^31, 2^32 and 2^35 bytes: a preset counter',
  ({ hash }) => {
    for (const length of [2 ** 28, 2 ** 29, 2 ** 32, 2 ** 35, 2 ** 52]) {
      const saved = hash.create().update(bytes(hash.blockLen)).save();
      const view = new DataView(saved.buffer);
      view.setUint32(8, Math.floor(length / 2 ** 32));
      view.setUint32(12, length % 2 ** 32);
      // The padding by hand, in a hasher whose counter stands at one block.
      const end = new Uint8Array(hash.blockLen);
      end[0] = 0x80;
      new DataView(end.buffer).setBigUint64(hash.blockLen - 8, BigInt(length) * 8n);
      const byHand = hash.create().update(bytes(hash.blockLen)).update(end).save();
      const digest = hash.load(saved).digest();
      expect(hex(byHand.slice(32, 32 + digest.length))).toBe(hex(digest));
    }
  },
);

test.runIf(long).each([
  [2 ** 28 + 1, 1 << 16],
  [2 ** 29 - 1, 1 << 26],
  [2 ** 29, 1 << 16],
  [2 ** 29 + 1, 1 << 26],
  [2 ** 32 + 1, 1 << 26],
])(
  'the real thing: %d bytes',
  (length, chunk) => {
    const part = bytes(chunk);
    const pairs = ['sha1', 'sha256', 'sha512', 'sha3-256'].map((openssl) => {
      const known = fixed.find((one) => one.openssl === openssl) as (typeof fixed)[0];
      return [known.hash.create(), createHash(openssl)] as const;
    });
    for (let at = 0; at < length; at += chunk) {
      const now = part.subarray(0, Math.min(chunk, length - at));
      for (const [ours, theirs] of pairs) {
        ours.update(now);
        theirs.update(now);
      }
    }
    for (const [ours, theirs] of pairs) expect(hex(ours.digest())).toBe(theirs.digest('hex'));
  },
  3_600_000,
);

test('2,000 live hashers of all algorithms, interleaved, with clones', () => {
  const message = bytes(1000);
  const live = Array.from({ length: 2000 }, (_, i) => {
    const known = hashes[i % hashes.length] as (typeof hashes)[0];
    return { known, hasher: known.hash.create(), length: 0 };
  });
  for (let round = 0; round < 6; round++) {
    live.forEach((one, i) => {
      const more = (i * 37 + round * 101) % 150;
      if (i % 5 === round) one.hasher = one.hasher.clone();
      one.hasher.update(message.subarray(one.length, one.length + more));
      one.length += more;
    });
  }
  for (const { known, hasher, length } of live)
    expect(hex(hasher.digest())).toBe(hex(byOpenssl(known, message.subarray(0, length))));
  expect(existingArenas().length).toBeLessThanOrEqual(2);
});

describe.each(hashes)('a stream into $name', (known) => {
  const { hash } = known;
  const message = bytes(1000);
  const wanted = hex(byOpenssl(known, message));
  const parts = [0, 1, 300, 301, 1000].map((end, i, ends) => message.subarray(ends[i - 1] ?? 0, end));

  test('from an iterable, one in time, and a ReadableStream', async () => {
    expect(hex(await hash.stream(parts))).toBe(wanted);
    async function* inTime(): AsyncGenerator<Uint8Array> {
      for (const part of parts) {
        await turn();
        yield part;
      }
    }
    expect(hex(await hash.stream(inTime()))).toBe(wanted);
    expect(hex(await hash.stream(new Blob(parts as Uint8Array<ArrayBuffer>[]).stream()))).toBe(wanted);
    expect(hex(await hash.stream([]))).toBe(hex(byOpenssl(known, bytes(0))));
  });
});

test('a stream can be followed and aborted, and refuses what is no bytes', async () => {
  const seen: number[][] = [];
  await sha256.stream([bytes(10), bytes(20)], { onProgress: (done, total) => seen.push([done, total]) });
  expect(seen).toEqual([
    [10, 10],
    [30, 30],
  ]);
  const controller = new AbortController();
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      await turn();
      yield bytes(5);
    }
  }
  const pending = shake256.stream(endless(), { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(pending).rejects.toThrow('enough');
  for (const source of [undefined, bytes(3), 7, ['text'], [[1]]] as Bad[])
    await expect(sha256.stream(source)).rejects.toThrow(TypeError);
  await expect(sha256.stream([], { dkLen: 3 } as Bad)).rejects.toThrow(TypeError);
});
