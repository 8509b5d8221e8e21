import { type Digest, lengthBytes } from './digests.ts';

/** FIPS 205, 11.2: ADRSc. */
const ADDRESS_BYTES = 22;
/** Words of the block after PK.seed's that ADRSc fills whole. */
const HEAD_WORDS = 5;

/** Blocks of T_l's message after PK.seed's: ADRSc, `count` values, padding. */
export function blocksOf(digest: Digest, n: number, count: number): number {
  return Math.ceil((ADDRESS_BYTES + count * n + 1 + lengthBytes(digest)) / digest.blockBytes);
}

/** Words of T_l's region for one lane; the last has half a word that no block takes. */
export function inputsWords(digest: Digest, n: number, count: number): number {
  return (blocksOf(digest, n, count) * digest.blockBytes) / 4 - HEAD_WORDS;
}

/** FIPS 180-4, 5.1, after `count` values at `inputs`, all lanes; words lie two bytes further on in the message. */
export function padInputs(
  memory: Uint8Array,
  view: DataView,
  inputs: number,
  digest: Digest,
  n: number,
  lanes: number,
  count: number,
): void {
  const words = inputsWords(digest, n, count);
  const first = inputs + count * n * lanes;
  const end = inputs + words * 4 * lanes;
  memory.fill(0, first, end);
  const bits = 8 * (digest.blockBytes + ADDRESS_BYTES + count * n);
  for (let lane = 0; lane < lanes; lane++) {
    view.setUint32(first + lane * 4, 0x80000000, true);
    view.setUint32(end - (2 * lanes - lane) * 4, bits >>> 16, true);
    view.setUint32(end - (lanes - lane) * 4, bits << 16, true);
  }
}
