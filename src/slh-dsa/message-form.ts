import { bytesOf } from '../runtime/bytes.ts';

/** What a form of signing makes of a message: the pure form, or one that hashes it first. */
export interface MessageForm {
  /** What stands before the message, or before its hash; the context is checked here. */
  prefix(context: unknown): Uint8Array;
  /** The name of the hash that comes first. */
  readonly prehash?: string;
  /** The message itself, or its hash. */
  body(message: Uint8Array): Uint8Array;
  /** Of a form that hashes first: the body of a message that comes in pieces. */
  readonly pieces?: () => {
    update(part: Uint8Array): void;
    body(): Uint8Array;
    wipe(): void;
  };
}

/** A context's bytes: 0 to 255 of them. */
export function contextOf(option: unknown): Uint8Array {
  const context = option === undefined ? new Uint8Array(0) : bytesOf('context', option);
  if (context.length > 255)
    throw new RangeError(`context: expected at most 255 bytes, got ${context.length}`);
  return context;
}

/** FIPS 205, Algorithms 22 and 24, the pure form. */
export const pureForm: MessageForm = {
  prefix: (option) => {
    const context = contextOf(option);
    const prefix = new Uint8Array(2 + context.length);
    prefix[1] = context.length;
    prefix.set(context, 2);
    return prefix;
  },
  body: (message) => message,
};
