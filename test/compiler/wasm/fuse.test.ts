import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitWasmModule, lanesAt, type WasmLevel } from '../../../compiler/targets/wasm/module.ts';
import type { Builder } from '../../../language/builder.ts';
import { type Contract, extentOf } from '../../../language/contract.ts';
import type { Word, Word64 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import { type Kernel, programOf } from '../../../language/kernel.ts';
import { stemOf } from '../../../language/program.ts';
import { runWasm } from './run.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Every kind of statement that a fused text may have, in words of either width. */
function kernelOf(wordBytes: 4 | 8): Kernel {
  const bits = 8 * wordBytes;
  const contract: Contract = {
    kernel: 'steps',
    wordBytes,
    regions: [
      { name: 'key', role: 'in', secrecy: 'secret', layout: 'shared', words: 1 },
      { name: 'address', role: 'in', secrecy: 'public', layout: 'lane-wise', words: 2 },
      {
        name: 'value',
        role: 'in-out',
        secrecy: 'secret',
        layout: 'lane-wise',
        words: 2,
        elements: 'groups',
        elementStride: 'stride',
        wordStride: 'wordStride',
      },
    ],
    counts: [
      { name: 'groups', min: 0, max: 100 },
      { name: 'steps', min: 0, max: 100 },
      { name: 'stride', min: 0, max: 1000, multipleOf: 8 },
      { name: 'wordStride', min: 0, max: 1000, multipleOf: 8 },
    ],
    step: 'test.steps',
    summary: 'For a test.',
  };
  const text =
    (fused: boolean) =>
    (k: Builder): void => {
      const load = (region: string, i: number, group?: never): Word =>
        (bits === 32 ? k.load32(region, i, group) : k.load64(region, i, group)) as Word;
      const constant = (value: number): Word =>
        bits === 32 ? k.constant32(value) : k.constant64(BigInt(value));
      k.each(k.count('groups'), (group) => {
        const tables = bits === 32 ? k.table32('odd', [5, 7, 11]) : k.table64('odd', [5n, 7n, 11n]);
        const key = k.splat((bits === 32 ? k.loadShared32('key', 0) : k.loadShared64('key', 0)) as never);
        const number = k.countMultiply(group, 3);
        const own = k.splat((bits === 32 ? k.wordFromCount32(number) : k.wordFromCount64(number)) as never);
        const place = k.add(k.byteSwap(load('address', 1) as Word64), own as never);
        const start = [load('value', 0, group as never), load('value', 1, group as never)];
        const end = k.loop(k.count('steps'), start as Word64[], (step, [a, b]) => {
          const counted = bits === 32 ? k.wordFromCount32(step) : k.wordFromCount64(step);
          const mixed = k.add(k.xor(a as Word64, place), k.splat(counted as never));
          // The fused text says the same otherwise.
          const chosen = fused ? k.not(k.or(k.not(b as Word64), mixed)) : k.andNot(b as Word64, mixed);
          const turned = k.loop(3, [chosen, k.rotateLeft(mixed, 7)], (turn, [c, d]) => [
            k.xor(d as Word64, k.splat(tables.at(turn) as never)),
            k.subtract(k.shiftLeft(c as Word64, 3), k.and(d as Word64, k.byteSwap(key as Word64))),
          ]);
          return [k.xor(turned[0] as Word64, constant(77) as Word64), turned[1] as Word64];
        });
        end.forEach((word, i) => {
          k.store('value', i, word as never, group);
        });
      });
    };
  return { contract, formulations: [{ name: '', text: text(false), fused: text(true) }] };
}

describe.each<[WasmLevel, 4 | 8]>([
  ['wasm', 4],
  ['wasm', 8],
  ['simd128', 4],
  ['simd128', 8],
])('fused groups at level %s with words of %i bytes', (level, wordBytes) => {
  const program = programOf(kernelOf(wordBytes));
  const lanes = lanesAt(program, level);
  const module = emitWasmModule([program], level);

  it('leave all memory as the interpreter does, whatever is left over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 * lanes + 4 }),
        fc.integer({ min: 0, max: 4 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
        (groups, steps, bytes) => {
          const wordStride = Math.ceil((lanes * wordBytes) / 8) * 8 + 8;
          const stride = 2 * wordStride + 16;
          const counts = { groups, steps, stride, wordStride };
          const value = program.contract.regions[2] as (typeof program.contract.regions)[0];
          const memory = new Uint8Array(256 + extentOf(program.contract, value, lanes, counts) + 32);
          memory.forEach((_, i) => {
            memory[i] = bytes.next().value as number;
          });
          const args = [16, 64, 256, groups, steps, stride, wordStride];
          const actual = runWasm(module, stemOf(program, lanes, level), memory, args);
          const expected = memory.slice();
          interpret(program, lanes, expected, args);
          expect(hex(actual)).toBe(hex(expected));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('say which locals the lane beside has', () => {
    const beside = module.functions[0]?.loops.map((loop) => loop.beside?.length);
    // The loop over full turns and the one in it, and the same over what is left.
    const wanted = level === 'wasm' ? [undefined, undefined] : [undefined, 2, undefined, undefined];
    expect(beside).toEqual(wanted);
  });
});

it('refuses a text that is no loop over groups', () => {
  const { contract, formulations } = kernelOf(8);
  const twice: Kernel = {
    contract,
    formulations: [
      {
        ...formulations[0],
        fused: (k) => {
          formulations[0].text(k);
          formulations[0].text(k);
        },
      },
    ],
  };
  expect(() => emitWasmModule([programOf(twice)], 'simd128')).toThrow(RangeError);
});
