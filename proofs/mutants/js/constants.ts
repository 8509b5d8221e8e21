/** A literal off by one bit, a table's word, an address off by a word. */
import { isBinary, type Node, node } from '../../checker/js/acorn.ts';
import { choices } from '../sample.ts';
import type { Mutant, Operator } from '../target.ts';
import {
  addressEnd,
  endOf,
  type Found,
  isIndexed,
  numberOf,
  placeOf,
  regionName,
  startOf,
  textOf,
} from './text.ts';

const isShift = (of: Node | undefined): of is Node => of !== undefined && isBinary(of, '<<', '>>>', '>>');

/** Loops' bounds and the grammar's own numbers are for other operators, or for none. */
function isOfGrammar({ node: of, inside }: Found): boolean {
  const parent = inside.at(-1);
  if (parent === undefined || (of.type === 'Literal' && parent.type === 'UnaryExpression')) return true;
  if (inside.some((outer, i) => outer.type === 'ForStatement' && inside[i + 1] !== outer['body']))
    return true;
  const isRight = parent['right'] === of;
  const isMark = isRight && numberOf(of) === 0 && isBinary(parent, '|', '>>>');
  const isIndex = isShift(parent) && isRight && isIndexed(inside.at(-2) ?? parent);
  return isMark || isIndex || of['raw'] === '4294967296' || isIndexed(parent);
}

export const literalOffByABit: Operator = {
  name: 'constant off by one bit',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap((found) => {
      const { node: of, inside } = found;
      const value = numberOf(of);
      if (value === undefined || isOfGrammar(found)) return [];
      const choose = choices(`${target.stem} ${placeOf(of)}`);
      const parent = inside.at(-1) as Node;
      // A literal that is stored may be a wipe's.
      const isStored = parent.type === 'AssignmentExpression' && isIndexed(node(parent, 'left'));
      const isAmount = isShift(inside.at(-1)) && inside.at(-1)?.['right'] === of;
      const other = isAmount ? otherAmount(value, choose) : otherWord(value, choose);
      return [
        {
          what: `${placeOf(of)}: ${other} for ${value}`,
          breaks: text.isPublic(found) || isStored ? undefined : ('equal' as const),
          target: () => text.changed([startOf(of), endOf(of), String(other)]),
        },
      ];
    });
  },
};

/** From 1 to 31, as the grammar has it. */
function otherAmount(value: number, choose: (below: number) => number): number {
  const others = [1, 2, 4, 8, 16].map((bit) => value ^ bit).filter((other) => other > 0);
  return others[choose(others.length)] as number;
}

/** A mask loses a bit, since one that it gains may meet a zero; a zero gains one. */
function otherWord(value: number, choose: (below: number) => number): number {
  const set = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (value >>> bit) & 1);
  const bit = set.length === 0 ? choose(32) : (set[choose(set.length)] as number);
  return (value ^ (1 << bit)) | 0;
}

/** The word, half word or byte beside. */
export const indexOffByOne: Operator = {
  name: 'index off by one',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap(({ node: of }): Omit<Mutant, 'operator'>[] => {
      if (!isIndexed(of)) return [];
      const object = text.textOf(node(of, 'object'));
      const index = node(of, 'property');
      if (regionName(of) !== undefined)
        return [1, 4, target.contract.wordBytes].flatMap((bytes) => ({
          what: `${placeOf(of)}: ${bytes} bytes further in ${regionName(of)}`,
          breaks: undefined,
          target: () => text.changed([addressEnd(of), addressEnd(of), ` + ${bytes}`]),
        }));
      const words = text.tables.find(({ name }) => name === object)?.words ?? [];
      const value = numberOf(index);
      if (value !== undefined && text.exchanges.has(object))
        return [
          {
            what: `${placeOf(of)}: the word beside of ${object}`,
            breaks: 'equal' as const,
            target: () => text.changed([startOf(index), endOf(index), String(value ^ 1)]),
          },
        ];
      const word = (i: number): number | undefined =>
        words[i] === undefined ? undefined : numberOf(words[i]);
      if (value !== undefined && word(value) === word(value ^ 1)) return [];
      const other = value === undefined ? `(${text.textOf(index)} + 1) | 0` : String(value ^ 1);
      return [
        {
          what: `${placeOf(of)}: the row beside of ${object}`,
          breaks: undefined,
          target: () => text.changed([startOf(index), endOf(index), other]),
        },
      ];
    });
  },
};

export const tableWordFlipped: Operator = {
  name: 'table bit flipped',
  mutants: (target) => {
    const { tables, changed } = textOf(target);
    const choose = choices(target.stem);
    return tables.flatMap(({ name, words }) =>
      words.map((word, i) => {
        const bit = choose(32);
        return {
          what: `bit ${bit} of ${name}[${i}]`,
          breaks: 'equal' as const,
          target: () =>
            changed([startOf(word), endOf(word), String(((numberOf(word) as number) ^ (1 << bit)) | 0)]),
        };
      }),
    );
  },
};

export const tableWordsSwapped: Operator = {
  name: 'table rows swapped',
  mutants: (target) => {
    const { tables, changed, textOf: written } = textOf(target);
    return tables.flatMap(({ name, words }) =>
      words.slice(1).flatMap((second, i) => {
        const first = words[i] as Node;
        if (numberOf(first) === numberOf(second)) return [];
        return [
          {
            what: `${name}[${i}] and [${i + 1}] exchanged`,
            breaks: 'equal' as const,
            target: () =>
              changed(
                [startOf(first), endOf(first), written(second)],
                [startOf(second), endOf(second), written(first)],
              ),
          },
        ];
      }),
    );
  },
};
