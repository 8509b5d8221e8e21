import { languageError } from '../errors.ts';
import type { Loop, Program, Statement, Value } from '../program.ts';

/** An outlined loop is a procedure of its carried words: it has a literal bound and uses nothing from outside. */
export function checkOutlined({ body }: Program): void {
  const literals = new Set<number>();
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'let' && statement.operation.op === 'count-constant')
        literals.add(statement.result.id);
      if (statement.kind !== 'loop') continue;
      if (statement.outlined !== undefined) checkLoop(statement, statement.outlined, literals);
      walk(statement.body);
    }
  };
  walk(body);
}

function checkLoop(loop: Loop, name: string, literals: ReadonlySet<number>): void {
  const refusal = (what: string): Error => languageError('outlined-loop', `${name} ${what}`, loop);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw refusal('is no name in lower case with hyphens for an outlined loop');
  if (!literals.has(loop.bound.id)) throw refusal('is outlined and has no literal bound');
  if (loop.parameters.length === 0) throw refusal('is outlined and carries nothing');
  const own = new Set<number>();
  const define = (...values: readonly Value[]): void => {
    for (const { id } of values) own.add(id);
  };
  const demand = (...values: readonly Value[]): void => {
    if (!values.every(({ id }) => own.has(id)))
      throw refusal('is outlined and uses a value from outside that it does not carry');
  };
  const walk = (inner: Pick<Loop, 'index' | 'parameters' | 'body' | 'next'>): void => {
    define(inner.index, ...inner.parameters);
    for (const statement of inner.body) {
      switch (statement.kind) {
        case 'load':
        case 'store':
          throw refusal('is outlined and has no memory to load from or store to');
        case 'let':
          demand(...statement.operands);
          break;
        case 'table':
          demand(statement.index);
          break;
        case 'loop':
          if (statement.outlined !== undefined) throw refusal('is outlined and has an outlined loop in it');
          demand(statement.bound, ...statement.initial);
          walk(statement);
          define(...statement.results);
          continue;
      }
      define(statement.result);
    }
    demand(...inner.next);
  };
  walk(loop);
}
