import { describe, expect, it } from 'vitest';
import type { Region } from '../../../language/contract.ts';
import { interpret } from '../../../language/interpret.ts';
import { checked, contractOf, countOf, INPUT, OUTPUT, SHARED } from '../contracts.ts';

function bytes(length: number, first = 0): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => first + i);
}

/** Memory with a string of bytes at an offset. */
function memoryOf(length: number, ...parts: readonly (readonly [number, Uint8Array])[]): Uint8Array {
  const memory = new Uint8Array(length).fill(0xee);
  for (const [offset, part] of parts) memory.set(part, offset);
  return memory;
}

describe('where words lie', () => {
  it('lane-wise: word i of lane j at (i * lanes + j) * wordBytes, little-endian', () => {
    const program = checked(
      contractOf([
        { ...INPUT, words: 2 },
        { ...OUTPUT, words: 2 },
      ]),
      (k) => {
        k.store('output', 1, k.byteSwap(k.load32('input', 0)));
        k.store('output', 0, k.byteSwap(k.load32('input', 1)));
      },
    );
    const memory = memoryOf(64, [0, bytes(16)]);
    interpret(program, 2, memory, [0, 32]);
    expect([...memory.subarray(32, 48)]).toEqual([11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4]);
    expect(memory.subarray(16, 32).every((b) => b === 0xee)).toBe(true);
    expect(memory.subarray(48).every((b) => b === 0xee)).toBe(true);
  });

  it('lane-wise with a word stride wider than the lanes, and an element stride', () => {
    const strides = {
      elements: 'groups',
      elementStride: 'elementStride',
      wordStride: 'wordStride',
      words: 2,
    };
    const contract = contractOf(
      [
        { ...INPUT, ...strides },
        { ...OUTPUT, words: 1 },
      ],
      {
        wordBytes: 8,
        counts: [
          countOf('groups', 8),
          countOf('elementStride', 1024, { multipleOf: 8 }),
          countOf('wordStride', 1024, { multipleOf: 8 }),
        ],
      },
    );
    const program = checked(contract, (k) => {
      k.store('output', 0, k.constant64(0n));
      k.each(k.count('groups'), (group) => {
        k.store('output', 0, k.load64('input', 1, group));
      });
    });
    const memory = memoryOf(512);
    const view = new DataView(memory.buffer);
    // Element 2, word 1, lane 1: 2 * 128 + 1 * 40 + 1 * 8.
    view.setBigUint64(304, 0x1122334455667788n, true);
    view.setBigUint64(296, 5n, true);
    interpret(program, 2, memory, [0, 400, 3, 128, 40]);
    expect([view.getBigUint64(400, true), view.getBigUint64(408, true)]).toEqual([5n, 0x1122334455667788n]);
  });

  it('shared: one string of words for all lanes', () => {
    const program = checked(contractOf([SHARED, OUTPUT]), (k) => {
      k.store('output', 0, k.splat(k.loadShared32('shared', 3)));
    });
    const memory = memoryOf(192, [0, bytes(16)]);
    interpret(program, 8, memory, [0, 64]);
    for (let lane = 0; lane < 8; lane++) {
      expect([...memory.subarray(64 + 4 * lane, 68 + 4 * lane)]).toEqual([12, 13, 14, 15]);
    }
  });

  const text: Region = { name: 'text', role: 'in-out', secrecy: 'secret', layout: 'bytes', words: 2 };

  it.each([4, 8] as const)(
    'bytes, big-endian words of %i bytes at odd offsets and lane strides',
    (wordBytes) => {
      const contract = contractOf([{ ...text, order: 'big', laneStride: 'stride' }], {
        wordBytes,
        counts: [countOf('stride', 1000)],
      });
      const program = checked(contract, (k) => {
        if (wordBytes === 4) k.store('text', 1, k.add(k.load32('text', 0), k.constant32(1)));
        else k.store('text', 1, k.add(k.load64('text', 0), k.constant64(1n)));
      });
      const memory = memoryOf(128, [3, bytes(2 * wordBytes, 1)], [40, bytes(2 * wordBytes, 101)]);
      interpret(program, 2, memory, [3, 37]);
      const expected = (first: number) => [...bytes(wordBytes - 1, first), first + wordBytes];
      expect([...memory.subarray(3 + wordBytes, 3 + 2 * wordBytes)]).toEqual(expected(1));
      expect([...memory.subarray(40 + wordBytes, 40 + 2 * wordBytes)]).toEqual(expected(101));
      expect([memory[2], memory[3 + 2 * wordBytes], memory[39]]).toEqual([0xee, 0xee, 0xee]);
    },
  );

  it('bytes, little-endian when nothing is said, of one lane without a stride', () => {
    const program = checked(contractOf([text, OUTPUT]), (k) => {
      k.store('output', 0, k.shiftLeft(k.load32('text', 0), 8));
    });
    const memory = memoryOf(64, [1, bytes(8, 1)]);
    interpret(program, 1, memory, [1, 32]);
    expect([...memory.subarray(32, 36)]).toEqual([0, 1, 2, 3]);
    expect(() => interpret(program, 2, memory, [1, 32])).toThrow(/contract: region text has no laneStride/);
  });

  it('lanes of bytes may read one string', () => {
    const contract = contractOf([{ ...text, role: 'in', laneStride: 'stride' }, OUTPUT], {
      counts: [countOf('stride', 1000)],
    });
    const program = checked(contract, (k) => k.store('output', 0, k.load32('text', 1)));
    const memory = memoryOf(64, [0, bytes(8)]);
    interpret(program, 2, memory, [0, 16, 0]);
    expect([...memory.subarray(16, 24)]).toEqual([4, 5, 6, 7, 4, 5, 6, 7]);
  });

  it('a view into a larger buffer is the memory', () => {
    const program = checked(contractOf([OUTPUT]), (k) => k.store('output', 0, k.constant32(0x01020304)));
    const buffer = new Uint8Array(64);
    interpret(program, 1, buffer.subarray(20, 40), [0]);
    expect([...buffer.subarray(18, 26)]).toEqual([0, 0, 4, 3, 2, 1, 0, 0]);
  });
});

describe('calls that have no meaning', () => {
  const strided = { ...INPUT, elements: 'groups', elementStride: 'stride' };
  const contract = contractOf([strided, OUTPUT], {
    counts: [countOf('groups', 8, { min: 1 }), countOf('stride', 1024, { multipleOf: 4 })],
  });
  const program = checked(contract, (k) => {
    k.each(k.count('groups'), (group) => k.store('output', 0, k.load32('input', 0, group)));
  });
  const memory = new Uint8Array(256);
  const call =
    (lanes: number, ...args: number[]) =>
    () =>
      interpret(program, lanes, memory, args);

  it('counts out of range', () => {
    expect(call(1, 0, 128, 1, 16)).not.toThrow();
    expect(call(1, 0, 128, 0, 16)).toThrow(/contract: count groups is 0, 1 to 8 was wanted/);
    expect(call(1, 0, 128, 9, 0)).toThrow(/count groups is 9/);
    expect(call(1, 0, 128, 1, 6)).toThrow(/count stride is 6, 0 to 1024 in steps of 4 was wanted/);
    expect(call(1, 0, 128, 1.5, 16)).toThrow(/count groups is 1.5/);
    expect(call(1, 0, 128, Number.NaN, 16)).toThrow(/count groups is NaN/);
  });

  it('arguments too few or too many, and lanes that are none', () => {
    expect(call(1, 0, 128, 1)).toThrow(/small takes 4 arguments, 3 came/);
    expect(call(1, 0, 128, 1, 16, 0)).toThrow(/small takes 4 arguments, 5 came/);
    expect(call(0, 0, 128, 1, 16)).toThrow(/contract: 0 lanes/);
  });

  it('regions that leave the memory', () => {
    expect(call(1, 0, 240, 1, 16)).not.toThrow();
    expect(call(1, 0, 241, 1, 16)).toThrow(/region-overrun: region output is 16 bytes at 241/);
    expect(call(2, 0, 240, 1, 32)).toThrow(/region-overrun: region output is 32 bytes at 240/);
    expect(call(1, 200, 0, 2, 64)).toThrow(/region-overrun: region input is 80 bytes at 200/);
    expect(call(1, -1, 0, 1, 16)).toThrow(/region-overrun/);
    expect(call(1, 0.5, 0, 1, 16)).toThrow(/region-overrun/);
  });
});
