import type { Sum, Term } from '../nodes.ts';

/** A script in SMT-LIB 2.6, logic QF_BV, that is unsatisfiable when the terms are equal for all their symbols. */
export function inequalityScript(pairs: readonly (readonly [Term, Term])[]): string {
  const lines = ['(set-logic QF_BV)'];
  const written = new Set<Term>();
  const write = (term: Term): string => {
    if (!written.has(term)) {
      written.add(term);
      const sort = `(_ BitVec ${term.bits})`;
      if (term.kind === 'symbol') lines.push(`(declare-const t${term.id} ${sort})`);
      else {
        const text = textOf(term, write);
        lines.push(`(define-fun t${term.id} () ${sort} ${text})`);
      }
    }
    return `t${term.id}`;
  };
  const differ = pairs.map(([a, b]) => `(distinct ${write(a)} ${write(b)})`);
  lines.push(`(assert (or ${differ.join(' ')}))`, '(check-sat)');
  return lines.join('\n');
}

function number(value: bigint, bits: number): string {
  return `(_ bv${value} ${bits})`;
}

function joined(operation: string, operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] as string) : `(${operation} ${operands.join(' ')})`;
}

function sumText({ parts, constant }: Sum, bits: number, write: (term: Term) => string): string {
  const products = parts.map(({ term, factor }) => `(bvmul ${number(factor, bits)} ${write(term)})`);
  return joined('bvadd', [...products, number(constant, bits)]);
}

function textOf(term: Term, write: (term: Term) => string): string {
  const { bits } = term;
  switch (term.kind) {
    case 'symbol':
      throw new Error('a symbol is declared, not defined');
    case 'constant':
      return number(term.value, bits);
    case 'concat': {
      const parts = term.slices.map(
        (slice) => `((_ extract ${slice.offset + slice.length - 1} ${slice.offset}) ${write(slice.term)})`,
      );
      return joined('concat', parts.reverse());
    }
    case 'xor':
      return joined('bvxor', [...term.terms.map(write), number(term.constant, bits)]);
    case 'and':
      return joined('bvand', term.terms.map(write));
    case 'sum':
      return sumText(term, bits, write);
    case 'carry': {
      const wide = sumText(term.sum, 2 * bits, (part) => `((_ zero_extend ${bits}) ${write(part)})`);
      return `((_ extract ${2 * bits - 1} ${bits}) ${wide})`;
    }
  }
}
