import type { Program, Pure, Statement, Type, Value } from '../../language/program.ts';

/** Hands out values with ids that the program does not use yet. */
export interface Fresh {
  value(type: Type, secret: boolean, at: string): Value;
}

/** What a pass sees when it replaces a statement: the operands are already the new ones. */
export interface Replacement {
  readonly fresh: Fresh;
  /** Appends a pure statement and returns its result. */
  readonly emit: (operation: Pure, operands: readonly Value[], type: Type) => Value;
  /** Appends a statement as it is. */
  readonly keep: (statement: Statement) => void;
}

type Let = Extract<Statement, { kind: 'let' }>;

/**
 * Rebuilds a program statement by statement. `replace` may return a value that stands for the statement's
 * result from then on, or undefined to keep the statement.
 */
export function rewrite(
  program: Program,
  replace: (statement: Let, into: Replacement) => Value | undefined,
): Program {
  let next = maxId(program) + 1;
  const renamed = new Map<number, Value>();
  const use = (value: Value): Value => renamed.get(value.id) ?? value;
  const fresh: Fresh = { value: (type, secret, at) => ({ id: next++, type, secret, at }) };

  const visit = (body: readonly Statement[]): Statement[] => {
    const out: Statement[] = [];
    for (const statement of body) {
      switch (statement.kind) {
        case 'let': {
          const current: Let = { ...statement, operands: statement.operands.map(use) };
          const into: Replacement = {
            fresh,
            keep: (kept) => {
              out.push(kept);
            },
            emit: (operation, operands, type) => {
              const result = fresh.value(
                type,
                operands.some((operand) => operand.secret),
                statement.result.at,
              );
              out.push({ kind: 'let', result, operation, operands });
              return result;
            },
          };
          const replacement = replace(current, into);
          if (replacement === undefined) out.push(current);
          else renamed.set(statement.result.id, replacement);
          break;
        }
        case 'load':
          out.push({ ...statement, element: use(statement.element), word: use(statement.word) });
          break;
        case 'store':
          out.push({
            ...statement,
            element: use(statement.element),
            word: use(statement.word),
            value: use(statement.value),
          });
          break;
        case 'table':
          out.push({ ...statement, index: use(statement.index) });
          break;
        case 'loop':
          out.push({
            ...statement,
            bound: use(statement.bound),
            initial: statement.initial.map(use),
            body: visit(statement.body),
            next: statement.next.map(use),
          });
      }
    }
    return out;
  };
  return { ...program, body: visit(program.body) };
}

export function maxId(program: Program): number {
  let max = Math.max(-1, ...program.counts.map((count) => count.id));
  const see = (value: Value): void => {
    max = Math.max(max, value.id);
  };
  const visit = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'loop') {
        see(statement.index);
        statement.parameters.forEach(see);
        statement.results.forEach(see);
        visit(statement.body);
      } else if (statement.kind !== 'store') see(statement.result);
    }
  };
  visit(program.body);
  return max;
}
