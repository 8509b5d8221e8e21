import { bytesOf, kindOf } from '../runtime/bytes.ts';
import type { Bytes, SlhDsaName } from '../slh-dsa/options.ts';
import {
  type Algorithm,
  algorithmOf,
  allNames,
  decodeAlgorithm,
  encodeAlgorithm,
  nOf,
  type PrehashName,
  type StatefulName,
  slhDsaNames,
} from './algorithms.ts';
import {
  BIT_STRING,
  elementAt,
  expectEnd,
  expectedAt,
  header,
  INTEGER,
  OCTET_STRING,
  SEQUENCE,
} from './der.ts';
import { keyFormat } from './fault.ts';
import { withDer } from './input.ts';
import { statefulKeyLength } from './stateful.ts';

/** A public key that says whose it is. `verifier` of its set takes it as it is, and any other set refuses it. */
export interface PublicKey {
  readonly algorithm: SlhDsaName | StatefulName;
  readonly publicKey: Bytes;
  /** Of a key with a HashSLH-DSA identifier: it verifies in that form only. */
  readonly prehash?: PrehashName | undefined;
}

/** How long a public key has to be; a text where it says of itself that it is none. */
function lengthOf(name: Algorithm['name'], key: Uint8Array): number | string {
  if (slhDsaNames.includes(name as SlhDsaName)) return 2 * nOf(name as SlhDsaName);
  return statefulKeyLength(name as StatefulName, key);
}

/**
 * A public key as DER: SubjectPublicKeyInfo with the key's own bytes (RFC 9909, section 4; RFC 9802, section 5).
 *
 * @param key its `publicKey` is `lengths.publicKey` bytes of the set, or as long as an HSS, XMSS or XMSS^MT key says
 * of itself; `prehash`, where it is given, is the hash of the set's HashSLH-DSA identifier
 * @throws TypeError for a part of the wrong kind, the name of no algorithm, and a hash that is not the set's
 * @throws RangeError for a key of the wrong length
 *
 * @example
 * ```ts
 * import { encodePem, encodeSpki } from 'polylane/keys.js';
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const { publicKey } = slh_dsa_shake_128f.keygen();
 * const der = encodeSpki({ algorithm: slh_dsa_shake_128f.name, publicKey });
 * console.log(der.length); // 50
 * console.log(encodePem('PUBLIC KEY', der).startsWith('-----BEGIN PUBLIC KEY-----')); // true
 * ```
 */
export function encodeSpki(key: {
  algorithm: PublicKey['algorithm'];
  publicKey: Uint8Array;
  prehash?: PrehashName | undefined;
}): Bytes {
  if (kindOf(key) !== 'object') throw new TypeError(`key: expected an object, got ${kindOf(key)}`);
  const { algorithm: name, publicKey, prehash } = key;
  const algorithm = algorithmOf(name, prehash, allNames);
  const bytes = bytesOf('key.publicKey', publicKey);
  const length = lengthOf(algorithm.name, bytes);
  if (length !== bytes.length) {
    const wanted = typeof length === 'number' ? `${length} bytes` : 'a key';
    const got = typeof length === 'number' ? `${bytes.length}` : length;
    throw new RangeError(`key.publicKey: expected ${wanted} for ${algorithm.name}, got ${got}`);
  }
  const inner = [...encodeAlgorithm(algorithm), ...header(BIT_STRING, 1 + length), 0];
  const before = [...header(SEQUENCE, inner.length + length), ...inner];
  const der = new Uint8Array(before.length + length);
  der.set(before);
  der.set(bytes, before.length);
  return der;
}

/**
 * A public key from DER or PEM: SubjectPublicKeyInfo of an SLH-DSA set (RFC 9909), or of HSS, XMSS or XMSS^MT
 * (RFC 9802). Only DER's own form is read, to the last byte. PEM may come as text or as its bytes.
 *
 * @throws TypeError when `derOrPem` is neither Uint8Array nor string
 * @throws PolylaneError KEY_FORMAT for anything else: damaged or cut, trailing bytes, parameters, a key in an
 * OCTET STRING, another algorithm, a private key. The message says what was found, and where.
 *
 * @example
 * ```ts
 * import { decodeSpki, encodeSpki } from 'polylane/keys.js';
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const { publicKey } = slh_dsa_shake_128f.keygen();
 * const decoded = decodeSpki(encodeSpki({ algorithm: 'SLH-DSA-SHAKE-128f', publicKey }));
 * console.log(decoded.algorithm); // SLH-DSA-SHAKE-128f
 * console.log(slh_dsa_shake_128f.verifier(decoded).algorithm === decoded.algorithm); // true
 * ```
 */
export function decodeSpki(derOrPem: Uint8Array | string): PublicKey {
  return withDer(derOrPem, 'PUBLIC KEY', (der) => {
    const whole = expectedAt(der, 0, der.length, SEQUENCE, 'public key');
    expectEnd(whole.to, der.length, 'public key');
    const first = elementAt(der, whole.from, whole.to, 'algorithm');
    if (first.tag === INTEGER)
      throw keyFormat('derOrPem: expected a public key, found a private key (PKCS #8)');
    const identifier = expectedAt(der, whole.from, whole.to, SEQUENCE, 'algorithm');
    const algorithm = decodeAlgorithm(der, identifier);
    const bits = expectedAt(der, identifier.to, whole.to, BIT_STRING, 'subjectPublicKey');
    expectEnd(bits.to, whole.to, 'public key');
    const unused = bits.from < bits.to ? der[bits.from] : undefined;
    if (unused !== 0) {
      const found = unused === undefined ? 'none' : `${unused}`;
      throw keyFormat(
        `derOrPem: subjectPublicKey: expected 0 unused bits at byte ${bits.from}, found ${found}`,
      );
    }
    const publicKey = der.slice(bits.from + 1, bits.to);
    const length = lengthOf(algorithm.name, publicKey);
    if (length !== publicKey.length) {
      const wrapped = publicKey[0] === OCTET_STRING && publicKey[1] === publicKey.length - 2;
      const wanted = typeof length === 'number' ? `${length} bytes` : 'a key';
      const found = wrapped
        ? 'an OCTET STRING around it'
        : typeof length === 'number'
          ? publicKey.length
          : length;
      throw keyFormat(
        `derOrPem: subjectPublicKey: expected ${wanted} of ${algorithm.name} at byte ${bits.from + 1}, found ${found}`,
      );
    }
    const { name, prehash } = algorithm;
    return Object.freeze({ algorithm: name, publicKey, ...(prehash === undefined ? {} : { prehash }) });
  });
}
