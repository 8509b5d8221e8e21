import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A program that a bundle is made of, and what it may come to. */
export interface SizeCase {
  readonly name: string;
  readonly program: string;
  /** Bytes, gzip -9 of esbuild's minified bundle: what a user may expect. */
  readonly budget: number;
}

const KB = 1024;
const set = (name: string, budget: number): SizeCase => ({
  name: `slh_dsa_${name}`,
  program: `export { slh_dsa_${name} } from 'polylane/slh-dsa.js';`,
  budget: budget * KB,
});

export const sizeCases: readonly SizeCase[] = [
  ...['shake_128s', 'shake_192s', 'shake_256s'].map((name) => set(name, 24)),
  ...['sha2_128s', 'sha2_192s', 'sha2_256s'].map((name) => set(name, 32)),
  { name: 'all twelve sets', program: "export * from 'polylane/slh-dsa.js';", budget: 50 * KB },
];

export interface Bundle {
  readonly text: string;
  readonly bytes: number;
  readonly gzipped: number;
}

/** Bundles a program that imports the package as it is found from `folder`. */
export async function bundle(program: string, folder: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    logLevel: 'silent',
  });
  const [{ text, contents }] = outputFiles as [(typeof outputFiles)[number]];
  return { text, bytes: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
