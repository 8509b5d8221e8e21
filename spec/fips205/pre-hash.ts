// FIPS 205, section 10.2.2: the pre-hash functions PH, with the DER of their object identifiers. All twelve
// approved hash functions and XOFs of FIPS 180-4 and FIPS 202 but SHA-1.
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '../fips180-4/hash-algorithms.ts';
import { sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256 } from '../fips202.ts';

export type PreHash =
  | 'SHA2-224'
  | 'SHA2-256'
  | 'SHA2-384'
  | 'SHA2-512'
  | 'SHA2-512/224'
  | 'SHA2-512/256'
  | 'SHA3-224'
  | 'SHA3-256'
  | 'SHA3-384'
  | 'SHA3-512'
  | 'SHAKE-128'
  | 'SHAKE-256';

export interface PreHashRow {
  readonly oid: Uint8Array;
  readonly hash: (M: Uint8Array) => Uint8Array;
}

/** id-hashAlgs: 2.16.840.1.101.3.4.2.x. */
function row(x: number, hash: (M: Uint8Array) => Uint8Array): PreHashRow {
  return { oid: Uint8Array.of(0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, x), hash };
}

export const preHashes: Readonly<Record<PreHash, PreHashRow>> = {
  'SHA2-256': row(0x01, sha256),
  'SHA2-384': row(0x02, sha384),
  'SHA2-512': row(0x03, sha512),
  'SHA2-224': row(0x04, sha224),
  'SHA2-512/224': row(0x05, sha512_224),
  'SHA2-512/256': row(0x06, sha512_256),
  'SHA3-224': row(0x07, sha3_224),
  'SHA3-256': row(0x08, sha3_256),
  'SHA3-384': row(0x09, sha3_384),
  'SHA3-512': row(0x0a, sha3_512),
  'SHAKE-128': row(0x0b, (M) => shake128(M, 256)),
  'SHAKE-256': row(0x0c, (M) => shake256(M, 512)),
};
