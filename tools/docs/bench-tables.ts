/** Writes docs/benchmarks.md from bench/results; with --check, only says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type BenchFile,
  compressionsOf,
  contender,
  floorShare,
  type SetFigures,
} from '../../bench/results.ts';
import type { Operation } from '../../bench/slh-dsa.ts';
import { conclude } from '../check/outcome.ts';
import { repository } from '../check/sources.ts';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [
    row(...head),
    row(...head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...body.map((cells) => row(...cells)),
  ].join('\n');

const rivals = ['node:crypto', 'noble', 'liboqs'] as const;

/** Ours in milliseconds, and how many times longer the others take. */
function timeRow(figures: SetFigures, operation: Operation): string[] {
  const own = contender(figures, operation, 'polylane');
  const cells = rivals.map((name) => {
    const other = contender(figures, operation, name);
    return other === undefined ? '' : `${other.ratio.toFixed(2)}${other.runs < 3 ? ' (one run)' : ''}`;
  });
  return [figures.set, own === undefined ? '' : own.median.toPrecision(3), ...cells];
}

function workRow(figures: SetFigures): string[] {
  const share = (operation: Operation): string => floorShare(figures, operation).toFixed(2);
  const { needed, idle } = compressionsOf(figures, 'sign');
  const single = contender(figures, 'verifyMany', '64 x verify');
  return [
    figures.set,
    String(compressionsOf(figures, 'keygen').needed),
    String(needed),
    String(compressionsOf(figures, 'verify').needed),
    `${((100 * idle) / needed).toFixed(2)} %`,
    ...[share('keygen'), share('sign'), share('verify')],
    single === undefined ? '' : single.ratio.toFixed(2),
  ];
}

function memoryRow({ set, memory }: SetFigures): string[] {
  if (memory === undefined) return [set];
  return [
    set,
    (memory.growth / 2 ** 20).toFixed(1),
    (memory.garbage / 1e3).toFixed(0),
    String(memory.allocations),
  ];
}

function machine({ card, seconds }: BenchFile): string {
  const libraries = Object.entries(card.rivals)
    .filter(([name]) => /^@(noble\/post|oqs)/.test(name))
    .map(([name, version]) => `${name} ${version}`);
  return `${card.date.slice(0, 10)}, revision ${card.revision.slice(0, 12)}; ${card.processor}, ${card.processors} processors, load ${card.load.toFixed(1)} before and ${card.loadAfter?.toFixed(1)} after; Node ${card.node}, V8 ${card.v8}, OpenSSL ${card.openssl}; ${libraries.join(', ')}; about ${seconds} s for each library and operation.`;
}

function times(file: BenchFile): string {
  const operations = ['sign', 'keygen', 'verify'] as const;
  return operations
    .map((operation) => {
      const rows = file.sets.map((set) => timeRow(set, operation));
      return `### ${operation}\n\n${table(['set', 'Polylane, ms', ...rivals.map((name) => `${name}, times as long`)], rows)}`;
    })
    .join('\n\n');
}

/** The document, of the files that are there, the best level first. */
export function benchTables(files: readonly BenchFile[]): string {
  const [best] = files;
  const head = `# Speed

Written by \`npm run docs\` from \`bench/results/\`; \`npm run bench -- slh-dsa\` measures. One thread. Libraries take
turns in one process, a process a set; the times are medians, the ratios medians over turns.
`;
  if (best === undefined) return `${head}\nNothing has been measured yet.\n`;
  const work = table(
    [
      'set',
      'hashes: keygen',
      'sign',
      'verify',
      'idle lanes',
      'floor / time: keygen',
      'sign',
      'verify',
      '64 x verify / verifyMany',
    ],
    best.sets.map(workRow),
  );
  const memory = table(
    ['set', 'resident growth, MB', 'garbage, KB', 'allocations'],
    best.sets.map(memoryRow),
  );
  const parts = files.map((file) => `## Level ${file.level}\n\n${machine(file)}\n\n${times(file)}`);
  return `${head}
${parts[0]}

### What is left

Hashes are permutations of Keccak or compressions of SHA-256 and SHA-512, counted with one lane, where none is idle;
idle lanes are what the vectors did beside them. The floor is their number times the best time of the kernel that
made them, all lanes full, over the least time measured. The last column is how much longer 64 single
verifications take than one call.

${work}

### Memory of signing

Growth of the process's peak over its size with the library loaded, while it made a key and signed three times; what
a signature leaves to the collector, itself included.

${memory}
${parts
  .slice(1)
  .map((part) => `\n${part}\n`)
  .join('')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = `${repository}docs/benchmarks.md`;
  const files = ['simd128', 'wasm', 'js'].flatMap((level): BenchFile[] => {
    const file = `${repository}bench/results/slh-dsa.${level}.json`;
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as BenchFile] : [];
  });
  const text = benchTables(files);
  const faults: string[] = [];
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    faults.push('docs/benchmarks.md does not say what bench/results say; run npm run docs');
  conclude('docs', faults, `${files.length} runs of the bench`);
}
