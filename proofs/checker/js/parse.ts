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
import type { Exchange, ParsedFunction, ParsedModule, Procedure, Statement } from './syntax.ts';

/** What stands at the head of a module, by its names. */
interface Head {
  readonly tables: Map<string, readonly number[]>;
  readonly exchanges: Map<string, Exchange>;
  readonly procedures: Map<string, Procedure>;
}

/** What a module exports; `imported` gives the modules that it may import. */
export function parseModule(
  statements: readonly Node[],
  imported: (file: string) => ParsedModule | undefined,
): ParsedModule {
  const head: Head = { tables: new Map(), exchanges: new Map(), procedures: new Map() };
  const functions = new Map<string, ParsedFunction>();
  const procedures = new Map<string, Procedure>();
  const exchanges = new Map<string, Exchange>();
  for (const statement of statements) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? (statement['declaration'] as Node | null) : statement;
    if (declaration?.type === 'FunctionDeclaration') {
      const name = freeName(node(declaration, 'id'));
      if (isExport && nodes(declaration, 'params').length === 0)
        procedures.set(name, parseProcedure(declaration, head));
      else {
        const parsed = parseFunction(declaration, head);
        if (isExport) functions.set(name, parsed);
      }
    } else if (isExport && declaration?.type === 'VariableDeclaration') {
      const exchange = parseExchange(declaration);
      head.exchanges.set(exchange.name, exchange);
      exchanges.set(exchange.name, exchange);
    } else if (statement.type === 'VariableDeclaration') addTable(statement, head.tables);
    else if (statement.type === 'ImportDeclaration') addImports(statement, head, imported);
    else refuseNode(statement, 'a table or a function');
  }
  return { functions, procedures, exchanges };
}

/** import { a, b } from './file.js'; */
function addImports(
  statement: Node,
  { exchanges, procedures }: Head,
  imported: (file: string) => ParsedModule | undefined,
): void {
  const file = /^\.\/([a-z0-9-]+\.js)$/.exec(String(node(statement, 'source')['value']))?.[1];
  const module = file === undefined ? undefined : imported(file);
  for (const specifier of nodes(statement, 'specifiers')) {
    const local = freeName(node(specifier, 'local'));
    const isOwnName = specifier.type === 'ImportSpecifier' && nameOf(node(specifier, 'imported')) === local;
    const [exchange, procedure] = [module?.exchanges.get(local), module?.procedures.get(local)];
    if (isOwnName && exchange !== undefined) exchanges.set(local, exchange);
    else if (isOwnName && procedure !== undefined) procedures.set(local, procedure);
    else refuseNode(specifier, 'what a module of outlined loops exports');
  }
  if (module === undefined) refuseNode(statement, 'a module of outlined loops');
}

const MOST_WORDS = 1000;

/** export const words = new Int32Array(50); */
function parseExchange(declaration: Node): Exchange {
  const { name, value } = declarationOf(declaration);
  const isArray = value.type === 'NewExpression' && nameOf(node(value, 'callee')) === 'Int32Array';
  const [size, ...others] = isArray ? nodes(value, 'arguments') : [];
  const words = size === undefined ? 0 : (naturalOf(size) ?? 0);
  if (declaration['kind'] !== 'const' || others.length > 0 || words < 1 || words > MOST_WORDS)
    return refuseNode(declaration, 'an exchange array');
  return { name, words };
}

/** What the grammar gives a meaning of its own. */
const RESERVED = ['i32', 'u8', 'Math', 'Int32Array'];

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
  /** The exchange arrays and procedures of the module. */
  readonly head: Pick<Head, 'exchanges' | 'procedures'>;
  kindOf(name: string): Kind | undefined;
  declare(of: Node, name: string, kind: Kind | Exchange): void;
  /** What `block` declares is in scope within it. */
  inside<T>(block: () => T): T;
}

/** Each name is declared once in a function, so that none ever hides another. */
function createScope(head: Head, hasMemory: boolean): Scope {
  const taken = new Set(Object.values(head).flatMap((names: Head[keyof Head]) => [...names.keys()]));
  let open: ReadonlyMap<string, Kind | Exchange> = new Map();
  const kindOf = (name: string): Kind | undefined => {
    const kind = open.get(name);
    return typeof kind === 'string' ? kind : undefined;
  };
  const values = valuesOf({
    hasMemory,
    isDeclared: (name) => kindOf(name) !== undefined,
    table: (name) => head.tables.get(name),
    exchange: (name) => {
      const kind = open.get(name);
      return typeof kind === 'string' ? undefined : kind;
    },
  });
  return {
    values,
    head,
    kindOf,
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

const isPlain = (of: Node): boolean => of['generator'] === false && of['async'] === false;

const statementsIn = (of: Node, scope: Scope): Statement[] =>
  nodes(node(of, 'body'), 'body').map((inner) => parseStatement(inner, scope));

function parseFunction(of: Node, head: Head): ParsedFunction {
  const [first, second, ...others] = nodes(of, 'params');
  if (!isPlain(of) || nameOf(first) !== 'i32' || nameOf(second) !== 'u8')
    refuseNode(of, 'a function of i32, u8 and numbers');
  const scope = createScope(head, true);
  const parameters = others.map(freeName);
  for (const parameter of parameters) scope.declare(of, parameter, 'constant');
  return { parameters, body: statementsIn(of, scope) };
}

/** It calls no other, so that none calls itself. */
function parseProcedure(of: Node, head: Head): Procedure {
  if (!isPlain(of)) refuseNode(of, 'a plain function');
  return { body: statementsIn(of, createScope({ ...head, procedures: new Map() }, false)) };
}

function parseStatement(of: Node, scope: Scope): Statement {
  const at = placeOf(of);
  switch (of.type) {
    case 'ForStatement':
      return parseLoop(of, scope);
    case 'VariableDeclaration': {
      if (of['kind'] !== 'const' && of['kind'] !== 'let') return refuseNode(of, 'const or let');
      const declaration = declarationOf(of);
      const exchange = scope.head.exchanges.get(nameOf(declaration.value) ?? '');
      if (exchange !== undefined && of['kind'] === 'const') {
        scope.declare(of, declaration.name, exchange);
        return { kind: 'open', name: declaration.name, exchange, at };
      }
      const value = scope.values.value(declaration.value);
      scope.declare(of, declaration.name, of['kind'] === 'let' ? 'variable' : 'constant');
      return { kind: 'set', name: declaration.name, value, at };
    }
    case 'ExpressionStatement': {
      const assignment = node(of, 'expression');
      if (assignment.type === 'CallExpression') return parseCall(assignment, scope);
      if (assignment.type !== 'AssignmentExpression' || assignment['operator'] !== '=')
        return refuseNode(assignment, 'an assignment');
      const left = node(assignment, 'left');
      const access = scope.values.access(left);
      const value = scope.values.value(node(assignment, 'right'));
      if (access !== undefined) return { kind: 'store', ...access, value, at };
      const exchanged = scope.values.exchanged(left);
      if (exchanged !== undefined) return { kind: 'exchange', ...exchanged, value, at };
      const name = nameOf(left);
      if (name === undefined || scope.kindOf(name) !== 'variable') return refuseNode(left, 'a variable');
      return { kind: 'set', name, value, at };
    }
    default:
      return refuseNode(of, 'a statement of the grammar');
  }
}

/** procedure(); */
function parseCall(of: Node, scope: Scope): Statement {
  const procedure = scope.head.procedures.get(nameOf(node(of, 'callee')) ?? '');
  if (procedure === undefined || nodes(of, 'arguments').length > 0 || of['optional'] !== false)
    return refuseNode(of, 'a procedure');
  return { kind: 'call', procedure, at: placeOf(of) };
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
