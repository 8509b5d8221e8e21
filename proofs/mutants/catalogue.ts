/** What became of the mutants, in sums: the file that is committed. */
import type { Defect } from './defects.ts';
import type { Judged, Refused } from './judge.ts';
import type { Target } from './target.ts';

export interface Entry {
  readonly target: Pick<Target, 'stem' | 'kernel' | 'level'>;
  readonly mutant: Judged;
}

export interface Catalogue {
  readonly mutants: number;
  readonly refused: number;
  /** Each is explained in survivors.md. */
  readonly survivors: readonly string[];
  /** Refused by another property than the one that the kind of fault breaks. */
  readonly misnamed: readonly string[];
  /** Refused without it being shown that they mean something else. */
  readonly undecided: readonly string[];
  readonly byProperty: Readonly<Record<string, number>>;
  readonly byLevel: Readonly<Record<string, string>>;
  readonly byKernel: Readonly<Record<string, string>>;
  readonly byOperator: Readonly<Record<string, string>>;
  readonly defects: Readonly<Record<string, string>>;
  readonly implementations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ORDER: readonly Refused[] = ['equal', 'constant-time', 'framed', 'wiped', 'not read'];

const nameOf = ({ target, mutant }: Entry): string => `${target.stem}: ${mutant.operator}: ${mutant.what}`;

/** 'equal 3, framed 1' */
function counted(entries: readonly Entry[]): string {
  const all = [...ORDER, undefined].flatMap((refused) => {
    const count = entries.filter(({ mutant }) => mutant.refused === refused).length;
    return count === 0 ? [] : [`${refused ?? 'survived'} ${count}`];
  });
  return all.join(', ');
}

function grouped(entries: readonly Entry[], keyOf: (entry: Entry) => string): Record<string, string> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return Object.fromEntries([...groups].map(([key, group]) => [key, counted(group)]));
}

export function catalogueOf(
  entries: readonly Entry[],
  defects: readonly { readonly defect: Defect; readonly entry: Entry }[],
): Catalogue {
  const all = [...entries, ...defects.map(({ entry }) => entry)];
  const refused = all.filter(({ mutant }) => mutant.refused !== undefined);
  const stems = [...new Set(entries.map(({ target }) => target.stem))];
  return {
    mutants: all.length,
    refused: refused.length,
    survivors: all.filter(({ mutant }) => mutant.refused === undefined).map(nameOf),
    misnamed: refused
      .filter(({ mutant: { breaks, refused: by } }) => breaks !== undefined && breaks !== by)
      .map(nameOf),
    undecided: all.filter(({ mutant }) => mutant.undecided).map(nameOf),
    byProperty: Object.fromEntries(
      ORDER.map((property) => [property, all.filter(({ mutant }) => mutant.refused === property).length]),
    ),
    byLevel: grouped(all, ({ target }) => target.level),
    byKernel: grouped(all, ({ target }) => target.kernel),
    byOperator: grouped(all, ({ mutant }) => mutant.operator),
    defects: Object.fromEntries(
      defects.map(({ defect, entry }) => [
        defect.defect,
        `${nameOf(entry)}: ${entry.mutant.refused ?? 'survived'}: ${entry.mutant.reason}`,
      ]),
    ),
    implementations: Object.fromEntries(
      stems.map((stem) => [
        stem,
        grouped(
          entries.filter(({ target }) => target.stem === stem),
          ({ mutant }) => mutant.operator,
        ),
      ]),
    ),
  };
}

/** The mutants of a test: `count` of them, of every operator and level. */
export function spread<T extends { readonly mutant: { readonly operator: string } }>(
  entries: readonly T[],
  count: number,
): T[] {
  const byOperator = new Map<string, T[]>();
  for (const entry of entries) {
    const { operator } = entry.mutant;
    byOperator.set(operator, [...(byOperator.get(operator) ?? []), entry]);
  }
  const groups = [...byOperator.values()];
  const found: T[] = [];
  for (let round = 0; found.length < count; round++) {
    const before = found.length;
    groups.forEach((group, i) => {
      // Each operator begins at another target than the one before it.
      const entry = group[(i * 7 + round * 13) % group.length];
      if (entry !== undefined && found.length < count && !found.includes(entry)) found.push(entry);
    });
    if (found.length === before && round > entries.length) break;
  }
  return found;
}
