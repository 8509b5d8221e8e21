/** Writes the entries of package.json that follow from src/: one public subpath for each src/*.ts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { repository } from '../check/sources.ts';

/** The fields of package.json that say what an import of this package means. */
export interface Entries {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports: Readonly<Record<string, unknown>>;
  readonly typesVersions: Readonly<Record<string, unknown>>;
}

/** Subpaths without their ending, sorted. */
export function subpathsOf(root: string): string[] {
  const names = readdirSync(`${root}/src`).filter((name) => name.endsWith('.ts'));
  return names.map((name) => name.slice(0, -'.ts'.length)).sort();
}

/** What these subpaths come to in package.json. */
export function entriesFor(subpaths: readonly string[]): Entries {
  const exports: Record<string, unknown> = {};
  for (const subpath of subpaths) {
    exports[`./${subpath}.js`] = {
      import: { types: `./dist/${subpath}.d.ts`, default: `./dist/${subpath}.js` },
      require: { types: `./dist/${subpath}.d.cts`, default: `./dist/${subpath}.cjs` },
    };
  }
  exports['./package.json'] = './package.json';
  const imports = {
    '#wasm/*': {
      'polylane-no-wasm': { import: './dist/wasm/none.js', require: './dist/wasm/none.cjs' },
      import: './dist/wasm/*.js',
      require: './dist/wasm/*.cjs',
    },
  };
  return { exports, imports, typesVersions: { '*': { '*.js': ['./dist/*.d.cts'] } } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = `${repository}package.json`;
  const manifest: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...entriesFor(subpathsOf(repository)) }, null, 2)}\n`);
}
