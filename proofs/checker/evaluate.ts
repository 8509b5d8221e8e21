import type { Sum, Term } from './nodes.ts';

/** The value of a term when its symbols have the values that `symbolValue` gives by name: what a term means. */
export function evaluate(term: Term, symbolValue: (name: string, bits: number) => bigint): bigint {
  const known = new Map<Term, bigint>();
  const value = (node: Term): bigint => {
    let result = known.get(node);
    if (result === undefined) {
      result = BigInt.asUintN(node.bits, compute(node));
      known.set(node, result);
    }
    return result;
  };
  const unreduced = ({ parts, constant }: Sum): bigint =>
    parts.reduce((sum, { term: inner, factor }) => sum + factor * value(inner), constant);
  const compute = (node: Term): bigint => {
    switch (node.kind) {
      case 'symbol':
        return symbolValue(node.name, node.bits);
      case 'constant':
        return node.value;
      case 'concat': {
        let [result, start] = [0n, 0n];
        for (const { term, offset, length } of node.slices) {
          result |= BigInt.asUintN(length, value(term) >> BigInt(offset)) << start;
          start += BigInt(length);
        }
        return result;
      }
      case 'xor':
        return node.terms.reduce((sum, inner) => sum ^ value(inner), node.constant);
      case 'and':
        return node.terms.reduce((product, inner) => product & value(inner), -1n);
      case 'sum':
        return unreduced(node);
      case 'carry':
        return unreduced(node.sum) >> BigInt(node.bits);
    }
  };
  return value(term);
}
