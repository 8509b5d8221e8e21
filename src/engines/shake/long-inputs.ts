import type { Chosen } from '../../runtime/choice.ts';
import { RATE_BYTES } from './padding.ts';

/** Whole blocks of a long input that are absorbed in one call. */
export const STAGING_BYTES: number = 120 * RATE_BYTES;

export interface Sponge {
  readonly memory: Uint8Array;
  /** Byte offsets. */
  readonly at: { readonly state: number; readonly staging: number };
  /** Absorbs blocks, one lane. */
  readonly absorb: Chosen;
}

/** SHAKE256 of the parts' concatenation; up to one block of output. */
export function shake256(
  { memory, at, absorb }: Sponge,
  parts: readonly Uint8Array[],
  output: Uint8Array,
): void {
  if (output.length > RATE_BYTES)
    throw new RangeError(`output has ${output.length} bytes, at most 136 were wanted`);
  memory.fill(0, at.state, at.state + 200);
  let staged = 0;
  for (const part of parts) {
    for (let taken = 0; taken < part.length; ) {
      const bytes = Math.min(part.length - taken, STAGING_BYTES - staged);
      memory.set(part.subarray(taken, taken + bytes), at.staging + staged);
      taken += bytes;
      staged += bytes;
      if (staged === STAGING_BYTES) {
        absorb.call(at.state, at.staging, staged / RATE_BYTES, 0);
        staged = 0;
      }
    }
  }
  // FIPS 202, 5.1 and 6.2: the suffix and pad10*1 up to the next whole block.
  const blocks = Math.floor(staged / RATE_BYTES) + 1;
  const last = at.staging + blocks * RATE_BYTES - 1;
  memory.fill(0, at.staging + staged, last + 1);
  memory[at.staging + staged] = 0x1f;
  memory[last] = (memory[last] as number) | 0x80;
  absorb.call(at.state, at.staging, blocks, 0);
  output.set(memory.subarray(at.state, at.state + output.length));
}
