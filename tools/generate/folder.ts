import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Artefacts } from './artefacts.ts';

/** Written by hand. */
const KEPT: ReadonlySet<string> = new Set(['README.md']);
/** Built from the rest and not committed. */
const INDEX = 'index';

/** The paths below a folder that generate answers for. */
function committed(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.split('/')[0] !== INDEX && !KEPT.has(path))
    .sort();
}

export function write(folder: string, files: Artefacts): void {
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** Makes the folder what `files` says: what is not generated any more goes. */
export function replace(folder: string, files: Artefacts): void {
  for (const path of committed(folder)) if (!files.has(path)) rmSync(join(folder, path));
  write(folder, files);
}

/** How the folder differs from what would be written, a line a file. */
export function differences(folder: string, files: Artefacts): string[] {
  const found: string[] = [];
  for (const [path, content] of files) {
    const target = join(folder, path);
    if (!existsSync(target)) found.push(`missing: generated/${path}`);
    else if (!readFileSync(target).equals(Buffer.from(content))) found.push(`differs: generated/${path}`);
  }
  for (const path of committed(folder))
    if (!files.has(path)) found.push(`not generated any more: generated/${path}`);
  return found;
}
