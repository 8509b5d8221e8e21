import type { KernelTable } from '../runtime/table.ts';
import { singleOf } from './rows.ts';
import type { MessageHash } from './tree-hash.ts';
import { withRegions } from './trees/session.ts';

/** Most bytes of whole blocks that one call takes. */
const STAGING_BYTES = 64 * 1024;

/** A hash function over whole blocks (FIPS 180-4, 6.1.2 and 6.4.2; FIPS 202, 4), one lane. */
export interface BlockHash {
  /** Called with a state, whole blocks, their number and 0. */
  readonly table: KernelTable;
  readonly blockBytes: number;
  /** The state before the first block, as it lies in the arena. */
  initial(): Uint8Array;
  /** What follows a message of `length` bytes, up to a whole block. */
  padding(length: number): Uint8Array;
  /** Writes as much of the digest as `output` holds. */
  digest(state: Uint8Array, output: Uint8Array): void;
}

/** Hashes what comes in pieces. The state waits between them as bytes of its own: no arena is held. */
export function inPieces(hash: BlockHash, ...parts: readonly Uint8Array[]): MessageHash {
  const { table, blockBytes } = hash;
  const room = Math.floor(STAGING_BYTES / blockBytes) * blockBytes;
  const state = hash.initial();
  const pending = new Uint8Array(blockBytes);
  let held = 0;
  let length = 0;

  const absorb = (bytes: Uint8Array): void => {
    const whole = Math.floor((held + bytes.length) / blockBytes) * blockBytes;
    let taken = 0;
    if (whole > 0) {
      withRegions(
        (take) => ({ state: take(state.length), staging: take(Math.min(whole, room)) }),
        (arena, at) => {
          const { u8 } = arena;
          const blocks = singleOf(table, arena);
          u8.set(state, at.state);
          u8.set(pending.subarray(0, held), at.staging);
          for (let left = whole; left > 0; ) {
            const count = Math.min(left, room);
            const fresh = bytes.subarray(taken, taken + count - held);
            u8.set(fresh, at.staging + held);
            blocks.call(at.state, at.staging, count / blockBytes, 0);
            taken += fresh.length;
            held = 0;
            left -= count;
          }
          state.set(u8.subarray(at.state, at.state + state.length));
        },
      );
    }
    pending.set(bytes.subarray(taken), held);
    held += bytes.length - taken;
  };

  const wipe = (): void => {
    state.fill(0);
    pending.fill(0);
  };
  const update = (bytes: Uint8Array): void => {
    length += bytes.length;
    absorb(bytes);
  };
  for (const part of parts) update(part);
  return {
    update,
    finish: (output) => {
      absorb(hash.padding(length));
      hash.digest(state, output);
      wipe();
    },
    wipe,
  };
}
