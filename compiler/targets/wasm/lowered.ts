import type { Region } from '../../../language/contract.ts';
import type { Program, Pure, Statement, Value } from '../../../language/program.ts';
import {
  accessOffset,
  type Definitions,
  definitionsOf,
  type Offset,
  polynomial,
  scaled,
} from '../../passes/addresses.ts';

/**
 * Operations on vectors that hold the lanes of 64-bit words in halves: part 0 of a zip is the first lanes of two
 * vectors of 32-bit words, high and low, as 64-bit words; an unzip takes both parts and gives one half of each.
 */
export type LaneHalves =
  | { readonly op: 'zip'; readonly part: 0 | 1 }
  | { readonly op: 'unzip'; readonly half: 'low' | 'high' };

/** A count divided by a literal: the quotient, or what is left. */
export interface CountDivision {
  readonly op: 'count-quotient' | 'count-remainder';
  readonly by: number;
}

export type Operation = Pure | LaneHalves | CountDivision;

/** A program whose memory accesses carry byte offsets, ready for instruction selection. */
export type Lowered =
  | {
      readonly kind: 'let';
      readonly result: Value;
      readonly operation: Operation;
      readonly operands: readonly Value[];
    }
  | { readonly kind: 'load'; readonly result: Value; readonly region: Region; readonly offset: Offset }
  | { readonly kind: 'store'; readonly region: Region; readonly offset: Offset; readonly value: Value }
  | { readonly kind: 'table'; readonly result: Value; readonly table: string; readonly offset: Offset }
  | LoweredLoop;

export interface LoweredLoop extends Omit<Extract<Statement, { kind: 'loop' }>, 'body' | 'bound'> {
  readonly bound: Offset;
  readonly body: readonly Lowered[];
  /** For each carried word of the text, whether it is still carried. */
  readonly kept: readonly boolean[];
  /** How many of the carried words, the last ones, are those of the lane in scalars (`fuse.ts`). */
  readonly beside?: number;
}

export function lower(program: Program, lanes: number): Lowered[] {
  const definitions = definitionsOf(program);
  return program.body.map((statement) => lowerStatement(program, lanes, definitions, statement));
}

function lowerStatement(
  program: Program,
  lanes: number,
  definitions: Definitions,
  statement: Statement,
): Lowered {
  switch (statement.kind) {
    case 'let':
      return statement;
    case 'table': {
      const bits = program.tables.find((table) => table.name === statement.table)?.bits ?? 0;
      const offset = scaled(polynomial(statement.index, definitions), bits / 8);
      return { kind: 'table', result: statement.result, table: statement.table, offset };
    }
    case 'loop': {
      const body = statement.body.map((inner) => lowerStatement(program, lanes, definitions, inner));
      const kept = statement.parameters.map(() => true);
      return { ...statement, bound: polynomial(statement.bound, definitions), body, kept };
    }
    default: {
      const region = program.contract.regions.find(({ name }) => name === statement.region);
      if (region === undefined) throw new RangeError(`no region ${statement.region}`);
      const offset = accessOffset(program, region, statement.element, statement.word, lanes, definitions);
      if (statement.kind === 'load') return { kind: 'load', result: statement.result, region, offset };
      return { kind: 'store', region, offset, value: statement.value };
    }
  }
}

/** The values that a statement reads itself, loops without their bodies; once for each reading. */
export function readsOf(statement: Lowered): Value[] {
  const inOffset = (offset: Offset): Value[] => offset.terms.flatMap((term) => [...term.counts]);
  switch (statement.kind) {
    case 'let':
      return [...statement.operands];
    case 'load':
    case 'table':
      return inOffset(statement.offset);
    case 'store':
      // A store to byte strings reads the value once a lane.
      return [
        ...inOffset(statement.offset),
        statement.value,
        ...(statement.region.layout === 'bytes' ? [statement.value] : []),
      ];
    case 'loop':
      // The bound is read at the head and at the end of every turn.
      return [
        ...inOffset(statement.bound),
        ...inOffset(statement.bound),
        ...statement.initial,
        ...statement.next,
      ];
  }
}

/** Drops what no store needs. Loops keep the carried words that are read. */
export function withoutDead(body: readonly Lowered[]): Lowered[] {
  const live = new Set<number>();
  const mark = (statements: readonly Lowered[]): Lowered[] => {
    const kept: Lowered[] = [];
    for (const statement of [...statements].reverse()) {
      if (statement.kind === 'loop') {
        const needed = (i: number): boolean =>
          live.has((statement.results[i] as Value).id) || live.has((statement.parameters[i] as Value).id);
        // A carried word is needed when its result is, or when a needed one is computed from it: to a fixpoint.
        let inner: Lowered[] = [];
        for (let before = -1; before !== live.size; ) {
          before = live.size;
          statement.next.forEach((value, i) => {
            if (needed(i)) live.add(value.id);
          });
          inner = mark(statement.body);
        }
        const stays = statement.parameters.map((_, i) => needed(i));
        const pick = (values: readonly Value[]): Value[] => values.filter((_, i) => stays[i]);
        const loop: LoweredLoop = {
          ...statement,
          initial: pick(statement.initial),
          parameters: pick(statement.parameters),
          next: pick(statement.next),
          results: pick(statement.results),
          body: inner,
          kept: stays,
        };
        if (inner.length === 0 && loop.results.length === 0) continue;
        for (const value of readsOf(loop)) live.add(value.id);
        kept.push(loop);
      } else if (statement.kind === 'store' || live.has(statement.result.id)) {
        for (const value of readsOf(statement)) live.add(value.id);
        kept.push(statement);
      }
    }
    return kept.reverse();
  };
  return mark(body);
}

/** The ids of all values that the statements define. */
export function valueIds(body: readonly Lowered[]): number[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'store') return [];
    if (statement.kind !== 'loop') return [statement.result.id];
    const own = [statement.index, ...statement.parameters, ...statement.results].map(({ id }) => id);
    return [...own, ...valueIds(statement.body)];
  });
}
