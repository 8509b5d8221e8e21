import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const repository: string = fileURLToPath(new URL('../..', import.meta.url));

const outside: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'coverage', 'reports']);
/** Written and removed by a test while it runs. */
const passing = 'test/docs/run';

/** Every file below a folder as a path from it with slashes, sorted; nothing installed or built. */
export function filesBelow(folder: string, accept: (path: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (outside.has(entry.name) || entry.name.startsWith('dist.')) continue;
      const path = join(below, entry.name);
      if (path.split(sep).join('/') === passing) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && accept(path)) found.push(path.split(sep).join('/'));
    }
  };
  visit('');
  return found.sort();
}
