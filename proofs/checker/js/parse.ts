/** A module's text as the closed grammar has it (compiler/targets/js/GRAMMAR.md); all else is refused. */
import {
  integerOf,
  isBinary,
  type Node,
  nameOf,
  naturalOf,
  node,
  nodes,
  placeOf,
  refuseNode,
} from './acorn.ts';
import { type Values, valuesOf } from './expressions.ts';
import type { ParsedFunction, Statement } from './syntax.ts';

/** The functions that a module exports. */
export function parseModule(statements: readonly Node[]): ReadonlyMap<string, ParsedFunction> {
  const tables = new Map<string, readonly number[]>();
  const functions = new Map<string, ParsedFunction>();
  for (const statement of statements) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? (statement['declaration'] as Node | null) : statement;
    if (declaration?.type === 'FunctionDeclaration') {
      const name = freeName(node(declaration, 'id'));
      const parsed = parseFunction(declaration, tables);
      if (isExport) functions.set(name, parsed);
    } else if (statement.type === 'VariableDeclaration') addTable(statement, tables);
    else refuseNode(statement, 'a table or a function');
  }
  return functions;
}

/** What the grammar gives a meaning of its own. */
const RESERVED = ['i32', 'u8', 'Math'];

function freeName(of: Node): string {
  const name = nameOf(of);
  return name === undefined || RESERVED.includes(name) ? refuseNode(of, 'a name of its own') : name;
}

function addTable(statement: Node, tables: Map<string, readonly number[]>): void {
  const { name, value } = declarationOf(statement);
  if (statement['kind'] !== 'const' || value.type !== 'ArrayExpression') refuseNode(statement, 'a table');
  const elements = value['elements'] as readonly (Node | null)[];
  tables.set(
    name,
    elements.map((element) => {
      const word = element === null ? undefined : integerOf(element);
      return word ?? refuseNode(element ?? value, 'a signed 32-bit literal');
    }),
  );
}

function declarationOf(statement: Node): { name: string; value: Node } {
  const [declaration, ...others] = nodes(statement, 'declarations') as [Node, ...Node[]];
  const value = declaration['init'] as Node | null;
  if (value === null || others.length > 0) return refuseNode(statement, 'one name with its value');
  return { name: freeName(node(declaration, 'id')), value };
}

type Kind = 'constant' | 'variable';

interface Scope {
  readonly values: Values;
  kindOf(name: string): Kind | undefined;
  declare(of: Node, name: string, kind: Kind): void;
  /** What `block` declares is in scope within it. */
  inside<T>(block: () => T): T;
}

/** Each name is declared once in a function, so that none ever hides another. */
function createScope(tables: ReadonlyMap<string, readonly number[]>): Scope {
  const taken = new Set(tables.keys());
  let open: ReadonlyMap<string, Kind> = new Map();
  return {
    values: valuesOf({ isDeclared: (name) => open.has(name), table: (name) => tables.get(name) }),
    kindOf: (name) => open.get(name),
    declare: (of, name, kind) => {
      if (taken.has(name)) refuseNode(of, 'a name of its own');
      taken.add(name);
      open = new Map([...open, [name, kind]]);
    },
    inside: (block) => {
      const outside = open;
      const result = block();
      open = outside;
      return result;
    },
  };
}

function parseFunction(of: Node, tables: ReadonlyMap<string, readonly number[]>): ParsedFunction {
  const [first, second, ...others] = nodes(of, 'params');
  const isPlain = of['generator'] === false && of['async'] === false;
  if (!isPlain || nameOf(first) !== 'i32' || nameOf(second) !== 'u8')
    refuseNode(of, 'a function of i32, u8 and numbers');
  const scope = createScope(tables);
  const parameters = others.map(freeName);
  for (const parameter of parameters) scope.declare(of, parameter, 'constant');
  return { parameters, body: nodes(node(of, 'body'), 'body').map((inner) => parseStatement(inner, scope)) };
}

function parseStatement(of: Node, scope: Scope): Statement {
  const at = placeOf(of);
  switch (of.type) {
    case 'ForStatement':
      return parseLoop(of, scope);
    case 'VariableDeclaration': {
      if (of['kind'] !== 'const' && of['kind'] !== 'let') return refuseNode(of, 'const or let');
      const declaration = declarationOf(of);
      const value = scope.values.value(declaration.value);
      scope.declare(of, declaration.name, of['kind'] === 'let' ? 'variable' : 'constant');
      return { kind: 'set', name: declaration.name, value, at };
    }
    case 'ExpressionStatement': {
      const assignment = node(of, 'expression');
      if (assignment.type !== 'AssignmentExpression' || assignment['operator'] !== '=')
        return refuseNode(assignment, 'an assignment');
      const left = node(assignment, 'left');
      const access = scope.values.access(left);
      const value = scope.values.value(node(assignment, 'right'));
      if (access !== undefined) return { kind: 'store', ...access, value, at };
      const name = nameOf(left);
      if (name === undefined || scope.kindOf(name) !== 'variable') return refuseNode(left, 'a variable');
      return { kind: 'set', name, value, at };
    }
    default:
      return refuseNode(of, 'a statement of the grammar');
  }
}

/** for (let i = 0; i < bound; i = (i + 1) | 0) { ... } */
function parseLoop(of: Node, scope: Scope): Statement {
  const [init, test, update] = ['init', 'test', 'update'].map((part) => of[part] as Node | null);
  if (init?.type !== 'VariableDeclaration' || init['kind'] !== 'let')
    return refuseNode(of, 'a counting loop');
  const { name: index, value: start } = declarationOf(init);
  if (naturalOf(start) !== 0) return refuseNode(start, 'a loop from 0');
  if (test == null || !isBinary(test, '<') || nameOf(node(test, 'left')) !== index)
    return refuseNode(test ?? of, `a loop while ${index} is below its bound`, 'constant-time');
  const bound = boundOf(node(test, 'right'), scope);
  return scope.inside(() => {
    scope.declare(of, index, 'constant');
    const next = update?.type === 'AssignmentExpression' && update['operator'] === '=' ? update : undefined;
    const sum = next === undefined ? undefined : scope.values.value(node(next, 'right'));
    const [left, right] = sum?.kind === 'sum' && sum.terms.length === 2 ? sum.terms : [];
    const goesUp =
      left?.kind === 'name' && left.name === index && right?.kind === 'integer' && right.value === 1;
    if (next === undefined || nameOf(node(next, 'left')) !== index || !goesUp)
      return refuseNode(update ?? of, `a loop with ${index} = (${index} + 1) | 0`);
    const block = node(of, 'body');
    if (block.type !== 'BlockStatement') return refuseNode(block, 'a block');
    const body = nodes(block, 'body').map((inner) => parseStatement(inner, scope));
    return { kind: 'loop', index, bound, body, at: placeOf(of) };
  });
}

/** A natural number, or a name that the loop cannot change. */
function boundOf(of: Node, scope: Scope): number | string {
  const bound = naturalOf(of) ?? nameOf(of);
  if (bound === undefined) return refuseNode(of, 'a number or a name as bound', 'equal');
  if (typeof bound === 'string' && scope.kindOf(bound) !== 'constant')
    return refuseNode(of, 'a bound that does not change');
  return bound;
}
