import type { Chosen } from '../../runtime/choice.ts';
import { type Digest, digestBytes, lengthBytes } from './digests.ts';

/** Whole blocks of a long input that are compressed in one call. */
export const STAGING_BYTES: number = 16 * 1024;
/** One block more, which the padding may need. */
export const STAGING_ROOM: number = STAGING_BYTES + 128;

/** A hash function on an arena. */
export interface Stream {
  readonly digest: Digest;
  /** One lane. */
  readonly compress: Chosen;
  readonly memory: Uint8Array;
  readonly view: DataView;
  /** Byte offsets: the chaining value, whole blocks to come, their message schedule, and the finished digest. */
  readonly at: Readonly<Record<'state' | 'staging' | 'schedule' | 'digest', number>>;
}

function begin({ digest, view, at }: Stream): void {
  digest.initial.forEach((word, i) => {
    view.setUint32(at.state + 4 * i, word, true);
  });
}

function compress({ compress, digest, at }: Stream, bytes: number): void {
  compress.call(at.state, at.staging, at.schedule, bytes / digest.blockBytes, 0);
}

/** Stages the parts, compresses what fills the staging area, and gives the bytes still staged. */
function absorb(stream: Stream, parts: readonly Uint8Array[]): number {
  const { memory, at } = stream;
  let staged = 0;
  for (const part of parts) {
    for (let taken = 0; taken < part.length; ) {
      const bytes = Math.min(part.length - taken, STAGING_BYTES - staged);
      memory.set(part.subarray(taken, taken + bytes), at.staging + staged);
      taken += bytes;
      staged += bytes;
      if (staged === STAGING_BYTES) {
        compress(stream, staged);
        staged = 0;
      }
    }
  }
  return staged;
}

/**
 * The digest of the parts' concatenation, in arena memory that the next one reuses; the last digest may be a part
 * itself.
 */
export function digestOf(stream: Stream, parts: readonly Uint8Array[]): Uint8Array {
  const { digest, memory, view, at } = stream;
  const { blockBytes } = digest;
  begin(stream);
  const staged = absorb(stream, parts);
  // FIPS 180-4, 5.1: one bit, zeros, and the length in bits.
  const end = Math.ceil((staged + 1 + lengthBytes(digest)) / blockBytes) * blockBytes;
  memory.fill(0, at.staging + staged, at.staging + end);
  memory[at.staging + staged] = 0x80;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  view.setUint32(at.staging + end - 8, Math.floor(length / 2 ** 29), false);
  view.setUint32(at.staging + end - 4, (length % 2 ** 29) * 8, false);
  compress(stream, end);
  digest.initial.forEach((_, i) => {
    view.setUint32(at.digest + 4 * i, view.getUint32(at.state + 4 * i, true), false);
  });
  return memory.subarray(at.digest, at.digest + digestBytes(digest));
}

/** FIPS 205, 11.2: the chaining value after PK.seed and its zeros, as words at `to`. */
export function seedMidstate(stream: Stream, pkSeed: Uint8Array, to: number): void {
  const { digest, memory, view, at } = stream;
  begin(stream);
  memory.fill(0, at.staging, at.staging + digest.blockBytes);
  memory.set(pkSeed, at.staging);
  compress(stream, digest.blockBytes);
  digest.initial.forEach((_, i) => {
    view.setUint32(to + 4 * i, view.getUint32(at.state + 4 * i, true), true);
  });
}
