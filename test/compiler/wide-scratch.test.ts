// 64-bit words in scratch of 32-bit ones: at every level they lie as the interpreter has them, whether a loop's lanes
// come apart or meet.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitJs } from '../../compiler/targets/js/module.ts';
import { emitWasmModule, lanesAt, type WasmLevel } from '../../compiler/targets/wasm/module.ts';
import { type Builder, build } from '../../language/builder.ts';
import type { Contract } from '../../language/contract.ts';
import type { Word64 } from '../../language/handles.ts';
import { interpret } from '../../language/interpret.ts';
import { type Program, stemOf } from '../../language/program.ts';
import { evaluated, runOn } from './js/run.ts';
import { runWasm } from './wasm/run.ts';

const WORDS = 8;
const contract: Contract = {
  kernel: 'wide',
  wordBytes: 4,
  regions: [
    { name: 'input', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 2 * WORDS },
    {
      name: 'scratch',
      role: 'scratch',
      secrecy: 'secret',
      layout: 'lane-wise',
      words: 4 * WORDS,
      wiped: true,
    },
    { name: 'output', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: 4 },
  ],
  counts: [{ name: 'turns', min: 0, max: 3 }],
  step: 'none.none',
  summary: 'Words of two widths.',
};

function filled(k: Builder): void {
  k.each(WORDS, (i) => {
    const at = k.countMultiply(i, 2);
    k.store('scratch', i, k.join(k.load32('input', at), k.load32('input', k.countAdd(at, 1))));
  });
}

function left(k: Builder, words: readonly Word64[]): void {
  words.slice(0, 2).forEach((word, i) => {
    k.store('output', 2 * i, k.highHalf(word));
    k.store('output', 2 * i + 1, k.lowHalf(word));
  });
}

/** Scratch is left as it is, to be compared too. */
const TEXTS: Readonly<Record<string, (k: Builder) => void>> = {
  'a loop that comes apart': (k) => {
    filled(k);
    const table = k.table64('constants', [1n, 2n, 3n, 0x8000000000000001n, 5n, 6n, 7n, 0xffffffffffffffffn]);
    const start = [k.load64('scratch', 0), k.load64('scratch', WORDS - 1)];
    const end = k.loop(WORDS, start, (i, [a, b]) => {
      const word = k.add(k.load64('scratch', i), k.splat(table.at(i)));
      const next = k.xor(k.rotateLeft(a as Word64, 13), k.add(word, b as Word64));
      k.store('scratch', k.countAdd(i, WORDS), k.subtract(next, k.constant64(0x123456789abcdef0n)));
      return [next, k.add(a as Word64, word)];
    });
    left(k, end);
  },
  'two of them, one from the other': (k) => {
    filled(k);
    const turn = (first: number, from: readonly Word64[]): Word64[] =>
      k.loop(WORDS, from, (i, carried) => {
        const word = k.load64('scratch', k.countAdd(i, first));
        k.store('scratch', k.countAdd(i, WORDS - first), k.add(word, carried[0] as Word64));
        return [k.xor(word, k.shiftRight(carried[0] as Word64, 7))];
      });
    left(k, turn(WORDS, turn(0, [k.load64('scratch', 3)])));
  },
  'a loop in which halves meet': (k) => {
    filled(k);
    const end = k.loop(WORDS, [k.load64('scratch', 1)], (i, [carried]) => {
      const word = k.load64('scratch', i);
      k.store('scratch', k.countAdd(i, WORDS), k.join(k.lowHalf(word), k.highHalf(carried as Word64)));
      return [k.add(carried as Word64, word)];
    });
    left(k, end);
  },
  'a loop over a count, and one in a loop': (k) => {
    filled(k);
    k.each(k.count('turns'), (outer) => {
      const [word] = k.loop(4, [k.load64('scratch', outer)], (i, [carried]) => {
        const sum = k.add(carried as Word64, k.load64('scratch', k.countAdd(i, outer)));
        k.store('scratch', k.countAdd(k.countAdd(i, outer), WORDS), sum);
        return [sum];
      });
      left(k, [word as Word64]);
    });
    left(k, [k.load64('scratch', 0), k.load64('scratch', WORDS)]);
  },
};

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A call on random memory, and what the interpreter leaves. */
function callOf(program: Program, lanes: number, seed: readonly number[], turns: number) {
  const row = 4 * lanes;
  const args = [16, 16 + 2 * WORDS * row, 16 + 6 * WORDS * row, turns];
  const memory = new Uint8Array(16 + (6 * WORDS + 4) * row + 16).map(
    (_, i) => seed[i % seed.length] as number,
  );
  for (let i = 0; i < memory.length; i++) memory[i] = (memory[i] as number) ^ Math.imul(i, 167);
  const expected = memory.slice();
  interpret(program, lanes, expected, args);
  return { args, memory, expected };
}

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  const program = build(contract, '', text);
  const calls = fc.tuple(fc.array(fc.nat({ max: 255 }), { minLength: 7, maxLength: 31 }), fc.nat({ max: 3 }));

  it.each<WasmLevel>(['wasm', 'simd128'])('at level %s', (level) => {
    const lanes = lanesAt(program, level);
    const module = emitWasmModule([program], level);
    fc.assert(
      fc.property(calls, ([seed, turns]) => {
        const { args, memory, expected } = callOf(program, lanes, seed, turns);
        expect(hex(runWasm(module, stemOf(program, lanes, level), memory, args))).toBe(hex(expected));
      }),
      { numRuns: 25 },
    );
  });

  it('at level js', () => {
    const run = evaluated(emitJs(program));
    fc.assert(
      fc.property(calls, ([seed, turns]) => {
        const { args, memory, expected } = callOf(program, 1, seed, turns);
        runOn(run, memory, args);
        expect(hex(memory)).toBe(hex(expected));
      }),
      { numRuns: 25 },
    );
  });
});
