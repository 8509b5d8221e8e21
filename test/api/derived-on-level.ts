// What is derived from the hash functions, on one level, against the standards' text, OpenSSL and published vectors.
import { createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keccak } from '../../spec/fips202.ts';
import { KT128, KT256, turboSHAKE128, turboSHAKE256 } from '../../spec/rfc9861.ts';
import { cSHAKE, KMAC, ParallelHash, type Strength, TupleHash } from '../../spec/sp800-185.ts';
import { hkdf } from '../../src/hkdf.ts';
import { hmac } from '../../src/hmac.ts';
import { pbkdf2, pbkdf2Async } from '../../src/pbkdf2.ts';
import { disable } from '../../src/runtime.ts';
import {
  keccak_224,
  keccak_256,
  keccak_384,
  keccak_512,
  shake128,
  shake128_32,
  shake256,
  shake256_64,
} from '../../src/sha3.ts';
import * as addons from '../../src/sha3-addons.ts';
import { full } from '../suite.ts';
import { macTests, vectorsPresent, xofTests } from '../vectors.ts';
import { above, bytes, fixed } from './hashes.ts';

const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');
const none = new Uint8Array(0);
const personalization = Uint8Array.of(9, 8, 7);

interface Derived {
  readonly s: Strength;
  readonly cshake: typeof addons.cshake128;
  readonly turboshake: typeof addons.turboshake128;
  readonly kt: typeof addons.kt128;
  readonly kmac: typeof addons.kmac128;
  readonly kmacxof: typeof addons.kmac128xof;
  readonly tuple: typeof addons.tuplehash128;
  readonly tuplexof: typeof addons.tuplehash128xof;
  readonly parallel: typeof addons.parallelhash128;
  readonly parallelxof: typeof addons.parallelhash128xof;
  readonly turboSpec: typeof turboSHAKE128;
  readonly ktSpec: typeof KT128;
}

const strengths: readonly Derived[] = [
  {
    s: 128,
    cshake: addons.cshake128,
    turboshake: addons.turboshake128,
    kt: addons.kt128,
    kmac: addons.kmac128,
    kmacxof: addons.kmac128xof,
    tuple: addons.tuplehash128,
    tuplexof: addons.tuplehash128xof,
    parallel: addons.parallelhash128,
    parallelxof: addons.parallelhash128xof,
    turboSpec: turboSHAKE128,
    ktSpec: KT128,
  },
  {
    s: 256,
    cshake: addons.cshake256,
    turboshake: addons.turboshake256,
    kt: addons.kt256,
    kmac: addons.kmac256,
    kmacxof: addons.kmac256xof,
    tuple: addons.tuplehash256,
    tuplexof: addons.tuplehash256xof,
    parallel: addons.parallelhash256,
    parallelxof: addons.parallelhash256xof,
    turboSpec: turboSHAKE256,
    ktSpec: KT256,
  },
];

export function derivedOn(level: 'wasm' | 'js'): void {
  disable(...above[level]);
  const rates = (rate: number): number[] => [0, 1, rate - 1, rate, rate + 1, 2 * rate, 300];

  describe.each(strengths)('of strength $s', (of) => {
    const { s } = of;
    const rate = of.cshake.blockLen;

    test('cSHAKE', () => {
      for (const length of rates(rate)) {
        const message = bytes(length);
        for (const [NISTfn, custom] of [
          ['', none],
          ['', personalization],
          ['name', none],
          ['name', bytes(400)],
        ] as const) {
          const name = new TextEncoder().encode(NISTfn);
          const options = { NISTfn, personalization: custom, dkLen: 200 };
          const wanted = hex(cSHAKE(s, message, 1600, name, custom));
          expect(hex(of.cshake(message, options))).toBe(wanted);
          const hasher = of.cshake.create(options).update(message.subarray(0, 5)).update(message.subarray(5));
          expect(hex(hasher.clone().digest())).toBe(wanted);
          const saved = of.cshake.load(hasher.save());
          expect(hex(saved.digest())).toBe(wanted);
          expect(hex(hasher.xof(7)) + hex(hasher.xof(193))).toBe(wanted);
        }
      }
    });

    test('KMAC', () => {
      for (const length of rates(rate)) {
        for (const key of [none, bytes(32), bytes(rate), bytes(500)]) {
          const message = bytes(length);
          const options = { personalization, dkLen: 77 };
          const wanted = hex(KMAC(s, key, message, 8 * 77, personalization));
          expect(hex(of.kmac(key, message, options))).toBe(wanted);
          const hasher = of.kmac.create(key, options).update(message);
          expect(hex(hasher.clone().digest())).toBe(wanted);
          expect('save' in hasher || 'xof' in hasher).toBe(false);
          const open = hex(KMAC(s, key, message, 8 * 77, personalization, true));
          expect(hex(of.kmacxof(key, message, options))).toBe(open);
          const xof = of.kmacxof.create(key, options).update(message);
          expect(hex(xof.xof(10)) + hex(xof.clone().xof(67))).toBe(open);
        }
      }
    });

    test('TupleHash', () => {
      for (const tuple of [[], [none], [none, none], [bytes(3), bytes(200), none, bytes(rate)]]) {
        const wanted = hex(TupleHash(s, tuple, 400, personalization));
        expect(hex(of.tuple(tuple, { personalization, dkLen: 50 }))).toBe(wanted);
        const hasher = of.tuple.create({ personalization, dkLen: 50 });
        for (const one of tuple) hasher.update(one);
        expect(hex(hasher.clone().digest())).toBe(wanted);
        const open = hex(TupleHash(s, tuple, 400, none, true));
        expect(hex(of.tuplexof(tuple, { dkLen: 50 }))).toBe(open);
      }
      expect(hex(of.tuple([bytes(2), bytes(1)]))).not.toBe(hex(of.tuple([bytes(1), bytes(2)])));
    });

    test('ParallelHash', () => {
      for (const length of [0, 1, 7, 8, 9, 24, 300, 1000]) {
        for (const blockLen of [1, 8, 100, 999, 1000, 4096]) {
          if (length > 100 && blockLen === 1) continue;
          const message = bytes(length);
          const wanted = hex(ParallelHash(s, message, blockLen, 512, personalization));
          expect(hex(of.parallel(message, { blockLen, personalization, dkLen: 64 }))).toBe(wanted);
          const hasher = of.parallel.create({ blockLen, personalization, dkLen: 64 });
          for (let at = 0; at < length; at += 55) hasher.update(message.subarray(at, at + 55));
          expect(hex(hasher.clone().digest())).toBe(wanted);
          const open = hex(ParallelHash(s, message, blockLen, 512, none, true));
          expect(hex(of.parallelxof(message, { blockLen, dkLen: 64 }))).toBe(open);
        }
      }
    });

    test('TurboSHAKE', () => {
      for (const length of rates(rate)) {
        const message = bytes(length);
        for (const D of [0x01, 0x1f, 0x7f]) {
          const wanted = hex(of.turboSpec(message, D, 400));
          expect(hex(of.turboshake(message, { D, dkLen: 400 }))).toBe(wanted);
          const hasher = of.turboshake.create({ D, dkLen: 400 }).update(message);
          expect(hex(of.turboshake.load(hasher.save()).digest())).toBe(wanted);
        }
        expect(of.turboshake(message)).toEqual(of.turboSpec(message, 0x1f, s / 4));
      }
    });

    test('RFC 9861 has no output of no bytes', () => {
      expect(() => of.turboshake(bytes(1), { dkLen: 0 })).toThrow(RangeError);
      expect(() => of.kt(bytes(1), { dkLen: 0 })).toThrow(RangeError);
      expect(() => of.kt.create({ dkLen: 0 })).toThrow(RangeError);
      expect(of.cshake(bytes(1), { dkLen: 0 }).length).toBe(0);
    });

    test('KangarooTwelve', () => {
      const lengths = [0, 1, 8190, 8191, 8192, 8193, 16383, 16384, 16385, ...(full ? [40_000, 200_000] : [])];
      for (const length of lengths) {
        const message = bytes(length);
        for (const custom of [none, personalization, bytes(8192)]) {
          const wanted = hex(of.ktSpec(message, custom, 90));
          const options = { personalization: custom, dkLen: 90 };
          expect(hex(of.kt(message, options)), `${length}`).toBe(wanted);
          const hasher = of.kt.create(options);
          for (let at = 0; at < length; at += 4097) hasher.update(message.subarray(at, at + 4097));
          const twin = hasher.clone();
          expect(hex(hasher.digest())).toBe(wanted);
          expect(hex(twin.xof(1)) + hex(twin.xof(0)) + hex(twin.xof(89))).toBe(wanted);
        }
      }
    });

    test('a hasher ends with its digest', () => {
      const finished = expect.objectContaining({ code: 'HASHER_FINISHED' });
      for (const create of [
        () => of.kmac.create(bytes(3)),
        () => of.tuple.create(),
        () => of.parallel.create(),
        () => of.kt.create(),
      ]) {
        for (const end of ['digest', 'destroy'] as const) {
          const hasher = create().update(bytes(10));
          hasher[end]();
          expect(() => hasher.update(bytes(1))).toThrow(finished);
          expect(() => hasher.update(none)).toThrow(finished);
          expect(() => hasher.digest()).toThrow(finished);
          hasher.destroy();
        }
      }
    });
  });

  test('SHAKE with longer digests', () => {
    expect(hex(shake128_32(bytes(5)))).toBe(hex(shake128(bytes(5), { dkLen: 32 })));
    expect(hex(shake256_64.create().update(bytes(5)).digest())).toBe(hex(shake256(bytes(5), { dkLen: 64 })));
  });

  test('Keccak as it was submitted', () => {
    for (const [hash, bits] of [
      [keccak_224, 224],
      [keccak_256, 256],
      [keccak_384, 384],
      [keccak_512, 512],
    ] as const)
      for (const length of rates(hash.blockLen))
        expect(hex(hash(bytes(length)))).toBe(hex(keccak(2 * bits, bytes(length), 0x01, bits)));
  });

  describe.each(fixed)('over $name', ({ hash, openssl }) => {
    test('HMAC, keys around the block', () => {
      for (const keyLength of [0, 1, hash.blockLen - 1, hash.blockLen, hash.blockLen + 1, 500])
        for (const length of [0, 1, hash.blockLen, 300]) {
          const [key, message] = [bytes(keyLength, 'key'), bytes(length)];
          const wanted = createHmac(openssl, key).update(message).digest('hex');
          expect(hex(hmac(hash, key, message))).toBe(wanted);
          const hasher = hmac.create(hash, key).update(message.subarray(0, 1));
          expect(hex(hasher.clone().update(message.subarray(1)).digest())).toBe(wanted);
          const foreign = { outputLen: hash.outputLen, blockLen: hash.blockLen, create: () => hash.create() };
          expect(hex(hmac(foreign, key, message))).toBe(wanted);
        }
    });

    test('HKDF', () => {
      for (const length of [0, 1, hash.outputLen, hash.outputLen + 1, 255 * hash.outputLen]) {
        const [key, salt, info] = [bytes(33, 'key'), bytes(20, 'salt'), bytes(9, 'info')];
        const wanted = (with_: Uint8Array) =>
          hex(new Uint8Array(hkdfSync(openssl, key, with_, info, length)));
        expect(hex(hkdf(hash, key, salt, info, length))).toBe(wanted(salt));
        expect(hex(hkdf(hash, key, undefined, info, length))).toBe(wanted(none));
      }
    });

    test('PBKDF2', async () => {
      for (const [c, dkLen] of [
        [1, 1],
        [2, hash.outputLen],
        [7, 2 * hash.outputLen + 3],
        [600, 20],
      ] as const) {
        const wanted = pbkdf2Sync('pässword', 'sält', c, dkLen, openssl).toString('hex');
        expect(hex(pbkdf2(hash, 'pässword', 'sält', { c, dkLen }))).toBe(wanted);
        expect(hex(await pbkdf2Async(hash, 'pässword', 'sält', { c, dkLen, asyncTick: 0 }))).toBe(wanted);
        const foreign = { outputLen: hash.outputLen, blockLen: hash.blockLen, create: () => hash.create() };
        if (c < 10) expect(hex(pbkdf2(foreign, 'pässword', 'sält', { c, dkLen }))).toBe(wanted);
      }
    });
  });

  describe.skipIf(!vectorsPresent)('published vectors', () => {
    test('cSHAKE', () => {
      const due = xofTests().filter(({ algorithm }) => algorithm.startsWith('cSHAKE'));
      expect(due.length).toBeGreaterThan(20);
      for (const { id, algorithm, message, output, functionName, customization } of due) {
        const hash = algorithm.endsWith('128') ? addons.cshake128 : addons.cshake256;
        const options = { NISTfn: functionName, personalization: customization, dkLen: output.length };
        expect(hex(hash(message, options)), id).toBe(hex(output));
      }
    });

    test('KMAC', () => {
      const due = macTests('kmac');
      expect(due.length).toBeGreaterThan(100);
      for (const { id, algorithm, key, message, mac, valid, xof, customization } of due) {
        const wide = /256/.test(algorithm);
        const kmac = xof
          ? wide
            ? addons.kmac256xof
            : addons.kmac128xof
          : wide
            ? addons.kmac256
            : addons.kmac128;
        const made = kmac(key, message, { personalization: customization, dkLen: mac.length });
        expect(hex(made) === hex(mac), id).toBe(valid);
      }
    });

    test('HMAC', () => {
      const due = macTests('hmac').filter(({ algorithm }) => !/SM3/i.test(algorithm));
      expect(due.length).toBeGreaterThan(600);
      const named = (algorithm: string) =>
        algorithm
          .replace(/^HMAC-?/i, '')
          .replace(/-|\//g, '')
          .toLowerCase();
      const hashes = new Map(
        fixed.flatMap(
          ({ name, hash }) =>
            [
              [named(name), hash],
              [named(name).replace('sha2', 'sha'), hash],
            ] as const,
        ),
      );
      for (const { id, algorithm, key, message, mac, valid } of due) {
        const hash = hashes.get(named(algorithm));
        if (hash === undefined) throw new Error(`no hash for ${algorithm}`);
        expect(hex(hmac(hash, key, message).subarray(0, mac.length)) === hex(mac), id).toBe(valid);
      }
    });
  });
}
