import { bytesOf } from '../../runtime/bytes.ts';
import { polylaneError } from '../../runtime/errors.ts';
import { type BlockHash, beginState } from './block-hash.ts';
import type { Standing } from './session.ts';
import type { Bytes } from './shapes.ts';

/**
 * A running state as bytes: "PLH" and the format's number, the function's number, whether output was given, which
 * variant of the function, a zero; then as 64-bit big-endian integers the message's length so far, the digest's length, and how much of the block of
 * output was given; then the state in the standard's byte order, and what does not yet fill a block.
 */
const MAGIC: readonly number[] = [0x50, 0x4c, 0x48, 1];
const HEADER_BYTES = 32;

/** What a state belongs to. */
export interface SavedOf {
  readonly hash: BlockHash;
  /** The function's number: its arc under NIST's hashAlgs, or one from 128 on. */
  readonly code: number;
  /** Which of a function's variants, where options choose from several; else 0. */
  readonly variant: number;
  /** Bytes of the digest; of an extendable-output function, those that nobody asked to differ. */
  readonly outputLen: number;
  readonly canXOF: boolean;
}

/** Between words as they lie in memory and the standard's order. */
function inOrder({ bigEndian }: BlockHash, state: Uint8Array): Uint8Array {
  return bigEndian ? state.map((_, i) => state[i ^ 3] as number) : state;
}

function setInteger(view: DataView, at: number, value: number): void {
  view.setUint32(at, Math.floor(value / 2 ** 32));
  view.setUint32(at + 4, value % 2 ** 32);
}

const integerAt = (view: DataView, at: number): number =>
  view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4);

export function saveStanding(
  { hash, code, variant }: SavedOf,
  outputLen: number,
  { state, phase, position }: Standing,
): Bytes {
  const { blockBytes, stateBytes } = hash;
  const squeezing = phase === 'squeezing';
  const waiting = squeezing ? 0 : state.length % blockBytes;
  const saved = new Uint8Array(HEADER_BYTES + stateBytes + waiting);
  saved.set(MAGIC);
  saved[4] = code;
  saved[5] = squeezing ? 1 : 0;
  saved[6] = variant;
  const view = new DataView(saved.buffer);
  setInteger(view, 8, state.length);
  setInteger(view, 16, outputLen);
  setInteger(view, 24, position);
  saved.set(inOrder(hash, state.bytes.subarray(0, stateBytes)), HEADER_BYTES);
  saved.set(state.bytes.subarray(stateBytes, stateBytes + waiting), HEADER_BYTES + stateBytes);
  state.bytes.fill(0);
  return saved;
}

/** The variant that a saved state says it is of; `loadStanding` looks at the rest. */
export function variantOf(given: Uint8Array): number {
  return bytesOf('state', given)[6] ?? 0;
}

/** @throws PolylaneError STATE_FORMAT for anything but what `saveStanding` gives for the same function */
export function loadStanding(of: SavedOf, given: Uint8Array): Standing & { readonly outputLen: number } {
  const { hash, code, canXOF } = of;
  const { blockBytes, stateBytes } = hash;
  const refuse = (why: string): never => {
    throw polylaneError('STATE_FORMAT', `state: ${why}`);
  };
  const saved = bytesOf('state', given).slice();
  if (saved.length < HEADER_BYTES || MAGIC.slice(0, 3).some((byte, i) => saved[i] !== byte))
    refuse('these bytes are no saved hasher');
  if (saved[3] !== MAGIC[3]) refuse(`its format is ${saved[3]}, expected ${MAGIC[3]}`);
  if (saved[4] !== code) refuse(`it is of function ${saved[4]}, expected ${code}`);
  const view = new DataView(saved.buffer);
  const [length, outputLen, position] = [8, 16, 24].map((at) => integerAt(view, at)) as [
    number,
    number,
    number,
  ];
  const squeezing = saved[5] === 1;
  if ((squeezing && !canXOF) || (saved[5] as number) > 1 || saved[6] !== of.variant || saved[7] !== 0)
    refuse('its header is none that a hasher writes');
  if (![length, outputLen].every(Number.isSafeInteger)) refuse('its lengths are impossible');
  if (!canXOF && outputLen !== of.outputLen) refuse(`its digest has ${outputLen} bytes`);
  if (position > (squeezing ? blockBytes : 0)) refuse(`its position ${position} is impossible`);
  const waiting = squeezing ? 0 : length % blockBytes;
  if (saved.length !== HEADER_BYTES + stateBytes + waiting)
    refuse(`it has ${saved.length} bytes, expected ${HEADER_BYTES + stateBytes + waiting}`);
  const state = beginState(hash);
  const words = inOrder(hash, saved.subarray(HEADER_BYTES, HEADER_BYTES + stateBytes));
  const untouched = !squeezing && length < blockBytes;
  if (untouched && words.some((byte, i) => byte !== state.bytes[i]))
    refuse('no block was taken, yet it is not the first state');
  state.bytes.set(words);
  state.bytes.set(saved.subarray(HEADER_BYTES + stateBytes), stateBytes);
  saved.fill(0);
  state.length = length;
  return { state, phase: squeezing ? 'squeezing' : 'absorbing', position, outputLen };
}
