/**
 * Emits every implementation of every kernel into generated/ and builds the index over them.
 *
 *   npm run generate              write all
 *   npm run generate -- --check   fail when what is committed is not what would be written
 *   ... --index-only              build generated/index/ from what is committed
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAMILIES } from '../../kernels/index.ts';
import { type Artefacts, artefactsOf, type Manifest, WASM_LEVELS } from './artefacts.ts';
import { base64Text, tablesText } from './tables.ts';

const GENERATED: string = fileURLToPath(new URL('../../generated', import.meta.url));
const INDEX: string = join(GENERATED, 'index');
/** Written by hand. */
const KEPT: ReadonlySet<string> = new Set(['README.md']);

function committed(): string[] {
  if (!existsSync(GENERATED)) return [];
  return readdirSync(GENERATED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(GENERATED, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('index') && !KEPT.has(path));
}

function write(folder: string, files: Artefacts): void {
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function differences(files: Artefacts): string[] {
  const found: string[] = [];
  for (const [path, content] of files) {
    const target = join(GENERATED, path);
    if (!existsSync(target)) found.push(`missing: generated/${path}`);
    else if (!readFileSync(target).equals(Buffer.from(content))) found.push(`differs: generated/${path}`);
  }
  for (const path of committed())
    if (!files.has(path)) found.push(`not generated any more: generated/${path}`);
  return found;
}

function indexFiles(): Artefacts {
  const read = (path: string): Buffer => readFileSync(join(GENERATED, path));
  const files: Artefacts = new Map();
  for (const family of FAMILIES) {
    const kernels = family.kernels.map(({ contract: { kernel, wordBytes, regions } }) => ({
      kernel,
      wordBytes,
      offsets: regions.length,
    }));
    const manifests = readdirSync(join(GENERATED, 'manifests'))
      .sort()
      .map((file) => JSON.parse(read(`manifests/${file}`).toString()) as Manifest)
      .filter(({ kernel }) => kernels.some((known) => known.kernel === kernel));
    files.set(`${family.name}.ts`, tablesText({ name: family.name, kernels, manifests }));
    for (const level of WASM_LEVELS) {
      files.set(`wasm/${family.name}.${level}.ts`, base64Text(read(`${family.name}.${level}.wasm`)));
    }
  }
  return files;
}

function buildIndex(): void {
  rmSync(INDEX, { recursive: true, force: true });
  write(INDEX, indexFiles());
}

const mode: string | undefined = process.argv[2];
if (mode === '--index-only') buildIndex();
else if (mode === '--check') {
  const found = differences(await artefactsOf(FAMILIES));
  for (const line of found) console.error(line);
  if (found.length > 0) {
    console.error(
      'generated/ is not what the kernels say: run `npm run generate` and look at the difference.',
    );
    process.exitCode = 1;
  } else console.log('generated/ is what the kernels say.');
} else if (mode === undefined) {
  const files = await artefactsOf(FAMILIES);
  for (const path of committed()) if (!files.has(path)) rmSync(join(GENERATED, path));
  write(GENERATED, files);
  buildIndex();
  console.log(`${files.size} files written to generated/.`);
} else {
  console.error(`unknown argument ${mode}; --check and --index-only are known`);
  process.exitCode = 2;
}
