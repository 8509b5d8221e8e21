/** A loop one turn short or long, over another count, from another start, by another step. */
import { node } from '../../checker/js/acorn.ts';
import type { Mutant, Operator } from '../target.ts';
import { endOf, type Found, isOfLastLoop, numberOf, placeOf, startOf, type Text, textOf } from './text.ts';

function each(make: (text: Text, found: Found) => Omit<Mutant, 'operator'>[]): Operator['mutants'] {
  return (target) => {
    const text = textOf(target);
    return text.found.flatMap((found) => (found.node.type === 'ForStatement' ? make(text, found) : []));
  };
}

const WIPE_BREAKS = { 1: 'framed', [-1]: 'wiped' } as const;

function turns(difference: 1 | -1): Operator['mutants'] {
  return each((text, found) => {
    const { node: of } = found;
    const bound = node(node(of, 'test'), 'right');
    const value = numberOf(bound);
    const other =
      value === undefined ? `((${text.textOf(bound)} + ${difference}) | 0)` : String(value + difference);
    return [
      {
        what: `${placeOf(of)}: ${other} turns`,
        // The rounds behind the last have constants that are in no table, where they have constants.
        breaks: isOfLastLoop(text, found)
          ? WIPE_BREAKS[difference]
          : difference < 0 || value === undefined
            ? 'equal'
            : undefined,
        target: () => text.changed([startOf(bound), endOf(bound), other]),
      },
    ];
  });
}

export const loopShort: Operator = { name: 'loop one short', mutants: turns(-1) };
export const loopLong: Operator = { name: 'loop one long', mutants: turns(1) };

export const loopAstray: Operator = {
  name: 'loop from another start or by another step',
  mutants: each((text, { node: of }) => {
    const [declaration] = node(of, 'init')['declarations'] as [ReturnType<typeof node>];
    const start = node(declaration, 'init');
    const sum = node(node(node(of, 'update'), 'right'), 'left');
    const step = node(sum, 'right');
    return [
      {
        what: `${placeOf(of)}: a loop from 1`,
        breaks: 'equal',
        target: () => text.changed([startOf(start), endOf(start), '1']),
      },
      {
        what: `${placeOf(of)}: a loop by twos`,
        breaks: 'equal',
        target: () => text.changed([startOf(step), endOf(step), '2']),
      },
    ];
  }),
};
