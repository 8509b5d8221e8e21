/**
 * Errors that are neither a TypeError nor a RangeError. Branch on `code`, not on class: two builds may coexist.
 *
 * - `RNG_UNAVAILABLE`: this host has no working `crypto.getRandomValues`
 * - `KEY_MISMATCH`: a secret key that is damaged or of another set, as its PK.root shows
 * - `KEY_FORMAT`: an encoded key that is damaged, or of another kind than was asked for; the message says what was
 *   found, and where
 * - `KEY_ENCRYPTED`: an encoded private key that is encrypted; decrypt it first
 * - `HASHER_FINISHED`: a hasher that has given its digest, or its first output, or was destroyed
 * - `STATE_FORMAT`: bytes that no hasher of this function saved
 * - `SELF_TEST_FAILED`: every implementation of a kernel, the portable one too, gave a wrong known answer
 * - `INTERNAL`: a fault of this library; please report it
 */
export interface PolylaneError extends Error {
  readonly code: string;
}

export type ErrorCode =
  /** This host has no working `crypto.getRandomValues`. */
  | 'RNG_UNAVAILABLE'
  /** A secret key whose PK.root is not the root that its seeds lead to. */
  | 'KEY_MISMATCH'
  /** A key's encoding that is damaged, or of something else. */
  | 'KEY_FORMAT'
  /** A private key that is encrypted, which is not read here. */
  | 'KEY_ENCRYPTED'
  /** A signer that was destroyed. */
  | 'KEY_DESTROYED'
  /** What was computed twice came out differently, or what was kept was changed. */
  | 'FAULT_DETECTED'
  /** A message that was not the same when it was read again. */
  | 'MESSAGE_CHANGED'
  /** A hasher that has given its digest, or its first output, or was destroyed. */
  | 'HASHER_FINISHED'
  /** Bytes that no hasher of this function saved. */
  | 'STATE_FORMAT'
  /** Every implementation of a kernel, the portable one too, gave a wrong known answer. */
  | 'SELF_TEST_FAILED'
  /** A fault of this library. */
  | 'INTERNAL';

/** Properties are defined, not assigned: hardened hosts freeze Error.prototype, and then assignment throws. */
export function polylaneError(code: ErrorCode, message: string, cause?: unknown): PolylaneError {
  const error = new Error(message, cause === undefined ? undefined : { cause });
  Object.defineProperty(error, 'name', {
    value: 'PolylaneError',
    configurable: true,
    writable: true,
  });
  Object.defineProperty(error, 'code', { value: code, configurable: true, enumerable: true });
  return error as unknown as PolylaneError;
}

/** `Name: message` of anything that was thrown, cut to a length that fits a report. */
export function describeFailure(thrown: unknown): string {
  try {
    const { name, message } = thrown as { name?: unknown; message?: unknown };
    if (typeof message === 'string')
      return `${typeof name === 'string' ? name : 'Error'}: ${message}`.slice(0, 300);
  } catch {}
  return `something that is no Error (${typeof thrown})`;
}

/**
 * Whether the stack ran out. That says nothing about the host: it must reach the caller, and never cost an
 * implementation its place.
 */
export function isStackOverflow(thrown: unknown): boolean {
  const told = describeFailure(thrown);
  return /^RangeError: .*call stack/i.test(told) || /^InternalError: .*recursion/i.test(told);
}
