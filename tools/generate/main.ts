/**
 * Emits every implementation of every kernel into generated/ and builds the index over them.
 *
 *   npm run generate              write all
 *   npm run generate -- --check   fail when what is committed is not what would be written
 *   ... --index-only              build generated/index/ from what is committed
 *   ... --check FOLDER            the same with another folder than generated/
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAMILIES } from '../../kernels/index.ts';
import { type Artefacts, artefactsOf, type Manifest, WASM_LEVELS } from './artefacts.ts';
import { differences, replace, write } from './folder.ts';
import { type FamilyFacts, moduleFile, tablesText } from './tables.ts';

/** The repository's, or the one named last: tests spoil a copy. */
const GENERATED: string = process.argv[3] ?? fileURLToPath(new URL('../../generated', import.meta.url));
const INDEX: string = join(GENERATED, 'index');
/** The families whose kernels only sets use: one file, as who imports one set of all loads them all. */
const SETS = /^(shake|sha2)-n\d+$/;

function indexFiles(): Artefacts {
  const read = (path: string): Buffer => readFileSync(join(GENERATED, path));
  const files: Artefacts = new Map();
  const factsOf = (family: (typeof FAMILIES)[number]): FamilyFacts => {
    const contracts = family.kernels.map(({ contract }) => contract);
    const manifests = readdirSync(join(GENERATED, 'manifests'))
      .sort()
      .map((file) => JSON.parse(read(`manifests/${file}`).toString()) as Manifest)
      .filter(({ kernel }) => contracts.some((known) => known.kernel === kernel));
    return { name: family.name, contracts, manifests };
  };
  const ofSets = FAMILIES.filter(({ name }) => SETS.test(name));
  files.set('slh-dsa.ts', tablesText(ofSets.map(factsOf)));
  for (const family of FAMILIES) {
    if (!ofSets.includes(family)) files.set(`${family.name}.ts`, tablesText([factsOf(family)]));
    for (const level of WASM_LEVELS) {
      files.set(`wasm/${family.name}.${level}.ts`, moduleFile(read(`${family.name}.${level}.wasm`)));
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
  const found = differences(GENERATED, await artefactsOf(FAMILIES));
  for (const line of found) console.error(line);
  if (found.length > 0) {
    console.error(
      'generated/ is not what the kernels say: run `npm run generate` and look at the difference.',
    );
    process.exitCode = 1;
  } else console.log('generated/ is what the kernels say.');
} else if (mode === undefined) {
  const files = await artefactsOf(FAMILIES);
  replace(GENERATED, files);
  buildIndex();
  console.log(`${files.size} files written to generated/.`);
} else {
  console.error(`unknown argument ${mode}; --check and --index-only are known`);
  process.exitCode = 2;
}
