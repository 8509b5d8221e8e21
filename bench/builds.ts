/** Builds of this library, of this tree or of another revision. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SlhDsa } from '../src/slh-dsa.ts';

export const here: string = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

export async function setOf(root: string, name: string): Promise<SlhDsa> {
  const file = pathToFileURL(`${root}/dist/slh-dsa.js`).href;
  const module = (await import(file)) as { slhDsaByName(name: string): SlhDsa };
  return module.slhDsaByName(name);
}

/** Checks a revision out into a folder of its own, builds it there, runs `work`, and removes the folder. */
export function withRevision<T>(revision: string, work: (root: string, commit: string) => T): T {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'polylane-bench-'));
  const root = join(folder, 'tree');
  try {
    git('worktree', 'add', '--quiet', '--detach', root, commit);
    if (!existsSync(join(root, 'node_modules')))
      symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    return work(root, commit);
  } finally {
    git('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  }
}
