import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import type { Bytes, SlhDsaName } from '../slh-dsa/options.ts';
import {
  algorithmOf,
  decodeAlgorithm,
  encodeAlgorithm,
  nOf,
  type PrehashName,
  slhDsaNames,
} from './algorithms.ts';
import {
  BIT_STRING,
  checkElements,
  type Element,
  elementAt,
  expectEnd,
  expectedAt,
  header,
  INTEGER,
  OBJECT_IDENTIFIER,
  OCTET_STRING,
  SEQUENCE,
  tagName,
} from './der.ts';
import { keyEncrypted, keyFormat } from './fault.ts';
import { withDer } from './input.ts';

/** A secret key that says whose it is. `signer` of its set takes it as it is, and any other set refuses it. */
export interface PrivateKey {
  readonly algorithm: SlhDsaName;
  readonly secretKey: Bytes;
  /** Of a key with a HashSLH-DSA identifier: it signs in that form only. */
  readonly prehash?: PrehashName | undefined;
}

/** [0] IMPLICIT Attributes and [1] IMPLICIT PublicKey (RFC 5958, section 2). */
const ATTRIBUTES = 0xa0;
const PUBLIC_KEY = 0x81;

/**
 * A secret key as DER: PKCS #8 (RFC 5958), version 1, with the key's own bytes in `privateKey` (RFC 9909,
 * section 6), as OpenSSL writes it. Wipe what is returned when it has been written.
 *
 * @param key its `secretKey` is `lengths.secretKey` bytes of the set; `prehash`, where it is given, is the hash of
 * the set's HashSLH-DSA identifier
 * @throws TypeError for a part of the wrong kind, the name of no set, and a hash that is not the set's
 * @throws RangeError for a key of the wrong length
 *
 * @example
 * ```ts
 * import { decodePkcs8, encodePkcs8 } from 'polylane/keys.js';
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const { secretKey } = slh_dsa_shake_128f.keygen();
 * const der = encodePkcs8({ algorithm: slh_dsa_shake_128f.name, secretKey });
 * const signer = slh_dsa_shake_128f.signer(decodePkcs8(der));
 * console.log(signer.sign(Uint8Array.of(1, 2, 3)).length); // 17088
 * ```
 */
export function encodePkcs8(key: {
  algorithm: SlhDsaName;
  secretKey: Uint8Array;
  prehash?: PrehashName | undefined;
}): Bytes {
  if (kindOf(key) !== 'object') throw new TypeError(`key: expected an object, got ${kindOf(key)}`);
  const { algorithm: given, secretKey, prehash } = key;
  const algorithm = algorithmOf(given, prehash, slhDsaNames);
  const name = algorithm.name as SlhDsaName;
  const length = 4 * nOf(name);
  const bytes = bytesOf('key.secretKey', secretKey, length, name);
  const inner = [...header(INTEGER, 1), 0, ...encodeAlgorithm(algorithm), ...header(OCTET_STRING, length)];
  const before = [...header(SEQUENCE, inner.length + length), ...inner];
  const der = new Uint8Array(before.length + length);
  der.set(before);
  der.set(bytes, before.length);
  wipeIfCopied(bytes, secretKey);
  return der;
}

/** What begins with a SEQUENCE is no PKCS #8 in the clear: the encrypted form, or a public key. */
function otherKind(der: Uint8Array, whole: Element, first: Element): Error {
  const oid = first.from < first.to && der[first.from] === OBJECT_IDENTIFIER;
  const second = elementAt(der, first.to, whole.to, 'private key');
  if (oid && second.tag === OCTET_STRING && second.to === whole.to)
    return keyEncrypted('an encrypted one (EncryptedPrivateKeyInfo)');
  const found = oid && second.tag === BIT_STRING ? 'a public key (SubjectPublicKeyInfo)' : tagName(first.tag);
  return keyFormat(`derOrPem: private key: expected its version at byte ${first.at}, found ${found}`);
}

/** The optional end: attributes, which are checked and read over, and in version 2 the public key. */
function checkRest(der: Uint8Array, from: number, to: number, version: number, publicKey: Uint8Array): void {
  let at = from;
  if (at < to && der[at] === ATTRIBUTES) {
    const attributes = elementAt(der, at, to, 'attributes');
    checkElements(der, attributes.from, attributes.to, 2, 'attributes');
    at = attributes.to;
  }
  if (version === 1) {
    const bits = expectedAt(der, at, to, PUBLIC_KEY, 'publicKey of version 2');
    if (bits.to - bits.from !== 1 + publicKey.length || der[bits.from] !== 0) {
      throw keyFormat(
        `derOrPem: publicKey: expected ${publicKey.length} bytes and 0 unused bits at byte ${bits.from}, found ${bits.to - bits.from} bytes in all`,
      );
    }
    // Both are public: PK.seed and PK.root.
    if (publicKey.some((byte, i) => byte !== der[bits.from + 1 + i]))
      throw keyFormat(`derOrPem: publicKey at byte ${bits.at} is not the one that privateKey carries`);
    at = bits.to;
  } else if (at < to && der[at] === PUBLIC_KEY)
    throw keyFormat(`derOrPem: expected no publicKey in version 1, found one at byte ${at}`);
  expectEnd(at, to, 'private key');
}

/**
 * A secret key from DER or PEM: PKCS #8 (RFC 5958) of an SLH-DSA set (RFC 9909), version 1, or 2 with the public
 * key. Only DER's own form is read, to the last byte. PEM may come as text or as its bytes. Wipe `secretKey` when
 * you are done with it. That the seeds lead to the key's root is not computed here: signing says `KEY_MISMATCH`.
 *
 * @throws TypeError when `derOrPem` is neither Uint8Array nor string
 * @throws PolylaneError KEY_ENCRYPTED for an encrypted key
 * @throws PolylaneError KEY_FORMAT for anything else: damaged or cut, trailing bytes, a second OCTET STRING around
 * the key, parameters, another algorithm, a public key. The message says what was found, and where.
 *
 * @example
 * ```ts
 * import { decodePkcs8, encodePem, encodePkcs8 } from 'polylane/keys.js';
 * import { slh_dsa_sha2_128f } from 'polylane/slh-dsa.js';
 *
 * const { secretKey } = slh_dsa_sha2_128f.keygen();
 * const pem = encodePem('PRIVATE KEY', encodePkcs8({ algorithm: 'SLH-DSA-SHA2-128f', secretKey }));
 * console.log(decodePkcs8(pem).algorithm); // SLH-DSA-SHA2-128f
 * ```
 */
export function decodePkcs8(derOrPem: Uint8Array | string): PrivateKey {
  return withDer(derOrPem, 'PRIVATE KEY', (der) => {
    const whole = expectedAt(der, 0, der.length, SEQUENCE, 'private key');
    expectEnd(whole.to, der.length, 'private key');
    const first = elementAt(der, whole.from, whole.to, 'version');
    if (first.tag === SEQUENCE) throw otherKind(der, whole, first);
    const integer = expectedAt(der, whole.from, whole.to, INTEGER, 'version');
    const version = integer.to - integer.from === 1 ? der[integer.from] : undefined;
    if (version !== 0 && version !== 1)
      throw keyFormat(`derOrPem: version: expected 0 or 1 at byte ${integer.at}, found another`);
    const identifier = expectedAt(der, integer.to, whole.to, SEQUENCE, 'algorithm');
    const { name, prehash } = decodeAlgorithm(der, identifier);
    const algorithm = slhDsaNames.find((each) => each === name);
    if (algorithm === undefined)
      throw keyFormat(
        `derOrPem: algorithm: expected an SLH-DSA set, found ${name}, whose private keys are not read`,
      );
    const octets = expectedAt(der, identifier.to, whole.to, OCTET_STRING, 'privateKey');
    const length = octets.to - octets.from;
    const n = nOf(algorithm);
    // Before anything behind it is read: with a wrong length that would be the key itself.
    if (length !== 4 * n) {
      const inner = header(OCTET_STRING, 4 * n);
      const doubled =
        length === inner.length + 4 * n && inner.every((byte, i) => der[octets.from + i] === byte);
      const found = doubled ? 'a second OCTET STRING around them' : `${length}`;
      throw keyFormat(
        `derOrPem: privateKey: expected ${4 * n} bytes of ${algorithm} at byte ${octets.from}, found ${found}`,
      );
    }
    checkRest(der, octets.to, whole.to, version, der.subarray(octets.from + 2 * n, octets.to));
    const secretKey = der.slice(octets.from, octets.to);
    return Object.freeze({ algorithm, secretKey, ...(prehash === undefined ? {} : { prehash }) });
  });
}
