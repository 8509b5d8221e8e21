import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Builds the index where nobody has yet, so that `npx vitest` alone works in a fresh checkout. */
export function setup(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (existsSync(`${root}generated/index`) || !existsSync(`${root}tools/generate/main.ts`)) return;
  const command = ['--import', 'tsx', 'tools/generate/main.ts', '--index-only'];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`tools/generate/main.ts --index-only ended with ${status}`);
}
