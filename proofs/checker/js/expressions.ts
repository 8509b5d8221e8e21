/** The values of the grammar. */
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
import type { Access, Exchange, Exchanged, Expression } from './syntax.ts';

/** A sum of so many numbers below 2^32 is below 2^35, which a double holds exactly. */
const MOST_TERMS = 8;

/** What names mean at a place of the text. */
export interface Names {
  /** Whether i32 and u8 are parameters. */
  readonly hasMemory: boolean;
  isDeclared(name: string): boolean;
  table(name: string): readonly number[] | undefined;
  exchange(name: string): Exchange | undefined;
}

export interface Values {
  value(of: Node): Expression;
  /** `i32[...]` or `u8[...]`; undefined for all else. */
  access(of: Node): Access | undefined;
  /** A word of an exchange array; undefined for all else. */
  exchanged(of: Node): Exchanged | undefined;
}

export function valuesOf(names: Names): Values {
  /** The operands of a left-leaning chain of additions. */
  const added = (of: Node): readonly Node[] =>
    isBinary(of, '+') ? [...added(node(of, 'left')), node(of, 'right')] : [of];

  const terms = (of: Node, least: number): readonly Node[] => {
    const all = added(of);
    return all.length >= least && all.length <= MOST_TERMS
      ? all
      : refuseNode(of, 'a sum of two to eight terms');
  };

  const access = (of: Node): Access | undefined => {
    if (of.type !== 'MemberExpression' || of['computed'] !== true) return undefined;
    const view = nameOf(node(of, 'object'));
    if (view !== 'i32' && view !== 'u8') return undefined;
    if (!names.hasMemory) return refuseNode(of, 'no memory');
    const index = node(of, 'property');
    if (!isBinary(index, '>>>') || naturalOf(node(index, 'right')) !== (view === 'i32' ? 2 : 0))
      return refuseNode(index, `an index of ${view} from a byte address`);
    return { view, address: terms(node(index, 'left'), 1).map(value) };
  };

  const exchanged = (of: Node): Exchanged | undefined => {
    if (of.type !== 'MemberExpression' || of['computed'] !== true) return undefined;
    const exchange = names.exchange(nameOf(node(of, 'object')) ?? '');
    return exchange && { exchange, index: value(node(of, 'property')) };
  };

  const member = (of: Node): Expression => {
    const found = access(of);
    if (found !== undefined) return { kind: 'load', ...found, at: placeOf(of) };
    const word = exchanged(of);
    if (word !== undefined) return { kind: 'exchanged', ...word, at: placeOf(of) };
    const table = nameOf(node(of, 'object'));
    const words = of['computed'] === true && table !== undefined ? names.table(table) : undefined;
    if (words === undefined) return refuseNode(of, 'i32, u8 or a table');
    return { kind: 'table', words, index: value(node(of, 'property')), at: placeOf(of) };
  };

  const product = (of: Node): Expression => {
    const callee = node(of, 'callee');
    const [left, right, ...others] = nodes(of, 'arguments');
    const isImul =
      callee.type === 'MemberExpression' &&
      callee['computed'] === false &&
      nameOf(node(callee, 'object')) === 'Math' &&
      nameOf(node(callee, 'property')) === 'imul';
    if (!isImul || left === undefined || right === undefined || others.length > 0)
      return refuseNode(of, 'Math.imul of two values');
    return { kind: 'product', left: value(left), right: value(right), at: placeOf(of) };
  };

  const unsigned = (of: Node): Expression => {
    const natural = naturalOf(of);
    if (natural !== undefined) return { kind: 'integer', value: natural, at: placeOf(of) };
    if (!isBinary(of, '>>>') || naturalOf(node(of, 'right')) !== 0) return refuseNode(of, 'x >>> 0');
    return value(node(of, 'left'));
  };

  /** `whole | 0` for what is no value without it. */
  const truncated = (whole: Node): Expression | undefined => {
    const at = placeOf(whole);
    if (isBinary(whole, '+')) return { kind: 'sum', terms: terms(whole, 2).map(value), at };
    if (!isBinary(whole, '/')) return undefined;
    if (node(whole, 'right')['raw'] !== '4294967296') return refuseNode(whole, 'a division by 4294967296');
    return { kind: 'carry', terms: terms(node(whole, 'left'), 2).map(unsigned), at };
  };

  const binary = (of: Node): Expression => {
    const at = placeOf(of);
    const op = of['operator'] as string;
    const [left, right] = [node(of, 'left'), node(of, 'right')];
    if (op === '|' && naturalOf(right) === 0) {
      const found = truncated(left);
      if (found !== undefined) return found;
    }
    switch (op) {
      case '^':
      case '&':
      case '|':
        return { kind: 'logic', op, left: value(left), right: value(right), at };
      case '<<':
      case '>>':
      case '>>>': {
        const amount = naturalOf(right) ?? 0;
        if (amount < 1 || amount > 31) return refuseNode(of, 'a shift by a literal from 1 to 31');
        return { kind: 'shift', op, of: value(left), amount, at };
      }
      default:
        return refuseNode(of, 'a value');
    }
  };

  const value = (of: Node): Expression => {
    const at = placeOf(of);
    switch (of.type) {
      case 'Identifier': {
        const name = of['name'] as string;
        return names.isDeclared(name) ? { kind: 'name', name, at } : refuseNode(of, `${name} in its scope`);
      }
      case 'UnaryExpression':
        if (of['operator'] === '~') return { kind: 'not', of: value(node(of, 'argument')), at };
        break;
      case 'MemberExpression':
        return member(of);
      case 'CallExpression':
        return product(of);
      case 'BinaryExpression':
        return binary(of);
    }
    const integer = integerOf(of);
    return integer === undefined ? refuseNode(of, 'a value') : { kind: 'integer', value: integer, at };
  };

  return { value, access, exchanged };
}
