import type { Waiting } from './abort.ts';
import { bytesOf, kindOf } from './bytes.ts';

/** Data in pieces of any size: what iterates over Uint8Arrays, at once or in time, or a ReadableStream of them. */
export type Chunks =
  | AsyncIterable<Uint8Array>
  | Iterable<Uint8Array>
  | {
      getReader(): {
        read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
        releaseLock(): void;
      };
    };

type Result = { readonly done?: unknown; readonly value?: unknown };

interface Reading {
  next(): Result | PromiseLike<Result>;
  /** Whether `next` gives promises. */
  readonly waits: boolean;
  /** Called once when reading ends; `early`: before the source's end, and not by its own failure. */
  end(early: boolean): void;
}

/** For clean-up: the reason why reading ended matters more than a failure of the source to tidy up. */
function quietly(work: () => unknown): void {
  try {
    const result = work();
    if (kindOf(result) === 'object') Promise.resolve(result).catch(() => {});
  } catch {}
}

interface Source {
  readonly getReader?: () => { read(): PromiseLike<Result>; releaseLock(): void };
  readonly [Symbol.asyncIterator]?: () => AsyncIterator<unknown>;
  readonly [Symbol.iterator]?: () => Iterator<unknown>;
}

/** The ways of reading that there are, in the order in which they are tried. */
const doors = ['getReader', Symbol.asyncIterator, Symbol.iterator] as const;

/**
 * Refuses what cannot be read, without reading.
 *
 * @throws TypeError when `source` is of the wrong kind; bytes are, as they are no pieces
 */
export function assertChunks(name: string, source: unknown): asserts source is Chunks {
  const kind = kindOf(source);
  const holds = kind === 'object' || kind === 'array' || kind === 'function';
  if (!holds || !doors.some((door) => typeof (source as Source)[door] === 'function'))
    throw new TypeError(`${name}: expected an iterable of Uint8Arrays or a ReadableStream, got ${kind}`);
}

function readingOf(name: string, source: unknown): Reading {
  assertChunks(name, source);
  const given = source as Source;
  if (typeof given.getReader === 'function') {
    const reader = given.getReader();
    return { next: () => reader.read(), waits: true, end: () => quietly(() => reader.releaseLock()) };
  }
  const waits = typeof given[Symbol.asyncIterator] === 'function';
  const iterator = (
    waits ? given[Symbol.asyncIterator]?.() : given[Symbol.iterator]?.()
  ) as Iterator<unknown>;
  return {
    next: () => iterator.next(),
    waits,
    end: (early) => {
      if (early) quietly(() => iterator.return?.());
    },
  };
}

/**
 * Hands over a source's chunks as they come; each is used before any other code runs. However it ends, the source's
 * iterator is closed, or its reader's lock released.
 *
 * @throws TypeError when `source`, or a chunk, is of the wrong kind
 */
export async function readChunks(
  name: string,
  source: unknown,
  waiting: Waiting,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  waiting.check();
  const reading = readingOf(name, source);
  let early = true;
  try {
    for (let count = 0; ; count++) {
      early = false;
      const pending = reading.next();
      const result = reading.waits
        ? await untilOr(waiting, pending, () => (early = true))
        : (pending as Result);
      if (kindOf(result) !== 'object')
        throw new TypeError(`${name}: expected a result of reading, got ${kindOf(result)}`);
      const { done, value } = result;
      if (done) return;
      early = true;
      waiting.check();
      take(bytesOf(`${name} chunk ${count}`, value));
    }
  } finally {
    reading.end(early);
  }
}

/** Waits for a result; says so when the wait was given up before the source answered. */
async function untilOr(
  waiting: Waiting,
  pending: Result | PromiseLike<Result>,
  givenUp: () => void,
): Promise<Result> {
  let answered = false;
  const promise = Promise.resolve(pending);
  const settle = (): void => {
    answered = true;
  };
  promise.then(settle, settle);
  try {
    return await waiting.until(promise);
  } catch (thrown) {
    if (!answered) givenUp();
    throw thrown;
  }
}
