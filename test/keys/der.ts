// Keys written by hand, so that the tests do not lean on the encoders.
import { slhDsaNames } from '../../src/keys/algorithms.ts';
import type { SlhDsaName } from '../../src/slh-dsa.ts';

export { slhDsaNames };

export const nOf = (name: SlhDsaName): number => Number(name.slice(-4, -1)) / 8;

/** One element; its content in parts. */
export function tlv(tag: number, ...parts: readonly (readonly number[] | Uint8Array)[]): number[] {
  const content = parts.flatMap((part) => [...part]);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return [tag, ...length, ...content];
}

const sigAlgs = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x03];

/** AlgorithmIdentifier of a set by the last arc: 20 to 31, and 35 to 46 for the HashSLH-DSA form. */
export const identifier = (arc: number): number[] => tlv(0x30, tlv(0x06, sigAlgs, [arc]));
export const arcOf = (name: SlhDsaName, prehash = false): number =>
  slhDsaNames.indexOf(name) + (prehash ? 35 : 20);

/** Bytes in which every one differs from its neighbours, and none looks like a header. */
export const keyBytes = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => 0x60 + ((i * 7) % 0x1f));

export const spki = (arc: number, key: Uint8Array | readonly number[]): number[] =>
  tlv(0x30, identifier(arc), tlv(0x03, [0], key));
export const pkcs8 = (arc: number, key: Uint8Array | readonly number[]): number[] =>
  tlv(0x30, [2, 1, 0], identifier(arc), tlv(0x04, key));
/** Version 2, with the public key behind. */
export const pkcs8v2 = (arc: number, key: Uint8Array, ...before: readonly number[][]): number[] =>
  tlv(
    0x30,
    [2, 1, 1],
    identifier(arc),
    tlv(0x04, key),
    ...before,
    tlv(0x81, [0], key.subarray(key.length / 2)),
  );

export function pem(label: string, der: readonly number[] | Uint8Array, width = 64, end = '\n'): string {
  const text = Buffer.from(der).toString('base64');
  const lines = text.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join(end);
}
