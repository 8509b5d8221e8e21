import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const usage: string =
  'usage: npm start             signs README.md\n       npm start -- FILE     signs FILE';

export interface Input {
  readonly path: string;
  readonly message: Uint8Array;
}

/**
 * The file that the arguments name, relative to `from`, or else `otherwise`.
 *
 * @throws Error with a message for the caller where there is no such file
 */
export function readInput(given: readonly string[], from: string, otherwise: string): Input {
  const [name] = given;
  if (given.length > 1 || name === '' || name?.startsWith('-')) throw new Error(usage);
  const path = name === undefined ? otherwise : resolve(from, name);
  try {
    return { path, message: new Uint8Array(readFileSync(path)) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new Error(`${path} is a folder: name a file.`);
    throw new Error(`Cannot read ${path}: ${message}`);
  }
}
