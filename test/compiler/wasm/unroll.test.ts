import { describe, expect, it } from 'vitest';
import { emitWasmModule, lanesAt, type WasmLevel } from '../../../compiler/targets/wasm/module.ts';
import { type Builder, build } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type { Word32 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import { type Program, stemOf, type Unrolling } from '../../../language/program.ts';
import { runWasm } from './run.ts';

const TURNS = 11;
const contract: Contract = {
  kernel: 'unrolled',
  wordBytes: 4,
  regions: [
    { name: 'input', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: TURNS },
    { name: 'output', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: 2 },
  ],
  counts: [],
  step: 'none.none',
  summary: 'Words that change places each turn.',
};

const textOf =
  (unrolling: Unrolling | undefined) =>
  (k: Builder): void => {
    const end = k.loop(
      TURNS,
      [k.constant32(1), k.constant32(2)],
      (i, [a, b]) => [
        k.add(b as Word32, k.load32('input', i)),
        k.xor(k.rotateLeft(a as Word32, 5), b as Word32),
      ],
      unrolling === undefined ? {} : { unrolling },
    );
    end.forEach((word, i) => {
      k.store('output', i, word);
    });
  };

describe.each<WasmLevel>(['wasm', 'simd128'])('at level %s', (level) => {
  const plain = emitWasmModule([build(contract, '', textOf(undefined))], level).bytes.length;

  it.each<Unrolling>([
    { first: 0, together: 1, last: 0 },
    { first: 0, together: 4, last: 3 },
    { first: 1, together: 5, last: 0 },
    { first: 2, together: 2, last: 1, scalars: true },
    { first: 0, together: 11, last: 0, scalars: true },
  ])('%o does what the loop does', (unrolling) => {
    const program = build(contract, '', textOf(unrolling));
    const lanes = lanesAt(program, level);
    const module = emitWasmModule([program], level);
    const args = [16, 16 + TURNS * 4 * lanes];
    const memory = Uint8Array.from(
      { length: 32 + (TURNS + 2) * 4 * lanes },
      (_, i) => Math.imul(i, 151) ^ 77,
    );
    const expected = memory.slice();
    interpret(program, lanes, expected, args);
    expect(runWasm(module, stemOf(program, lanes, level), memory, args)).toEqual(expected);
    const stays = unrolling.scalars === true && level === 'simd128';
    if (stays) expect(module.bytes.length).toBe(plain);
    else if (unrolling.together > 1) expect(module.bytes.length).toBeGreaterThan(plain);
  });
});

describe('refused', () => {
  const turns = (bound: number, unrolling: Unrolling, inner = false): Program =>
    build(contract, '', (k) => {
      const [end] = k.loop(
        bound,
        [k.load32('input', 0)],
        (_, [word]) =>
          inner ? k.loop(2, [word as Word32], (_, [again]) => [k.not(again as Word32)]) : [word as Word32],
        { unrolling },
      );
      k.store('output', 0, end as Word32);
      k.store('output', 1, end as Word32);
    });

  it.each<Unrolling>([
    { first: 1, together: 5, last: 1 },
    { first: 0, together: 0, last: 0 },
    { first: 12, together: 2, last: 12 },
    { first: -1, together: 1, last: 1 },
  ])('24 turns as %o', (unrolling) => {
    expect(() => turns(24, unrolling)).toThrow(/24 turns are not/);
  });

  it('turns of a public number', () => {
    const counted: Contract = { ...contract, counts: [{ name: 'n', min: 0, max: 9 }] };
    const unrolling: Unrolling = { first: 0, together: 1, last: 0 };
    expect(() =>
      build(counted, '', (k) => {
        k.loop(k.count('n'), [k.load32('input', 0)], (_, words) => words, { unrolling });
      }),
    ).toThrow(/turns are not/);
  });

  it.each<WasmLevel>(['wasm', 'simd128'])('a loop in the turns, at level %s', (level) => {
    const program = turns(6, { first: 0, together: 2, last: 0 }, true);
    expect(() => emitWasmModule([program], level)).toThrow(RangeError);
  });
});
