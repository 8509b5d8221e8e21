import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as address from '../../spec/fips205/address.ts';
import { base2b, toByte, toInt } from '../../spec/fips205/conversions.ts';
import { digestParts } from '../../spec/fips205/internal.ts';
import { genLen2, parameterSets, signatureBytes, wotsLengths } from '../../spec/fips205/parameters.ts';
import { preHashes } from '../../spec/fips205/pre-hash.ts';
import { schemeNamed, schemeOf } from '../../spec/fips205/scheme.ts';
import { chain, messageAndChecksum } from '../../spec/fips205/wots.ts';
import { hexFromBytes } from '../vectors.ts';

function bits(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

describe('FIPS 205, parameters', () => {
  it('gives the signature sizes of Table 2', () => {
    const sizes = parameterSets.map((set) => [set.name.replace(/^.*-/, ''), signatureBytes(set)]);
    expect(Object.fromEntries(sizes)).toEqual({
      '128s': 7856,
      '128f': 17088,
      '192s': 16224,
      '192f': 35664,
      '256s': 29792,
      '256f': 49856,
    });
    expect(parameterSets.length).toBe(12);
  });

  it('is consistent: h = d h prime, and m is what the digest is cut into', () => {
    for (const { h, d, hPrime, a, k, m } of parameterSets) {
      expect(h).toBe(d * hPrime);
      expect(m).toBe(Math.ceil((k * a) / 8) + Math.ceil((h - hPrime) / 8) + Math.ceil(hPrime / 8));
    }
  });

  it('has len2 = 3 for every set of the standard, and equation 5.3 for other widths', () => {
    for (const { n, lgW } of parameterSets) expect(genLen2(n, lgW)).toBe(3);
    for (const n of [16, 24, 32]) {
      for (let lgW = 1; lgW <= 8; lgW++) {
        const { w, len1, len2, len } = wotsLengths({ n, lgW });
        expect(BigInt(w) ** BigInt(len2)).toBeGreaterThan(BigInt(len1 * (w - 1)));
        expect(BigInt(w) ** BigInt(len2 - 1)).toBeLessThanOrEqual(BigInt(len1 * (w - 1)));
        expect(len).toBe(len1 + len2);
      }
    }
  });
});

describe('FIPS 205, conversions', () => {
  it('toInt and toByte are each other inverse, most significant byte first', () => {
    expect(toInt(Uint8Array.of(1, 2, 3), 3)).toBe(0x010203n);
    expect(toByte(0x010203, 5)).toEqual(Uint8Array.of(0, 0, 1, 2, 3));
    expect(toByte(0x1234, 1)).toEqual(Uint8Array.of(0x34));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (X) => {
        expect(toByte(toInt(X, X.length), X.length)).toEqual(X);
      }),
    );
  });

  it('base2b reads the bit string b bits at a time, for every width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 53 }),
        fc.integer({ min: 0, max: 60 }),
        fc.nat(),
        (b, count, seed) => {
          const X = new Uint8Array(Math.ceil((count * b) / 8)).map(
            (_, i) => (seed + 151 * i * i + 7 * i) >>> (i % 8),
          );
          const text = bits(X);
          const wanted = Array.from({ length: count }, (_, i) =>
            Number.parseInt(text.slice(i * b, (i + 1) * b), 2),
          );
          expect(base2b(X, b, count)).toEqual(wanted);
        },
      ),
    );
  });

  it('base2b refuses a string that is too short', () => {
    expect(base2b(new Uint8Array(16), 3, 42)).toHaveLength(42);
    expect(() => base2b(new Uint8Array(16), 3, 43)).toThrow(RangeError);
  });
});

describe('FIPS 205, addresses', () => {
  it('puts each field where section 4.2 shows it', () => {
    const adrs = address.newAddress();
    address.setLayerAddress(adrs, 0x01020304);
    address.setTreeAddress(adrs, 0xf1f2f3f4f5f6f7f8n);
    address.setTypeAndClear(adrs, address.FORS_TREE);
    address.setKeyPairAddress(adrs, 0x11121314);
    address.setTreeHeight(adrs, 0x21222324);
    address.setTreeIndex(adrs, 0x31323334);
    expect(hexFromBytes(adrs)).toBe('0102030400000000f1f2f3f4f5f6f7f800000003111213142122232431323334');
    expect(hexFromBytes(address.compressed(adrs))).toBe('04f1f2f3f4f5f6f7f803111213142122232431323334');
    expect(address.getKeyPairAddress(adrs)).toBe(0x11121314);
    expect(address.getTreeIndex(adrs)).toBe(0x31323334);
    address.setTypeAndClear(adrs, address.WOTS_PRF);
    expect(hexFromBytes(adrs)).toBe('0102030400000000f1f2f3f4f5f6f7f800000005000000000000000000000000');
    address.setChainAddress(adrs, 7);
    address.setHashAddress(adrs, 9);
    expect(hexFromBytes(adrs.slice(24))).toBe('0000000700000009');
  });
});

describe('FIPS 205, WOTS+', () => {
  it('has a checksum that falls when any digit rises', () => {
    for (const [n, lgW] of [
      [16, 4],
      [24, 3],
      [32, 2],
    ] as const) {
      const scheme = schemeOf({ ...schemeNamed('SLH-DSA-SHAKE-128f').parameters, n, lgW });
      const { w, len1, len2 } = wotsLengths({ n, lgW });
      const checksum = (M: Uint8Array): number =>
        messageAndChecksum(scheme, M)
          .slice(len1)
          .reduce((sum, digit) => sum * w + digit, 0);
      fc.assert(
        fc.property(fc.uint8Array({ minLength: n, maxLength: n }), (M) => {
          const digits = messageAndChecksum(scheme, M);
          expect(digits).toHaveLength(len1 + len2);
          const sum = digits.slice(0, len1).reduce((total, digit) => total + w - 1 - digit, 0);
          expect(checksum(M)).toBe(sum);
        }),
      );
      expect(checksum(new Uint8Array(n))).toBe(len1 * (w - 1));
      expect(checksum(new Uint8Array(n).fill(0xff))).toBe(0);
    }
  });

  it('chains add up: s steps then t steps are s + t steps', () => {
    const scheme = schemeNamed('SLH-DSA-SHA2-128f');
    const X = new Uint8Array(16).fill(3);
    const seed = new Uint8Array(16).fill(5);
    const whole = chain(scheme, X, 0, 15, seed, address.newAddress());
    for (let s = 0; s <= 15; s++) {
      const part = chain(scheme, X, 0, s, seed, address.newAddress());
      expect(chain(scheme, part, s, 15 - s, seed, address.newAddress())).toEqual(whole);
    }
  });
});

describe('FIPS 205, the digest', () => {
  it('is cut into md, tree and leaf, the indices modulo their ranges', () => {
    const scheme = schemeNamed('SLH-DSA-SHAKE-256f');
    const ones = digestParts(scheme, new Uint8Array(49).fill(0xff));
    expect(ones.md).toHaveLength(40);
    expect(ones.idxTree).toBe(2n ** 64n - 1n);
    expect(ones.idxLeaf).toBe(15);
    const counted = digestParts(
      scheme,
      new Uint8Array(49).map((_, i) => i),
    );
    expect(counted.idxTree).toBe(0x28292a2b2c2d2e2fn);
    expect(counted.idxLeaf).toBe(0x30 % 16);
    const smaller = digestParts(schemeNamed('SLH-DSA-SHA2-128s'), new Uint8Array(30).fill(0xff));
    expect(smaller.md).toHaveLength(21);
    expect(smaller.idxTree).toBe(2n ** 54n - 1n);
    expect(smaller.idxLeaf).toBe(511);
  });
});

describe('FIPS 205, pre-hash functions', () => {
  it('has twelve, each with its own object identifier and output size', () => {
    const sizes = Object.entries(preHashes).map(([name, { hash }]) => [name, hash(new Uint8Array(3)).length]);
    expect(Object.fromEntries(sizes)).toEqual({
      'SHA2-224': 28,
      'SHA2-256': 32,
      'SHA2-384': 48,
      'SHA2-512': 64,
      'SHA2-512/224': 28,
      'SHA2-512/256': 32,
      'SHA3-224': 28,
      'SHA3-256': 32,
      'SHA3-384': 48,
      'SHA3-512': 64,
      'SHAKE-128': 32,
      'SHAKE-256': 64,
    });
    const last = Object.values(preHashes).map(({ oid }) => oid[10]);
    expect(last.sort((x, y) => (x ?? 0) - (y ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
