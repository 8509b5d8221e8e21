/** The table of `npm run bench -- hash`, in the manner of nettle-benchmark. */
import type { HashCell } from './hash.ts';

/** By level: `js`, `wasm` and the best there is. */
export interface HashFigures {
  readonly js: readonly HashCell[];
  readonly wasm: readonly HashCell[];
  readonly best: readonly HashCell[];
}

const columns = [
  'algorithm',
  'how',
  'bytes',
  'js',
  'wasm',
  'best',
  'node:crypto',
  'noble',
  'hash-wasm',
  'best/node',
  'best/hash-wasm',
  'best/noble',
  'js/noble',
] as const;

/** MB/s from 1 KiB on, else nanoseconds a message. */
function speed(time: number | undefined, bytes: number): string {
  if (time === undefined) return '-';
  return bytes < 1024 ? `${Math.round(time)} ns` : `${Math.round((bytes * 1000) / time)} MB/s`;
}

const quicker = (theirs: number | undefined, own: number | undefined): string =>
  theirs === undefined || own === undefined ? '-' : (theirs / own).toFixed(2);

function rowOf(figures: HashFigures, cell: HashCell): string[] {
  const { algorithm, kind, bytes, times } = cell;
  const same = (of: readonly HashCell[]): number | undefined =>
    of.find((one) => one.algorithm === algorithm && one.kind === kind && one.bytes === bytes)?.times[
      'polylane'
    ];
  // A call of many hashes a thousand.
  const each = (time: number | undefined): number | undefined =>
    time === undefined ? undefined : kind === 'many' ? time / 1000 : time;
  const [js, wasm, best] = [same(figures.js), same(figures.wasm), times['polylane']];
  const rival = (name: string): number | undefined => times[name];
  return [
    algorithm,
    kind,
    String(bytes),
    ...[js, wasm, best, rival('node:crypto'), rival('noble'), rival('hash-wasm')].map((time) =>
      speed(each(time), bytes),
    ),
    quicker(rival('node:crypto'), best),
    kind === 'many'
      ? `${quicker(rival('one by one'), best)} of one by one`
      : quicker(rival('hash-wasm'), best),
    quicker(rival('noble'), best),
    quicker(rival('noble'), js),
  ];
}

/** Ratios above 1: ours is so many times as fast. */
export function hashTable(figures: HashFigures): string {
  const rows = [[...columns], ...figures.best.map((cell) => rowOf(figures, cell))];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => (row[i] as string).length)));
  return rows
    .map((row) =>
      row
        .map((text, i) => (i < 2 ? text.padEnd(widths[i] as number) : text.padStart(widths[i] as number)))
        .join('  '),
    )
    .join('\n');
}
