/** Byte orders, and masks for bits. */
import { isBinary, type Node, nameOf, node } from '../../checker/js/acorn.ts';
import type { Operator } from '../target.ts';
import { chainOf, endOf, isIndexed, numberOf, placeOf, startOf, textOf } from './text.ts';

const isByte = (of: Node): boolean => isIndexed(of) && nameOf(node(of, 'object')) === 'u8';

/** (x << 24) | ((x & 65280) << 8) | ((x >>> 8) & 65280) | (x >>> 24), or four bytes joined. */
export const byteOrderWrong: Operator = {
  name: 'byte order wrong',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap(({ node: of, inside }) => {
      if (!isBinary(of, '|') || (inside.at(-1) && isBinary(inside.at(-1) as Node, '|'))) return [];
      const parts = chainOf(of, '|');
      if (parts.length !== 4) return [];
      const amounts = parts.flatMap((part) =>
        isBinary(part, '<<') && isByte(node(part, 'left')) ? [node(part, 'right')] : [],
      );
      if (amounts.length === 3) {
        const pairs: readonly (readonly [Node, Node])[] = [
          [amounts[0] as Node, amounts[1] as Node],
          [amounts[1] as Node, amounts[2] as Node],
        ];
        return pairs.map(([a, b]) => ({
          what: `${placeOf(of)}: bytes ${numberOf(a)} and ${numberOf(b)} exchanged`,
          breaks: 'equal' as const,
          target: () =>
            text.changed([startOf(a), endOf(a), text.textOf(b)], [startOf(b), endOf(b), text.textOf(a)]),
        }));
      }
      const name = nameOf(node(parts[0] as Node, 'left'));
      if (name === undefined || !isBinary(parts[0] as Node, '<<')) return [];
      return [
        ['no bytes swapped', `(${name} | 0)`],
        ['halves swapped', `(${name} << 16) | (${name} >>> 16)`],
      ].map(([what, other]) => ({
        what: `${placeOf(of)}: ${what} of ${name}`,
        breaks: 'equal' as const,
        target: () => text.changed([startOf(of), endOf(of), other as string]),
      }));
    });
  },
};

function ofMasks(name: string, other: (mask: string) => string): Operator {
  return {
    name,
    mutants: (target) => {
      const text = textOf(target);
      return text.found.flatMap(({ node: of }) => {
        if (!isBinary(of, '&')) return [];
        const right = node(of, 'right');
        if (numberOf(right) !== undefined || numberOf(node(of, 'left')) !== undefined) return [];
        return [
          {
            what: `${placeOf(of)}: ${other('...')} for a mask`,
            breaks: 'equal' as const,
            target: () => text.changed([startOf(right), endOf(right), other(text.textOf(right))]),
          },
        ];
      });
    },
  };
}

export const bitForMask: Operator = ofMasks('bit for mask', (mask) => `((${mask}) & 1)`);
export const maskForBit: Operator = ofMasks('mask for bit', (mask) => `((~((${mask}) & 1) + 1) | 0)`);
