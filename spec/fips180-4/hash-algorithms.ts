// FIPS 180-4, Secure Hash Standard: the hash algorithms over whole bytes (sections 5 and 6).
import {
  bigEndianFromHalves,
  bigEndianFromWords,
  concat,
  halvesFromBigEndian,
  wordsFromBigEndian,
} from '../bytes.ts';
import { type Halves, halves64, words32 } from '../words.ts';
import { sha1Compress, sha256Compress, sha512Compress } from './compress.ts';
import { H1, H224, H256, H384, H512 } from './constants.ts';

/** FIPS 180-4, section 5.1: a 1 bit, zeros, and the bit length in a field of `lengthBytes`. */
export function pad(message: Uint8Array, blockBytes: number, lengthBytes: number): Uint8Array {
  const used = (message.length + 1 + lengthBytes) % blockBytes;
  const padding = new Uint8Array(1 + ((blockBytes - used) % blockBytes) + lengthBytes);
  padding[0] = 0x80;
  new DataView(padding.buffer).setBigUint64(padding.length - 8, 8n * BigInt(message.length));
  return concat(message, padding);
}

type Compress<W> = (state: readonly W[], block: readonly W[]) => W[];

function iterate<W>(compress: Compress<W>, initial: readonly W[], blocks: readonly W[]): W[] {
  let H = [...initial];
  for (let i = 0; i < blocks.length; i += 16) H = compress(H, blocks.slice(i, i + 16));
  return H;
}

function hash32(
  compress: Compress<number>,
  initial: readonly bigint[],
  message: Uint8Array,
  bytes: number,
): Uint8Array {
  const blocks = wordsFromBigEndian(pad(message, 64, 8));
  const H = iterate(compress, initial.map(words32.constant), blocks);
  return bigEndianFromWords(H).slice(0, bytes);
}

function hash64(initial: readonly Halves[], message: Uint8Array, bytes: number): Uint8Array {
  const blocks = halvesFromBigEndian(pad(message, 128, 16));
  const H = iterate((state, block) => sha512Compress(halves64, state, block), initial, blocks);
  return bigEndianFromHalves(H).slice(0, bytes);
}

/** FIPS 180-4, section 5.3.6: the initial hash value of SHA-512/t. */
export function sha512tInitialHash(t: number): Uint8Array {
  const start = H512.map((word) => halves64.constant(word ^ 0xa5a5a5a5a5a5a5a5n));
  return hash64(start, new TextEncoder().encode(`SHA-512/${t}`), 64);
}

/** FIPS 180-4, section 6.1. */
export function sha1(M: Uint8Array): Uint8Array {
  return hash32((state, block) => sha1Compress(words32, state, block), H1, M, 20);
}

/** FIPS 180-4, section 6.2. */
export function sha256(M: Uint8Array): Uint8Array {
  return hash32((state, block) => sha256Compress(words32, state, block), H256, M, 32);
}

/** FIPS 180-4, section 6.3. */
export function sha224(M: Uint8Array): Uint8Array {
  return hash32((state, block) => sha256Compress(words32, state, block), H224, M, 28);
}

/** FIPS 180-4, section 6.4. */
export function sha512(M: Uint8Array): Uint8Array {
  return hash64(H512.map(halves64.constant), M, 64);
}

/** FIPS 180-4, section 6.5. */
export function sha384(M: Uint8Array): Uint8Array {
  return hash64(H384.map(halves64.constant), M, 48);
}

/** FIPS 180-4, section 6.6. */
export function sha512_224(M: Uint8Array): Uint8Array {
  return hash64(halvesFromBigEndian(sha512tInitialHash(224)), M, 28);
}

/** FIPS 180-4, section 6.7. */
export function sha512_256(M: Uint8Array): Uint8Array {
  return hash64(halvesFromBigEndian(sha512tInitialHash(256)), M, 32);
}
