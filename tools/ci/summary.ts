/**
 * Adds up the JSON reports of several runs of the suite and ends with `N passed, N failed, N skipped`.
 * A test that ran twice counts once: failed if it ever failed, passed if it ever passed, else skipped.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

type State = 'failed' | 'passed' | 'skipped';

/** The part of the runner's JSON report that is read. */
export interface RunReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What all runs come to. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, by name. */
  readonly failures: readonly string[];
}

const rank: Readonly<Record<State, number>> = { failed: 2, passed: 1, skipped: 0 };

function stateOf(status: string): State {
  if (status === 'passed') return 'passed';
  return status === 'skipped' || status === 'pending' || status === 'todo' ? 'skipped' : 'failed';
}

/** The state of each test of one run. Tests of one file with the same name are told apart by their order. */
function statesOf(report: RunReport): Map<string, State> {
  const states = new Map<string, State>();
  for (const file of report.testResults) {
    const name = relative(process.cwd(), file.name);
    const seen = new Map<string, number>();
    for (const { fullName, status } of file.assertionResults) {
      const nth = (seen.get(fullName) ?? 0) + 1;
      seen.set(fullName, nth);
      states.set(`${name} > ${fullName}${nth > 1 ? ` (${nth})` : ''}`, stateOf(status));
    }
    const failedInside = file.assertionResults.some(({ status }) => stateOf(status) === 'failed');
    if (file.status === 'failed' && !failedInside) states.set(`${name} (the file itself)`, 'failed');
  }
  const explained = [...states.values()].includes('failed');
  if (!report.success && !explained)
    states.set('the run itself (an error outside all tests, or no report)', 'failed');
  return states;
}

/** Merges the reports of several runs. */
export function summarise(reports: readonly RunReport[]): Summary {
  const merged = new Map<string, State>();
  for (const report of reports) {
    for (const [test, state] of statesOf(report)) {
      const before = merged.get(test);
      if (before === undefined || rank[state] > rank[before]) merged.set(test, state);
    }
  }
  const count = (wanted: State): number => [...merged.values()].filter((state) => state === wanted).length;
  const failures = [...merged].flatMap(([test, state]) => (state === 'failed' ? [test] : []));
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), failures };
}

/** A run that left no readable report has failed. */
function read(path: string): RunReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { success: false, testResults: [] };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const reports = process.argv.slice(2).map(read);
  const { passed, failed, skipped, failures } = summarise(reports);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}
