import type { Value } from '../../../language/program.ts';
import type { SplitLoop, SplitProgram, SplitStatement } from '../../passes/split-words64.ts';

export interface Liveness {
  /** Whether a statement matters to memory. */
  readonly isLive: (statement: SplitStatement) => boolean;
  /** Whether live statements use a value once in all, in the block that defines it. */
  readonly isUsed: (value: Value) => boolean;
  readonly isUsedOnceBeside: (value: Value) => boolean;
  /** Of a value that all uses lie beside, in the block that defines it; 0 otherwise. */
  readonly usesBeside: (value: Value) => number;
  /** The regions that a loop stores to. */
  readonly storesTo: (loop: SplitLoop) => readonly string[];
  /** Whether an outlined loop lies in a loop. */
  readonly exchanges: (loop: SplitLoop) => boolean;
  /**
   * Whether what a loop carries is all that goes into an outlined loop and comes out of it: turns have no other, and
   * what is carried is not used behind it nor within a loop.
   */
  readonly endsWith: (loop: SplitLoop, outlined: SplitLoop) => boolean;
}

/** What is needed, and how often: one walk from the end, so that every use is seen before its definition. */
export function livenessOf(program: SplitProgram): Liveness {
  const live = new Set<SplitStatement>();
  /** By value, the blocks of its uses. */
  const uses = new Map<number, object[]>();
  const beside = new Map<number, number>();

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
          if (storesIn(statement).length === 0 && !statement.results.some(isUsed)) break;
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
      if (!live.has(statement) || statement.kind === 'store') continue;
      for (const { id } of statement.kind === 'loop' ? statement.results : [statement.result]) {
        const places = uses.get(id) ?? [];
        if (places.every((place) => place === body)) beside.set(id, places.length);
      }
    }
  };
  walk(program.body);
  return {
    isLive: (statement) => live.has(statement),
    isUsed: ({ id }) => uses.has(id),
    isUsedOnceBeside: ({ id }) => beside.get(id) === 1,
    usesBeside: ({ id }) => beside.get(id) ?? 0,
    storesTo: storesIn,
    exchanges: exchangesIn,
    endsWith: (loop, outlined) => {
      const { parameters, body, next } = loop;
      const at = body.indexOf(outlined);
      const handedOn = next.every(({ id }, i) => id === outlined.results[i]?.id);
      const isAlone = body.every((s) => s.kind !== 'loop' || s === outlined);
      const carried = new Set(parameters.map(({ id }) => id));
      const isRead = body
        .slice(at + 1)
        .some((s) => live.has(s) && operandsOf(s).some(({ id }) => carried.has(id)));
      return (
        outlined.outlined !== undefined &&
        next.length === outlined.results.length &&
        handedOn &&
        isAlone &&
        !isRead
      );
    },
  };
}

function storesIn({ body }: SplitLoop): readonly string[] {
  return body.flatMap((s) => (s.kind === 'store' ? [s.region] : s.kind === 'loop' ? storesIn(s) : []));
}

function exchangesIn({ body }: SplitLoop): boolean {
  return body.some((s) => s.kind === 'loop' && (s.outlined !== undefined || exchangesIn(s)));
}

function operandsOf(statement: SplitStatement): readonly Value[] {
  switch (statement.kind) {
    case 'let':
      return statement.operands;
    case 'load':
      return [statement.element, statement.word];
    case 'store':
      return [statement.element, statement.word, statement.value];
    case 'table':
      return [statement.index];
    case 'loop':
      return [statement.bound, ...statement.initial];
  }
}
