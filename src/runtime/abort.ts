import { kindOf } from './bytes.ts';

/** What an AbortSignal is to us. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Options of what takes long. */
export interface LongWork {
  /** Aborting rejects with `signal.reason`. */
  signal?: Signal | undefined;
  /** Called with the units of work done, of the total. What a unit is, the operation says. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Work that can be aborted while it waits. */
export interface Waiting {
  /** @throws the signal's reason once it was aborted */
  check(): void;
  /** What `promise` becomes, or a rejection with the signal's reason should it abort first. */
  until<T>(promise: PromiseLike<T>): Promise<T>;
  /** Takes the listener off the signal again. */
  end(): void;
}

/** @throws TypeError for anything but a signal or undefined */
export function waitingFor(signal: unknown): Waiting {
  if (signal === undefined) {
    return { check: () => {}, until: async (promise) => promise, end: () => {} };
  }
  const given = signal as Signal;
  if (
    kindOf(signal) !== 'object' ||
    typeof given.addEventListener !== 'function' ||
    typeof given.removeEventListener !== 'function'
  ) {
    throw new TypeError(`signal: expected an AbortSignal, got ${kindOf(signal)}`);
  }
  let aborted: ((reason: unknown) => void) | undefined;
  const listener = (): void => aborted?.(given.reason);
  given.addEventListener('abort', listener);
  const check = (): void => {
    if (given.aborted) throw given.reason;
  };
  return {
    check,
    until: (promise) =>
      new Promise((resolve, reject) => {
        aborted = reject;
        Promise.resolve(promise).then(resolve, reject);
        if (given.aborted) reject(given.reason);
      }),
    end: () => given.removeEventListener('abort', listener),
  };
}

/** @throws TypeError for anything but a function or undefined */
export function progressOf(onProgress: unknown): (done: number, total: number) => void {
  if (onProgress === undefined) return () => {};
  if (typeof onProgress !== 'function')
    throw new TypeError(`onProgress: expected a function, got ${kindOf(onProgress)}`);
  return (done, total) => void Reflect.apply(onProgress, undefined, [done, total]);
}
