// Every algorithm through DER and PEM, against encodings written by hand.
import { describe, expect, test } from 'vitest';
import {
  decodePem,
  decodePkcs8,
  decodeSpki,
  encodePem,
  encodePkcs8,
  encodeSpki,
  type PrehashName,
  type SlhDsaName,
} from '../../src/keys.ts';
import { slhDsaByName } from '../../src/slh-dsa.ts';
import { arcOf, keyBytes, nOf, pem, pkcs8, pkcs8v2, slhDsaNames, spki, tlv } from './der.ts';

const ownPrehash = (name: SlhDsaName): PrehashName =>
  name.includes('SHAKE')
    ? nOf(name) === 16
      ? 'SHAKE128'
      : 'SHAKE256'
    : nOf(name) === 16
      ? 'SHA-256'
      : 'SHA-512';

/** The identifiers as RFC 9909 prints them, in its order. */
const pureArcs: readonly (readonly [SlhDsaName, number])[] = [
  ['SLH-DSA-SHA2-128s', 20],
  ['SLH-DSA-SHA2-128f', 21],
  ['SLH-DSA-SHA2-192s', 22],
  ['SLH-DSA-SHA2-192f', 23],
  ['SLH-DSA-SHA2-256s', 24],
  ['SLH-DSA-SHA2-256f', 25],
  ['SLH-DSA-SHAKE-128s', 26],
  ['SLH-DSA-SHAKE-128f', 27],
  ['SLH-DSA-SHAKE-192s', 28],
  ['SLH-DSA-SHAKE-192f', 29],
  ['SLH-DSA-SHAKE-256s', 30],
  ['SLH-DSA-SHAKE-256f', 31],
];

describe.each(pureArcs)('%s', (algorithm, arc) => {
  const n = nOf(algorithm);
  const secretKey = keyBytes(4 * n);
  const publicKey = secretKey.slice(2 * n);

  test.each([false, true])('is written and read with its own identifier, pre-hash: %s', (hashed) => {
    const prehash = hashed ? { prehash: ownPrehash(algorithm) } : {};
    const own = arc + (hashed ? 15 : 0);
    expect(arcOf(algorithm, hashed)).toBe(own);
    const publicDer = encodeSpki({ algorithm, publicKey, ...prehash });
    expect([...publicDer]).toEqual(spki(own, publicKey));
    expect(decodeSpki(publicDer)).toEqual({ algorithm, publicKey, ...prehash });
    const privateDer = encodePkcs8({ algorithm, secretKey, ...prehash });
    expect([...privateDer]).toEqual(pkcs8(own, secretKey));
    expect(decodePkcs8(privateDer)).toEqual({ algorithm, secretKey, ...prehash });
    expect('prehash' in decodePkcs8(privateDer)).toBe(hashed);

    for (const text of [encodePem('PUBLIC KEY', publicDer), pem('PUBLIC KEY', publicDer)]) {
      expect(decodeSpki(text)).toEqual({ algorithm, publicKey, ...prehash });
      expect(decodeSpki(Buffer.from(text))).toEqual({ algorithm, publicKey, ...prehash });
    }
    expect(encodePem('PUBLIC KEY', publicDer)).toBe(pem('PUBLIC KEY', publicDer));
    expect(encodePem('PRIVATE KEY', privateDer)).toBe(pem('PRIVATE KEY', privateDer));
    expect(decodePkcs8(pem('PRIVATE KEY', privateDer))).toEqual({ algorithm, secretKey, ...prehash });
  });

  test('version 2 carries the public key, attributes are read over', () => {
    const attribute = tlv(0x30, [6, 3, 0x55, 4, 3], tlv(0x31, tlv(0x0c, [104, 105])));
    const attributes = tlv(0xa0, attribute);
    for (const der of [
      pkcs8v2(arc, secretKey),
      pkcs8v2(arc, secretKey, attributes),
      pkcs8v2(arc, secretKey, tlv(0xa0)),
      tlv(0x30, pkcs8(arc, secretKey).slice(pkcs8(arc, secretKey)[1] === 0x81 ? 3 : 2), attributes),
    ]) {
      expect(decodePkcs8(Uint8Array.from(der))).toEqual({ algorithm, secretKey });
    }
  });

  test('its object is taken by its own set only', () => {
    const read = decodePkcs8(encodePkcs8({ algorithm, secretKey }));
    const publicRead = decodeSpki(encodeSpki({ algorithm, publicKey }));
    for (const name of slhDsaNames) {
      const set = slhDsaByName(name);
      if (name === algorithm) {
        expect(set.signer(read).publicKey).toEqual(publicKey);
        expect(set.verifier(publicRead).algorithm).toBe(name);
      } else {
        expect(() => set.signer(read)).toThrow(`secretKey.algorithm: expected ${name}, got "${algorithm}"`);
        expect(() => set.verifier(publicRead)).toThrow(TypeError);
      }
    }
    expect(() => slhDsaByName(algorithm).verifier(read as never)).toThrow(TypeError);
  });
});

test('objects with a HashSLH-DSA identifier sign and verify in that form only', async () => {
  const { sha256, sha512 } = await import('../../src/sha2.ts');
  const set = slhDsaByName('SLH-DSA-SHA2-128f');
  const { secretKey, publicKey } = set.keygen(new Uint8Array(48));
  const algorithm = set.name;
  const read = decodePkcs8(encodePkcs8({ algorithm, secretKey, prehash: 'SHA-256' }));
  const publicRead = decodeSpki(encodeSpki({ algorithm, publicKey, prehash: 'SHA-256' }));
  expect(() => set.signer(read)).toThrow('secretKey.prehash: expected none, got "SHA-256"');
  expect(() => set.verifier(publicRead)).toThrow('publicKey.prehash: expected none, got "SHA-256"');
  expect(() => set.prehash(sha512).signer(read)).toThrow('expected SHA-512');
  expect(() => set.prehash(sha512).verifier(publicRead)).toThrow('expected SHA-512');
  const form = set.prehash(sha256);
  const message = Uint8Array.of(1, 2, 3);
  const signature = form.signer(read).sign(message);
  expect(form.verifier(publicRead).verify(signature, message)).toBe(true);
  expect(set.verify(signature, message, publicKey)).toBe(false);
});

describe('stateful public keys (RFC 9802)', () => {
  const word = (value: number): number[] => [0, 0, 0, value];
  const oids = {
    HSS: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 9, 16, 3, 17],
    XMSS: [0x2b, 6, 1, 5, 5, 7, 6, 34],
    XMSSMT: [0x2b, 6, 1, 5, 5, 7, 6, 35],
  } as const;
  const keys = [
    ['HSS', [...word(1), ...word(5), ...word(4), ...keyBytes(16 + 32)]],
    ['HSS', [...word(8), ...word(14), ...word(8), ...keyBytes(16 + 24)]],
    ['HSS', [...word(2), ...word(24), ...word(16), ...keyBytes(16 + 24)]],
    ['XMSS', [...word(1), ...keyBytes(64)]],
    ['XMSS', [...word(4), ...keyBytes(128)]],
    ['XMSS', [...word(13), ...keyBytes(48)]],
    ['XMSS', [...word(18), ...keyBytes(64)]],
    ['XMSSMT', [...word(8), ...keyBytes(64)]],
    ['XMSSMT', [...word(0x19), ...keyBytes(128)]],
    ['XMSSMT', [...word(0x38), ...keyBytes(48)]],
  ] as const;
  const der = (algorithm: keyof typeof oids, key: readonly number[]): Uint8Array =>
    Uint8Array.from(tlv(0x30, tlv(0x30, tlv(0x06, oids[algorithm])), tlv(0x03, [0], key)));

  test.each(keys)('%s of type %j', (algorithm, key) => {
    const publicKey = Uint8Array.from(key);
    const encoded = der(algorithm, key);
    expect(encodeSpki({ algorithm, publicKey })).toEqual(encoded);
    expect(decodeSpki(encoded)).toEqual({ algorithm, publicKey });
    for (const wrong of [publicKey.slice(1), Uint8Array.of(...publicKey, 0), new Uint8Array(0)]) {
      expect(() => encodeSpki({ algorithm, publicKey: wrong })).toThrow(RangeError);
      expect(() => decodeSpki(der(algorithm, [...wrong]))).toThrow(`of ${algorithm} at byte`);
    }
    // An older draft wrapped the key once more.
    expect(() => decodeSpki(der(algorithm, tlv(0x04, publicKey)))).toThrow(
      /OCTET STRING around|unknown|levels/,
    );
  });

  test('a number that only the other family has is refused', () => {
    expect(() => decodeSpki(der('XMSS', [...word(0x20), ...keyBytes(128)]))).toThrow('unknown XMSS type, 32');
    expect(() => decodeSpki(der('HSS', [...word(9), ...word(5), ...word(4), ...keyBytes(48)]))).toThrow(
      '9 levels',
    );
  });

  test('have no pre-hash, and no private key here', () => {
    const publicKey = Uint8Array.from(keys[0][1]);
    expect(() => encodeSpki({ algorithm: 'HSS', publicKey, prehash: 'SHA-256' })).toThrow(
      'expected none for HSS',
    );
    const wrapped = tlv(0x30, [2, 1, 0], tlv(0x30, tlv(0x06, oids.XMSS)), tlv(0x04, keyBytes(64)));
    expect(() => decodePkcs8(Uint8Array.from(wrapped))).toThrow('found XMSS');
  });
});

describe('PEM', () => {
  const der = spki(20, keyBytes(32));
  const expected = { algorithm: 'SLH-DSA-SHA2-128s', publicKey: keyBytes(32) };

  test.each(['\n', '\r\n', '\r'])('any line end and width: %j', (end) => {
    for (const width of [1, 3, 4, 63, 64, 65, 76, 1000])
      expect(decodeSpki(pem('PUBLIC KEY', der, width, end))).toEqual(expected);
  });

  test('white space, other text before, a byte order mark', () => {
    const text = pem('PUBLIC KEY', der);
    expect(decodeSpki(`\ufeff${text}`)).toEqual(expected);
    expect(decodeSpki(Buffer.from(`\ufeff${text}`))).toEqual(expected);
    expect(decodeSpki(`Bag Attributes\n    friendlyName: key\n\n${text}\n \t\r\n`)).toEqual(expected);
    expect(decodeSpki(text.replaceAll('\n', ' \t\n  ').replace(/^ +-----END/m, '-----END'))).toEqual(
      expected,
    );
    expect(decodeSpki(text.trimEnd())).toEqual(expected);
  });

  test('as much as 64 KiB is read, and no more', () => {
    const text = pem('PUBLIC KEY', der);
    const filled = (length: number): string => `${'\n'.repeat(length - text.length)}${text}`;
    expect(decodeSpki(filled(65536))).toEqual(expected);
    expect(decodeSpki(Buffer.from(filled(65536)))).toEqual(expected);
    const code = expect.objectContaining({ code: 'KEY_FORMAT', message: expect.stringContaining('65536') });
    expect(() => decodeSpki(filled(65537))).toThrow(code);
    expect(() => decodeSpki(Buffer.from(filled(65537)))).toThrow(code);
  });

  test('every length of bytes comes back, and is what Node writes', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      const text = encodePem('PUBLIC KEY', bytes);
      expect(text).toBe(pem('PUBLIC KEY', bytes));
      expect(decodePem(text)).toEqual({ label: 'PUBLIC KEY', der: bytes });
    }
  });

  test('large bytes are written in time that grows with them', () => {
    const bytes = new Uint8Array(4 << 20).fill(0xa5);
    expect(encodePem('PUBLIC KEY', bytes)).toBe(pem('PUBLIC KEY', bytes));
  });
});
