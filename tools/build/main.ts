/** Builds dist/ from src/ and generated/index/. It appears whole: written beside, then renamed into place. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import builds from '../../tsdown.config.ts';

const root: string = fileURLToPath(new URL('../..', import.meta.url));
const staging: string = `dist.${process.pid}`;
const replaced: string = `${staging}.old`;

process.chdir(root);
try {
  for (const options of builds) {
    await build({ ...options, config: false, outDir: options.outDir.replace(/^dist/, staging) });
  }
  if (existsSync('dist')) renameSync('dist', replaced);
  renameSync(staging, 'dist');
} finally {
  for (const leftover of [staging, replaced]) rmSync(leftover, { recursive: true, force: true });
}
