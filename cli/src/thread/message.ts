import { randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputOutputFailure } from '../failure.ts';
import { nameOf, type Opened, openFile, readSome } from '../read.ts';

const chunkBytes = 1 << 20;
/** What is spooled in memory; the rest goes to a file. */
const memoryBytes = 16 << 20;

/** A message that is read once, or from its beginning as often as needed. */
export interface Message {
  open(): Iterable<Uint8Array>;
  /** Bytes, where they are known. */
  readonly size: number | undefined;
  close(): void;
}

/** Tells of bytes read, not too often. */
export type Told = (done: number) => void;

function* chunksOf(
  opened: Pick<Opened, 'fd'>,
  name: string,
  positioned: boolean,
  told: Told,
): Generator<Uint8Array> {
  const buffer = new Uint8Array(chunkBytes);
  for (let at = 0; ; ) {
    let length: number;
    try {
      length = readSome(opened.fd, buffer, positioned ? at : null);
    } catch (thrown) {
      throw inputOutputFailure(thrown, `read ${name}`);
    }
    if (length === 0) return;
    at += length;
    told(at);
    yield buffer.subarray(0, length);
  }
}

/** A private file that has no name any more, or loses it when it is closed. */
function passingFile(): { readonly fd: number; close(): void } {
  const path = join(tmpdir(), `polylane-${randomBytes(12).toString('hex')}`);
  const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW = 0 } = constants;
  const fd = openSync(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o600);
  let named = true;
  const unlink = (): void => {
    try {
      if (named) unlinkSync(path);
      named = false;
    } catch {}
  };
  // Windows keeps the name of what is open.
  unlink();
  return {
    fd,
    close: () => {
      closeSync(fd);
      unlink();
    },
  };
}

function spooled(opened: Opened, name: string, told: Told): Message {
  const kept: Uint8Array[] = [];
  let size = 0;
  let file: ReturnType<typeof passingFile> | undefined;
  const close = (): void => {
    file?.close();
    opened.close();
  };
  try {
    for (const chunk of chunksOf(opened, name, false, told)) {
      if (file === undefined && size + chunk.length > memoryBytes) file = passingFile();
      if (file === undefined) kept.push(chunk.slice());
      else for (let at = 0; at < chunk.length; ) at += writeSync(file.fd, chunk, at, chunk.length - at);
      size += chunk.length;
    }
  } catch (thrown) {
    close();
    throw inputOutputFailure(thrown, `keep ${name} in ${tmpdir()}`);
  }
  const inFile = file;
  return {
    size,
    *open() {
      yield* kept;
      if (inFile !== undefined) yield* chunksOf(inFile, name, true, () => {});
    },
    close,
  };
}

/** A message to be read once, or several times: what is no regular file is spooled then. */
export function messageAt(path: string, times: 'once' | 'again', told: Told): Message {
  const opened = openFile(path);
  const name = nameOf(path);
  if (times === 'again' && opened.size === undefined) return spooled(opened, name, told);
  const regular = opened.size !== undefined;
  return {
    open: () => chunksOf(opened, name, regular, told),
    size: opened.size,
    close: opened.close,
  };
}
