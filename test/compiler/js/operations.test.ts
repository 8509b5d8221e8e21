import { describe, expect, it } from 'vitest';
import { emitJs } from '../../../compiler/targets/js/module.ts';
import { type Builder, build } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type { Word32, Word64 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import { recognise } from './recogniser.ts';
import { evaluated, runOn } from './run.ts';

type Operation = (k: Builder, a: Word64, b: Word64, one: Word64, zero: Word64) => Word64[];

const amounts = (bits: number): number[] => Array.from({ length: bits - 1 }, (_, i) => i + 1);
const operations: Readonly<Record<string, (bits: number) => Operation>> = {
  equal: () => (k, a, b, one, zero) => [
    k.select(k.equal(a, b), one, zero),
    k.select(k.equal(a, a), one, zero),
  ],
  'less than': () => (k, a, b, one, zero) => [
    k.select(k.lessThan(a, b), one, zero),
    k.select(k.maskNot(k.lessThan(b, a)), one, zero),
  ],
  'add and subtract': () => (k, a, b) => [k.add(a, b), k.subtract(a, b), k.subtract(k.add(b, b), a)],
  'rotate left': (bits) => (k, a) => amounts(bits).map((r) => k.rotateLeft(a, r)),
  'shift left': (bits) => (k, a) => amounts(bits).map((r) => k.shiftLeft(a, r)),
  'shift right': (bits) => (k, a) => amounts(bits).map((r) => k.shiftRight(a, r)),
  'byte swap': () => (k, a, b) => [k.byteSwap(a), k.byteSwap(k.byteSwap(b))],
  'a sum of more words than one carry takes': () => (k, a, b) => [
    Array.from({ length: 19 }, (_, i) => (i % 2 === 0 ? a : b)).reduce((x, y) => k.add(x, y)),
  ],
};

const RESULTS = 64;
const VALUES: Readonly<Record<32 | 64, readonly bigint[]>> = {
  32: [0n, 1n, 2n, 0x7fffffffn, 0x80000000n, 0x80000001n, 0xfffffffen, 0xffffffffn, 0x01234567n],
  64: [
    ...[0n, 1n, 0x7fffffffn, 0x80000000n, 0xffffffffn, 0x100000000n, 0x1_0000_0001n, 0x7fff_ffff_ffff_ffffn],
    ...[1n << 63n, 0xffff_ffff_0000_0000n, 0xffff_ffff_ffff_ffffn, 0x0123_4567_89ab_cdefn],
  ],
};

function programOf(bits: 32 | 64, operation: Operation) {
  const contract: Contract = {
    kernel: 'one-operation',
    wordBytes: bits === 32 ? 4 : 8,
    regions: [
      { name: 'operands', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 2 },
      { name: 'results', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: RESULTS },
    ],
    counts: [],
    step: 'none.none',
    summary: 'One operation.',
  };
  return build(contract, '', (k) => {
    const load = bits === 32 ? k.load32 : k.load64;
    const constant = (word: number): Word32 | Word64 =>
      bits === 32 ? k.constant32(word) : k.constant64(BigInt(word));
    const words = [load('operands', 0), load('operands', 1), constant(1), constant(0)];
    const [a, b, one, zero] = words as [Word64, Word64, Word64, Word64];
    operation(k, a, b, one, zero).forEach((word, i) => {
      k.store('results', i, word);
    });
  });
}

describe.each([32, 64] as const)('%i-bit words in js', (bits) => {
  it.each(Object.entries(operations))('%s', (_, operation) => {
    const program = programOf(bits, operation(bits));
    const text = emitJs(program);
    recognise(text);
    const emitted = evaluated(text);
    const args = [0, 2 * program.contract.wordBytes];
    const size = (2 + RESULTS) * program.contract.wordBytes;
    for (const a of VALUES[bits]) {
      for (const b of VALUES[bits]) {
        const expected = new Uint8Array(size);
        const view = new DataView(expected.buffer);
        [a, b].forEach((word, i) => {
          if (bits === 32) view.setUint32(4 * i, Number(word), true);
          else view.setBigUint64(8 * i, word, true);
        });
        const actual = expected.slice();
        interpret(program, 1, expected, args);
        runOn(emitted, actual, args);
        expect(Buffer.compare(actual, expected), `${a} and ${b}`).toBe(0);
      }
    }
  });
});
