/** The parser that is trusted to read ECMAScript: what of it and of its trees (ESTree) is used. */
import { createRequire } from 'node:module';
import { type Property, refuse } from '../refusal.ts';

export interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
  readonly [property: string]: unknown;
}

interface AcornPackage {
  parse(text: string, options: Readonly<Record<string, unknown>>): Node;
}

/** The statements of an ES module. */
export function statementsOf(text: string): readonly Node[] {
  // Not where TypeScript looks for it: proofs/ has a package.json of its own, which the root does not install.
  const { parse }: AcornPackage = createRequire(import.meta.url)('acorn');
  try {
    return nodes(parse(text, { ecmaVersion: 2022, sourceType: 'module', locations: true }), 'body');
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('equal', error.message);
    throw error;
  }
}

export function node(of: Node, property: string): Node {
  return of[property] as Node;
}

export function nodes(of: Node, property: string): readonly Node[] {
  return of[property] as readonly Node[];
}

export function isBinary(of: Node, ...operators: readonly string[]): boolean {
  return of.type === 'BinaryExpression' && operators.includes(of['operator'] as string);
}

export function nameOf(of: Node | null | undefined): string | undefined {
  return of?.type === 'Identifier' ? (of['name'] as string) : undefined;
}

/** A numeral as the grammar writes it, up to 2^32 - 1. */
export function naturalOf(of: Node): number | undefined {
  if (of.type !== 'Literal' || !/^(0|[1-9][0-9]{0,9})$/.test(of['raw'] as string)) return undefined;
  const value = Number(of['raw']);
  return value <= 0xffffffff ? value : undefined;
}

/** A signed 32-bit literal. */
export function integerOf(of: Node): number | undefined {
  const isNegative = of.type === 'UnaryExpression' && of['operator'] === '-';
  const magnitude = naturalOf(isNegative ? node(of, 'argument') : of);
  if (magnitude === undefined || (isNegative && magnitude === 0)) return undefined;
  const value = isNegative ? -magnitude : magnitude;
  return value === (value | 0) ? value : undefined;
}

/** Outside the grammar, and with a time or a way that may depend on what it is given. */
const BRANCHES: ReadonlySet<string> = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'SwitchStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
]);
const COMPARISONS_AND_DIVISIONS = '< <= > >= == != === !== in instanceof * / % **'.split(' ');

export function placeOf({ loc: { start } }: Node): string {
  return `${start.line}:${start.column + 1}`;
}

export function refuseNode(of: Node, wanted: string, property?: Property): never {
  const branches = BRANCHES.has(of.type) || isBinary(of, ...COMPARISONS_AND_DIVISIONS);
  const refused = property ?? (branches ? 'constant-time' : 'equal');
  const came = [of.type, of['operator']].filter((part) => part !== undefined).join(' ');
  return refuse(refused, `${placeOf(of)}: ${wanted} was wanted, ${came} came`);
}
