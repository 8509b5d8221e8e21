import type { SlhDsaName } from 'polylane/slh-dsa.js';
import { failure } from './failure.ts';

const sizes = ['128s', '128f', '192s', '192f', '256s', '256f'] as const;

/** The sets' names as they are typed. */
export const setNames: readonly string[] = ['sha2', 'shake'].flatMap((hash) =>
  sizes.map((size) => `slh-dsa-${hash}-${size}`),
);

/** A set by its name, in small or large letters. */
export function setOf(name: string): SlhDsaName {
  const typed = name.toLowerCase();
  if (!setNames.includes(typed))
    throw failure('MISUSE', `no set is called ${name}; there are ${setNames.join(', ')}`);
  return typed.toUpperCase().replace(/[SF]$/, (end) => end.toLowerCase()) as SlhDsaName;
}

/** The hash functions of --prehash, as they are typed. */
export const hashNames = [
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha512-224',
  'sha512-256',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'shake128',
  'shake256',
] as const;
export type HashName = (typeof hashNames)[number];

export function hashOf(name: string): HashName {
  const found = hashNames.find((each) => each === name.toLowerCase());
  if (found === undefined)
    throw failure('MISUSE', `no hash function is called ${name}; there are ${hashNames.join(', ')}`);
  return found;
}
