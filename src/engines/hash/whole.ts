import { type BlockHash, beginAt, extractAt, squeezeAt, to16 } from './block-hash.ts';
import type { BlockMemory } from './blocks.ts';

/** Staged at once: halves of what processors keep nearest. */
const STAGING_BYTES = 16 * 1024;

/** The longest message that `hashWhole` copies in one piece. */
export const oncePieceBytes: number = STAGING_BYTES;

/** The memory that a message of `length` bytes takes beside nothing else. */
export function wholeBytes({ stateBytes, blockBytes, paddingBytes }: BlockHash, length: number): number {
  const staged = Math.min(length, STAGING_BYTES);
  return to16(stateBytes) + Math.ceil((staged + paddingBytes) / blockBytes) * blockBytes + blockBytes;
}

/**
 * The output for a whole message. Up to `oncePieceBytes` it is copied in one piece and `message` may be any
 * Uint8Array, on shared memory too; above that it is a plain one.
 */
export function hashWhole(hash: BlockHash, message: Uint8Array, length: number, output: Uint8Array): void {
  // Made when first asked for, and not while memory is lent.
  const { initial } = hash;
  hash.blocks.withMemory(wholeBytes(hash, length), (memory) => {
    beginAt(initial, memory, memory.from);
    hashIn(memory, hash, message, length, output);
  });
}

/** The same from the first state on, in memory that is zero behind it as far as `wholeBytes` says. */
function hashIn(
  memory: BlockMemory,
  hash: BlockHash,
  message: Uint8Array,
  length: number,
  output: Uint8Array,
): void {
  const { blockBytes, stateBytes } = hash;
  const { u8, from: state } = memory;
  const staging = state + to16(stateBytes);
  let left = length;
  if (length <= STAGING_BYTES) u8.set(message, staging);
  else {
    const most = Math.floor(STAGING_BYTES / blockBytes);
    let taken = 0;
    for (; length - taken > STAGING_BYTES; taken += most * blockBytes) {
      u8.set(message.subarray(taken, taken + most * blockBytes), staging);
      memory.compress(state, staging, most);
    }
    left = length - taken;
    u8.set(message.subarray(taken), staging);
  }
  const end = hash.pad(memory, staging + left, length, length <= STAGING_BYTES);
  memory.compress(state, staging, (end - staging) / blockBytes);
  if (output.length <= blockBytes) extractAt(hash, u8, state, output);
  else {
    u8.fill(0, staging, staging + blockBytes);
    squeezeAt(memory, blockBytes, staging, 0, output);
  }
}
