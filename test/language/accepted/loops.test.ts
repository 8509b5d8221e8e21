import { describe, expect, it } from 'vitest';
import type { Word32, Word64 } from '../../../language/handles.ts';
import {
  checked,
  contractOf,
  countOf,
  INPUT,
  OPEN_INPUT,
  OPEN_OUTPUT,
  OUTPUT,
  SCRATCH,
  SHARED,
} from '../contracts.ts';
import { run } from '../memory.ts';

const LANES = [1, 2, 4, 8] as const;

describe.each(LANES)('loops on %i lanes', (lanes) => {
  it.each([0, 1, 2, 7, 100])('carry words through %i turns', (turns) => {
    const contract = contractOf([INPUT, OUTPUT], { counts: [countOf('turns', 100)] });
    const program = checked(contract, (k) => {
      const start = [k.load32('input', 0), k.load32('input', 1)];
      const end = k.loop(k.count('turns'), start, (_, words) => {
        const [a, b] = words as [Word32, Word32];
        return [b, k.add(a, b)];
      });
      end.forEach((word, i) => {
        k.store('output', i, word);
      });
    });
    const { word } = run(program, lanes, { turns }, (_, i, lane) => BigInt(i + 3 * lane));
    for (let lane = 0; lane < lanes; lane++) {
      let [a, b] = [BigInt(3 * lane), BigInt(1 + 3 * lane)];
      for (let i = 0; i < turns; i++) [a, b] = [b, BigInt.asUintN(32, a + b)];
      expect([word('output', 0)[lane], word('output', 1)[lane]]).toEqual([a, b]);
    }
  });

  it('nest, and bounds may follow the outer index', () => {
    const program = checked(contractOf([OUTPUT], { wordBytes: 8 }), (k) => {
      k.each(4, (outer) => {
        const [sum] = k.loop(k.countAdd(outer, 1), [k.constant64(0n)], (inner, words) => {
          const product = k.wordFromCount64(k.countMultiply(k.countAdd(inner, 1), 10));
          return [k.add(words[0] as Word64, k.splat(product))];
        });
        k.store('output', outer, sum as Word64);
      });
    });
    const { word } = run(program, lanes, {}, () => 0n);
    expect([0, 1, 2, 3].map((i) => word('output', i)[lanes - 1])).toEqual([10n, 30n, 60n, 100n]);
  });

  it.each([0, 1, 5])('walk %i elements at a stride', (groups) => {
    const strided = { elements: 'groups', elementStride: 'stride' };
    const contract = contractOf(
      [
        { ...INPUT, ...strided },
        { ...OUTPUT, ...strided },
      ],
      {
        counts: [countOf('groups', 8), countOf('stride', 1024, { multipleOf: 4 })],
      },
    );
    const program = checked(contract, (k) => {
      k.each(k.count('groups'), (group) => {
        k.each(4, (i) => k.store('output', i, k.not(k.load32('input', i, group)), group));
      });
    });
    const value = (i: number, lane: number, element: number) => BigInt(i + 10 * lane + 1000 * element);
    const { word } = run(program, lanes, { groups, stride: 16 * lanes + 12 }, (_, i, lane, element) =>
      value(i, lane, element),
    );
    for (let element = 0; element < groups; element++) {
      for (let i = 0; i < 4; i++) {
        const expected = Array.from({ length: lanes }, (_, lane) => 0xffff_ffffn - value(i, lane, element));
        expect(word('output', i, element)).toEqual(expected);
      }
    }
  });
});

describe('bounds that need the loop around them', () => {
  it.each([0, 1, 3])('first words of %i blocks, known to be there inside the loop', (blocks) => {
    const input = { ...INPUT, words: { constant: 0, terms: { blocks: 4 } } };
    const contract = contractOf([input, OUTPUT], { counts: [countOf('blocks', 16)] });
    const program = checked(contract, (k) => {
      k.store('output', 0, k.constant32(0));
      k.each(k.count('blocks'), (block) => {
        k.store('output', 0, k.load32('input', 3));
        k.store('output', 1, k.load32('input', k.countAdd(k.countMultiply(block, 4), 3)));
      });
    });
    const { word } = run(program, 2, { blocks }, (_, i, lane) => BigInt(100 * i + lane));
    expect(word('output', 0)).toEqual(blocks === 0 ? [0n, 0n] : [300n, 301n]);
    if (blocks > 0) expect(word('output', 1)[1]).toBe(BigInt(100 * (4 * blocks - 1) + 1));
  });

  it('a bound from memory, with an index that only becomes a word', () => {
    const contract = contractOf([SHARED, OPEN_OUTPUT]);
    const program = checked(contract, (k) => {
      const bound = k.countFromWord(k.loadShared32('shared', 2));
      const [sum] = k.loop(bound, [k.constant32(0)], (i, words) => [
        k.add(words[0] as Word32, k.splat(k.wordFromCount32(i))),
      ]);
      k.store('openOutput', 0, sum as Word32);
    });
    const { word } = run(program, 2, {}, (_, i) => (i === 2 ? 5n : 77n));
    expect(word('openOutput', 0)).toEqual([10n, 10n]);
  });

  it('counts wrap around 2^32', () => {
    const program = checked(contractOf([OUTPUT], { wordBytes: 8 }), (k) => {
      const most = k.countAdd(k.countAdd(0x7fffffff, 0x7fffffff), 1);
      k.store('output', 0, k.splat(k.wordFromCount64(most)));
      k.store('output', 1, k.splat(k.wordFromCount64(k.countAdd(most, 3))));
      k.store('output', 2, k.splat(k.wordFromCount64(k.countMultiply(most, most))));
    });
    const { word } = run(program, 1, {}, () => 0n);
    expect([0, 1, 2].map((i) => word('output', i)[0])).toEqual([0xffff_ffffn, 2n, 1n]);
  });
});

describe('secrecy that is in order', () => {
  it('public words go to public regions, through loops too', () => {
    const program = checked(contractOf([OPEN_INPUT, OPEN_OUTPUT]), (k) => {
      const [end] = k.loop(3, [k.load32('openInput', 0)], (_, words) => [
        k.rotateLeft(words[0] as Word32, 1),
      ]);
      k.store('openOutput', 0, end as Word32);
    });
    expect(run(program, 1, {}, () => 0x8000_0001n).word('openOutput', 0)).toEqual([0xcn]);
  });

  it('a secret goes out with a reason', () => {
    const program = checked(contractOf([INPUT, OPEN_OUTPUT]), (k) => {
      k.store('openOutput', 0, k.declassify(k.load32('input', 0), 'the signature contains it'));
    });
    expect(run(program, 1, {}, () => 9n).word('openOutput', 0)).toEqual([9n]);
  });
});

describe('scratch that is wiped', () => {
  const counts = [countOf('blocks', 16), countOf('groups', 8), countOf('stride', 1024, { multipleOf: 4 })];

  it('word by word', () => {
    const program = checked(contractOf([INPUT, OUTPUT, SCRATCH]), (k) => {
      for (let i = 0; i < 4; i++) k.store('scratch', i, k.load32('input', i));
      k.store('output', 0, k.load32('scratch', 3));
      for (let i = 0; i < 4; i++) k.store('scratch', i, k.constant32(0));
    });
    const { word, bytes } = run(program, 4, {}, (_, i) => BigInt(i + 1));
    expect(word('output', 0)).toEqual([4n, 4n, 4n, 4n]);
    expect(bytes('scratch')).toEqual(new Uint8Array(64));
  });

  it('in part by a loop over pairs', () => {
    const program = checked(contractOf([OUTPUT, { ...SCRATCH, words: 5 }]), (k) => {
      k.store('output', 0, k.constant32(1));
      k.store('scratch', 4, k.splat(k.uniform32(0)));
      k.each(2, (pair) => {
        const first = k.countMultiply(pair, 2);
        k.store('scratch', first, k.constant32(0));
        k.store('scratch', k.countAdd(first, 1), k.constant32(0));
      });
    });
    expect(run(program, 2, {}, () => 0n).bytes('scratch')).toEqual(new Uint8Array(40));
  });

  it('by 64-bit words, which take the places of two', () => {
    const program = checked(contractOf([OUTPUT, SCRATCH]), (k) => {
      k.store('scratch', 1, k.constant64(0x1122334455667788n));
      k.store('output', 0, k.load32('scratch', 2));
      k.store('output', 1, k.highHalf(k.load64('scratch', 1)));
      k.each(2, (i) => k.store('scratch', i, k.constant64(0n)));
    });
    const { word, bytes } = run(program, 1, {}, () => 0n);
    expect([word('output', 0), word('output', 1)]).toEqual([[0x55667788n], [0x11223344n]]);
    expect(bytes('scratch')).toEqual(new Uint8Array(16));
  });

  it.each([0, 1, 3])('all of %i blocks', (blocks) => {
    const scratch = { ...SCRATCH, words: { constant: 1, terms: { blocks: 2 } } };
    const program = checked(contractOf([OUTPUT, scratch], { counts }), (k) => {
      k.store('output', 0, k.constant32(1));
      k.each(k.countAdd(k.countMultiply(k.count('blocks'), 2), 1), (i) =>
        k.store('scratch', i, k.constant32(0)),
      );
    });
    const { bytes } = run(program, 2, { blocks, groups: 0, stride: 0 }, () => 0n);
    expect(bytes('scratch')).toEqual(new Uint8Array(8 * (2 * blocks + 1)));
  });

  it.each([0, 2])('all words of %i elements', (groups) => {
    const scratch = { ...SCRATCH, elements: 'groups', elementStride: 'stride' };
    const program = checked(contractOf([OUTPUT, scratch], { counts }), (k) => {
      k.store('output', 0, k.constant32(1));
      k.each(k.count('groups'), (group) => {
        k.each(4, (i) => k.store('scratch', i, k.constant32(0), group));
      });
    });
    const { bytes } = run(program, 2, { blocks: 0, groups, stride: 32 }, () => 0n);
    expect(bytes('scratch')).toEqual(new Uint8Array(32 * groups));
  });
});
