/** Packs the package as it would be published and checks what a consumer would get. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entriesFor, subpathsOf } from '../packaging/exports.ts';
import { install, listed, pack } from '../packaging/pack.ts';
import { conclude } from './outcome.ts';
import { repository } from './sources.ts';

const wanted: readonly string[] = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE-APACHE',
  'LICENSE-MIT',
];
const allowed: readonly RegExp[] = [/^dist\/.+\.(js|cjs|d\.ts|d\.cts)$/, /^generated\/[a-z0-9.-]+\.wasm$/];

/** Types that a consumer without DOM, without @types/node or with TypeScript 5.4 does not have. */
const foreign: RegExp =
  /Symbol\.(dispose|asyncDispose)|\b(AbortSignal|ReadableStream|Buffer|NodeJS|Uint8Array<)|<reference/;

const runTimeFields: readonly string[] = [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'bundledDependencies',
];

/** Entries of package.json that src/ asks for otherwise, and fields that would install something. */
export function manifestFaults(
  manifest: Readonly<Record<string, unknown>>,
  subpaths: readonly string[],
): string[] {
  const faults: string[] = [];
  for (const [field, value] of Object.entries(entriesFor(subpaths))) {
    if (isDeepStrictEqual(manifest[field], value)) continue;
    faults.push(
      `package.json "${field}" is not what src/*.ts asks for; run npx tsx tools/packaging/exports.ts`,
    );
  }
  for (const field of runTimeFields) {
    if (field in manifest)
      faults.push(`package.json has "${field}": the library has no dependency at run time`);
  }
  return faults;
}

/** Files that should not be in the tarball, or should and are not. */
export function fileFaults(files: readonly string[]): string[] {
  const extra = files.filter((file) => !wanted.includes(file) && !allowed.some((form) => form.test(file)));
  const absent = wanted.filter((file) => !files.includes(file));
  return [
    ...extra.map((file) => `${file} is in the tarball and should not be`),
    ...absent.map((file) => `${file} is not in the tarball`),
  ];
}

/** Types in a declaration that only some consumers have; what a comment says does not matter. */
export function declarationFaults(path: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code.split('\n').flatMap((line, index) => {
    const found = foreign.exec(line.replace(/(?<!\/)\/\/(?!\/).*$/, ''));
    return found ? [`${path}:${index + 1}: ${found[0]} is not known to every consumer's TypeScript`] : [];
  });
}

async function publintFaults(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

function typeResolutionFaults(tarball: string): string[] {
  const manifest = createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json');
  const command = [
    join(dirname(manifest), 'dist/index.js'),
    tarball,
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return status === 0 ? [] : [`are the types wrong: ${stdout}${stderr}`];
}

/** Every fault of the package at a root that has been built. */
export async function shapeFaults(root: string): Promise<{ faults: string[]; files: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'polylane-shape-'));
  try {
    const tarball = pack(root, folder);
    install(tarball, folder);
    const installed = join(folder, 'node_modules/polylane');
    const files = listed(tarball);
    const declarations = files.filter((file) => /\.d\.c?ts$/.test(file));
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const faults = [
      ...manifestFaults(manifest, subpathsOf(root)),
      ...fileFaults(files),
      ...declarations.flatMap((file) => declarationFaults(file, readFileSync(join(installed, file), 'utf8'))),
      ...(await publintFaults(installed)),
      ...typeResolutionFaults(tarball),
    ];
    return { faults, files: files.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, files } = await shapeFaults(repository);
  conclude('package', faults, `${files} files in the tarball`);
}
