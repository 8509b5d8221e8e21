import { readdirSync } from 'node:fs';
import type { UserConfig } from 'tsdown';

/** Entries for every TypeScript file directly in a folder: a new public subpath or wasm module is a new file. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(names.map((name) => [name.slice(0, -'.ts'.length), `${folder}/${name}`]));
}

const shared: UserConfig = {
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  hash: false,
  clean: false,
  report: false,
  failOnWarn: true,
  logLevel: 'warn',
  tsconfig: 'tsconfig.portable.json',
  // Left to whoever resolves the package: the condition polylane-no-wasm leaves the wasm bytes out of a bundle.
  deps: { neverBundle: [/^#wasm\//] },
};

const builds: readonly (UserConfig & { outDir: string })[] = [
  { ...shared, entry: filesOf('src'), outDir: 'dist' },
  // The command line: for Node alone, and its packages are installed beside it.
  {
    ...shared,
    entry: { main: 'cli/src/main.ts', 'thread/main': 'cli/src/thread/main.ts' },
    outDir: 'cli/dist',
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    dts: false,
    fixedExtension: false,
    tsconfig: 'tsconfig.json',
    deps: { neverBundle: [/^polylane\//, 'commander', 'cli-progress'] },
  },
  {
    ...shared,
    entry: { ...filesOf('generated/index/wasm'), none: 'tools/packaging/no-wasm.ts' },
    outDir: 'dist/wasm',
  },
];
// tsdown reads the default export.
export default builds;
