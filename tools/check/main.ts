/** Runs every script of package.json that is named check:*, all of them, so that one fault does not hide the next. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { repository } from './sources.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${repository}package.json`, 'utf8'),
);
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const failed = checks.filter((name) => {
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: repository, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\n${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
