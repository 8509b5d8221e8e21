import { type Arena, withArena } from './arena.ts';
import { kindOf } from './bytes.ts';
import { choiceOf } from './choice.ts';
import { hostName } from './environment.ts';
import { absenceOf } from './features.ts';
import { featureNames, requirementsOf } from './levels.ts';
import { sharedState } from './shared-state.ts';
import type { Feature, KernelTable, Level } from './table.ts';
import { version } from './version.ts';

/** One implementation of one kernel. */
export interface Row {
  /** `kernel[.formulation].xN.level` */
  readonly stem: string;
  readonly kernel: string;
  /** How many hashes one call computes side by side. */
  readonly lanes: number;
  readonly level: Level;
  readonly needs: readonly Feature[];
  /**
   * - `chosen`: loaded, checked and used for as many lanes as it has
   * - `slower`: could be tried, but another one comes before it
   * - `absent`: this host, or this bundle, lacks what it needs
   * - `disabled`: someone removed what it needs
   * - `failed`: it did not load, or gave a wrong known answer
   * - `unused`: not tried, as it cannot be loaded within a synchronous call; no row of this version
   */
  readonly state: 'chosen' | 'slower' | 'absent' | 'disabled' | 'failed' | 'unused';
  /** Why, in plain words. */
  readonly reason: string;
}

/** What `report` tells: plain JSON. */
export interface Report {
  readonly version: string;
  /** The host in a few words, and the names in POLYLANE_DISABLE that name nothing. */
  readonly host: string;
  readonly present: readonly Feature[];
  readonly disabled: readonly Feature[];
  readonly rows: readonly Row[];
}

/** Where a subject carries its tables: a symbol that every copy of this library knows. */
const tablesKey: unique symbol = Symbol.for('polylane.tables.v1');

interface Subject {
  readonly [tablesKey]?: () => readonly KernelTable[];
}

/** Makes a public object one that `report` accepts, and returns it. */
export function asSubject<T extends object>(object: T, tables: () => readonly KernelTable[]): T {
  return Object.defineProperty(object, tablesKey, { value: tables });
}

function tablesOf(subject: unknown): readonly KernelTable[] {
  const mayCarry = (typeof subject === 'object' && subject !== null) || typeof subject === 'function';
  const tables = mayCarry ? (subject as Subject)[tablesKey] : undefined;
  if (typeof tables !== 'function')
    throw new TypeError(`report: expected objects of this library, got ${kindOf(subject)}`);
  return tables();
}

/** The rows of a table, the one to prefer first. */
function rowsOf(table: KernelTable, arena: Arena): Row[] {
  return choiceOf(table, arena).verdicts.map(({ row, state, reason }) => {
    const { stem, lanes, level, needs } = row;
    return { stem, kernel: table.kernel, lanes, level, needs: [...needs], state, reason };
  });
}

/**
 * What this host has, and what was removed from it. While `wasm` is removed the host is not asked about
 * WebAssembly, and `present` names none of its features.
 *
 * @example
 * ```ts
 * import { features } from 'polylane/runtime.js';
 *
 * console.log(features()); // { present: [ ... ], disabled: [] }
 * ```
 */
export function features(): Pick<Report, 'present' | 'disabled'> {
  const { disabled } = sharedState();
  const asked = featureNames.filter(
    (name) => !(disabled.has('wasm') && requirementsOf(name).includes('wasm')),
  );
  return {
    present: asked.filter((name) => absenceOf(name) === undefined),
    disabled: featureNames.filter((name) => disabled.has(name)),
  };
}

/**
 * Which implementations run here, and why the others do not. Those of the subjects are loaded and checked for
 * it as their first use would; without subjects the report is about the kernels that this process has used.
 * What a host lacks or forbids is told, never thrown. The result is plain JSON.
 *
 * @throws TypeError for a subject that is no object of this library
 *
 * @example
 * ```ts
 * import { report } from 'polylane/runtime.js';
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * for (const { stem, state, reason } of report(slh_dsa_shake_128f).rows) console.log(stem, state, reason);
 * ```
 */
export function report(...subjects: object[]): Report {
  const { used, unknownNames } = sharedState();
  const tables = subjects.length === 0 ? used.values() : subjects.flatMap(tablesOf);
  const unknown =
    unknownNames.length === 0 ? '' : `; POLYLANE_DISABLE names no feature with ${unknownNames.join(', ')}`;
  return {
    version,
    host: hostName() + unknown,
    ...features(),
    rows: withArena(0, (arena) => [...new Set(tables)].flatMap((table) => rowsOf(table, arena))),
  };
}
