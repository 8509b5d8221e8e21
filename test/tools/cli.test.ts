import { expect, test } from 'vitest';
import { tarballFaults, versionFaults } from '../../tools/check/cli.ts';

test('versions are exact and the library’s', () => {
  const dependencies = { polylane: '0.1.0', commander: '14.0.3' };
  expect(versionFaults({ version: '0.1.0' }, { version: '0.1.0', dependencies })).toEqual([]);
  expect(versionFaults({ version: '0.2.0' }, { version: '0.2.0', dependencies })).toHaveLength(1);
  expect(versionFaults({ version: '0.1.0' }, { version: '0.1.1', dependencies })).toHaveLength(1);
  const loose = { ...dependencies, commander: '^14.0.3' };
  expect(versionFaults({ version: '0.1.0' }, { version: '0.1.0', dependencies: loose })).toEqual([
    'cli/package.json: commander ^14.0.3 is no exact version',
  ]);
});

test('the tarball has what runs, and nothing else', () => {
  const whole = [
    'package.json',
    'README.md',
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'bin/polylane.js',
    'dist/main.js',
    'dist/thread/main.js',
  ];
  expect(tarballFaults(whole)).toEqual([]);
  expect(tarballFaults([...whole, 'src/main.ts'])).toEqual([
    'cli: src/main.ts is in the tarball and should not be',
  ]);
  expect(tarballFaults(whole.slice(0, -1))).toEqual(['cli: dist/thread/main.js is not in the tarball']);
});
