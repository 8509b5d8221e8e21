/** A statement dropped; where it wipes, a missing wipe; a store to an input. */
import { type Node, node } from '../../checker/js/acorn.ts';
import type { Mutant, Operator } from '../target.ts';
import {
  addressEnd,
  endOf,
  type Found,
  isIndexed,
  isOfLastLoop,
  numberOf,
  placeOf,
  regionName,
  startOf,
  statementOf,
  type Text,
  textOf,
} from './text.ts';

/** Each assignment that is a statement, with what it assigns to. */
function assignments(text: Text): { found: Found; left: Node; right: Node }[] {
  return text.found.flatMap((found) => {
    if (found.node.type !== 'ExpressionStatement') return [];
    const assignment = node(found.node, 'expression');
    if (assignment.type !== 'AssignmentExpression') return [];
    return [{ found, left: node(assignment, 'left'), right: node(assignment, 'right') }];
  });
}

/** Whether a store is of the wipe at the end: a zero, to scratch of which nothing is read any more. */
function isWipe(text: Text, found: Found, left: Node, right: Node): boolean {
  if (numberOf(right) !== 0) return false;
  if (isOfLastLoop(text, found)) return true;
  const region = text.target.contract.regions.find(({ name }) => name === regionName(left));
  if (region?.wiped !== true) return false;
  const zeros = assignments(text).flatMap((each) => (numberOf(each.right) === 0 ? [each.left] : []));
  return !accesses(text).some(
    (later) =>
      later.region === region &&
      startOf(later.found.node) > startOf(left) &&
      !zeros.includes(later.found.node),
  );
}

function dropped(text: Text, of: Node): Pick<Mutant, 'what' | 'target'> {
  return {
    what: `${placeOf(of)}: ${text.textOf(of)} dropped`,
    target: () => text.changed([startOf(of), endOf(of), '']),
  };
}

export const storeDropped: Operator = {
  name: 'store dropped',
  mutants: (target) => {
    const text = textOf(target);
    return assignments(text)
      .filter(({ found, left, right }) => isIndexed(left) && !isWipe(text, found, left, right))
      .map(({ found }) => ({ ...dropped(text, found.node), breaks: 'equal' as const }));
  },
};

export const assignmentDropped: Operator = {
  name: 'assignment dropped',
  mutants: (target) => {
    const text = textOf(target);
    return assignments(text)
      .filter(({ left }) => !isIndexed(left))
      .map(({ found }) => ({ ...dropped(text, found.node), breaks: 'equal' as const }));
  },
};

export const callDropped: Operator = {
  name: 'call dropped',
  mutants: (target) => {
    const text = textOf(target);
    return text.found
      .filter(({ node: of }) => of.type === 'ExpressionStatement')
      .filter(({ node: of }) => node(of, 'expression').type === 'CallExpression')
      .map(({ node: of }) => ({ ...dropped(text, of), breaks: 'equal' as const }));
  },
};

export const wipeMissing: Operator = {
  name: 'missing wipe',
  mutants: (target) => {
    const text = textOf(target);
    return assignments(text)
      .filter(({ found, left, right }) => isIndexed(left) && isWipe(text, found, left, right))
      .flatMap(({ found, right }) => [
        { ...dropped(text, found.node), breaks: 'wiped' as const },
        {
          what: `${placeOf(found.node)}: wiped with ones`,
          breaks: 'wiped' as const,
          target: () => text.changed([startOf(right), endOf(right), '-1']),
        },
      ]);
  },
};

/** Each access to a region by its name. */
function accesses(text: Text): { found: Found; region: Text['target']['contract']['regions'][0] }[] {
  return text.found.flatMap((found) => {
    const region = text.target.contract.regions.find(({ name }) => name === regionName(found.node));
    return region === undefined ? [] : [{ found, region }];
  });
}

export const inputWritten: Operator = {
  name: 'input written',
  mutants: (target) => {
    const text = textOf(target);
    return accesses(text)
      .filter(({ region }) => region.role === 'in')
      .map(({ found, region }) => {
        const end = endOf(statementOf(found));
        return {
          what: `${placeOf(found.node)}: a store to ${region.name}`,
          breaks: 'framed' as const,
          target: () => text.changed([end, end, ` ${text.textOf(found.node)} = 0;`]),
        };
      });
  },
};

/** An access past the end, or before the beginning, of what it is meant for. */
export const overrun: Operator = {
  name: 'overrun by one',
  mutants: (target) => {
    const text = textOf(target);
    const { wordBytes } = target.contract;
    return accesses(text).flatMap(({ found, region }) => {
      const { words, wordStride, elementStride } = region;
      const further = (what: string, more: string): Omit<Mutant, 'operator'> => ({
        what: `${placeOf(found.node)}: ${what} of ${region.name}`,
        breaks: 'framed',
        target: () => text.changed([addressEnd(found.node), addressEnd(found.node), ` + ${more}`]),
      });
      const mutants: Omit<Mutant, 'operator'>[] = [];
      if (typeof words === 'number') {
        const row =
          wordStride === undefined ? String(words * wordBytes) : `Math.imul(${wordStride}, ${words})`;
        mutants.push(further('past the last word', row));
      } else {
        const [[name, factor] = ['', 0]] = Object.entries(words.terms ?? {});
        mutants.push(further('past the last word', `Math.imul(${name}, ${factor * wordBytes})`));
      }
      if (elementStride !== undefined) {
        mutants.push(further('at the element after the last', elementStride));
        mutants.push(further('at the element before the first', `Math.imul(${elementStride}, -1)`));
      }
      return mutants;
    });
  },
};
