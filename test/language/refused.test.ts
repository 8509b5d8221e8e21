import { describe, expect, it } from 'vitest';
import type { LanguageError } from '../../language/errors.ts';
import { BOUNDS } from './refused/bounds.ts';
import { CONTRACTS } from './refused/contracts.ts';
import { FORGED } from './refused/forged.ts';
import { KINDS } from './refused/kinds.ts';
import { LITERALS } from './refused/literals.ts';
import { LOOPS } from './refused/loops.ts';
import type { Refused } from './refused/refused.ts';
import { SECRECY } from './refused/secrecy.ts';
import { WIPING } from './refused/wiping.ts';

const corpus = {
  secrecy: SECRECY,
  kinds: KINDS,
  literals: LITERALS,
  bounds: BOUNDS,
  loops: LOOPS,
  wiping: WIPING,
  contracts: CONTRACTS,
  forged: FORGED,
} satisfies Record<string, readonly Refused[]>;

function refusalOf({ make }: Refused): LanguageError {
  try {
    make();
  } catch (error) {
    expect(error).toMatchObject({ name: 'LanguageError' });
    return error as LanguageError;
  }
  throw new Error('the program was accepted');
}

describe.each(Object.entries(corpus))('refused for %s', (name, programs) => {
  it.each(programs)('$name', (program) => {
    expect(refusalOf(program).code).toBe(program.code);
  });

  it('with the messages that are committed', async () => {
    expect(new Set(programs.map((p) => p.name)).size).toBe(programs.length);
    const messages = programs.map((program) => {
      const { message, at } = refusalOf(program);
      const place = at.replace(/:\d+:\d+$/, '');
      return `${program.name}\n  ${message}\n  ${place === '' ? '(no line)' : `at ${place}`}\n`;
    });
    await expect(messages.join('\n')).toMatchFileSnapshot(`refused/${name}.txt`);
  });
});
