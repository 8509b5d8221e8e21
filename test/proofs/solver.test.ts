import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Obligation } from '../../proofs/checker/compare.ts';
import { inequalityScript } from '../../proofs/checker/solver/smt.ts';
import { createZ3 } from '../../proofs/checker/solver/z3.ts';
import { createTerms, type Term } from '../../proofs/checker/terms.ts';
import { repository } from '../../tools/check/sources.ts';

const t = createTerms();
const [a, b, c] = ['a', 'b', 'c'].map((name) => t.symbol(name, 32, true)) as [Term, Term, Term];

const equality = (found: Term, wanted: Term): Obligation => ({
  what: 'a word',
  found: [found],
  wanted: [wanted],
});

/** a + b = (a ^ b) + 2 (a & b), which no rule of the normal form is about. */
const adder = equality(t.add(a, b), t.add(t.xor(a, b), t.shiftLeft(t.and(a, b), 1)));

test('the script names each term once', () => {
  const script = inequalityScript([[adder.found[0] as Term, adder.wanted[0] as Term]]);
  expect(script.match(/declare-const/g)).toHaveLength(2);
  expect(script.split('\n').at(-1)).toBe('(check-sat)');
});

// `npm ci --prefix proofs` brings it.
describe.runIf(existsSync('proofs/node_modules/z3-solver'))('Z3', () => {
  const z3 = createZ3({ milliseconds: 60_000 });
  afterAll(() => z3.end());

  test('is loaded under tsx too, which the commands run on', () => {
    const program = `
      const { createZ3 } = await import('${repository}proofs/checker/solver/z3.ts');
      const { createTerms } = await import('${repository}proofs/checker/terms.ts');
      const terms = createTerms();
      const [a, b] = ['a', 'b'].map((name) => terms.symbol(name, 8, true));
      const z3 = createZ3({ milliseconds: 20_000 });
      console.log(await z3.solve({ what: '', found: [terms.or(a, b)], wanted: [terms.not(terms.and(terms.not(a), terms.not(b)))] }));
      await z3.end();`;
    // A file, since Z3's threads are begun with the arguments of the process.
    const folder = mkdtempSync(join(tmpdir(), 'polylane-'));
    writeFileSync(join(folder, 'solve.mts'), program);
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'solve.mts')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    // Not what it says on standard error: Z3's threads may say there that they end.
    expect({ stdout, status }).toEqual({ stdout: 'true\n', status: 0 });
  });

  test.each<[string, Obligation]>([
    ['a sum by its carries', adder],
    [
      'de Morgan over parts',
      equality(t.not(t.or(t.rotateLeft(a, 3), b)), t.and(t.not(b), t.not(t.rotateLeft(a, 3)))),
    ],
    [
      'carries of three words',
      equality(t.carry([a, b, c]), t.add(t.carry([a, b]), t.carry([t.add(a, b), c]))),
    ],
    ['slices of a xor', equality(t.slice(t.xor(a, b), 8, 8), t.xor(t.slice(a, 8, 8), t.slice(b, 8, 8)))],
  ])('shows %s', async (_, obligation) => {
    expect(await z3.solve(obligation)).toBe(true);
  });

  test.each<[string, Obligation]>([
    ['xor for a sum', equality(t.add(a, b), t.xor(a, b))],
    ['a rotation by one more', equality(t.rotateLeft(a, 7), t.rotateLeft(a, 8))],
    [
      'a constant off by its top bit',
      equality(t.xor(a, t.constant(1n, 32)), t.xor(a, t.constant(0x80000001n, 32))),
    ],
    ['one wrong part of two', { what: 'a word', found: [a, b], wanted: [a, c] }],
  ])('does not show %s', async (_, obligation) => {
    expect(await z3.solve(obligation)).toBe(false);
  });

  test('a time-out shows nothing', async () => {
    const hurried = createZ3({ milliseconds: 1 });
    let [x, y] = [a, b];
    for (let i = 0; i < 12; i++) {
      x = t.add(t.xor(x, t.rotateLeft(b, 5 + i)), t.and(x, c));
      y = t.add(t.xor(y, t.rotateLeft(a, 5 + i)), t.and(y, c));
    }
    expect(await hurried.solve(equality(t.and(x, y), t.add(x, t.rotateLeft(y, 1))))).toBe(false);
    await hurried.end();
  });
});
