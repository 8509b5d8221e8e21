import type { BlockMemory, Blocks } from './blocks.ts';

/** A hash function that takes its message in blocks: all but the function that takes them. */
export interface BlockHash {
  readonly blocks: Blocks;
  readonly blockBytes: number;
  /** Of the state between blocks, as it lies in memory: words, little-endian. */
  readonly stateBytes: number;
  /** The first state in words of 32 bits; none: all are zero. It may be made when first asked for. */
  readonly initial: readonly number[];
  /** Whether output is the state's 32-bit words with their highest bytes first; else it is the state as it lies. */
  readonly bigEndian: boolean;
  /** The most that padding adds. */
  readonly paddingBytes: number;
  /**
   * Writes what follows a message of `length` bytes that ends at `at`; gives where the last block ends. `clean`: the
   * memory behind the message is zero.
   */
  pad(memory: BlockMemory, at: number, length: number, clean?: boolean): number;
}

/** A hash under way. It holds no memory but its own, so thousands may be. */
export interface HashState {
  /** The state between blocks, and behind it the bytes that do not yet fill a block. */
  readonly bytes: Uint8Array;
  /** Bytes of the message so far; each integer up to 2^53 is exact. */
  length: number;
}

/** Taken in one call: much, so that calls cost nothing, but V8 does not replace a function that runs. */
const STAGING_BYTES = 64 * 1024;

export const to16 = (bytes: number): number => (bytes + 15) & ~15;

/** An array's part costs 60 ns to make; so short ones are copied here. */
export function copyBytes(
  target: Uint8Array,
  at: number,
  source: Uint8Array,
  from: number,
  bytes: number,
): void {
  if (bytes > 96) target.set(source.subarray(from, from + bytes), at);
  else for (let i = 0; i < bytes; i++) target[at + i] = source[from + i] as number;
}

/** Writes the first state over zeros. */
export function beginAt(initial: BlockHash['initial'], { view }: BlockMemory, state: number): void {
  for (let i = 0; i < initial.length; i++) view.setUint32(state + 4 * i, initial[i] as number, true);
}

/** Copies output from a state in memory, at most a block. */
export function extractAt({ bigEndian }: BlockHash, u8: Uint8Array, state: number, output: Uint8Array): void {
  const mask = bigEndian ? 3 : 0;
  for (let i = 0; i < output.length; i++) output[i] = u8[state + (i ^ mask)] as number;
}

export function beginState({ stateBytes, blockBytes, initial }: BlockHash): HashState {
  const bytes = new Uint8Array(stateBytes + blockBytes);
  for (let i = 0; i < 4 * initial.length; i++) bytes[i] = (initial[i >> 2] as number) >>> (8 * (i & 3));
  return { bytes, length: 0 };
}

/** Takes data in whole blocks; then `finish` may pad what is left at `at`, and say where the last block ends. */
function takeBlocks(
  { blocks, blockBytes, stateBytes }: BlockHash,
  hashing: HashState,
  data: Uint8Array,
  finish?: (memory: BlockMemory, at: number) => number,
): void {
  const { bytes, length } = hashing;
  const waiting = length % blockBytes;
  const whole = Math.floor(STAGING_BYTES / blockBytes);
  const room = Math.max(2, Math.min(whole, Math.ceil((waiting + data.length) / blockBytes))) * blockBytes;
  blocks.withMemory(to16(stateBytes) + room, (memory) => {
    const { u8, from: state } = memory;
    const staging = state + to16(stateBytes);
    copyBytes(u8, state, bytes, 0, stateBytes);
    copyBytes(u8, staging, bytes, stateBytes, waiting);
    let staged = waiting;
    for (let taken = 0; taken < data.length; ) {
      const more = Math.min(data.length - taken, room - staged);
      copyBytes(u8, staging + staged, data, taken, more);
      taken += more;
      staged += more;
      const full = Math.floor(staged / blockBytes);
      if (full === 0) break;
      memory.compress(state, staging, full);
      u8.copyWithin(staging, staging + full * blockBytes, staging + staged);
      staged -= full * blockBytes;
    }
    if (finish !== undefined) {
      const end = finish(memory, staging + staged);
      memory.compress(state, staging, (end - staging) / blockBytes);
      staged = 0;
    }
    copyBytes(bytes, 0, u8, state, stateBytes);
    bytes.fill(0, stateBytes);
    copyBytes(bytes, stateBytes, u8, staging, staged);
  });
  hashing.length = length + data.length;
}

/** Takes more of the message. What fills no block only waits. */
export function update(hash: BlockHash, hashing: HashState, data: Uint8Array): void {
  const { blockBytes, stateBytes } = hash;
  const waiting = hashing.length % blockBytes;
  if (data.length < blockBytes - waiting) {
    hashing.bytes.set(data, stateBytes + waiting);
    hashing.length += data.length;
  } else takeBlocks(hash, hashing, data);
}

/** Takes the last of the message, and pads it: what is left is the state that the output comes from. */
export function finish(hash: BlockHash, hashing: HashState, last: Uint8Array): void {
  const length = hashing.length + last.length;
  takeBlocks(hash, hashing, last, (memory, at) => hash.pad(memory, at, length));
}

/**
 * Output of a sponge after its padding (FIPS 202, Algorithm 8, steps 8 to 10). `position` is how much of the present
 * block was given; what it is afterwards is returned.
 */
export function squeeze(
  { blocks, blockBytes, stateBytes }: BlockHash,
  { bytes }: HashState,
  position: number,
  output: Uint8Array,
): number {
  if (output.length <= blockBytes - position) {
    output.set(bytes.subarray(position, position + output.length));
    return position + output.length;
  }
  return blocks.withMemory(to16(stateBytes) + blockBytes, (memory) => {
    const { u8, from: state } = memory;
    u8.set(bytes.subarray(0, stateBytes), state);
    const at = squeezeAt(memory, blockBytes, state + to16(stateBytes), position, output);
    bytes.set(u8.subarray(state, state + stateBytes));
    return at;
  });
}

/** Output of a sponge's state that begins the memory; `zeros` is a block of zeros. */
export function squeezeAt(
  memory: BlockMemory,
  blockBytes: number,
  zeros: number,
  position: number,
  output: Uint8Array,
): number {
  const { u8, from: state } = memory;
  let at = position;
  for (let given = 0; given < output.length; ) {
    if (at === blockBytes) {
      // To take a block of zeros is to permute.
      memory.compress(state, zeros, 1);
      at = 0;
    }
    const more = Math.min(output.length - given, blockBytes - at);
    output.set(u8.subarray(state + at, state + at + more), given);
    given += more;
    at += more;
  }
  return at;
}

/** The last of the message, and the output. The state is zero afterwards. */
export function digest(hash: BlockHash, hashing: HashState, last: Uint8Array, output: Uint8Array): void {
  finish(hash, hashing, last);
  try {
    if (output.length <= hash.blockBytes) extractAt(hash, hashing.bytes, 0, output);
    else squeeze(hash, hashing, 0, output);
  } finally {
    hashing.bytes.fill(0);
  }
}
