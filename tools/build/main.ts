/** Builds dist/ from src/ and generated/index/, and cli/dist/. Each appears whole: written beside, then renamed. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import builds from '../../tsdown.config.ts';

const root: string = fileURLToPath(new URL('../..', import.meta.url));
const places: readonly string[] = ['dist', 'cli/dist'];
const staging = (place: string): string => `${place}.${process.pid}`;
const replaced = (place: string): string => `${staging(place)}.old`;

process.chdir(root);
try {
  for (const options of builds) {
    const outDir = options.outDir.replace(/^(cli\/)?dist/, (place) => staging(place));
    await build({ ...options, config: false, outDir });
  }
  for (const place of places) {
    if (existsSync(place)) renameSync(place, replaced(place));
    renameSync(staging(place), place);
  }
} finally {
  for (const place of places)
    for (const leftover of [staging(place), replaced(place)])
      rmSync(leftover, { recursive: true, force: true });
}
