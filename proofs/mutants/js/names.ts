/** Names mistaken for each other: halves and words of the state, and counts. */
import { isBinary, type Node, nameOf, node } from '../../checker/js/acorn.ts';
import type { Operator } from '../target.ts';
import { endOf, type Found, placeOf, startOf, type Text, textOf } from './text.ts';

/** Where each name is declared, and in which block. */
function declarations({ found }: Text): Map<string, { at: number; block: Node }> {
  const declared = new Map<string, { at: number; block: Node }>();
  for (const { node: of, inside } of found) {
    if (of.type !== 'VariableDeclarator') continue;
    const block = inside.filter(({ type }) => type === 'BlockStatement' || type === 'ForStatement').at(-1);
    declared.set(nameOf(node(of, 'id')) as string, { at: endOf(of), block: block as Node });
  }
  return declared;
}

/** A read of a name, not what is declared or assigned. */
function isRead({ node: of, inside }: Found): boolean {
  const parent = inside.at(-1);
  if (nameOf(of) === undefined || parent === undefined) return false;
  if (parent.type === 'VariableDeclarator') return parent['init'] === of;
  if (parent.type === 'AssignmentExpression') return parent['right'] === of;
  return parent.type !== 'MemberExpression' || parent['property'] === of;
}

const isOfLoop = ({ inside }: Found): boolean =>
  inside.some((outer, i) => outer.type === 'ForStatement' && inside[i + 1] !== outer['body']);

export const namesExchanged: Operator = {
  name: 'neighbouring local read',
  mutants: (target) => {
    const text = textOf(target);
    const declared = declarations(text);
    const names = [...declared.keys()].filter((name) => !text.exchanges.has(name));
    return text.found.flatMap((found) => {
      const { node: of, inside } = found;
      const name = nameOf(of) ?? '';
      if (!isRead(found) || isOfLoop(found) || !declared.has(name)) return [];
      const inScope = names.filter((other) => {
        const place = declared.get(other);
        return other !== name && place && place.at < startOf(of) && inside.includes(place.block);
      });
      const index = names.indexOf(name);
      // The nearest that is declared before, as the other half is, or else after.
      const other =
        inScope.filter((candidate) => names.indexOf(candidate) < index).at(-1) ??
        inScope.find((candidate) => names.indexOf(candidate) > index);
      if (other === undefined) return [];
      return [
        {
          what: `${placeOf(of)}: ${other} for ${name}`,
          breaks: text.isPublic(found) ? undefined : ('equal' as const),
          target: () => text.changed([startOf(of), endOf(of), other]),
        },
      ];
    });
  },
};

/** Strides and steps of another region. */
export const countsExchanged: Operator = {
  name: 'count exchanged',
  mutants: (target) => {
    const text = textOf(target);
    const counts = target.contract.counts.map(
      (_, i) => text.parameters[target.contract.regions.length + i] as string,
    );
    return text.found.flatMap((found) => {
      const name = nameOf(found.node) ?? '';
      if (!counts.includes(name) || counts.length < 2 || !isRead(found)) return [];
      const other = counts[(counts.indexOf(name) + 1) % counts.length] as string;
      return [
        {
          what: `${placeOf(found.node)}: ${other} for ${name}`,
          breaks: undefined,
          target: () => text.changed([startOf(found.node), endOf(found.node), other]),
        },
      ];
    });
  },
};

/** The carry of a sum of halves left out. */
export const carryDropped: Operator = {
  name: 'carry dropped',
  mutants: (target) => {
    const text = textOf(target);
    return text.found.flatMap((found) => {
      const { node: of } = found;
      if (!isBinary(of, '|') || !isBinary(node(of, 'left'), '/')) return [];
      return [
        {
          what: `${placeOf(of)}: no carry`,
          breaks: 'equal' as const,
          target: () => text.changed([startOf(of), endOf(of), '0']),
        },
      ];
    });
  },
};
