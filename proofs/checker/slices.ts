/** Bits picked and joined: shifts, rotations, byte orders and masks all become one list of slices. */
import type { Nodes, Slice, Term } from './nodes.ts';

export interface Slices {
  /** The join of slices from the low end up; slices of joins and of constants are opened, neighbours merged. */
  join(slices: readonly Slice[]): Term;
  slice(term: Term, offset: number, length: number): Term;
  /** `term` with the bits of the constant `mask` kept and the rest zero. */
  mask(term: Term, mask: bigint): Term;
  /** a | b where for each bit one of them is known to be zero; undefined where that is not plain. */
  merge(a: Term, b: Term): Term | undefined;
  /** A join's constant bits, and the join with zeros in their place. */
  split(term: Term): { rest: Term; constant: bigint };
}

export const ones = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

export const whole = (term: Term): Slice => ({ term, offset: 0, length: term.bits });

export function slicesOf(term: Term): readonly Slice[] {
  return term.kind === 'concat' ? term.slices : [whole(term)];
}

export function createSlices(nodes: Nodes): Slices {
  const opened = ({ term, offset, length }: Slice): readonly Slice[] => {
    if (term.kind === 'constant') return [whole(nodes.constant(term.value >> BigInt(offset), length))];
    if (term.kind !== 'concat') return [{ term, offset, length }];
    const found: Slice[] = [];
    let start = 0;
    for (const part of term.slices) {
      const from = Math.max(offset, start);
      const to = Math.min(offset + length, start + part.length);
      if (from < to) {
        found.push(...opened({ term: part.term, offset: part.offset + from - start, length: to - from }));
      }
      start += part.length;
    }
    return found;
  };

  const merged = (low: Slice, high: Slice): Slice | undefined => {
    if (low.term.kind === 'constant' && high.term.kind === 'constant') {
      const value = low.term.value | (high.term.value << BigInt(low.length));
      return whole(nodes.constant(value, low.length + high.length));
    }
    if (low.term !== high.term || low.offset + low.length !== high.offset) return undefined;
    return { ...low, length: low.length + high.length };
  };

  const join = (slices: readonly Slice[]): Term => {
    const parts: Slice[] = [];
    for (const part of slices.flatMap(opened)) {
      if (part.length === 0) continue;
      const last = parts.at(-1);
      const both = last === undefined ? undefined : merged(last, part);
      if (both === undefined) parts.push(part);
      else parts[parts.length - 1] = both;
    }
    const [only] = parts;
    if (only === undefined) throw new Error('a join of no bits');
    if (parts.length === 1 && only.length === only.term.bits) return only.term;
    return nodes.concat(parts);
  };

  /** Both terms cut where either is, and `choose` of each pair; undefined as soon as one is. */
  const zipped = (a: Term, b: Term, choose: (a: Slice, b: Slice) => Slice | undefined): Term | undefined => {
    const ends = new Set<number>();
    for (const term of [a, b]) {
      let end = 0;
      for (const { length } of slicesOf(term)) {
        end += length;
        ends.add(end);
      }
    }
    const chosen: Slice[] = [];
    let start = 0;
    for (const end of [...ends].sort((x, y) => x - y)) {
      const cut = (term: Term): Slice => opened({ term, offset: start, length: end - start })[0] as Slice;
      const slice = choose(cut(a), cut(b));
      if (slice === undefined) return undefined;
      chosen.push(slice);
      start = end;
    }
    return join(chosen);
  };

  const hasConstant = (term: Term): boolean =>
    term.kind === 'concat' && term.slices.some((part) => part.term.kind === 'constant');
  const isZero = ({ term }: Slice): boolean => term.kind === 'constant' && term.value === 0n;

  return {
    join,
    slice: (term, offset, length) => join([{ term, offset, length }]),
    mask: (term, mask) => {
      const parts: Slice[] = [];
      for (let start = 0; start < term.bits; ) {
        const kept = (mask >> BigInt(start)) & 1n;
        let end = start + 1;
        while (end < term.bits && ((mask >> BigInt(end)) & 1n) === kept) end++;
        const length = end - start;
        parts.push(kept === 1n ? { term, offset: start, length } : whole(nodes.constant(0n, length)));
        start = end;
      }
      return join(parts);
    },
    merge: (a, b) => {
      if (!hasConstant(a) || !hasConstant(b)) return undefined;
      return zipped(a, b, (x, y) => (isZero(x) ? y : isZero(y) ? x : undefined));
    },
    split: (term) => {
      if (term.kind !== 'concat') return { rest: term, constant: 0n };
      let constant = 0n;
      let start = 0;
      const rest = term.slices.map((part) => {
        if (part.term.kind === 'constant') constant |= part.term.value << BigInt(start);
        start += part.length;
        return part.term.kind === 'constant' ? whole(nodes.constant(0n, part.length)) : part;
      });
      return constant === 0n ? { rest: term, constant } : { rest: join(rest), constant };
    },
  };
}
