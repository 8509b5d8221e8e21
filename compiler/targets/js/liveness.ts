import type { Value } from '../../../language/program.ts';
import type { SplitLoop, SplitProgram, SplitStatement } from '../../passes/split-words64.ts';

export interface Liveness {
  /** Whether a statement matters to memory. */
  readonly isLive: (statement: SplitStatement) => boolean;
  /** Whether live statements use a value once in all, in the block that defines it. */
  readonly isUsedOnceBeside: (value: Value) => boolean;
  readonly stores: (loop: SplitLoop) => boolean;
}

/** What is needed, and how often: one walk from the end, so that every use is seen before its definition. */
export function livenessOf(program: SplitProgram): Liveness {
  const live = new Set<SplitStatement>();
  const storing = new Set<SplitStatement>();
  /** By value, the blocks of its uses. */
  const uses = new Map<number, object[]>();
  const once = new Set<number>();

  const useIn = (block: object, values: readonly Value[]): void => {
    for (const { id } of values) {
      const places = uses.get(id);
      if (places === undefined) uses.set(id, [block]);
      else places.push(block);
    }
  };
  const walk = (body: readonly SplitStatement[]): void => {
    const use = (...values: readonly Value[]): void => useIn(body, values);
    const isUsed = (value: Value): boolean => uses.has(value.id);
    for (const statement of [...body].reverse()) {
      switch (statement.kind) {
        case 'store':
          use(statement.element, statement.word, statement.value);
          live.add(statement);
          break;
        case 'loop': {
          if (storesIn(statement)) storing.add(statement);
          else if (!statement.results.some(isUsed)) break;
          useIn(statement.body, statement.next);
          walk(statement.body);
          use(statement.bound, ...statement.initial);
          live.add(statement);
          break;
        }
        default: {
          if (!isUsed(statement.result)) break;
          live.add(statement);
          if (statement.kind === 'let') use(...statement.operands);
          else if (statement.kind === 'load') use(statement.element, statement.word);
          else use(statement.index);
        }
      }
    }
    for (const statement of body) {
      if (!live.has(statement) || statement.kind === 'store' || statement.kind === 'loop') continue;
      const places = uses.get(statement.result.id) ?? [];
      if (places.length === 1 && places[0] === body) once.add(statement.result.id);
    }
  };
  walk(program.body);
  return {
    isLive: (statement) => live.has(statement),
    isUsedOnceBeside: (value) => once.has(value.id),
    stores: (loop) => storing.has(loop),
  };
}

function storesIn(loop: SplitLoop): boolean {
  return loop.body.some((s) => s.kind === 'store' || (s.kind === 'loop' && storesIn(s)));
}
