/** One function of a module's text, its nodes in order with what they are in, and the text made anew. */
import { isBinary, type Node, nameOf, node, nodes, statementsOf } from '../../checker/js/acorn.ts';
import type { Target } from '../target.ts';

export interface Found {
  readonly node: Node;
  /** From the function's body to the parent. */
  readonly inside: readonly Node[];
}

export interface Table {
  readonly name: string;
  /** The elements' nodes. */
  readonly words: readonly Node[];
}

/** Characters `from` to `to - 1` replaced. */
export type Edit = readonly [from: number, to: number, text: string];

export interface Text {
  readonly target: Target;
  readonly source: string;
  readonly found: readonly Found[];
  readonly tables: readonly Table[];
  /** The names of regions, then of counts, as the contract orders them. */
  readonly parameters: readonly string[];
  /** What functions call the arrays in which outlined loops take and leave their words. */
  readonly exchanges: ReadonlySet<string>;
  changed(...edits: readonly Edit[]): Target;
  textOf(node: Node): string;
  /** Whether a node is part of an address, a bound or a number made of counts. */
  isPublic(found: Found): boolean;
}

export const startOf = (of: Node): number => of['start'] as number;
export const endOf = (of: Node): number => of['end'] as number;
export const placeOf = ({ loc: { start } }: Node): string => `${start.line}:${start.column + 1}`;

const read = new WeakMap<Target, Text>();

/** Every operator asks for the same text: it is read once. */
export function textOf(target: Target): Text {
  const text = read.get(target) ?? readText(target);
  read.set(target, text);
  return text;
}

function readText(target: Target): Text {
  const { faultIn } = target;
  const source = new TextDecoder().decode(
    faultIn === undefined ? target.artefact : target.modules?.get(faultIn),
  );
  const statements = statementsOf(source);
  const functions = statements
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map((statement) => node(statement, 'declaration'))
    .filter(({ type }) => type === 'FunctionDeclaration');
  // A module of an outlined loop has one function.
  const exported = functions.find(
    (declaration) => faultIn !== undefined || nameOf(node(declaration, 'id')) === target.export,
  );
  if (exported === undefined) throw new RangeError(`no function ${target.export}`);
  const found = [...below(node(exported, 'body'), [])];
  const publicNames = publicNamesOf(found);
  return {
    target,
    source,
    found,
    tables: tablesOf(statements),
    parameters: nodes(exported, 'params')
      .slice(2)
      .map((parameter) => nameOf(parameter) as string),
    exchanges: exchangesOf(found),
    changed: (...edits) => {
      let text = '';
      let from = 0;
      for (const [start, end, other] of [...edits].sort(([a], [b]) => a - b)) {
        text += source.slice(from, start) + other;
        from = end;
      }
      const bytes = new TextEncoder().encode(text + source.slice(from));
      if (faultIn === undefined) return { ...target, artefact: bytes };
      return { ...target, modules: new Map([...(target.modules ?? []), [faultIn, bytes]]) };
    },
    textOf: (of) => source.slice(startOf(of), endOf(of)),
    isPublic: ({ node: of, inside }) =>
      inside.some((outer, i) => isPublicPart(outer, inside[i + 1] ?? of, publicNames)),
  };
}

function* below(of: Node, inside: readonly Node[]): Generator<Found> {
  yield { node: of, inside };
  for (const [property, value] of Object.entries(of)) {
    if (property === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child)
        yield* below(child, [...inside, of]);
  }
}

function tablesOf(statements: readonly Node[]): Table[] {
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .map((statement) => {
      const [declaration] = nodes(statement, 'declarations') as [Node];
      return {
        name: nameOf(node(declaration, 'id')) as string,
        words: nodes(node(declaration, 'init'), 'elements'),
      };
    });
}

/** const x0 = words; */
function exchangesOf(found: readonly Found[]): ReadonlySet<string> {
  const declared = new Set(
    found.flatMap(({ node: of }) => (of.type === 'VariableDeclarator' ? [idOf(of)] : [])),
  );
  const names = found.flatMap(({ node: of }) => {
    const value = of.type === 'VariableDeclarator' ? nameOf(node(of, 'init')) : undefined;
    return value !== undefined && /Words$/.test(value) && !declared.has(value) ? [idOf(of)] : [];
  });
  return new Set(names);
}

const idOf = (declarator: Node): string => nameOf(node(declarator, 'id')) as string;

/** i32[...], u8[...], a table's word or one of an exchange array. */
export const isIndexed = (of: Node): boolean => of.type === 'MemberExpression' && of['computed'] === true;

/** Whether `part` of `outer` is a public number by what it is for. */
function isPublicPart(outer: Node, part: Node, names: ReadonlySet<string>): boolean {
  if (isIndexed(outer)) return part === outer['property'];
  if (outer.type === 'CallExpression') return true;
  if (outer.type === 'ForStatement') return part !== outer['body'];
  return outer.type === 'VariableDeclarator' && names.has(nameOf(node(outer, 'id')) ?? '');
}

/** Constants that addresses and bounds are made of. */
function publicNamesOf(found: readonly Found[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { node: of, inside } of found) {
      const name = nameOf(of);
      if (name === undefined) continue;
      if (inside.some((outer, i) => isPublicPart(outer, inside[i + 1] ?? of, names))) names.add(name);
    }
  }
  return names;
}

/** A number as the grammar writes it. */
export function numberOf(of: Node): number | undefined {
  if (of.type === 'Literal') return of['value'] as number;
  if (of.type !== 'UnaryExpression' || of['operator'] !== '-') return undefined;
  return -(node(of, 'argument')['value'] as number);
}

/** The operands of a chain of one operator. */
export function chainOf(of: Node, operator: string): Node[] {
  return isBinary(of, operator)
    ? [...chainOf(node(of, 'left'), operator), ...chainOf(node(of, 'right'), operator)]
    : [of];
}

/** The region that an access goes to, by the name that its address begins with. */
export function regionName(of: Node): string | undefined {
  if (!isIndexed(of) || !isBinary(node(of, 'property'), '>>>')) return undefined;
  return nameOf(chainOf(node(node(of, 'property'), 'left'), '+')[0]);
}

/** Whether a place is in the loop that a function ends with, which sets an exchange array to zero. */
export function isOfLastLoop({ exchanges, target }: Text, { node: of, inside }: Found): boolean {
  const last = (inside[0]?.['body'] as readonly Node[] | undefined)?.at(-1);
  const wipes = exchanges.size > 0 || target.contract.regions.some(({ wiped }) => wiped === true);
  return wipes && last?.type === 'ForStatement' && [inside[1], of].includes(last);
}

/** Where the address of an access ends. */
export function addressEnd(of: Node): number {
  return endOf(node(node(of, 'property'), 'left'));
}

/** The statement of a block that a node is in. */
export function statementOf({ node: of, inside }: Found): Node {
  const path = [...inside, of];
  const block = path.map(({ type }) => type).lastIndexOf('BlockStatement');
  return path[block + 1] as Node;
}
