import { kindOf } from '../runtime/bytes.ts';
import type { SlhDsaName } from '../slh-dsa/options.ts';
import {
  dotted,
  type Element,
  expectEnd,
  expectedAt,
  header,
  OBJECT_IDENTIFIER,
  SEQUENCE,
  tagName,
} from './der.ts';
import { keyFormat } from './fault.ts';

/** Stateful hash-based signatures, whose public keys RFC 9802 encodes. */
export type StatefulName = 'HSS' | 'XMSS' | 'XMSSMT';
/** The hash of a key that signs and verifies in its HashSLH-DSA form only (RFC 9909, section 3). */
export type PrehashName = 'SHA-256' | 'SHA-512' | 'SHAKE128' | 'SHAKE256';

export interface Algorithm {
  readonly name: SlhDsaName | StatefulName;
  readonly prehash?: PrehashName;
}

const sizes = ['128s', '128f', '192s', '192f', '256s', '256f'] as const;

/** Under NIST's sigAlgs, by the last arc: 20 to 31 (RFC 9909, section 3), 35 to 46 for the HashSLH-DSA form. */
const sigAlgs: readonly number[] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x03];
const firstPure = 20;
const firstPrehash = 35;

/** RFC 9802, section 3. */
const stateful: readonly { readonly name: StatefulName; readonly oid: readonly number[] }[] = [
  { name: 'HSS', oid: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x03, 0x11] },
  { name: 'XMSS', oid: [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x06, 0x22] },
  { name: 'XMSSMT', oid: [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x06, 0x23] },
];

/** Others that people have, for messages. */
const others: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSASSA-PSS',
  '1.2.840.10045.2.1': 'elliptic curves',
  '1.3.101.110': 'X25519',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
};

export const slhDsaNames: readonly SlhDsaName[] = (['SHA2', 'SHAKE'] as const).flatMap((hash) =>
  sizes.map((size): SlhDsaName => `SLH-DSA-${hash}-${size}`),
);

/** FIPS 205, Table 2: n in bytes. */
export function nOf(name: SlhDsaName): 16 | 24 | 32 {
  return name.includes('-128') ? 16 : name.includes('-192') ? 24 : 32;
}

/** The one hash that RFC 9909 pairs with a set: of the set's family, and as strong. */
export function prehashOf(name: SlhDsaName): PrehashName {
  if (name.includes('SHAKE')) return nOf(name) === 16 ? 'SHAKE128' : 'SHAKE256';
  return nOf(name) === 16 ? 'SHA-256' : 'SHA-512';
}

const quoted = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : kindOf(value);

/** @throws TypeError for the name of no algorithm, and for another hash than the set's own */
export function algorithmOf(name: unknown, prehash: unknown, known: readonly Algorithm['name'][]): Algorithm {
  const found = known.find((each) => each === name);
  if (found === undefined)
    throw new TypeError(`key.algorithm: expected one of ${known.join(', ')}, got ${quoted(name)}`);
  if (prehash === undefined) return { name: found };
  const own = slhDsaNames.includes(found as SlhDsaName) ? prehashOf(found as SlhDsaName) : undefined;
  if (own === undefined || prehash !== own)
    throw new TypeError(`key.prehash: expected ${own ?? 'none'} for ${found}, got ${quoted(prehash)}`);
  return { name: found, prehash: own };
}

export const allNames: readonly Algorithm['name'][] = [...slhDsaNames, ...stateful.map(({ name }) => name)];

/** AlgorithmIdentifier without parameters (RFC 9909, section 3; RFC 9802, section 4). */
export function encodeAlgorithm({ name, prehash }: Algorithm): number[] {
  const place = slhDsaNames.indexOf(name as SlhDsaName);
  const oid =
    place < 0
      ? (stateful.find((each) => each.name === name)?.oid as readonly number[])
      : [...sigAlgs, place + (prehash === undefined ? firstPure : firstPrehash)];
  const inner = [...header(OBJECT_IDENTIFIER, oid.length), ...oid];
  return [...header(SEQUENCE, inner.length), ...inner];
}

const same = (a: Uint8Array, b: readonly number[]): boolean =>
  a.length === b.length && b.every((byte, i) => a[i] === byte);

function algorithmBy(oid: Uint8Array): Algorithm | undefined {
  const found = stateful.find((each) => same(oid, each.oid));
  if (found !== undefined) return { name: found.name };
  if (oid.length !== sigAlgs.length + 1 || !same(oid.subarray(0, -1), sigAlgs)) return undefined;
  const arc = oid[sigAlgs.length] as number;
  const pure = slhDsaNames[arc - firstPure];
  if (pure !== undefined) return { name: pure };
  const hashed = slhDsaNames[arc - firstPrehash];
  return hashed && { name: hashed, prehash: prehashOf(hashed) };
}

/**
 * Reads an AlgorithmIdentifier.
 *
 * @throws PolylaneError KEY_FORMAT, also for an algorithm that is not known here
 */
export function decodeAlgorithm(der: Uint8Array, element: Element): Algorithm {
  const oid = expectedAt(der, element.from, element.to, OBJECT_IDENTIFIER, 'algorithm');
  const bytes = der.subarray(oid.from, oid.to);
  const algorithm = algorithmBy(bytes);
  if (algorithm === undefined) {
    // A longer one may be a damaged length that runs into the key.
    const text = bytes.length <= 11 ? dotted(bytes) : undefined;
    const named = text === undefined ? `one of ${bytes.length} bytes` : text;
    const known = text !== undefined && others[text] !== undefined ? ` (${others[text]})` : '';
    throw keyFormat(
      `derOrPem: algorithm: expected the object identifier of an SLH-DSA set at byte ${oid.at}, found ${named}${known}`,
    );
  }
  if (oid.to !== element.to) {
    throw keyFormat(
      `derOrPem: algorithm: ${algorithm.name} has no parameters, found ${tagName(der[oid.to] as number)} at byte ${oid.to}`,
    );
  }
  expectEnd(oid.to, element.to, 'algorithm');
  return algorithm;
}
