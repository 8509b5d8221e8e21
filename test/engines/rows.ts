// What the engine's tests run on: the emitted rows, alone and together, and stand-ins with more lanes.

import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import type { Implementation, KernelTable } from '../../src/runtime/table.ts';
import { full } from '../suite.ts';
import { type Change, type EngineFamily, sha2, shake } from './families.ts';
import { standIn } from './stand-in.ts';

/** In the quick suite one n for each way that SHA-2 hashes. */
export const sizes: readonly number[] = full ? [16, 24, 32] : [16, 24];

export interface Call {
  readonly kernel: string;
  readonly lanes: number;
  /** Groups first. */
  readonly counts: readonly number[];
}

export interface Rows {
  readonly family: EngineFamily;
  readonly name: string;
  /** The lane counts that a large batch uses, leftovers included. */
  readonly lanes: readonly number[];
  /** `watch` sees every call before it is made. */
  engine(n: number, watch?: (call: Call) => void): TreeHashEngine;
}

/** Each call passes its check just before it runs: that is where it can be seen. */
function watched(table: KernelTable, watch: (call: Call) => void): KernelTable {
  return {
    ...table,
    check: (lanes, memoryBytes, args) => {
      table.check(lanes, memoryBytes, args);
      watch({ kernel: table.kernel, lanes, counts: args.slice(table.offsets) });
    },
  };
}

function only(keep: (row: Implementation) => boolean): Change {
  return (table) => ({ ...table, implementations: table.implementations.filter(keep) });
}

function wide(...lanes: readonly number[]): Change {
  return (table, contract) => ({
    ...table,
    implementations: [
      ...table.implementations.filter(({ level }) => level === 'js'),
      ...(contract === undefined ? [] : lanes.map((count) => standIn(contract, table, count))),
    ],
  });
}

function rowsOf(family: EngineFamily): Rows[] {
  const rows = (name: string, lanes: readonly number[], change: Change): Rows => ({
    family,
    name: `${family.name}: ${name}`,
    lanes,
    engine: (n, watch = () => {}) =>
      family.engine(n, (table, contract) => watched(change(table, contract), watch)),
  });
  return [
    rows(
      'js',
      [1],
      only(({ level }) => level === 'js'),
    ),
    rows(
      'wasm',
      [1],
      only(({ level }) => level === 'wasm'),
    ),
    rows(
      'simd128 and wasm',
      [family.lanes, 1],
      only(({ level }) => level !== 'js'),
    ),
    rows(
      'simd128 and js',
      [family.lanes, 1],
      only(({ level }) => level !== 'wasm'),
    ),
    rows('eight, four, two lanes', [8, 4, 2, 1], wide(2, 4, 8)),
    rows('sixteen lanes', [16, 1], wide(16)),
  ];
}

/** For each family the same six. */
export const allRows: readonly Rows[] = [shake, sha2].flatMap(rowsOf);
/** Those of the emitted rows alone. */
export const emittedRows: readonly Rows[] = [shake, sha2].flatMap((family) => rowsOf(family).slice(0, 4));
/** Those of one level each: js, wasm, simd128 with wasm for what is left over. */
export const levelRows: readonly Rows[] = [shake, sha2].flatMap((family) => rowsOf(family).slice(0, 3));
