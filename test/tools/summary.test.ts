import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { repository } from '../../tools/check/sources.ts';
import { type RunReport, summarise } from '../../tools/ci/summary.ts';
import { tree } from './tree.ts';

function run(tests: Readonly<Record<string, string>>, success = true, status = 'passed'): RunReport {
  const assertionResults = Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state }));
  return { success, testResults: [{ name: `${process.cwd()}/test/a.test.ts`, status, assertionResults }] };
}

describe('the sum of several runs', () => {
  test('a test that ran twice counts once', () => {
    const first = run({ a: 'passed', b: 'pending', c: 'todo', d: 'skipped' });
    const second = run({ a: 'passed', b: 'passed', c: 'todo' });
    expect(summarise([first, second])).toEqual({ passed: 2, failed: 0, skipped: 2, failures: [] });
  });

  test('a failure in any run stays one', () => {
    const good = run({ a: 'passed' });
    const bad = run({ a: 'failed' }, false, 'failed');
    for (const reports of [
      [good, bad],
      [bad, good],
    ]) {
      expect(summarise(reports)).toMatchObject({ passed: 0, failed: 1, failures: ['test/a.test.ts > a'] });
    }
  });

  test('tests of the same name are not merged within a run', () => {
    const twice = run({ a: 'passed' });
    const [file] = twice.testResults;
    const doubled = {
      ...twice,
      testResults: [{ ...file, assertionResults: [...(file?.assertionResults ?? [])] }],
    };
    doubled.testResults[0]?.assertionResults.push({ fullName: 'a', status: 'failed' });
    expect(summarise([doubled as RunReport])).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a file that could not be loaded and an error outside all tests are failures', () => {
    expect(summarise([run({}, false, 'failed')])).toMatchObject({ passed: 0, failed: 1 });
    expect(summarise([run({ a: 'passed' }, false)])).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a status nobody knows is a failure', () => {
    expect(summarise([run({ a: 'odd' })])).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the command', { timeout: 60_000 }, () => {
  const command = (...reports: readonly RunReport[]): { status: number | null; last: string | undefined } => {
    const root = tree(Object.fromEntries(reports.map((report, i) => [`${i}.json`, JSON.stringify(report)])));
    const paths = reports.map((_, i) => `${root}/${i}.json`);
    const options = ['--import', 'tsx', 'tools/ci/summary.ts', ...paths];
    const { status, stdout } = spawnSync(process.execPath, options, { cwd: repository, encoding: 'utf8' });
    return { status, last: stdout.trimEnd().split('\n').at(-1) };
  };

  test('ends with the sum and says by its status whether all is well', () => {
    expect(command(run({ a: 'passed', b: 'skipped' }))).toEqual({
      status: 0,
      last: '1 passed, 0 failed, 1 skipped',
    });
    expect(command(run({ a: 'failed' }, false))).toEqual({
      status: 1,
      last: '0 passed, 1 failed, 0 skipped',
    });
    expect(command(run({}))).toEqual({ status: 1, last: '0 passed, 0 failed, 0 skipped' });
    const absent = ['--import', 'tsx', 'tools/ci/summary.ts', 'absent.json'];
    const { stdout } = spawnSync(process.execPath, absent, { cwd: repository, encoding: 'utf8' });
    expect(stdout.trimEnd()).toMatch(/\n0 passed, 1 failed, 0 skipped$/);
    expect(command()).toEqual({ status: 1, last: '0 passed, 0 failed, 0 skipped' });
  });
});
