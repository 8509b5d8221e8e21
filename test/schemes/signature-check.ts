// What every signature is put through: all that comes near it is refused, and it is accepted.
import type { SlhDsa } from '../../src/slh-dsa.ts';

export interface Signed {
  readonly signature: Uint8Array;
  readonly message: Uint8Array;
  /** Undefined for a signature of the internal form. */
  readonly context: Uint8Array | undefined;
  readonly publicKey: Uint8Array;
  /** A public key of another set, of the same size. */
  readonly otherPublicKey: Uint8Array;
}

function withBitFlipped(bytes: Uint8Array, at: number, bit: number): Uint8Array {
  const flipped = bytes.slice();
  flipped[at] = (flipped[at] as number) ^ (1 << bit);
  return flipped;
}

/**
 * Throws at the first forgery that `set` accepts: nine single-bit flips spread over the signature, a changed and a
 * lengthened message, a changed, lengthened and absent context, wrong lengths, a key of another set with the
 * same size; and throws when it then refuses the intact signature.
 */
export function checkSignature(set: SlhDsa, signed: Signed): void {
  const { signature, message, context, otherPublicKey } = signed;
  const accepts = (change: Partial<Signed>): boolean => {
    const given = { ...signed, ...change };
    return given.context === undefined
      ? set.internal.verify(given.signature, given.message, given.publicKey)
      : set.verify(given.signature, given.message, given.publicKey, { context: given.context });
  };
  const refuse = (what: string, change: Partial<Signed>): void => {
    if (accepts(change)) throw new Error(`${set.name} accepts a signature ${what}`);
  };
  const last = signature.length - 1;
  for (let i = 0; i < 9; i++) {
    const at = Math.round((last * i) / 8);
    refuse(`with bit ${i % 8} of byte ${at} flipped`, { signature: withBitFlipped(signature, at, i % 8) });
  }
  if (message.length > 0) refuse('of a changed message', { message: withBitFlipped(message, 0, 7) });
  refuse('of a lengthened message', { message: Uint8Array.of(...message, 0) });
  if (context === undefined) refuse('as one of the external form', { context: new Uint8Array(0) });
  else {
    refuse('as one of the internal form', { context: undefined });
    if (context.length > 0) {
      refuse('with its context changed', { context: withBitFlipped(context, context.length - 1, 0) });
      refuse('without its context', { context: new Uint8Array(0) });
      refuse('with its context cut', { context: context.subarray(1) });
    }
    if (context.length < 255)
      refuse('with its context lengthened', { context: Uint8Array.of(...context, 0) });
  }
  const double = Uint8Array.of(...signature, ...signature);
  refuse('of length 0', { signature: new Uint8Array(0) });
  refuse('one byte short', { signature: signature.subarray(0, last) });
  refuse('one byte long', { signature: Uint8Array.of(...signature, 0xaa) });
  refuse('of double length', { signature: double });
  refuse("under another set's key", { publicKey: otherPublicKey });
  if (!accepts({})) throw new Error(`${set.name} refuses the intact signature`);
}
