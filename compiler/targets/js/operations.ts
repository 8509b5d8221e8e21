import type { Pure } from '../../../language/program.ts';
import { carry, type Expression, literal, logic, not, product, shift, sum } from './expression.ts';

/**
 * One operation on 32-bit words, masks or counts as an expression. `atom` gives an operand a name where it is
 * read more than once.
 */
export function express(
  operation: Pure,
  operands: readonly Expression[],
  atom: (e: Expression) => Expression,
): Expression {
  const [a, b, c] = operands as [Expression, Expression, Expression];
  switch (operation.op) {
    case 'constant':
    case 'count-constant':
      return literal(Number(BigInt.asIntN(32, operation.literal)));
    case 'xor':
      return logic('^', a, b);
    case 'and':
    case 'mask-and':
      return logic('&', a, b);
    case 'or':
    case 'mask-or':
      return logic('|', a, b);
    case 'and-not':
      return logic('&', a, not(b));
    case 'not':
    case 'mask-not':
      return not(a);
    case 'add':
    case 'count-add':
      return sum([a, b]);
    case 'subtract':
      return sum([a, not(b), literal(1)]);
    case 'carry':
      return carry(operands);
    case 'count-multiply':
      return product(a, b);
    case 'splat':
    case 'declassify':
    case 'count-from-word':
    case 'word-from-count':
      return a;
    case 'shift-left':
      return shift('<<', a, operation.amount);
    case 'shift-right':
      return shift('>>>', a, operation.amount);
    case 'rotate-left': {
      const word = atom(a);
      return logic('|', shift('<<', word, operation.amount), shift('>>>', word, 32 - operation.amount));
    }
    case 'byte-swap':
      return byteSwap(atom(a));
    case 'equal':
      return equal(atom(logic('^', a, b)));
    case 'less-than':
      return lessThan(atom(a), atom(b));
    case 'select': {
      const clear = atom(c);
      return logic('^', clear, logic('&', a, logic('^', b, clear)));
    }
    case 'join':
    case 'low-half':
    case 'high-half':
      throw new RangeError(`${operation.op} is split before it is expressed`);
    case 'capability':
      throw new RangeError(`${operation.capability} has no form in js`);
  }
}

function byteSwap(word: Expression): Expression {
  const kept = literal(0xff00);
  const outer = logic('|', shift('<<', word, 24), shift('<<', logic('&', word, kept), 8));
  return logic('|', logic('|', outer, logic('&', shift('>>>', word, 8), kept)), shift('>>>', word, 24));
}

/** All ones when the difference is zero: no other number and its negative are both without a sign. */
function equal(difference: Expression): Expression {
  const negative = sum([not(difference), literal(1)]);
  return not(shift('>>', logic('|', difference, negative), 31));
}

/** The borrow of a - b, from the sign bits (Hacker's Delight, section 2-12). */
function lessThan(a: Expression, b: Expression): Expression {
  const difference = sum([a, not(b), literal(1)]);
  const borrow = logic('|', logic('&', not(a), b), logic('&', logic('|', not(a), b), difference));
  return shift('>>', borrow, 31);
}
