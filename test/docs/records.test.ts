import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repository } from '../../tools/check/sources.ts';

const read = (path: string): string => readFileSync(`${repository}${path}`, 'utf8');

/** The part of package.json that is compared with documents. */
interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifest = (path: string): Manifest => JSON.parse(read(path));

const folders = ['', 'test/openssl/', 'bench/rivals/', 'proofs/'] as const;
/** Locked by the root, which links them. */
const workspaces = ['cli/'] as const;

test('CONTRIBUTING lists the scripts of package.json', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([a-z:]+)` +\|/gm)];
  const listed = rows.map((row) => row[1] ?? '').sort();
  expect(listed).toEqual(Object.keys(manifest('package.json').scripts ?? {}).sort());
});

describe('dependencies', () => {
  const rows = [...read('docs/decisions/dependencies.md').matchAll(/^\|(.+)\|$/gm)]
    .map((row) => (row[1] ?? '').split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d/.test(cells.at(-2) ?? ''));

  test.each([...folders, ...workspaces])(
    'of the package in "%s" are written down with version and reason',
    (folder) => {
      const { dependencies, devDependencies } = manifest(`${folder}package.json`);
      const installed = Object.entries({ ...dependencies, ...devDependencies }).sort();
      const own = rows.filter((cells) => (cells.length === 4 ? `${cells[0]}/` : '') === folder);
      expect(own.map((cells) => [cells.at(-3), cells.at(-2)]).sort()).toEqual(installed);
      expect(own.every((cells) => (cells.at(-1) ?? '').length > 3)).toBe(true);
    },
  );

  test.each(folders)('of the package in "%s" are locked by hash, from no particular registry', (folder) => {
    const lock: { packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }> } =
      JSON.parse(read(`${folder}package-lock.json`));
    const entries = Object.entries(lock.packages).filter(
      ([path, { link }]) => path !== '' && link !== true && !workspaces.includes(`${path}/` as 'cli/'),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });
});
