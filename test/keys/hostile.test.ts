// Damaged, cut, mistyped and made-up keys: KEY_FORMAT or KEY_ENCRYPTED, never anything else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodePem,
  decodePkcs8,
  decodeSpki,
  encodePkcs8,
  encodeSpki,
  type SlhDsaName,
} from '../../src/keys.ts';
import { full } from '../suite.ts';
import { arcOf, identifier, keyBytes, nOf, pem, pkcs8, pkcs8v2, slhDsaNames, spki, tlv } from './der.ts';

type Decoded = ReturnType<typeof decodeSpki> | ReturnType<typeof decodePkcs8>;

/** What decoding comes to: a key, or one of the two codes with its message. Anything else fails the test. */
function outcome(decode: () => Decoded): Decoded | { code: string; message: string } {
  try {
    return decode();
  } catch (thrown) {
    const { name, code, message } = thrown as { name: string; code: string; message: string };
    expect(name).toBe('PolylaneError');
    expect(['KEY_FORMAT', 'KEY_ENCRYPTED']).toContain(code);
    expect(message.length).toBeLessThan(300);
    return { code, message };
  }
}
const refusal = (decode: () => Decoded): { code: string; message: string } => {
  const result = outcome(decode);
  if ('algorithm' in result) throw new Error(`was read as a key of ${result.algorithm}`);
  return result;
};

const key = keyBytes(64);
const publicKey = key.slice(32);
const good = { spki: spki(20, publicKey), pkcs8: pkcs8(20, key) };
const bytes = (der: readonly number[]): Uint8Array => Uint8Array.from(der);
/** More than 127 bytes long. */
const longer = spki(20, keyBytes(120));
const oid = (...content: number[]): number[] => tlv(0x06, content);
const nist = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x03];

describe('public keys', () => {
  const rows: readonly (readonly [string, readonly number[], string])[] = [
    ['nothing', [], 'found 0 bytes'],
    ['one byte', [0x30], 'found the end at 1'],
    ['trailing bytes', [...good.spki, 0], 'expected the end of public key at byte 50, found 1 byte more'],
    ['an inner trailing element', tlv(0x30, good.spki.slice(2), [5, 0]), 'expected the end of public key'],
    [
      'NULL as parameters',
      tlv(0x30, tlv(0x30, oid(...nist, 20), [5, 0]), tlv(3, [0], publicKey)),
      'has no parameters, found NULL at byte 15',
    ],
    ['a set of its own', spki(19, publicKey), 'found 2.16.840.1.101.3.4.3.19 (ML-DSA-87)'],
    ['an unassigned arc', spki(32, publicKey), 'found 2.16.840.1.101.3.4.3.32'],
    ['another unassigned arc', spki(47, publicKey), 'found 2.16.840.1.101.3.4.3.47'],
    [
      'RSA',
      tlv(0x30, tlv(0x30, oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1), [5, 0]), tlv(3, [0], [0x30, 0])),
      '1.2.840.113549.1.1.1 (RSA)',
    ],
    ['Ed25519', tlv(0x30, tlv(0x30, oid(0x2b, 0x65, 0x70)), tlv(3, [0], publicKey)), '(Ed25519)'],
    ['an empty identifier', tlv(0x30, tlv(0x30, oid()), tlv(3, [0], publicKey)), 'found one of 0 bytes'],
    [
      'an open identifier',
      tlv(0x30, tlv(0x30, oid(...nist, 0x94)), tlv(3, [0], publicKey)),
      'found one of 9 bytes',
    ],
    [
      'no identifier',
      tlv(0x30, tlv(0x30), tlv(3, [0], publicKey)),
      'algorithm expected at byte 4, found the end',
    ],
    [
      'unused bits',
      tlv(0x30, identifier(20), tlv(3, [1], publicKey)),
      'expected 0 unused bits at byte 17, found 1',
    ],
    ['no bits at all', tlv(0x30, identifier(20), tlv(3)), 'found none'],
    [
      'an OCTET STRING around the key',
      tlv(0x30, identifier(20), tlv(3, [0], tlv(4, publicKey))),
      'found an OCTET STRING around it',
    ],
    [
      'a short key',
      spki(20, publicKey.slice(1)),
      'expected 32 bytes of SLH-DSA-SHA2-128s at byte 18, found 31',
    ],
    ['a key of a larger set', spki(20, keyBytes(48)), 'found 48'],
    [
      'an OCTET STRING in place of bits',
      tlv(0x30, identifier(20), tlv(4, publicKey)),
      'expected BIT STRING at byte 15, found OCTET STRING',
    ],
    ['constructed bits', tlv(0x30, identifier(20), tlv(0x23, tlv(3, [0], publicKey))), 'found tag 0x23'],
    ['a private key', good.pkcs8, 'expected a public key, found a private key'],
    ['a SET around', [0x31, ...good.spki.slice(1)], 'of neither'],
    ['an indefinite length', [0x30, 0x80, ...good.spki.slice(2), 0, 0], 'indefinite length'],
    [
      'a long form of a short length',
      [0x30, 0x81, good.spki[1] as number, ...good.spki.slice(2)],
      'more bytes than it needs',
    ],
    [
      'a leading zero in a length',
      [0x30, 0x82, 0, good.spki[1] as number, ...good.spki.slice(2)],
      'more bytes than it needs',
    ],
    ['a leading zero in a long length', [0x30, 0x82, 0, ...longer.slice(2)], 'more bytes than it needs'],
    [
      'a length of four bytes beyond the end',
      [0x30, 0x84, 0xff, 0xff, 0xff, 0xff],
      'says that it has 4294967295 bytes, but 0 are left',
    ],
    ['a length of nine bytes', [0x30, 0x89, 1, 0, 0, 0, 0, 0, 0, 0, 0], 'a length of 9 bytes'],
    ['a cut length', [0x30, 0x82, 1], 'found the end at 3'],
    ['a tag of several bytes', [0x30, 4, 0x1f, 0x81, 0x01, 0], 'a tag of several bytes'],
  ];
  test.each(rows)('%s', (_, der, message) => {
    const { code, message: said } = refusal(() => decodeSpki(bytes(der)));
    expect(code).toBe('KEY_FORMAT');
    expect(said).toContain(message);
  });
});

describe('private keys', () => {
  const v2 = pkcs8v2(20, key);
  const other = tlv(0x81, [0], keyBytes(32));
  const rest = (...parts: number[][]): number[] =>
    tlv(0x30, [2, 1, 0], identifier(20), tlv(4, key), ...parts);
  const rest2 = (...parts: number[][]): number[] =>
    tlv(0x30, [2, 1, 1], identifier(20), tlv(4, key), ...parts);
  const nested = (depth: number): number[] => (depth === 0 ? [5, 0] : tlv(0x30, nested(depth - 1)));
  const rows: readonly (readonly [string, readonly number[], string])[] = [
    [
      'a second OCTET STRING',
      pkcs8(20, tlv(4, key)),
      'expected 64 bytes of SLH-DSA-SHA2-128s at byte 20, found a second OCTET STRING',
    ],
    ['a second OCTET STRING, long', pkcs8(24, tlv(4, keyBytes(128))), 'found a second OCTET STRING'],
    ['a seed only', pkcs8(20, keyBytes(48)), 'found 48'],
    ['an empty key', pkcs8(20, []), 'found 0'],
    ['trailing bytes', [...good.pkcs8, 1, 2], 'found 2 bytes more'],
    [
      'NULL as parameters',
      tlv(0x30, [2, 1, 0], tlv(0x30, oid(...nist, 20), [5, 0]), tlv(4, key)),
      'has no parameters, found NULL',
    ],
    [
      'version 2 of the future',
      tlv(0x30, [2, 1, 2], identifier(20), tlv(4, key)),
      'version: expected 0 or 1 at byte 2',
    ],
    [
      'a version of two bytes',
      tlv(0x30, [2, 2, 0, 0], identifier(20), tlv(4, key)),
      'version: expected 0 or 1',
    ],
    ['an empty version', tlv(0x30, [2, 0], identifier(20), tlv(4, key)), 'version: expected 0 or 1'],
    ['no version', tlv(0x30, identifier(20)), 'private key expected at byte 15, found the end'],
    ['a public key', good.spki, 'found a public key (SubjectPublicKeyInfo)'],
    ['version 1 with a public key', rest(tlv(0x81, [0], publicKey)), 'expected no publicKey in version 1'],
    ['version 2 without one', rest2(), 'publicKey of version 2 expected at byte 84, found the end'],
    ['version 2 with another public key', rest2(other), 'is not the one that privateKey carries'],
    ['version 2 with unused bits', rest2(tlv(0x81, [1], publicKey)), '0 unused bits'],
    [
      'version 2 with a short one',
      rest2(tlv(0x81, [0], publicKey.slice(1))),
      'expected 32 bytes and 0 unused bits',
    ],
    [
      'version 2 with two',
      rest2(tlv(0x81, [0], publicKey), tlv(0x81, [0], publicKey)),
      'expected the end of private key',
    ],
    ['version 2, constructed', rest2(tlv(0xa1, tlv(3, [0], publicKey))), 'expected [1]'],
    ['attributes twice', rest(tlv(0xa0), tlv(0xa0)), 'expected the end of private key'],
    ['attributes behind the public key', rest2(v2.slice(-35), tlv(0xa0)), 'expected the end of private key'],
    ['attributes of broken elements', rest(tlv(0xa0, [0x30, 5, 1])), 'says that it has 5 bytes'],
    ['attributes seven deep', rest(tlv(0xa0, nested(6))), 'more than 8 deep'],
    ['elements as deep as memory', rest(tlv(0xa0, nested(3000))), 'more than 8 deep'],
    [
      'constructed bytes',
      tlv(0x30, [2, 1, 0], identifier(20), tlv(0x24, tlv(4, key))),
      'expected OCTET STRING',
    ],
  ];
  test.each(rows)('%s', (_, der, message) => {
    const { code, message: said } = refusal(() => decodePkcs8(bytes(der)));
    expect(code).toBe('KEY_FORMAT');
    expect(said).toContain(
      message.replace('version 1', said.includes('version 1') ? 'version 1' : 'version 1'),
    );
  });

  test('elements eight deep are read', () => {
    expect(decodePkcs8(bytes(rest(tlv(0xa0, nested(5))))).algorithm).toBe('SLH-DSA-SHA2-128s');
  });

  test('encrypted ones', () => {
    const pbes2 = tlv(0x30, oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 5, 13), tlv(0x30));
    const encrypted = tlv(0x30, pbes2, tlv(4, keyBytes(96)));
    for (const given of [
      bytes(encrypted),
      pem('ENCRYPTED PRIVATE KEY', encrypted),
      pem('PRIVATE KEY', encrypted),
    ])
      expect(refusal(() => decodePkcs8(given)).code).toBe('KEY_ENCRYPTED');
    const old = pem('PRIVATE KEY', good.pkcs8).replace(
      '\n',
      '\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00112233445566778899AABBCCDDEEFF\n\n',
    );
    expect(refusal(() => decodePkcs8(old)).code).toBe('KEY_ENCRYPTED');
    expect(refusal(() => decodeSpki(pem('ENCRYPTED PRIVATE KEY', encrypted))).code).toBe('KEY_FORMAT');
  });
});

describe('PEM', () => {
  const text = pem('PUBLIC KEY', good.spki);
  const [first, second, , last] = text.split('\n') as [string, string, string, string];
  const rows: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'found no line with -----BEGIN'],
    ['Base64 alone', Buffer.from(good.spki).toString('base64'), 'found no line with -----BEGIN'],
    [
      'another label',
      pem('CERTIFICATE', good.spki),
      'expected the label "PUBLIC KEY", found "CERTIFICATE" (a certificate)',
    ],
    ['a private key', pem('PRIVATE KEY', good.pkcs8), 'found "PRIVATE KEY" (a private key)'],
    [
      'labels that differ',
      text.replace('END PUBLIC', 'END PRIVATE'),
      'expected a line -----END PUBLIC KEY----- at line 4',
    ],
    ['no end', text.slice(0, text.indexOf('-----END')), 'found the end of the text'],
    ['an end that is cut', text.slice(0, -4), 'found another'],
    ['an end within a line', text.replace('\n-----END', '-----END'), 'found another'],
    ['a begin within a line', `x${text}`, 'found at line 1, column 2 a broken one'],
    ['a begin of four dashes', text.replace('-----BEGIN', '----BEGIN'), 'found no line with -----BEGIN'],
    ['a begin without an end of its line', text.replace('KEY-----\n', 'KEY-----'), 'a broken one'],
    ['two blocks', text + text, 'found another block at line 5, column 1'],
    ['text behind', `${text}x`, 'found more text at line 5, column 1'],
    [
      'a stray character',
      text.replace(second, `${second.slice(0, 9)}*${second.slice(10)}`),
      'at line 2, column 10, found U+002A',
    ],
    [
      'a character beyond Unicode’s first plane',
      text.replace(second, `\u{1f600}${second.slice(2)}`),
      'at line 2, column 1, found U+D83D',
    ],
    ['letters that only look like it', text.replace(second, `\u0430${second.slice(1)}`), 'found U+0430'],
    ['the alphabet of URLs', text.replace(second, `_${second.slice(1)}`), 'found U+005F'],
    ['padding left out', text.replaceAll('=', ''), 'characters and 0 of padding'],
    ['padding too much', text.replace('=', '=='), 'of padding'],
    [
      'padding in the middle',
      text.replace(second, `${second.slice(0, 9)}=${second.slice(10)}`),
      'a character after the padding',
    ],
    ['a character missing', text.replace(second, second.slice(1)), 'of padding'],
    ['headers', `${first}\nComment: x\n\n${second}\n${last}`, 'at line 2, column 8, found a header'],
    ['an empty block', `${first}\n${last}`, ''],
    [
      'a begin with something far behind it',
      text.replace('KEY-----\n', `KEY-----${' '.repeat(500)}x\n`),
      'a broken one',
    ],
    ['a label of 10,000 letters', pem('A'.repeat(10_000), good.spki), 'a broken one'],
    ['dashes without end', '-'.repeat(60_000), 'found no line with -----BEGIN'],
    ['begins without end', '-----BEGIN '.repeat(5000), 'a broken one'],
  ];
  test.each(rows)('%s', (_, given, message) => {
    const { code, message: said } = refusal(() => decodeSpki(given));
    expect(code).toBe('KEY_FORMAT');
    expect(said).toContain(message);
    expect(refusal(() => decodeSpki(Buffer.from(given, 'latin1'))).code).toBe('KEY_FORMAT');
  });

  test('bits left over that are not zero', () => {
    expect(decodePem('-----BEGIN X-----\nAA==\n-----END X-----').der).toEqual(new Uint8Array(1));
    for (const body of ['AB==', 'AAB='])
      expect(() => decodePem(`-----BEGIN X-----\n${body}\n-----END X-----`)).toThrow('left over');
  });

  test('UTF-16 is named', () => {
    for (const mark of [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ])
      expect(
        refusal(() => decodeSpki(Buffer.concat([bytes(mark), Buffer.from(text, 'utf16le')]))).message,
      ).toContain('UTF-16');
  });
});

/** A real key with something done to it. */
const mutated = (der: readonly number[]): fc.Arbitrary<number[]> => {
  const place = fc.nat({ max: der.length - 1 });
  const byte = fc.nat({ max: 255 });
  return fc.oneof(
    fc
      .tuple(place, fc.nat({ max: 7 }))
      .map(([at, bit]) => der.map((v, i) => (i === at ? v ^ (1 << bit) : v))),
    fc.tuple(place, byte).map(([at, value]) => der.map((v, i) => (i === at ? value : v))),
    fc.tuple(place, byte).map(([at, value]) => [...der.slice(0, at), value, ...der.slice(at)]),
    place.map((at) => der.filter((_, i) => i !== at)),
    place.map((at) => der.slice(0, at)),
    fc.tuple(place, place).map(([a, b]) => [...der.slice(0, a), ...der.slice(b)]),
    fc
      .tuple(fc.nat({ max: 24 }), byte, fc.nat({ max: 24 }), byte)
      .map(([a, x, b, y]) => der.map((v, i) => (i === a ? x : i === b ? y : v))),
    fc.array(byte, { maxLength: 20 }).map((tail) => [...der, ...tail]),
  );
};

describe('fuzzing', () => {
  const runs = full ? 20_000 : 2000;
  const anyName = fc.constantFrom(...slhDsaNames);
  const encoded = (name: SlhDsaName): number[][] => {
    const secret = keyBytes(4 * nOf(name));
    return [true, false].flatMap((hashed) => [
      spki(arcOf(name, hashed), secret.subarray(secret.length / 2)),
      pkcs8(arcOf(name, hashed), secret),
      pkcs8v2(arcOf(name, hashed), secret),
    ]);
  };
  const anyKey = anyName.chain((name) => fc.constantFrom(...encoded(name)));

  /** Whatever is read has one encoding: what was given. */
  const readAsWritten = (der: readonly number[]): void => {
    const asPublic = outcome(() => decodeSpki(bytes(der)));
    if ('publicKey' in asPublic) expect([...encodeSpki(asPublic)]).toEqual(der);
    const asPrivate = outcome(() => decodePkcs8(bytes(der)));
    if ('secretKey' in asPrivate) {
      const { algorithm, secretKey, prehash } = asPrivate;
      const version = der[der[1] === 0x81 ? 5 : 4];
      expect(
        version === 1
          ? pkcs8v2(arcOf(algorithm, prehash !== undefined), secretKey)
          : [...encodePkcs8(asPrivate)],
      ).toEqual(der);
    }
  };

  test('mutated keys, as DER', () => {
    fc.assert(fc.property(anyKey.chain(mutated), readAsWritten), { numRuns: runs });
  });

  test('mutated keys, as PEM and mutated again', () => {
    const texts = anyKey.chain(mutated).chain((der) => {
      const label = fc.constantFrom('PUBLIC KEY', 'PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'X');
      return label.chain((name) =>
        fc.oneof(mutated([...Buffer.from(pem(name, der))]), fc.constant([...Buffer.from(pem(name, der))])),
      );
    });
    fc.assert(
      fc.property(texts, (text) => {
        for (const given of [
          bytes(text),
          Buffer.from(text).toString('latin1'),
          Buffer.from(text).toString('utf8'),
        ]) {
          outcome(() => decodeSpki(given));
          outcome(() => decodePkcs8(given));
        }
      }),
      { numRuns: runs / 4 },
    );
  });

  test('anything at all', () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map((tail) => Uint8Array.of(0x30, ...tail)),
      fc.string({ maxLength: 300 }),
      fc
        .string({ unit: 'binary', maxLength: 300 })
        .map((body) => `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----`),
    );
    fc.assert(
      fc.property(anything, (given) => {
        outcome(() => decodeSpki(given));
        outcome(() => decodePkcs8(given));
      }),
      { numRuns: runs },
    );
  });

  test('no message quotes the key', () => {
    const secret = keyBytes(64);
    const runsOfKey = new Set<string>();
    for (let i = 0; i + 4 <= secret.length; i++) {
      const part = Buffer.from(secret.subarray(i, i + 4));
      for (const encoding of ['hex', 'base64', 'latin1'] as const)
        runsOfKey.add(part.toString(encoding).replace(/=+$/, ''));
    }
    fc.assert(
      fc.property(mutated(pkcs8(20, secret)), (der) => {
        const result = outcome(() => decodePkcs8(bytes(der)));
        if ('message' in result) for (const part of runsOfKey) expect(result.message).not.toContain(part);
      }),
      { numRuns: runs },
    );
  });
});
