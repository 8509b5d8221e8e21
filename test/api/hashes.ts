// The public hash functions, what else gives their digests, and bytes that are the same in every run.
import { createHash } from 'node:crypto';
import { sha1 } from '../../src/legacy.ts';
import { type Feature, report } from '../../src/runtime.ts';
import { type HashFunction, sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '../../src/sha2.ts';
import {
  sha3_224,
  sha3_256,
  sha3_384,
  sha3_512,
  shake128,
  shake256,
  type XofFunction,
} from '../../src/sha3.ts';

export interface Known {
  /** As the vectors say it. */
  readonly name: string;
  /** As OpenSSL says it. */
  readonly openssl: string;
  readonly hash: HashFunction | XofFunction;
  readonly kernel: string;
  /** noble's name, the same as ours. */
  readonly exported: string;
}

const known = (
  name: string,
  openssl: string,
  exported: string,
  hash: HashFunction | XofFunction,
  kernel: string,
): Known => ({ name, openssl, hash, kernel, exported });

export const xofs: readonly (Known & { readonly hash: XofFunction })[] = [
  { ...known('SHAKE128', 'shake128', 'shake128', shake128, 'keccak-absorb-r168'), hash: shake128 },
  { ...known('SHAKE256', 'shake256', 'shake256', shake256, 'keccak-absorb-r136'), hash: shake256 },
];
export const fixed: readonly Known[] = [
  known('SHA-1', 'sha1', 'sha1', sha1, 'sha1-compress'),
  known('SHA2-224', 'sha224', 'sha224', sha224, 'sha256-blocks'),
  known('SHA2-256', 'sha256', 'sha256', sha256, 'sha256-blocks'),
  known('SHA2-384', 'sha384', 'sha384', sha384, 'sha512-blocks'),
  known('SHA2-512', 'sha512', 'sha512', sha512, 'sha512-blocks'),
  known('SHA2-512/224', 'sha512-224', 'sha512_224', sha512_224, 'sha512-blocks'),
  known('SHA2-512/256', 'sha512-256', 'sha512_256', sha512_256, 'sha512-blocks'),
  known('SHA3-224', 'sha3-224', 'sha3_224', sha3_224, 'keccak-absorb-r144'),
  known('SHA3-256', 'sha3-256', 'sha3_256', sha3_256, 'keccak-absorb-r136'),
  known('SHA3-384', 'sha3-384', 'sha3_384', sha3_384, 'keccak-absorb-r104'),
  known('SHA3-512', 'sha3-512', 'sha3_512', sha3_512, 'keccak-absorb-r72'),
];
export const hashes: readonly Known[] = [...fixed, ...xofs];

/** OpenSSL's digest, of another length where it is asked for. */
export function byOpenssl(
  { openssl, hash }: Known,
  message: Uint8Array,
  length: number = hash.outputLen,
): Uint8Array {
  const options = hash.canXOF ? { outputLength: length } : {};
  return new Uint8Array(createHash(openssl, options).update(message).digest());
}

/** Distinct bytes. */
export function bytes(length: number, word = 'message'): Uint8Array {
  return new Uint8Array(createHash('shake128', { outputLength: length }).update(word).digest());
}

/** What to remove so that a level is the best. One message has one lane, which no row with SIMD has. */
export const above: Readonly<Record<'wasm' | 'js', readonly Feature[]>> = { wasm: [], js: ['wasm'] };

/** The implementations with one lane that a function runs on now. */
export function singlesOf(hash: object): string[] {
  return report(hash).rows.flatMap(({ state, stem, lanes }) =>
    state === 'chosen' && lanes === 1 ? [stem] : [],
  );
}
