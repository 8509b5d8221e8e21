// The documents' command lines run as they stand, one after another in a folder with the files that they name.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, repository } from '../../tools/check/sources.ts';
import { blocksOf } from '../../tools/docs/blocks.ts';
import { binary, installed } from '../cli/binary.ts';
import { full } from '../suite.ts';
import { runsPolylane } from './shell.ts';

const documents: readonly string[] = [
  ...readdirSync(repository).filter((name) => name.endsWith('.md')),
  ...filesBelow(`${repository}docs`, (path) => path.endsWith('.md')).map((path) => `docs/${path}`),
  'cli/README.md',
];
const scripts = documents.flatMap((document) => {
  const blocks = blocksOf(readFileSync(`${repository}${document}`, 'utf8')).filter(
    ({ language }) => language === 'sh',
  );
  const lines = blocks.flatMap(({ text }) => text.split('\n')).filter(runsPolylane);
  return lines.length === 0 ? [] : [{ document, lines }];
});

test('the README has some', () => {
  expect(scripts.map(({ document }) => document)).toEqual(
    expect.arrayContaining(['README.md', 'docs/cli.md', 'cli/README.md']),
  );
});

describe.runIf(installed)('commands run', { timeout: 120_000 }, () => {
  test.each(scripts.filter(({ document }) => full || document === 'README.md'))('$document', ({ lines }) => {
    const cwd = mkdtempSync(join(tmpdir(), 'polylane-docs-'));
    try {
      for (const name of ['app.tar', 'a.tar', 'b.tar', 'c.tar']) writeFileSync(join(cwd, name), name);
      mkdirSync(join(cwd, 'src'));
      const begin = `set -eo pipefail; polylane() { '${process.execPath}' '${binary}' "$@"; }; npx() { shift; polylane "$@"; }`;
      const { status, stderr } = spawnSync('bash', ['-c', [begin, ...lines].join('\n')], {
        cwd,
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(cwd, { recursive: true });
    }
  });
});
