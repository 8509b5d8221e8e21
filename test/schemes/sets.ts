// The twelve sets, and keys and bytes that are the same in every run.
import { createHash } from 'node:crypto';
import {
  type Bytes,
  type SlhDsa,
  slh_dsa_sha2_128f,
  slh_dsa_sha2_128s,
  slh_dsa_sha2_192f,
  slh_dsa_sha2_192s,
  slh_dsa_sha2_256f,
  slh_dsa_sha2_256s,
  slh_dsa_shake_128f,
  slh_dsa_shake_128s,
  slh_dsa_shake_192f,
  slh_dsa_shake_192s,
  slh_dsa_shake_256f,
  slh_dsa_shake_256s,
} from '../../src/slh-dsa.ts';
import type { HashFamily } from '../engines/suites.ts';

export const fastSets: readonly SlhDsa[] = [
  slh_dsa_sha2_128f,
  slh_dsa_sha2_192f,
  slh_dsa_sha2_256f,
  slh_dsa_shake_128f,
  slh_dsa_shake_192f,
  slh_dsa_shake_256f,
];
export const smallSets: readonly SlhDsa[] = [
  slh_dsa_sha2_128s,
  slh_dsa_sha2_192s,
  slh_dsa_sha2_256s,
  slh_dsa_shake_128s,
  slh_dsa_shake_192s,
  slh_dsa_shake_256s,
];
export const sets: readonly SlhDsa[] = [...fastSets, ...smallSets];

export function familyOf({ name }: SlhDsa): HashFamily {
  return name.includes('SHAKE') ? 'SHAKE' : 'SHA2';
}

/** Distinct bytes for each length and word. */
export function bytes(length: number, word: string): Uint8Array {
  return new Uint8Array(createHash('shake128', { outputLength: length }).update(word).digest());
}

export function keyOf(set: SlhDsa, word = 'key'): { secretKey: Bytes; publicKey: Bytes } {
  return set.keygen(bytes(set.lengths.seed, `${set.name} ${word}`));
}

/** The other set of the same family and key sizes. */
export function siblingOf(set: SlhDsa): SlhDsa {
  const found = sets.find(
    (other) =>
      other !== set && other.securityLevel === set.securityLevel && familyOf(other) === familyOf(set),
  );
  if (found === undefined) throw new Error(`${set.name} has no sibling`);
  return found;
}

/** The set with the same numbers that hashes with the other family. */
export function cousinOf(set: SlhDsa): SlhDsa {
  const found = sets.find((other) => other !== set && other.name.slice(-4) === set.name.slice(-4));
  if (found === undefined) throw new Error(`${set.name} has no cousin`);
  return found;
}

export function hex(value: Uint8Array): string {
  return Buffer.from(value).toString('hex');
}
