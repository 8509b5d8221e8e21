/** An operator swapped with its neighbour, and signed for unsigned. */
import { isBinary, type Node, node } from '../../checker/js/acorn.ts';
import type { Operator } from '../target.ts';
import { endOf, isIndexed, numberOf, placeOf, startOf, type Text, textOf } from './text.ts';

/** Never one for the other where both mean the same: `|` joins words without common bits, as `^` would. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  '^': ['|', '&'],
  '&': ['|', '^'],
  '|': ['&'],
  '+': ['^'],
  '<<': ['>>>'],
  '>>>': ['<<'],
};

/** `x >>> 0`, `x >>> 2` of an index, `x | 0`: marks of the grammar, which change nothing. */
function isMark(of: Node, parent: Node | undefined): boolean {
  const amount = numberOf(node(of, 'right'));
  if (amount === 0) return true;
  return isBinary(of, '>>>') && parent !== undefined && isIndexed(parent) && amount === 2;
}

function replaced({ source, changed }: Text, of: Node, other: string): ReturnType<Text['changed']> {
  const operator = of['operator'] as string;
  const [from, to] = [endOf(node(of, 'left')), startOf(node(of, 'right'))];
  const at = from + source.slice(from, to).indexOf(operator);
  return changed([at, at + operator.length, other]);
}

export const operatorSwapped: Operator = {
  name: 'operation swapped with its neighbour',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap((found) => {
      const { node: of, inside } = found;
      if (of.type !== 'BinaryExpression' || isMark(of, inside.at(-1))) return [];
      const operator = of['operator'] as string;
      // A sum of more would no longer be one of the grammar.
      const isPart =
        operator === '+' && [of['left'] as Node, inside.at(-1)].some((near) => near && isBinary(near, '+'));
      if (isPart) return [];
      return (NEIGHBOURS[operator] ?? []).map((other) => ({
        what: `${placeOf(of)}: ${other} for ${operator}`,
        breaks: text.isPublic(found) ? undefined : ('equal' as const),
        target: () => replaced(text, of, other),
      }));
    });
  },
};

export const signedShift: Operator = {
  name: 'signed for unsigned',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap((found) => {
      const { node: of, inside } = found;
      const parent = inside.at(-1);
      // Bits from above that a mask takes away again are no fault.
      if (!isBinary(of, '>>>') || isMark(of, parent) || (parent && isBinary(parent, '&'))) return [];
      return [
        {
          what: `${placeOf(of)}: >> for >>>`,
          breaks: text.isPublic(found) ? undefined : ('equal' as const),
          target: () => replaced(text, of, '>>'),
        },
      ];
    });
  },
};
