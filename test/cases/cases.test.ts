// The tests that the rows name are there: a case does not lose its test when one is renamed.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from './cases.ts';

const textOf = (file: string): string => {
  const path = new URL(`../${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

test.each(cases)('$id: $fault', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter(([file, title]) => !textOf(file).includes(title))).toEqual([]);
});

test('a case has one row', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});
