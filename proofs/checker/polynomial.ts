/**
 * Public 32-bit numbers: polynomials with integer coefficients in named symbols (offsets of regions, counts, loop
 * indexes), all of which are from 0 to 2^32 - 1. Coefficients are kept modulo 2^32 as signed numbers, so that equal
 * keys mean equal values modulo 2^32.
 */
export interface Polynomial {
  /** By the product of symbols, sorted and joined with '*'; the constant's is ''. */
  readonly terms: ReadonlyMap<string, number>;
  readonly key: string;
}

function made(terms: Map<string, number>): Polynomial {
  const sorted = [...terms].filter(([, factor]) => factor !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = sorted
    .map(([product, factor]) => (product === '' ? `${factor}` : `${factor}*${product}`))
    .join('+');
  return { terms: new Map(sorted), key: key === '' ? '0' : key };
}

export function literal(value: number): Polynomial {
  return made(new Map([['', value | 0]]));
}

export function symbol(name: string): Polynomial {
  return made(new Map([[name, 1]]));
}

export function plus(a: Polynomial, b: Polynomial): Polynomial {
  const terms = new Map(a.terms);
  for (const [product, factor] of b.terms) terms.set(product, ((terms.get(product) ?? 0) + factor) | 0);
  return made(terms);
}

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const terms = new Map<string, number>();
  for (const [p, x] of a.terms) {
    for (const [q, y] of b.terms) {
      const product = [...symbolsOf(p), ...symbolsOf(q)].sort().join('*');
      terms.set(product, ((terms.get(product) ?? 0) + Math.imul(x, y)) | 0);
    }
  }
  return made(terms);
}

export function minus(a: Polynomial, b: Polynomial): Polynomial {
  return plus(a, times(literal(-1), b));
}

/** `constant + sum of factor times symbol`. */
export function linear(constant: number, terms: Readonly<Record<string, number>> = {}): Polynomial {
  return Object.entries(terms).reduce(
    (sum, [name, factor]) => plus(sum, times(literal(factor), symbol(name))),
    literal(constant),
  );
}

export function symbolsOf(product: string): string[] {
  return product === '' ? [] : product.split('*');
}

/** `p` as `2^shift * odd`, over the integers; `p` is not zero. */
export function powerOfTwo(p: Polynomial): { odd: Polynomial; shift: number } {
  const lowest = [...p.terms.values()].reduce((all, factor) => all | factor, 0);
  const shift = 31 - Math.clz32(lowest & -lowest);
  return { odd: made(new Map([...p.terms].map(([product, factor]) => [product, factor >> shift]))), shift };
}

/** The number that it is, or undefined where symbols occur. */
export function numberOf(p: Polynomial): number | undefined {
  if (p.terms.size === 0) return 0;
  return p.terms.size === 1 ? p.terms.get('') : undefined;
}

/** `p` as `factor * name + rest`; undefined where `name` occurs squared. */
export function splitBy(p: Polynomial, name: string): { factor: Polynomial; rest: Polynomial } | undefined {
  const factor = new Map<string, number>();
  const rest = new Map<string, number>();
  for (const [product, coefficient] of p.terms) {
    const symbols = symbolsOf(product);
    const others = symbols.filter((other) => other !== name);
    if (symbols.length - others.length > 1) return undefined;
    (symbols.length === others.length ? rest : factor).set(others.join('*'), coefficient);
  }
  return { factor: made(factor), rest: made(rest) };
}

/** What is known of symbols. */
export interface Facts {
  readonly ranges: Map<string, { readonly min: number; readonly max: number }>;
  /** Indexes of the loops around: from 0 to the bound less one. */
  readonly indexes: Map<string, Polynomial>;
  /** Quotients by their names: of which symbol, by what, and the name of what is left. */
  readonly divisions: Map<string, { readonly of: string; readonly by: number; readonly remainder: string }>;
}

/** A symbol divided by a literal: floor(name / by), and name - by * floor(name / by). */
export function divided(name: string, by: number): { quotient: Polynomial; remainder: Polynomial } {
  return { quotient: symbol(`${name}/${by}`), remainder: symbol(`${name}%${by}`) };
}

/** The same where it is done: from then on their ranges are known, and that by * quotient + remainder = name. */
export function divide(name: string, by: number, facts: Facts): ReturnType<typeof divided> | undefined {
  const range = facts.ranges.get(name);
  if (range === undefined || by < 1) return undefined;
  const parts = divided(name, by);
  const [quotient, remainder] = [`${name}/${by}`, `${name}%${by}`];
  facts.divisions.set(quotient, { of: name, by, remainder });
  facts.ranges.set(quotient, { min: Math.floor(range.min / by), max: Math.floor(range.max / by) });
  facts.ranges.set(remainder, { min: 0, max: Math.min(by - 1, range.max) });
  return parts;
}

/** The name of a symbol that stands alone. */
export function nameOf(p: Polynomial): string | undefined {
  const [[product, factor] = ['', 0], ...others] = p.terms;
  return others.length === 0 && factor === 1 && symbolsOf(product).length === 1 ? product : undefined;
}

/**
 * The least value over the integers, from what is known. Indexes that occur linearly go to their own ends, so that
 * a count in their bound cancels, and so does by * quotient, taken away, with what was divided; the rest is interval
 * arithmetic. No coefficient is reduced here.
 */
function least(p: Polynomial, facts: Facts): bigint {
  const ended = new Map([...p.terms].map(([product, factor]) => [product, BigInt(factor)]));
  const add = (product: string, factor: bigint): void => {
    ended.set(product, (ended.get(product) ?? 0n) + factor);
  };
  for (const [index, bound] of facts.indexes) {
    const factor = ended.get(index);
    const uses = [...ended.keys()].filter((product) => symbolsOf(product).includes(index));
    if (factor === undefined || uses.length !== 1) continue;
    ended.delete(index);
    if (factor > 0n) continue;
    add('', -factor);
    for (const [product, coefficient] of bound.terms) add(product, factor * BigInt(coefficient));
  }
  for (const [quotient, { of, by, remainder }] of facts.divisions) {
    const factor = ended.get(quotient);
    const uses = [...ended.keys()].filter((product) => symbolsOf(product).includes(quotient));
    if (factor === undefined || factor >= 0n || factor % BigInt(by) !== 0n || uses.length !== 1) continue;
    ended.delete(quotient);
    add(of, factor / BigInt(by));
    add(remainder, -factor / BigInt(by));
  }
  let sum = 0n;
  for (const [product, factor] of ended) {
    const ends = symbolsOf(product).map((name) => rangeOf(name, facts)[factor > 0n ? 0 : 1]);
    sum += ends.reduce((value, end) => value * end, factor);
  }
  return sum;
}

function rangeOf(name: string, facts: Facts): [bigint, bigint] {
  const range = facts.ranges.get(name);
  if (range !== undefined) return [BigInt(range.min), BigInt(range.max)];
  const bound = facts.indexes.get(name);
  return [0n, bound === undefined ? 0xffffffffn : greatest(bound, facts) - 1n];
}

export function greatest(p: Polynomial, facts: Facts): bigint {
  const negated = new Map([...p.terms].map(([product, factor]) => [product, -factor]));
  return -least({ terms: negated, key: '' }, facts);
}

/** Shown to be at least `from` for all values of the symbols, read over the integers. */
export function isNatural(p: Polynomial, facts: Facts, from = 0): boolean {
  return least(p, facts) >= BigInt(from);
}

/** Shown to be from 0 to 2^32 - 1, so that the 32-bit number is the integer. */
export function isWord32(p: Polynomial, facts: Facts): boolean {
  return isNatural(p, facts) && greatest(p, facts) <= 0xffffffffn;
}

/** The value when the symbols have values, modulo 2^32. */
export function valueOfPolynomial(p: Polynomial, symbolValue: (name: string) => bigint): bigint {
  let sum = 0n;
  for (const [product, factor] of p.terms)
    sum += symbolsOf(product).reduce((value, name) => value * symbolValue(name), BigInt(factor));
  return BigInt.asUintN(32, sum);
}

/** A polynomial from its key. */
export function polynomialOfKey(key: string): Polynomial {
  const terms = new Map<string, number>();
  for (const part of key.split('+')) {
    const [factor, ...symbols] = part.split('*');
    terms.set(symbols.join('*'), Number(factor));
  }
  return made(terms);
}
