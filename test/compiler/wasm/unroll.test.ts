import { describe, expect, it } from 'vitest';
import { emitWasmModule, lanesAt } from '../../../compiler/targets/wasm/module.ts';
import { build } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type { Word64 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import { type Program, stemOf, type Unrolling } from '../../../language/program.ts';
import { runWasm } from './run.ts';

const contract: Contract = {
  kernel: 'turns',
  wordBytes: 8,
  regions: [{ name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 2 }],
  counts: [],
  step: 'test.turns',
  summary: 'For a test.',
};

const turns = (bound: number, unrolling: Unrolling, inner = false): Program =>
  build(contract, '', (k) => {
    const steps = k.table64(
      'steps',
      Array.from({ length: bound }, (_, i) => BigInt(7 * i + 1)),
    );
    const state = [k.load64('state', 0), k.load64('state', 1)];
    const end = k.loop(
      bound,
      state,
      (turn, [a, b]) => {
        const sum = k.add(a as Word64, k.splat(steps.at(turn)));
        const mixed = k.xor(k.rotateLeft(sum, 9), b as Word64);
        const [turned] = inner ? k.loop(2, [mixed], (_, [c]) => [k.not(c as Word64)]) : [mixed];
        return [turned as Word64, k.andNot(sum, mixed)];
      },
      unrolling,
    );
    end.forEach((word, i) => {
      k.store('state', i, word);
    });
  });

describe.each(['wasm', 'simd128'] as const)('turns laid out at level %s', (level) => {
  it.each<[number, Unrolling]>([
    [1, { first: 0, together: 1, last: 0 }],
    [6, { first: 0, together: 2, last: 0 }],
    [7, { first: 1, together: 3, last: 0 }],
    [7, { first: 0, together: 3, last: 1 }],
    [24, { first: 1, together: 2, last: 1 }],
    [9, { first: 3, together: 4, last: 2 }],
  ])('are %i in their order, as %o', (bound, unrolling) => {
    const program = turns(bound, unrolling);
    const lanes = lanesAt(program, level);
    const memory = Uint8Array.from({ length: 16 * lanes + 8 }, (_, i) => 37 * i + 11);
    const expected = memory.slice();
    interpret(program, lanes, expected, [0]);
    const module = emitWasmModule([program], level);
    expect(runWasm(module, stemOf(program, lanes, level), memory, [0])).toEqual(expected);
  });

  it('are refused with a loop in them', () => {
    const program = turns(6, { first: 0, together: 2, last: 0 }, true);
    expect(() => emitWasmModule([program], level)).toThrow(RangeError);
  });
});

it.each<Unrolling>([
  { first: 1, together: 5, last: 1 },
  { first: 0, together: 0, last: 0 },
  { first: 12, together: 2, last: 12 },
  { first: -1, together: 1, last: 1 },
])('24 turns are not laid out as %o', (unrolling) => {
  expect(() => turns(24, unrolling)).toThrow(/24 turns are not/);
});

it('turns of a public number are not laid out', () => {
  const counted: Contract = { ...contract, counts: [{ name: 'n', min: 0, max: 9 }] };
  expect(() =>
    build(counted, '', (k) => {
      k.loop(k.count('n'), [k.load64('state', 0)], (_, words) => words, { first: 0, together: 1, last: 0 });
    }),
  ).toThrow(/turns are not/);
});
