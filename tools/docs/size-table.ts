/** Writes docs/sizes.md from bundles of the built package. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { repository } from '../check/sources.ts';
import { bundle, type SizeCase, sizeCases } from '../packaging/sizes.ts';

/** The document, given what each case came to. */
export function sizeTable(
  measured: readonly { readonly size: SizeCase; readonly bytes: number; readonly gzipped: number }[],
): string {
  const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
  const rows = measured.map(
    ({ size, bytes, gzipped }) => `| ${size.name} | ${kb(bytes)} | ${kb(gzipped)} | ${kb(size.budget)} |`,
  );
  return `# Sizes

Written by \`npm run docs:sizes\`: what a program comes to that imports one set, or all, bundled and minified by esbuild;
1 KB is 1024 bytes. \`test/packaging/sizes.test.ts\` holds them. What was tried is in
[decisions/packaging.md](decisions/packaging.md).

| import | minified, KB | gzip -9, KB | aim, KB |
| --- | --: | --: | --: |
${rows.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = [];
  for (const size of sizeCases) measured.push({ size, ...(await bundle(size.program, repository)) });
  writeFileSync(`${repository}docs/sizes.md`, sizeTable(measured));
}
