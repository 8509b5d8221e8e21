import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure, inputOutputFailure, refusedWith } from './failure.ts';

/** A file to be written. */
export interface Output {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** A private one is for its owner alone; others as the umask has it. */
  readonly private?: boolean;
}

function statOf(stat: (path: string) => Stats, path: string): Stats | undefined {
  try {
    return stat(path);
  } catch (thrown) {
    if (refusedWith(thrown, 'ENOENT')) return undefined;
    throw inputOutputFailure(thrown, `write ${path}`);
  }
}

/**
 * Refuses, before any work, what could not be written, or would overwrite something.
 *
 * @param inputs what is read, which no output may replace, not even by force
 */
export function checkOutputs(paths: readonly string[], inputs: readonly string[], force: boolean): void {
  const places = paths.map((path) => resolve(path));
  const twice = places.findIndex((place, i) => places.indexOf(place) !== i);
  if (twice >= 0) throw failure('MISUSE', `${paths[twice]} would be written twice`);
  for (const path of paths) {
    if (path === '') throw failure('MISUSE', 'the name of an output is empty');
    const found = statOf(lstatSync, path);
    if (found === undefined) {
      const folder = dirname(resolve(path));
      if (statOf(statSync, folder)?.isDirectory() !== true)
        throw failure('ENOENT', `cannot write ${path}: there is no directory ${folder}`);
      continue;
    }
    if (!force) throw failure('EEXIST', `${path} exists; --force replaces it`);
    if (found.isSymbolicLink())
      throw failure('MISUSE', `${path} is a symbolic link, which is neither followed nor replaced`);
    if (!found.isFile()) throw failure('MISUSE', `${path} is no regular file, and is not replaced`);
    for (const input of inputs) {
      const read = input === '-' ? undefined : statOf(statSync, input);
      if (read?.ino === found.ino && read.dev === found.dev)
        throw failure('MISUSE', `${path} is read, and would be replaced by what is made of it`);
    }
  }
}

/** A whole, synced file beside the place where it belongs. */
function writeBeside({ path, bytes, private: secret }: Output): string {
  const beside = join(dirname(resolve(path)), `.polylane-${randomBytes(12).toString('hex')}.tmp`);
  const { O_CREAT, O_EXCL, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const fd = openSync(beside, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, secret ? 0o600 : 0o666);
  try {
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch (thrown) {
    unlinkSync(beside);
    throw thrown;
  }
  return beside;
}

/** Gives a file its name, which nothing had before; a link fails where something has it, and follows nothing. */
function place(beside: string, path: string, secret: boolean): void {
  try {
    linkSync(beside, path);
  } catch (thrown) {
    if (!refusedWith(thrown, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw thrown;
    // A file system without links: the name is taken first.
    closeSync(openSync(path, 'wx', secret ? 0o600 : 0o666));
    renameSync(beside, path);
    return;
  }
  unlinkSync(beside);
}

function syncFolder(path: string): void {
  try {
    const fd = openSync(dirname(resolve(path)), 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // Not every system lets a directory be opened or synced; the file itself is.
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does what must not be stopped half-way; a signal that comes meanwhile undoes it and then ends the program. */
async function unstopped(work: () => void, undo: () => void): Promise<void> {
  let come: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals): void => {
    come = signal;
  };
  for (const signal of signals) process.on(signal, note);
  try {
    work();
    // Signals are told between turns of the event loop.
    for (let turn = 0; turn < 2; turn++) await new Promise((next) => setImmediate(next));
    if (come !== undefined) undo();
  } finally {
    for (const signal of signals) process.off(signal, note);
  }
  if (come !== undefined) {
    process.kill(process.pid, come);
    await new Promise((next) => setTimeout(next, 1000));
    throw failure('INTERRUPTED', `ended by ${come}`);
  }
}

/**
 * Writes all outputs or none: each whole and synced under a passing name, and then renamed. Without `force` nothing
 * is replaced, also when something appears there at the last moment; a link is never followed.
 */
export async function writeOutputs(outputs: readonly Output[], force: boolean): Promise<void> {
  const written: { readonly beside: string; readonly output: Output }[] = [];
  const placed: string[] = [];
  const remove = (path: string): void => {
    try {
      unlinkSync(path);
    } catch {}
  };
  const undo = (): void => {
    if (!force) for (const path of placed) remove(path);
  };
  let path = '';
  try {
    await unstopped(() => {
      try {
        for (const output of outputs) {
          path = output.path;
          written.push({ beside: writeBeside(output), output });
        }
        for (const { beside, output } of written) {
          path = output.path;
          if (force) renameSync(beside, path);
          else place(beside, path, output.private === true);
          placed.push(path);
        }
      } catch (thrown) {
        undo();
        throw thrown;
      } finally {
        for (const { beside } of written) remove(beside);
      }
      for (const folder of new Set(placed.map((each) => dirname(resolve(each)))))
        syncFolder(join(folder, '.'));
    }, undo);
  } catch (thrown) {
    if (refusedWith(thrown, 'EEXIST')) throw failure('EEXIST', `${path} exists; --force replaces it`);
    throw inputOutputFailure(thrown, `write ${path}`);
  }
}
