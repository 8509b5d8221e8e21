/**
 * Bit-vector terms as they are stored: each node once, so that equal terms are the same object. `terms.ts` builds
 * them in normal form; nothing else makes nodes.
 */
import { refuse } from './refusal.ts';

interface Node {
  readonly id: number;
  readonly bits: number;
  /** Whether a secret symbol occurs in it. */
  readonly secret: boolean;
}

/** Bits `offset` to `offset + length - 1` of a term. */
export interface Slice {
  readonly term: Term;
  readonly offset: number;
  readonly length: number;
}

/** The sum of factor times term, and the constant, modulo 2^bits; factors and constant are below 2^bits. */
export type Sum = Node & { readonly kind: 'sum'; readonly parts: readonly Part[]; readonly constant: bigint };

export type Term =
  | (Node & { readonly kind: 'symbol'; readonly name: string })
  | (Node & { readonly kind: 'constant'; readonly value: bigint })
  /** Slices from the low end up. */
  | (Node & { readonly kind: 'concat'; readonly slices: readonly Slice[] })
  | (Node & { readonly kind: 'xor'; readonly terms: readonly Term[]; readonly constant: bigint })
  | (Node & { readonly kind: 'and'; readonly terms: readonly Term[] })
  | Sum
  /** floor(sum / 2^bits), modulo 2^bits, of a sum that is not reduced. */
  | (Node & { readonly kind: 'carry'; readonly sum: Sum });

export interface Part {
  readonly term: Term;
  readonly factor: bigint;
}

export interface Nodes {
  symbol(name: string, bits: number, secret: boolean): Term;
  constant(value: bigint, bits: number): Term;
  concat(slices: readonly Slice[]): Term;
  xor(terms: readonly Term[], constant: bigint, bits: number): Term;
  and(terms: readonly Term[]): Term;
  sum(parts: readonly Part[], constant: bigint, bits: number): Term;
  carry(sum: Sum): Term;
  /** Gives a proof its share of what may be written; terms of proofs before it are kept. */
  begin(): void;
  /** How many nodes there are. */
  size(): number;
}

/** Characters of keys: a proof takes less than a fifth of it, a loop that runs away all that there is. */
const MOST_WRITTEN = 20_000_000;

export function createNodes(): Nodes {
  const known = new Map<string, Term>();
  let written = 0;
  const once = (key: string, make: (id: number) => Term): Term => {
    let node = known.get(key);
    if (node === undefined) {
      written += key.length;
      if (written > MOST_WRITTEN) refuse('equal', 'the terms grow without end');
      node = make(known.size);
      known.set(key, node);
    }
    return node;
  };
  const anySecret = (terms: readonly Term[]): boolean => terms.some(({ secret }) => secret);
  const ids = (terms: readonly Term[]): string => terms.map(({ id }) => id).join();
  return {
    symbol: (name, bits, secret) => {
      const node = once(`s${bits}:${name}`, (id) => ({ kind: 'symbol', id, bits, secret, name }));
      if (node.secret !== secret) throw new Error(`symbol ${name} is named secret and public`);
      return node;
    },
    constant: (value, bits) => {
      const reduced = BigInt.asUintN(bits, value);
      return once(`k${bits}:${reduced.toString(36)}`, (id) => {
        return { kind: 'constant', id, bits, secret: false, value: reduced };
      });
    },
    concat: (slices) => {
      const key = slices.map(({ term, offset, length }) => `${term.id}.${offset}.${length}`).join();
      return once(`c${key}`, (id) => {
        const bits = slices.reduce((sum, { length }) => sum + length, 0);
        return { kind: 'concat', id, bits, secret: anySecret(slices.map(({ term }) => term)), slices };
      });
    },
    xor: (terms, constant, bits) =>
      once(`x${bits}:${ids(terms)}:${constant.toString(36)}`, (id) => {
        return { kind: 'xor', id, bits, secret: anySecret(terms), terms, constant };
      }),
    and: (terms) =>
      once(`a${ids(terms)}`, (id) => {
        return { kind: 'and', id, bits: (terms[0] as Term).bits, secret: anySecret(terms), terms };
      }),
    sum: (parts, constant, bits) => {
      const key = parts.map(({ term, factor }) => `${term.id}*${factor.toString(36)}`).join();
      return once(`p${bits}:${key}:${constant.toString(36)}`, (id) => {
        return { kind: 'sum', id, bits, secret: anySecret(parts.map(({ term }) => term)), parts, constant };
      });
    },
    carry: (sum) =>
      once(`h${sum.id}`, (id) => {
        return { kind: 'carry', id, bits: sum.bits, secret: sum.secret, sum };
      }),
    begin: () => {
      written = 0;
    },
    size: () => known.size,
  };
}
