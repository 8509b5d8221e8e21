import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packs the package at `root` as `npm publish` would and returns the tarball's path in the folder `into`. */
export function pack(root: string, into: string): string {
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
  const output = execFileSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [packed]: { filename: string }[] = JSON.parse(output);
  if (packed === undefined) throw new Error('npm pack named no tarball');
  return join(into, packed.filename);
}

/** The files in a tarball, as paths inside the package, sorted. */
export function listed(tarball: string): string[] {
  const names = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  return names.flatMap((name) => (name.startsWith('package/') ? [name.slice('package/'.length)] : [])).sort();
}

/** Installs a tarball below `folder` as a consumer has it, without the registry: no dependency, so only unpacked. */
export function install(tarball: string, folder: string): void {
  const target = join(folder, 'node_modules', 'polylane');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}
