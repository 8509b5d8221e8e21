import type { Arena } from '../runtime/arena.ts';
import { type Chosen, chooseAll } from '../runtime/choice.ts';
import type { KernelTable } from '../runtime/table.ts';
import type { LaneRow } from './lanes.ts';

/** The kernels of one lane count, by the names of their tables. */
export interface KernelRow<Name extends string> extends LaneRow {
  readonly kernels: Readonly<Record<Name, Chosen>>;
}

/** The lane counts at which all kernels are there, descending, the last one lane. */
export function rowsOf<Name extends string>(
  tables: Readonly<Record<Name, KernelTable>>,
  arena: Arena,
): KernelRow<Name>[] {
  const names = Object.keys(tables) as Name[];
  const chosen = names.map((name) => chooseAll(tables[name], arena));
  return (chosen[0] as readonly Chosen[]).flatMap(({ lanes }): KernelRow<Name>[] => {
    const alike = chosen.map((rows) => rows.find((row) => row.lanes === lanes));
    if (alike.includes(undefined)) return [];
    const kernels = Object.fromEntries(names.map((name, i) => [name, alike[i]])) as Record<Name, Chosen>;
    return [{ lanes, kernels }];
  });
}

/** The implementation with one lane. */
export function singleOf(table: KernelTable, arena: Arena): Chosen {
  return chooseAll(table, arena).at(-1) as Chosen;
}

/** The most lanes that any of a table's implementations has. */
export function widestOf(table: KernelTable): number {
  return Math.max(...table.implementations.map(({ lanes }) => lanes));
}
