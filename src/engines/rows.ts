import type { Arena } from '../runtime/arena.ts';
import { type Chosen, chooseAll } from '../runtime/choice.ts';
import type { KernelTable } from '../runtime/table.ts';
import type { LaneRow } from './lanes.ts';

/** The kernels of one lane count, by the names of their tables. */
export interface KernelRow<Name extends string> extends LaneRow {
  readonly kernels: Readonly<Record<Name, Chosen>>;
}

interface Rows<Name extends string> {
  /** The choice of each table that the rows come from. */
  readonly chosen: readonly (readonly Chosen[])[];
  readonly rows: readonly KernelRow<Name>[];
}
const lastRows = new WeakMap<object, Rows<string>>();

/** The lane counts at which all kernels are there, descending, the last one lane. */
export function rowsOf<Name extends string>(
  tables: Readonly<Record<Name, KernelTable>>,
  arena: Arena,
): readonly KernelRow<Name>[] {
  const names = Object.keys(tables) as Name[];
  const chosen = names.map((name) => chooseAll(tables[name], arena));
  const last = lastRows.get(tables) as Rows<Name> | undefined;
  if (last?.chosen.every((rows, i) => rows === chosen[i]) === true) return last.rows;
  const rows = (chosen[0] as readonly Chosen[]).flatMap(({ lanes }): KernelRow<Name>[] => {
    const alike = chosen.map((choices) => choices.find((row) => row.lanes === lanes));
    if (alike.includes(undefined)) return [];
    const kernels = Object.fromEntries(names.map((name, i) => [name, alike[i]])) as Record<Name, Chosen>;
    return [{ lanes, kernels }];
  });
  lastRows.set(tables, { chosen, rows });
  return rows;
}

/** The implementation with one lane. */
export function singleOf(table: KernelTable, arena: Arena): Chosen {
  return chooseAll(table, arena).at(-1) as Chosen;
}

/** The lane counts of a table's implementations, descending. */
export function lanesOf(table: KernelTable): number[] {
  const lanes = new Set(table.implementations.map((row) => row.lanes));
  return [...lanes].sort((a, b) => b - a);
}
