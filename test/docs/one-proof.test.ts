// The proof that docs/one-proof.md follows by hand is about the bytes that are there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../tools/check/sources.ts';

const read = (path: string): string => readFileSync(`${repository}${path}`, 'utf8');
const stem = 'sha256-blocks.x4.simd128';

/** The instructions that each row of the page's table shows, one a line. */
function shown(): string[] {
  const rows = read('docs/one-proof.md')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('`sha256-blocks.simd128.wat`'));
  return rows.map((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, it]) => it).join('\n'),
  );
}

test('the instructions that it shows stand there in this order', () => {
  const text = read('generated/sha256-blocks.simd128.wat');
  const body = text.slice(text.indexOf(stem)).replace(/\n\s+/g, '\n').replaceAll('=4)\n', '=4\n');
  expect(shown().length).toBeGreaterThan(8);
  let at = 0;
  for (const instructions of shown()) {
    const found = body.indexOf(`\n${instructions}\n`, at);
    expect(found, instructions).toBeGreaterThan(-1);
    at = found;
  }
});

test('the hint and the row say what it says', () => {
  const { loops } = JSON.parse(read(`generated/manifests/${stem}.json`)) as { loops: unknown };
  expect(loops).toEqual([{ loop: 0, index: 17, carried: [82, 81, 80, 79, 78, 77, 76, 75] }]);
  const { properties } = JSON.parse(read(`proofs/rows/${stem}.json`)) as {
    properties: Record<string, { method: string; says: string }>;
  };
  expect(Object.values(properties).map(({ method }) => method)).toEqual(new Array(4).fill('normalisation'));
  const page = read('docs/one-proof.md');
  for (const name of ['equal', 'constant-time']) expect(page).toContain(`"${properties[name]?.says}"`);
});
