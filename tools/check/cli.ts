/** The command line's package: its types, and what its tarball would hold. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { conclude } from './outcome.ts';
import { repository } from './sources.ts';

const allowed: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE-APACHE|LICENSE-MIT)$/,
  /^bin\/polylane\.js$/,
  /^dist\/[a-z/-]+\.js$/,
];
const wanted: readonly string[] = [
  'package.json',
  'README.md',
  'LICENSE-APACHE',
  'LICENSE-MIT',
  'bin/polylane.js',
  'dist/main.js',
  'dist/thread/main.js',
];

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Versions that are not exact, or not the library's. */
export function versionFaults(library: Manifest, cli: Manifest): string[] {
  const faults: string[] = [];
  const same = [cli.version, cli.dependencies?.['polylane']].every((version) => version === library.version);
  if (!same) faults.push(`cli/package.json is not of version ${library.version}, or not for it`);
  for (const [name, version] of Object.entries(cli.dependencies ?? {}))
    if (!/^\d+\.\d+\.\d+$/.test(version))
      faults.push(`cli/package.json: ${name} ${version} is no exact version`);
  return faults;
}

/** Files that should not be in the tarball, or should and are not. */
export function tarballFaults(files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => !allowed.some((form) => form.test(file)))
      .map((file) => `cli: ${file} is in the tarball and should not be`),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `cli: ${file} is not in the tarball`),
  ];
}

function packedFiles(root: string): string[] {
  const command = ['pack', '--json', '--dry-run', '--ignore-scripts', '--workspaces=false'];
  const output = execFileSync('npm', command, {
    cwd: join(root, 'cli'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const packed = Object.values(JSON.parse(output)) as { files: { path: string }[] }[];
  return (packed[0]?.files ?? []).map(({ path }) => path);
}

function typeFaults(root: string): string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', join(root, 'cli')], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : stdout.trim().split('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = (path: string): Manifest => JSON.parse(readFileSync(`${repository}${path}`, 'utf8'));
  const faults = versionFaults(manifest('package.json'), manifest('cli/package.json'));
  if ((statSync(`${repository}cli/bin/polylane.js`).mode & 0o111) === 0 && process.platform !== 'win32')
    faults.push('cli/bin/polylane.js cannot be run');
  const files = packedFiles(repository);
  faults.push(...tarballFaults(files));
  // A folder that was installed before the workspace was added has no packages to read types from.
  const installed = existsSync(`${repository}cli/node_modules/commander`);
  if (installed || process.env['CI'] !== undefined) faults.push(...typeFaults(repository));
  else console.log('cli: types were not checked, as its packages are not installed: npm ci');
  conclude('cli', faults, `${files.length} files in the tarball`);
}
