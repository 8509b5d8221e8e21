import { describe, expect, it } from 'vitest';
import { expandCapabilities } from '../../../compiler/passes/expand-capabilities.ts';
import { emitJs } from '../../../compiler/targets/js/module.ts';
import { type Builder, build } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type { Word64 } from '../../../language/handles.ts';
import type { Program, Statement } from '../../../language/program.ts';

function programOf(text: (k: Builder, word: Word64) => Word64): Program {
  const contract: Contract = {
    kernel: 'one-word',
    wordBytes: 8,
    regions: [{ name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 1 }],
    counts: [],
    step: 'none.none',
    summary: 'One word.',
  };
  return build(contract, '', (k) => {
    k.store('state', 0, text(k, k.load64('state', 0)));
  });
}

function definitionsIn(body: readonly Statement[]): number[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'store') return [];
    if (statement.kind !== 'loop') return [statement.result.id];
    const { index, parameters, results } = statement;
    return [index, ...parameters, ...results].map((v) => v.id).concat(definitionsIn(statement.body));
  });
}

const SQUARE = (k: Builder, word: Word64): Word64 => {
  const [low, high] = k.capability('carrylessMultiply', [word, word]) as [Word64, Word64];
  return k.xor(low, high);
};

describe('expanded capability operations', () => {
  it('leave none within a lane, and define every value once', () => {
    const text = (k: Builder, word: Word64): Word64 =>
      k.loop(3, [SQUARE(k, word)], (_, [carried]) => [SQUARE(k, carried as Word64)])[0] as Word64;
    const expanded = expandCapabilities(programOf(text));
    expect(JSON.stringify(expanded, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v))).not.toContain(
      'carrylessMultiply',
    );
    const ids = definitionsIn(expanded.body);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keep the secrecy of their operands', () => {
    const { body } = expandCapabilities(programOf(SQUARE));
    const stored = body.find((s) => s.kind === 'store');
    expect(stored?.kind === 'store' && stored.value.secret).toBe(true);
  });

  it('are written once for all the words that one use gives', () => {
    const once = expandCapabilities(
      programOf((k, word) => k.capability('carrylessMultiply', [word, word])[0] as Word64),
    );
    expect(expandCapabilities(programOf(SQUARE)).body).toHaveLength(once.body.length + 1);
  });

  it('do not cross lanes: js has one', () => {
    const crossing = programOf((k, word) => k.capability('lanePermute', [word], [1, 0])[0] as Word64);
    expect(() => emitJs(crossing)).toThrow(/lanePermute/);
  });
});
