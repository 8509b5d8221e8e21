import { type Builder, build } from '../../language/builder.ts';
import { capabilityOf, type WordType } from '../../language/capabilities.ts';
import type { Contract } from '../../language/contract.ts';
import type { Word } from '../../language/handles.ts';
import { type Program, type Statement, type Table, type Value, wordBits } from '../../language/program.ts';
import { maxId } from './rewrite.ts';

type CapabilityLet = Extract<Statement, { kind: 'let' }>;

/** The portable text of one use: `operands` and `results` are values of `body`. */
interface Expansion {
  readonly operands: readonly Value[];
  readonly results: readonly Value[];
  readonly body: readonly Statement[];
  readonly tables: readonly Table[];
}

const EMPTY_CONTRACT: Omit<Contract, 'wordBytes'> = {
  kernel: 'expansion',
  regions: [],
  counts: [],
  step: '',
  summary: '',
};

/**
 * Replaces every capability operation within a lane by its portable expansion, for a target that has no
 * instruction for it. Those that cross lanes stay: they have no expansion.
 */
export function expandCapabilities(program: Program): Program {
  let nextId = maxId(program) + 1;
  const tables = [...program.tables];

  const freshLike = (value: Value, secret: boolean): Value => ({ ...value, id: nextId++, secret });

  const expand = (use: CapabilityLet, operands: readonly Value[], out: Statement[]): readonly Value[] => {
    const expansion = expansionOf(use, wordBits(program.contract) === 32 ? 4 : 8);
    const secret = operands.some((operand) => operand.secret);
    const tableNames = new Map(
      expansion.tables.map((table) => [table.name, addTable(tables, capabilityName(use), table)]),
    );
    const known = new Map(expansion.operands.map((placeholder, i) => [placeholder.id, operands[i] as Value]));
    out.push(...copyBody(expansion.body, known, (value) => freshLike(value, secret), tableNames));
    return expansion.results.map((result) => known.get(result.id) as Value);
  };

  const walk = (
    body: readonly Statement[],
    known: ReadonlyMap<number, Value>,
    done: ReadonlyMap<string, readonly Value[]>,
  ): readonly [Statement[], Map<number, Value>] => {
    const out: Statement[] = [];
    const renamed = new Map(known);
    const expanded = new Map(done);
    for (const statement of body) {
      if (statement.kind === 'let' && statement.operation.op === 'capability' && isLaneLocal(statement)) {
        const { capability, literals, part } = statement.operation;
        const operands = statement.operands.map((o) => renamed.get(o.id) ?? o);
        const key = [capability, literals.join(), operands.map((o) => o.id).join()].join('/');
        const results = expanded.get(key) ?? expand(statement, operands, out);
        expanded.set(key, results);
        renamed.set(statement.result.id, results[part] as Value);
      } else if (statement.kind === 'loop') {
        const [inner, names] = walk(statement.body, renamed, expanded);
        const outer = rename(statement, renamed) as typeof statement;
        out.push({ ...outer, body: inner, next: statement.next.map((v) => names.get(v.id) ?? v) });
      } else out.push(rename(statement, renamed));
    }
    return [out, renamed];
  };

  const [body] = walk(program.body, new Map(), new Map());
  return { ...program, tables, body };
}

function capabilityName(use: CapabilityLet): string {
  if (use.operation.op !== 'capability')
    throw new TypeError(`${use.operation.op} is not a capability operation`);
  return use.operation.capability;
}

function isLaneLocal(use: CapabilityLet): boolean {
  return capabilityOf(capabilityName(use))?.reach === 'lane';
}

/** The expansion is written with a builder, so it is recorded as a small program whose operands are constants. */
function expansionOf(use: CapabilityLet, wordBytes: 4 | 8): Expansion {
  const capability = capabilityOf(capabilityName(use));
  const [first] = use.operands;
  if (capability?.reach !== 'lane' || use.operation.op !== 'capability' || first?.type.kind !== 'word')
    throw new RangeError(`${capabilityName(use)} has no expansion`);
  const { literals } = use.operation;
  const type: WordType = { ...first.type, kind: 'word' };
  let operands: Value[] = [];
  let results: Value[] = [];
  const recorded = build({ ...EMPTY_CONTRACT, wordBytes }, '', (k) => {
    const placeholders = use.operands.map((operand) => placeholderFor(k, operand));
    operands = placeholders as unknown as Value[];
    results = capability.expansion(k, placeholders, literals, type) as unknown as Value[];
  });
  return { operands, results, body: recorded.body.slice(operands.length), tables: recorded.tables };
}

function placeholderFor(k: Builder, { type }: Value): Word {
  if (type.kind !== 'word') throw new TypeError(`a capability operation takes words, not a ${type.kind}`);
  if (type.bits === 32) return type.uniform ? k.uniform32(0) : k.constant32(0);
  return type.uniform ? k.uniform64(0n) : k.constant64(0n);
}

/** Adds a table of an expansion under a name of its own; the same table is added once. */
function addTable(tables: Table[], capability: string, table: Table): string {
  for (let i = 0; ; i++) {
    const name = i === 0 ? `${capability}.${table.name}` : `${capability}.${table.name}.${i}`;
    const there = tables.find((t) => t.name === name);
    if (there === undefined) tables.push({ ...table, name });
    else if (there.bits !== table.bits || there.words.join() !== table.words.join()) continue;
    return name;
  }
}

function rename(statement: Statement, names: ReadonlyMap<number, Value>): Statement {
  const of = (value: Value): Value => names.get(value.id) ?? value;
  switch (statement.kind) {
    case 'let':
      return { ...statement, operands: statement.operands.map(of) };
    case 'load':
      return { ...statement, element: of(statement.element), word: of(statement.word) };
    case 'store':
      return {
        ...statement,
        element: of(statement.element),
        word: of(statement.word),
        value: of(statement.value),
      };
    case 'table':
      return { ...statement, index: of(statement.index) };
    case 'loop':
      return { ...statement, bound: of(statement.bound), initial: statement.initial.map(of) };
  }
}

/** Copies statements with fresh results, which are added to `known`. */
function copyBody(
  body: readonly Statement[],
  known: Map<number, Value>,
  fresh: (value: Value) => Value,
  tableNames: ReadonlyMap<string, string>,
): Statement[] {
  const define = (value: Value): Value => {
    const made = fresh(value);
    known.set(value.id, made);
    return made;
  };
  return body.map((statement): Statement => {
    const used = rename(statement, known);
    switch (used.kind) {
      case 'let': {
        const secret = used.operands.some((o) => o.secret);
        const made = { ...fresh(used.result), secret };
        known.set(used.result.id, made);
        return { ...used, result: made };
      }
      case 'table': {
        const made = { ...fresh(used.result), secret: false };
        known.set(used.result.id, made);
        return { ...used, result: made, table: tableNames.get(used.table) ?? used.table };
      }
      case 'loop': {
        const index = { ...define(used.index), secret: false };
        known.set(used.index.id, index);
        const parameters = used.parameters.map(define);
        const inner = copyBody(used.body, known, fresh, tableNames);
        const next = used.next.map((v) => known.get(v.id) ?? v);
        return { ...used, index, parameters, body: inner, next, results: used.results.map(define) };
      }
      default:
        throw new RangeError(`an expansion may not ${used.kind}`);
    }
  });
}
