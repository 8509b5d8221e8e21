/** Writes docs/api.md from the comments of what is public; with --check, only says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { conclude } from '../check/outcome.ts';
import { repository } from '../check/sources.ts';
import { type PublicName, publicApi } from './public-api.ts';

function entry({ name, declaration, comment, examples }: PublicName): string {
  const shown = examples.map(({ text }) => `\n${text.trim()}\n`).join('');
  return `### ${name}\n\n${comment}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n${shown}`.trimEnd();
}

/** The reference as Markdown. */
export function reference(names: readonly PublicName[]): string {
  const subpaths = [...new Set(names.map(({ subpath }) => subpath))];
  const parts = subpaths.map((subpath) => {
    const entries = names.filter((name) => name.subpath === subpath).map(entry);
    return `## polylane/${subpath}.js\n\n${entries.join('\n\n')}`;
  });
  const title = '# Reference\n\nWritten by `npm run docs` from the comments in `src/`; edit those.';
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** Public names that say nothing about themselves. */
export function undocumented(names: readonly PublicName[]): string[] {
  return names.flatMap(({ subpath, name, comment }) =>
    comment === '' ? [`polylane/${subpath}.js: ${name} has no comment`] : [],
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = `${repository}docs/api.md`;
  const names = publicApi(repository);
  const text = reference(names);
  const faults = undocumented(names);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    faults.push('docs/api.md does not say what the comments in src/ say; run npm run docs');
  }
  conclude('docs', faults, `${names.length} public names`);
}
