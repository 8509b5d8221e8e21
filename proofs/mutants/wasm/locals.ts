/** Locals mistaken for each other, and assignments lost. */
import type { Operator } from '../target.ts';
import { codeOf } from './code.ts';
import { encode } from './encode.ts';
import { brokenBy, literalOf, type Use, usesOf } from './roles.ts';

export const localsExchanged: Operator = {
  name: 'neighbouring local read',
  mutants: (target) => {
    const code = codeOf(target);
    const { types } = code;
    const uses = usesOf(code);
    return code.instructions.flatMap(({ name, at, immediates }, i) => {
      if (name !== 'local.get') return [];
      const local = Number(immediates[0]);
      const others = types.flatMap((type, other) =>
        type === types[local] && other !== local ? [other] : [],
      );
      const next = others.find((other) => other > local) ?? others.at(-1);
      if (next === undefined || isPickedFrom(uses.get(i)) === false) return [];
      return [
        {
          what: `byte ${at}: local ${next} for ${local}`,
          breaks: brokenBy(types[local] as string),
          target: () => code.changed([[i, i + 1, encode('local.get', next)]]),
        },
      ];
    });
  },
};

/** Whether a shuffle takes any byte of an operand; undefined of another instruction. */
function isPickedFrom(use: Use | undefined): boolean | undefined {
  if (use?.by.name !== 'i8x16.shuffle') return undefined;
  return (use.by.immediates[0] as Uint8Array).some((byte) => Math.floor(byte / 16) === use.operand);
}

/** `local.set` as if it were to nowhere, and `local.tee` without its set. */
export const assignmentDropped: Operator = {
  name: 'assignment dropped',
  mutants: (target) => {
    const code = codeOf(target);
    const { types } = code;
    return code.instructions.flatMap(({ name, at, immediates, loops, operands }, i) => {
      if (name !== 'local.set' && name !== 'local.tee') return [];
      const local = Number(immediates[0]);
      const type = types[local] as 'i32';
      // Locals begin at zero, so that the first zero need not be set.
      const before = code.instructions[i - 1];
      if (loops === 0 && before !== undefined && literalOf(before) === 0n) return [];
      // Nor a local to itself.
      const isSelf = before?.name === 'local.get' && Number(before.immediates[0]) === local;
      if (isSelf && operands[0]?.[0] === i - 1) return [];
      const set = name === 'local.set';
      return [
        {
          what: `byte ${at}: ${name} ${local} dropped`,
          breaks: brokenBy(type),
          target: () =>
            set
              ? code.changed([[i, i + 1, encode('local.set', types.length)]], [type])
              : code.changed([[i, i + 1, []]]),
        },
      ];
    });
  },
};
