/** What takes time or touches memory by a secret. */
import { nameOf, node } from '../../checker/js/acorn.ts';
import type { Mutant, Operator } from '../target.ts';
import { endOf, type Found, placeOf, regionName, statementOf, type Text, textOf } from './text.ts';

/** Each name that is declared with a word of a secret region, and where it may be used. */
function atSecrets(
  make: (name: string, text: Text) => readonly (readonly [what: string, statement: string])[],
): Operator['mutants'] {
  return (target) => {
    const text = textOf(target);
    const secret = new Set(
      target.contract.regions.flatMap(({ name, role, secrecy }) =>
        secrecy === 'secret' && role !== 'out' && role !== 'scratch' ? [name] : [],
      ),
    );
    return text.found.flatMap((found): Omit<Mutant, 'operator'>[] => {
      const declared = declarationOf(found);
      if (declared === undefined || !secret.has(regionName(found.node) ?? '')) return [];
      const end = endOf(statementOf(found));
      return make(declared, text).map(([what, statement]) => ({
        what: `${placeOf(found.node)}: ${what} ${declared}`,
        breaks: 'constant-time',
        target: () => text.changed([end, end, ` ${statement}`]),
      }));
    });
  };
}

/** The name that a node is the whole value, or an operand of the value, of. */
function declarationOf({ inside }: Found): string | undefined {
  const declarator = inside.findIndex(({ type }) => type === 'VariableDeclarator');
  if (declarator < 0 || inside.slice(declarator + 1).some(({ type }) => type !== 'BinaryExpression'))
    return undefined;
  return nameOf(node(inside[declarator] as Found['node'], 'id'));
}

export const secretIndex: Operator = {
  name: 'secret-indexed access',
  mutants: atSecrets((name, { parameters, tables }) => [
    ['a load at', `const q0 = i32[(${parameters[0]} + ${name}) >>> 2];`],
    ['a byte at', `const q0 = u8[(${parameters[0]} + (${name} & 7)) >>> 0];`],
    ['a store at', `u8[(${parameters[0]} + (${name} & 7)) >>> 0] = 0;`],
    ...tables
      .slice(0, 1)
      .map(({ name: table }) => ['a row at', `const q0 = ${table}[${name} & 7];`] as const),
  ]),
};

export const secretBranch: Operator = {
  name: 'branch on a secret',
  mutants: atSecrets((name) =>
    [
      ['if', `if (${name}) { }`],
      ['a choice by', `const q0 = ${name} ? 1 : 0;`],
      ['&& of', `const q0 = ${name} && 1;`],
      ['a switch over', `switch (${name}) { }`],
      ['a while loop over', `while (${name}) { }`],
      ['a loop to', `const q1 = ${name} ^ 1; for (let q0 = 0; q0 < q1; q0 = (q0 + 1) | 0) { }`],
    ].map(([what, statement]) => [what as string, statement as string] as const),
  ),
};

export const secretOperand: Operator = {
  name: 'variable time by a secret',
  mutants: atSecrets((name) => [
    ['a product of', `const q0 = Math.imul(${name}, ${name});`],
    ['a quotient of', `const q0 = (${name} / 3) | 0;`],
    ['a remainder of', `const q0 = ${name} % 3;`],
    ['a comparison of', `const q0 = ${name} < 3;`],
  ]),
};
