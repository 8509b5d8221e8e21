import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { failure, inputOutputFailure, refusedWith } from './failure.ts';

/** Reads once into `into`, and waits where standard input is shared with a program that made it non-blocking. */
export function readSome(fd: number, into: Uint8Array, position: number | null): number {
  for (;;) {
    try {
      return readSync(fd, into, 0, into.length, position);
    } catch (thrown) {
      if (refusedWith(thrown, 'EOF')) return 0;
      if (!refusedWith(thrown, 'EAGAIN', 'EINTR')) throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** A file that is open: `-` is standard input, which is not ours to close. */
export interface Opened {
  readonly fd: number;
  /** Bytes, of a regular file; anything else can be read once only. */
  readonly size: number | undefined;
  readonly mode: number;
  close(): void;
}

export function openFile(path: string): Opened {
  try {
    const fd = path === '-' ? 0 : openSync(path, 'r');
    const close = (): void => {
      if (fd !== 0) closeSync(fd);
    };
    try {
      const stat = fstatSync(fd);
      if (stat.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
      // Standard input that is a file may stand anywhere in it, so it is read once and on from there.
      return { fd, size: stat.isFile() && path !== '-' ? stat.size : undefined, mode: stat.mode, close };
    } catch (thrown) {
      close();
      throw thrown;
    }
  } catch (thrown) {
    throw inputOutputFailure(thrown, `read ${nameOf(path)}`);
  }
}

/** A path as people call it. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/**
 * All bytes of something small, in memory of its own, and its mode where it has one. What is larger is refused, or,
 * where its beginning will do, cut behind one byte more.
 */
export function readSmall(
  path: string,
  most: number,
  larger: 'refused' | 'cut' = 'refused',
): { bytes: Uint8Array; mode: number | undefined } {
  const { fd, size, mode, close } = openFile(path);
  const buffer = new Uint8Array(most + 1);
  try {
    let length = 0;
    while (length < buffer.length) {
      const read = readSome(fd, buffer.subarray(length), null);
      if (read === 0) break;
      length += read;
    }
    if (length > most && larger === 'refused')
      throw failure('TOO_LARGE', `${nameOf(path)} has more than ${most} bytes`);
    return { bytes: buffer.slice(0, length), mode: size === undefined ? undefined : mode };
  } catch (thrown) {
    throw inputOutputFailure(thrown, `read ${nameOf(path)}`);
  } finally {
    buffer.fill(0);
    close();
  }
}
