/** The expressions of GRAMMAR.md. Every one but a literal is a signed 32-bit number when it is evaluated. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Expression }
  | {
      readonly kind: 'logic';
      readonly op: '^' | '&' | '|';
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'shift';
      readonly op: '<<' | '>>' | '>>>';
      readonly of: Expression;
      readonly amount: number;
    }
  | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
  | { readonly kind: 'carry'; readonly terms: readonly Expression[] }
  | { readonly kind: 'product'; readonly left: Expression; readonly right: Expression }
  /** `bytes` is a byte address in the region: i32 is indexed by a fourth of it. */
  | {
      readonly kind: 'memory';
      readonly region: string;
      readonly view: 'i32' | 'u8';
      readonly bytes: readonly Expression[];
    }
  | { readonly kind: 'table'; readonly table: string; readonly index: Expression }
  /** A word of an exchange array. */
  | { readonly kind: 'exchanged'; readonly array: string; readonly index: Expression };

/** A sum of so many words is exact in a double with room to spare; the grammar allows no more. */
export const MOST_TERMS = 8;

export function literal(value: number): Expression {
  return { kind: 'literal', value: value | 0 };
}

export function name(text: string): Expression {
  return { kind: 'name', name: text };
}

export function exchanged(array: string, index: number): Expression {
  return { kind: 'exchanged', array, index: literal(index) };
}

export function isAtom(e: Expression): boolean {
  return e.kind === 'literal' || e.kind === 'name';
}

function literalOf(e: Expression): number | undefined {
  return e.kind === 'literal' ? e.value : undefined;
}

export function not(of: Expression): Expression {
  if (of.kind === 'literal') return literal(~of.value);
  return of.kind === 'not' ? of.of : { kind: 'not', of };
}

export function logic(op: '^' | '&' | '|', left: Expression, right: Expression): Expression {
  const a = literalOf(left);
  const b = literalOf(right);
  if (a !== undefined && b !== undefined) return literal(op === '^' ? a ^ b : op === '&' ? a & b : a | b);
  if (a !== undefined) return logic(op, right, left);
  const absent = op === '&' ? -1 : 0;
  if (b === absent) return left;
  if (op !== '^' && b === ~absent) return literal(~absent);
  if (op === '^' && b === -1) return not(left);
  return { kind: 'logic', op, left, right };
}

export function shift(op: '<<' | '>>' | '>>>', of: Expression, amount: number): Expression {
  if (amount === 0) return of;
  if (of.kind === 'literal') {
    return literal(op === '<<' ? of.value << amount : op === '>>' ? of.value >> amount : of.value >>> amount);
  }
  return { kind: 'shift', op, of, amount };
}

/** Sums are flattened as far as the grammar allows, literals gathered at the end. */
export function sum(terms: readonly Expression[]): Expression {
  const flat = flatten(terms);
  const constant = flat.reduce((total, term) => (total + (literalOf(term) ?? 0)) | 0, 0);
  const rest = flat.filter((term) => term.kind !== 'literal');
  const all = constant === 0 ? rest : [...rest, literal(constant)];
  if (all.length === 0) return literal(0);
  return all.length === 1 ? (all[0] as Expression) : { kind: 'sum', terms: all };
}

function flatten(terms: readonly Expression[]): readonly Expression[] {
  const flat = terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]));
  return flat.length <= MOST_TERMS ? flat : terms;
}

/** The high part of the sum of unsigned words. */
export function carry(terms: readonly Expression[]): Expression {
  const present = terms.filter((term) => literalOf(term) !== 0);
  if (present.every((term) => term.kind === 'literal')) {
    const total = present.reduce((high, term) => high + ((literalOf(term) ?? 0) >>> 0), 0);
    return literal(total / 4294967296);
  }
  return present.length < 2 ? literal(0) : { kind: 'carry', terms: present };
}

/** Of counts only: a multiplication may take a time that depends on its operands. */
export function product(left: Expression, right: Expression): Expression {
  const a = literalOf(left);
  const b = literalOf(right);
  if (a !== undefined && b !== undefined) return literal(Math.imul(a, b));
  if (a !== undefined) return product(right, left);
  if (b === 0) return literal(0);
  if (b === 1) return left;
  if (left.kind === 'sum' && left.terms.some((term) => term.kind === 'literal'))
    return sum(left.terms.map((term) => product(term, right)));
  if (b !== undefined && b > 0 && (b & (b - 1)) === 0) return shift('<<', left, Math.log2(b));
  return { kind: 'product', left, right };
}

/** The terms of a sum. */
export function termsOf(whole: Expression): readonly Expression[] {
  return whole.kind === 'sum' ? whole.terms : [whole];
}

/** Whether an expression reads one of these regions. */
export function readsMemory(e: Expression, regions: ReadonlySet<string>): boolean {
  return (
    (e.kind === 'memory' && regions.has(e.region)) || partsOf(e).some((part) => readsMemory(part, regions))
  );
}

export function readsExchange(e: Expression): boolean {
  return e.kind === 'exchanged' || partsOf(e).some(readsExchange);
}

export function sizeOf(e: Expression): number {
  return partsOf(e).reduce((size, part) => size + sizeOf(part), 1);
}

/** Adds the names that an expression reads, other than those of tables, and the words of exchange arrays. */
export function namesIn(e: Expression, into: Set<string>): Set<string> {
  if (e.kind === 'name') into.add(e.name);
  else if (e.kind === 'exchanged') into.add(print(e));
  for (const part of partsOf(e)) namesIn(part, into);
  return into;
}

function partsOf(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'not':
    case 'shift':
      return [e.of];
    case 'logic':
    case 'product':
      return [e.left, e.right];
    case 'sum':
    case 'carry':
      return e.terms;
    case 'memory':
      return e.bytes;
    case 'table':
    case 'exchanged':
      return [e.index];
  }
}

/** The text of an expression that stands alone. */
export function print(e: Expression): string {
  switch (e.kind) {
    case 'literal':
      return String(e.value);
    case 'name':
      return e.name;
    case 'not':
      return `~${operand(e.of)}`;
    case 'logic': {
      const left = e.left.kind === 'logic' && e.left.op === e.op ? print(e.left) : operand(e.left);
      return `${left} ${e.op} ${operand(e.right)}`;
    }
    case 'shift':
      return `${operand(e.of)} ${e.op} ${e.amount}`;
    case 'sum':
      return `(${plainSum(e.terms)}) | 0`;
    case 'carry':
      return `((${e.terms.map(unsigned).join(' + ')}) / 4294967296) | 0`;
    case 'product':
      return `Math.imul(${print(e.left)}, ${print(e.right)})`;
    case 'memory':
      return `${e.view}[(${plainSum(e.bytes)}) >>> ${e.view === 'i32' ? 2 : 0}]`;
    case 'table':
      return `${e.table}[${print(e.index)}]`;
    case 'exchanged':
      return `${e.array}[${print(e.index)}]`;
  }
}

function plainSum(terms: readonly Expression[]): string {
  return terms.map(operand).join(' + ');
}

function unsigned(e: Expression): string {
  return e.kind === 'literal' ? String(e.value >>> 0) : `(${operand(e)} >>> 0)`;
}

const BARE: ReadonlySet<Expression['kind']> = new Set([
  ...(['literal', 'name', 'product', 'memory', 'table', 'exchanged', 'not'] as const),
]);

function operand(e: Expression): string {
  return BARE.has(e.kind) ? print(e) : `(${print(e)})`;
}
