import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Builder } from '../../../language/builder.ts';
import type { Mask, Word32, Word64 } from '../../../language/handles.ts';
import { checked, contractOf, INPUT, OUTPUT } from '../contracts.ts';
import { run } from '../memory.ts';

type W = Word32 | Word64;
type Digits = readonly number[];

const WIDTHS = [32, 64] as const;
const INPUTS = 4;

function digitsOf(word: bigint, bits: number): Digits {
  return Array.from({ length: bits }, (_, i) => Number((word >> BigInt(i)) & 1n));
}

function numberOf(digits: Digits): bigint {
  return digits.reduceRight((word, digit) => 2n * word + BigInt(digit), 0n);
}

/** Column addition, with a carry in. */
function sum(a: Digits, b: Digits, carryIn: number): Digits {
  let carry = carryIn;
  return a.map((digit, i) => {
    const column = digit + (b[i] as number) + carry;
    carry = column >> 1;
    return column & 1;
  });
}

/** The greater is the one with a 1 in the highest column where they differ. */
function isLess(a: Digits, b: Digits): boolean {
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return b[i] === 1;
  return false;
}

const flip = (a: Digits): Digits => a.map((digit) => 1 - digit);
const choose = (holds: boolean, a: Digits, b: Digits): Digits => (holds ? a : b);
const same = (a: Digits, b: Digits): boolean => a.every((digit, i) => digit === b[i]);

/** An operation as a text and as what it does to the digits of a word. */
interface Operation {
  readonly name: string;
  readonly text: (k: Builder, a: W, b: W, c: W, amount: number) => W;
  readonly model: (a: Digits, b: Digits, c: Digits, amount: number) => Digits;
}

const masked =
  (make: (k: Builder, a: W, b: W) => Mask) =>
  (k: Builder, a: W, b: W, c: W): W =>
    k.select(make(k, a, b) as never, c, a);

const OPERATIONS: readonly Operation[] = [
  { name: 'xor', text: (k, a, b) => k.xor(a, b), model: (a, b) => a.map((d, i) => (d === b[i] ? 0 : 1)) },
  { name: 'and', text: (k, a, b) => k.and(a, b), model: (a, b) => a.map((d, i) => d * (b[i] as number)) },
  {
    name: 'or',
    text: (k, a, b) => k.or(a, b),
    model: (a, b) => a.map((d, i) => Math.max(d, b[i] as number)),
  },
  {
    name: 'andNot',
    text: (k, a, b) => k.andNot(a, b),
    model: (a, b) => a.map((d, i) => d * (1 - (b[i] as number))),
  },
  { name: 'not', text: (k, a) => k.not(a), model: flip },
  { name: 'add', text: (k, a, b) => k.add(a, b), model: (a, b) => sum(a, b, 0) },
  { name: 'subtract', text: (k, a, b) => k.subtract(a, b), model: (a, b) => sum(a, flip(b), 1) },
  {
    name: 'rotateLeft',
    text: (k, a, _b, _c, n) => k.rotateLeft(a, n),
    model: (a, _b, _c, n) => a.map((_, i) => a[(i - n + a.length) % a.length] as number),
  },
  {
    name: 'shiftLeft',
    text: (k, a, _b, _c, n) => k.shiftLeft(a, n),
    model: (a, _b, _c, n) => a.map((_, i) => a[i - n] ?? 0),
  },
  {
    name: 'shiftRight',
    text: (k, a, _b, _c, n) => k.shiftRight(a, n),
    model: (a, _b, _c, n) => a.map((_, i) => a[i + n] ?? 0),
  },
  {
    name: 'byteSwap',
    text: (k, a) => k.byteSwap(a),
    model: (a) => a.map((_, i) => a[a.length - 8 - (i - (i % 8)) + (i % 8)] as number),
  },
  { name: 'equal', text: masked((k, a, b) => k.equal(a, b)), model: (a, b, c) => choose(same(a, b), c, a) },
  {
    name: 'lessThan',
    text: masked((k, a, b) => k.lessThan(a, b)),
    model: (a, b, c) => choose(isLess(a, b), c, a),
  },
  {
    name: 'maskNot',
    text: masked((k, a, b) => k.maskNot(k.equal(a, b))),
    model: (a, b, c) => choose(!same(a, b), c, a),
  },
  {
    name: 'maskAnd',
    text: (k, a, b, c) => k.select(k.maskAnd(k.lessThan(a, b), k.lessThan(b, c)) as never, c, a),
    model: (a, b, c) => choose(isLess(a, b) && isLess(b, c), c, a),
  },
  {
    name: 'maskOr',
    text: (k, a, b, c) => k.select(k.maskOr(k.lessThan(a, b), k.equal(b, c)) as never, c, a),
    model: (a, b, c) => choose(isLess(a, b) || same(b, c), c, a),
  },
];

interface Step {
  readonly operation: Operation;
  readonly operands: readonly [number, number, number];
  readonly amount: number;
}

function stepOf(bits: number): fc.Arbitrary<Step> {
  const back = fc.nat({ max: 9 });
  return fc.record({
    operation: fc.constantFrom(...OPERATIONS),
    operands: fc.tuple(back, back, back),
    amount: fc.integer({ min: 1, max: bits - 1 }),
  });
}

/** Words near the ends of the range and with few digits turn up as often as others. */
function wordOf(bits: number): fc.Arbitrary<bigint> {
  const top = (1n << BigInt(bits)) - 1n;
  return fc.oneof(
    fc.bigInt(0n, top),
    fc.constantFrom(0n, 1n, top, top - 1n, (top >> 1n) + 1n, top >> 1n),
    fc.nat({ max: bits - 1 }).map((n) => 1n << BigInt(n)),
  );
}

function programOf(bits: 32 | 64, steps: readonly Step[]) {
  const contract = contractOf(
    [
      { ...INPUT, words: INPUTS },
      { ...OUTPUT, words: INPUTS + steps.length },
    ],
    {
      wordBytes: bits === 32 ? 4 : 8,
    },
  );
  return checked(contract, (k) => {
    const words: W[] = Array.from({ length: INPUTS }, (_, i) =>
      bits === 32 ? k.load32('input', i) : k.load64('input', i),
    );
    for (const { operation, operands, amount } of steps) {
      const [a, b, c] = operands.map((back) => words[Math.max(0, words.length - 1 - back)]) as [W, W, W];
      words.push(operation.text(k, a, b, c, amount));
    }
    words.forEach((word, i) => {
      k.store('output', i, word);
    });
  });
}

function modelOf(bits: number, steps: readonly Step[], inputs: readonly bigint[]): bigint[] {
  const words = inputs.map((word) => digitsOf(word, bits));
  for (const { operation, operands, amount } of steps) {
    const [a, b, c] = operands.map((back) => words[Math.max(0, words.length - 1 - back)]) as [
      Digits,
      Digits,
      Digits,
    ];
    words.push(operation.model(a, b, c, amount));
  }
  return words.map(numberOf);
}

function agrees(bits: 32 | 64, lanes: number, steps: readonly Step[], inputs: readonly bigint[][]): void {
  const { word } = run(programOf(bits, steps), lanes, {}, (_, i, lane) => inputs[lane]?.[i] as bigint);
  for (let lane = 0; lane < lanes; lane++) {
    const expected = modelOf(bits, steps, inputs[lane] as bigint[]);
    expect(expected.map((_, i) => word('output', i)[lane])).toEqual(expected);
  }
}

describe.each(WIDTHS)('words of %i bits', (bits) => {
  const words = fc.array(wordOf(bits), { minLength: INPUTS, maxLength: INPUTS });

  it.each(OPERATIONS)('$name', (operation) => {
    const amount = fc.integer({ min: 1, max: bits - 1 });
    fc.assert(
      fc.property(words, words, amount, (first, second, n) => {
        agrees(bits, 2, [{ operation, operands: [0, 1, 2], amount: n }], [first, second]);
      }),
      { numRuns: 20 },
    );
  });

  it.each([1, 2, 4, 8])('straight-line programs on %i lanes', (lanes) => {
    const inputs = fc.array(words, { minLength: lanes, maxLength: lanes });
    fc.assert(
      fc.property(fc.array(stepOf(bits), { maxLength: 25 }), inputs, (steps, values) => {
        agrees(bits, lanes, steps, values);
      }),
      { numRuns: 15 },
    );
  });
});

describe('halves of words', () => {
  const inputs = fc.array(fc.tuple(wordOf(32), wordOf(32)), { minLength: 2, maxLength: 2 });

  it('a joined word has the digits of its high half above those of its low one', () => {
    const program = checked(contractOf([INPUT, OUTPUT]), (k) => {
      const [high, low] = [k.load32('input', 0), k.load32('input', 1)];
      const sum = k.add(k.join(high, low), k.join(low, high));
      k.store('output', 0, k.highHalf(k.join(high, low)));
      k.store('output', 1, k.lowHalf(k.join(high, low)));
      k.store('output', 2, k.highHalf(sum));
      k.store('output', 3, k.lowHalf(sum));
    });
    fc.assert(
      fc.property(inputs, (lanes) => {
        const { word } = run(program, 2, {}, (_, i, lane) => lanes[lane]?.[i] ?? 0n);
        lanes.forEach(([high, low], lane) => {
          const [h, l] = [digitsOf(high, 32), digitsOf(low, 32)];
          const added = sum([...l, ...h], [...h, ...l], 0);
          const expected = [high, low, numberOf(added.slice(32)), numberOf(added.slice(0, 32))];
          expect(expected.map((_, i) => word('output', i)[lane])).toEqual(expected);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('a word is split at its thirty-second digit, in 64-bit kernels too', () => {
    const program = checked(contractOf([INPUT, OUTPUT], { wordBytes: 8 }), (k) => {
      const word = k.load64('input', 0);
      k.store('output', 0, k.join(k.lowHalf(word), k.highHalf(word)));
      k.store('output', 1, k.join(k.constant32(0), k.lowHalf(word)));
      k.store('output', 2, k.join(k.constant32(0), k.highHalf(word)));
      k.store('output', 3, k.join(k.highHalf(word), k.lowHalf(word)));
    });
    fc.assert(
      fc.property(fc.tuple(wordOf(64), wordOf(64)), (lanes) => {
        const { word } = run(program, 2, {}, (_, i, lane) => (i === 0 ? (lanes[lane] ?? 0n) : 0n));
        lanes.forEach((value, lane) => {
          const digits = digitsOf(value, 64);
          const [low, high] = [digits.slice(0, 32), digits.slice(32)];
          const expected = [[...high, ...low], low, high, digits].map(numberOf);
          expect(expected.map((_, i) => word('output', i)[lane])).toEqual(expected);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('of uniform words are uniform', () => {
    const program = checked(contractOf([{ ...INPUT, layout: 'shared' }, OUTPUT]), (k) => {
      // The vocabulary names lane-wise words only; what is recorded has a meaning for uniform ones too.
      const [high, low] = [k.loadShared32('input', 0), k.loadShared32('input', 1)] as unknown as [
        Word32,
        Word32,
      ];
      const joined = k.join(high, low);
      k.store('output', 0, k.splat(k.lowHalf(k.rotateLeft(joined, 8)) as never));
      k.store('output', 1, k.splat(k.highHalf(k.rotateLeft(joined, 8)) as never));
      k.store('output', 2, k.highHalf(k.splat(joined as never)));
    });
    const { word } = run(program, 2, {}, (_, i) => (i === 0 ? 0x01234567n : 0x89abcdefn));
    expect([0, 1, 2].map((i) => word('output', i))).toEqual(
      [0xabcdef01n, 0x23456789n, 0x01234567n].map((value) => [value, value]),
    );
  });
});

describe('uniform words', () => {
  it('take the same operations and are splatted', () => {
    fc.assert(
      fc.property(wordOf(32), wordOf(32), fc.integer({ min: 1, max: 31 }), (x, y, n) => {
        const program = checked(contractOf([OUTPUT]), (k) => {
          const mixed = k.xor(k.rotateLeft(k.uniform32(Number(x)), n), k.not(k.uniform32(Number(y))));
          k.store('output', 0, k.splat(k.byteSwap(k.add(mixed, k.uniform32(Number(x))))));
        });
        const [a, b] = [digitsOf(x, 32), digitsOf(y, 32)];
        const rotated = a.map((_, i) => a[(i - n + 32) % 32] as number);
        const added = sum(
          rotated.map((d, i) => (d === 1 - (b[i] as number) ? 0 : 1)),
          a,
          0,
        );
        const expected = numberOf(added.map((_, i) => added[24 - (i - (i % 8)) + (i % 8)] as number));
        expect(run(program, 4, {}, () => 0n).word('output', 0)).toEqual([
          expected,
          expected,
          expected,
          expected,
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('become counts modulo 2^32, and counts become words', () => {
    const program = checked(
      contractOf([{ ...INPUT, secrecy: 'public', layout: 'shared' }, OUTPUT], { wordBytes: 8 }),
      (k) => {
        const count = k.countFromWord(k.loadShared64('input', 0));
        k.store('output', 0, k.splat(k.wordFromCount64(k.countAdd(count, 1))));
      },
    );
    expect(run(program, 1, {}, () => 0x1_0000_0005n).word('output', 0)).toEqual([6n]);
  });
});
