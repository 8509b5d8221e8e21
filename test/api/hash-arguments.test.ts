// What callers pass to the hash functions, what they get, and when a hasher is at its end.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { existingArenas } from '../../src/runtime/arena.ts';
import { sha256 } from '../../src/sha2.ts';
import { sha3_512, shake128, shake256 } from '../../src/sha3.ts';
import { byOpenssl, bytes, hashes, xofs } from './hashes.ts';

type Bad = never;
const wrong: readonly unknown[] = [
  ...[undefined, null, 'text', 7, [1, 2, 3], {}, { length: -5 }, { length: 1, 0: 1 }, new ArrayBuffer(8)],
  ...[new Uint16Array(4), new Int8Array(4), new Uint8ClampedArray(4), new DataView(new ArrayBuffer(4))],
  new Proxy(new Uint8Array(4), {}),
];
const finished = expect.objectContaining({ name: 'PolylaneError', code: 'HASHER_FINISHED' });

describe.each(hashes)('$name', (known) => {
  const { hash, exported } = known;

  test('only a Uint8Array is bytes', () => {
    for (const value of wrong as Bad[]) {
      const hasher = hash.create().update(Uint8Array.of(1));
      expect(() => hash(value)).toThrow(TypeError);
      expect(() => hasher.update(value)).toThrow(TypeError);
      expect(() => hasher.digestInto(value)).toThrow(TypeError);
      expect(hasher.digest()).toEqual(byOpenssl(known, Uint8Array.of(1)));
    }
  });

  test('Buffers, other realms, any offset and shared memory serve as bytes', () => {
    const message = bytes(301);
    const wanted = byOpenssl(known, message);
    const foreign = runInNewContext('Uint8Array.from(list)', { list: [...message] });
    const shared = new Uint8Array(new SharedArrayBuffer(301));
    shared.set(message);
    for (const dressed of [Buffer.from(message), foreign, shared]) {
      expect(hash(dressed)).toEqual(wanted);
      expect(hash.create().update(dressed).digest()).toEqual(wanted);
    }
    for (let offset = 0; offset < 16; offset++) {
      const room = new Uint8Array(340);
      room.set(message, offset);
      expect(hash(room.subarray(offset, offset + 301))).toEqual(wanted);
    }
  });

  test('leaves the message alone, and returns fresh bytes', () => {
    const message = bytes(500);
    const digest = hash(message);
    expect(message).toEqual(bytes(500));
    expect(digest.buffer.byteLength).toBe(digest.length);
    digest.fill(0);
    expect(hash(message)).toEqual(byOpenssl(known, message));
  });

  test('digestInto writes the digest and nothing else', () => {
    const message = bytes(99);
    const { outputLen } = hash;
    for (const more of [0, 1, 40]) {
      for (const offset of [0, 3]) {
        const room = new Uint8Array(new SharedArrayBuffer(outputLen + more + 5)).fill(7);
        const wanted = new Uint8Array(room.length).fill(7);
        wanted.set(byOpenssl(known, message), offset);
        hash
          .create()
          .update(message)
          .digestInto(room.subarray(offset, offset + outputLen + more));
        expect(new Uint8Array(room)).toEqual(wanted);
      }
    }
    const hasher = hash.create().update(message);
    expect(() => hasher.digestInto(new Uint8Array(outputLen - 1))).toThrow(RangeError);
    message.fill(0);
    expect(hasher.digest()).toEqual(byOpenssl(known, bytes(99)));
  });

  test('a hasher ends with its digest', () => {
    const endings: readonly ((hasher: ReturnType<typeof hash.create>) => unknown)[] = [
      (hasher) => hasher.digest(),
      (hasher) => hasher.digestInto(new Uint8Array(hash.outputLen)),
      (hasher) => hasher.destroy(),
    ];
    for (const end of endings) {
      const hasher = hash.create().update(bytes(10));
      end(hasher);
      const out = new Uint8Array(hash.outputLen);
      expect(() => hasher.update(bytes(1))).toThrow(finished);
      expect(() => hasher.update(bytes(0))).toThrow(finished);
      expect(() => hasher.digest()).toThrow(finished);
      expect(() => hasher.digestInto(out)).toThrow(finished);
      expect(() => hasher.clone()).toThrow(finished);
      expect(out).toEqual(new Uint8Array(hash.outputLen));
      hasher.destroy();
    }
  });

  test('says what noble says', async () => {
    expect(Object.isFrozen(hash)).toBe(true);
    const folder = fileURLToPath(new URL('../../bench/rivals/', import.meta.url));
    if (!existsSync(`${folder}node_modules/@noble/hashes`)) return;
    const path = exported === 'sha1' ? 'legacy' : /^(sha3_|shake)/.test(exported) ? 'sha3' : 'sha2';
    const found = createRequire(`${folder}package.json`).resolve(`@noble/hashes/${path}.js`);
    const theirs = ((await import(found)) as Record<string, typeof hash>)[exported] as typeof hash;
    for (const name of ['outputLen', 'blockLen', 'canXOF', 'oid'] as const)
      expect(hash[name]).toEqual(theirs[name]);
    for (const length of [0, 1, 1000]) expect(hash(bytes(length))).toEqual(theirs(bytes(length)));
    const [ours, other] = [hash.create(), theirs.create()];
    expect([ours.outputLen, ours.blockLen]).toEqual([other.outputLen, other.blockLen]);
    expect(ours.update(bytes(70)).clone().digest()).toEqual(other.update(bytes(70)).clone().digest());
  });
});

describe.each(xofs)('output of $name', (known) => {
  const { hash } = known;

  test('its length is an integer of at least 0', () => {
    for (const value of ['32', null, 7n, [32], {}] as Bad[]) {
      expect(() => hash.create().xof(value)).toThrow(TypeError);
      expect(() => hash(bytes(1), { dkLen: value })).toThrow(TypeError);
    }
    for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => hash.create().xof(value)).toThrow(RangeError);
      expect(() => hash(bytes(1), { dkLen: value })).toThrow(RangeError);
      expect(() => hash.create({ dkLen: value })).toThrow(RangeError);
    }
    expect(() => hash.create().xof(undefined as Bad)).toThrow(TypeError);
    expect(hash(bytes(1), { dkLen: undefined })).toEqual(byOpenssl(known, bytes(1)));
    expect(() => hash(bytes(1), { dklen: 32 } as Bad)).toThrow(TypeError);
    expect(() => hash(bytes(1), 32 as Bad)).toThrow(TypeError);
    expect(hash.create({ dkLen: 77 }).outputLen).toBe(77);
    // A refused length costs no output.
    const hasher = hash.create().update(bytes(5));
    expect(() => hasher.xof(-1)).toThrow(RangeError);
    expect(hasher.update(bytes(0)).digest()).toEqual(byOpenssl(known, bytes(5)));
  });

  test('closes the message', () => {
    const hasher = hash.create().update(bytes(5));
    hasher.xof(0);
    expect(() => hasher.update(bytes(1))).toThrow(finished);
    expect(() => hasher.digest()).toThrow(finished);
    const room = new Uint8Array(20);
    const out = room.subarray(3, 13);
    expect(hasher.xofInto(out)).toBe(out);
    expect(room.slice(3, 13)).toEqual(byOpenssl(known, bytes(5), 10));
    expect(() => hasher.xofInto('text' as Bad)).toThrow(TypeError);
    hasher.destroy();
    expect(() => hasher.xof(1)).toThrow(finished);
  });
});

test('an array of messages may be mapped', () => {
  expect([bytes(1), bytes(2)].map(sha256 as (msg: Uint8Array) => Uint8Array)).toEqual([
    sha256(bytes(1)),
    sha256(bytes(2)),
  ]);
});

test('no byte of a message stays in linear memory', () => {
  const message = new Uint8Array(100_000).fill(0xa5);
  for (const hash of [sha256, sha3_512, shake128]) hash.create().update(message).clone().digest();
  shake256.create().update(message).xof(1000);
  for (const { u8, from } of existingArenas())
    expect(u8.subarray(from).every((byte) => byte === 0)).toBe(true);
});
