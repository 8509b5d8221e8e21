import { expect, it } from 'vitest';
import { KT128, KT256, lengthEncode, turboSHAKE128, turboSHAKE256 } from '../../spec/rfc9861.ts';
import { bytesFromHex, hexFromBytes } from '../vectors.ts';

const none = new Uint8Array(0);
/** RFC 9861, section 5: the pattern 00 to FA, again and again. */
const ptn = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i % 251);

it('TurboSHAKE of the empty message, as RFC 9861 prints it', () => {
  expect(hexFromBytes(turboSHAKE128(none, 0x1f, 32))).toBe(
    '1e415f1c5983aff2169217277d17bb538cd945a397ddec541f1ce41af2c1b74c',
  );
  expect(hexFromBytes(turboSHAKE256(none, 0x1f, 64))).toBe(
    '367a329dafea871c7802ec67f905ae13c57695dc2c6663c61035f59a18f8e7db' +
      '11edc0e12e91ea60eb6b32df06dd7f002fbafabb6e13ec1cc20d995547600db0',
  );
});

it('KT128 as RFC 9861 prints it, in one node and in several', () => {
  expect(hexFromBytes(KT128(none, none, 32))).toBe(
    '1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5',
  );
  expect(hexFromBytes(KT128(ptn(17), none, 32))).toBe(
    '6bf75fa2239198db4772e36478f8e19b0f371205f6a9a93a273f51df37122888',
  );
  expect(hexFromBytes(KT128(ptn(17 ** 4), none, 32))).toBe(
    '8701045e22205345ff4dda05555cbb5c3af1a771c2b89baef37db43d9998b9fe',
  );
});

it('lengths and long outputs', () => {
  expect([...lengthEncode(0)]).toEqual([0]);
  expect([...lengthEncode(12)]).toEqual([12, 1]);
  expect([...lengthEncode(65538)]).toEqual([1, 0, 2, 3]);
  const long = KT256(ptn(9000), Uint8Array.of(1), 300);
  expect(KT256(ptn(9000), Uint8Array.of(1), 137)).toEqual(long.slice(0, 137));
  expect(bytesFromHex(hexFromBytes(long)).length).toBe(300);
});
