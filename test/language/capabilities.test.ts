import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, capabilityOf } from '../../language/capabilities.ts';
import type { Word, Word32, Word64 } from '../../language/handles.ts';
import { checked, contractOf, INPUT, OUTPUT, SHARED } from './contracts.ts';
import { run } from './memory.ts';

type Bits = 32 | 64;
type Digits = readonly number[];
/** What a capability does to the digits of one lane's words; digit 0 is the least. */
type Model = (operands: readonly Digits[], literals: readonly number[]) => Digits[];

const LANES = 4;

function digitsOf(word: bigint, bits: number): Digits {
  return Array.from({ length: bits }, (_, i) => Number((word >> BigInt(i)) & 1n));
}

function numberOf(digits: Digits): bigint {
  return digits.reduceRight((word, digit) => 2n * word + BigInt(digit), 0n);
}

function byteDigits(word: Digits): Digits[] {
  return Array.from({ length: word.length / 8 }, (_, i) => word.slice(8 * i, 8 * i + 8));
}

function xor(...words: readonly Digits[]): Digits {
  return (words[0] as Digits).map((_, i) => words.reduce((sum, word) => sum + (word[i] as number), 0) % 2);
}

function sum(...words: readonly Digits[]): Digits {
  let carry = 0;
  return (words[0] as Digits).map((_, i) => {
    const column = words.reduce((total, word) => total + (word[i] as number), carry);
    carry = column >> 1;
    return column & 1;
  });
}

const rotatedRight = (word: Digits, n: number): Digits =>
  word.map((_, i) => word[(i + n) % word.length] as number);

/** FIPS 180-4, 4.1.2 and 6.2.2, a digit at a time. */
const sha256Rounds2: Model = (operands) => {
  let [a, b, c, d, e, f, g, h] = operands as [Digits, Digits, Digits, Digits, Digits, Digits, Digits, Digits];
  for (const wk of operands.slice(8)) {
    const choice = e.map((digit, i) => (digit === 1 ? f[i] : g[i]) as number);
    const majority = a.map((digit, i) => (digit + (b[i] as number) + (c[i] as number) >= 2 ? 1 : 0));
    const sum1 = xor(rotatedRight(e, 6), rotatedRight(e, 11), rotatedRight(e, 25));
    const sum0 = xor(rotatedRight(a, 2), rotatedRight(a, 13), rotatedRight(a, 22));
    const t1 = sum(sum(h, sum1), sum(choice, wk));
    [a, b, c, d, e, f, g, h] = [sum(t1, sum(sum0, majority)), a, b, c, sum(d, t1), e, f, g];
  }
  return [a, b, e, f];
};

const affine8: Model = ([word = []], literals) => {
  const rows = literals.slice(0, 8).map((row) => digitsOf(BigInt(row), 8));
  const constant = digitsOf(BigInt(literals[8] as number), 8);
  const mapped = byteDigits(word).map((byte) =>
    constant.map((digit, i) => {
      const row = rows[i] as Digits;
      return byte.reduce((total, bit, j) => total + bit * (row[j] as number), digit) % 2;
    }),
  );
  return [mapped.flat()];
};

const carrylessMultiply: Model = ([a = [], b = []]) => {
  const product = new Array<number>(128).fill(0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      product[i + j] = ((product[i + j] as number) + x * y) % 2;
    });
  });
  return [product.slice(0, 64), product.slice(64)];
};

const byteShuffle: Model = (operands, literals) => {
  const bytes = operands.flatMap(byteDigits);
  const size = (operands[0] as Digits).length;
  const shuffled = literals.flatMap((source) => bytes[source] as Digits);
  return Array.from({ length: shuffled.length / size }, (_, i) => shuffled.slice(i * size, (i + 1) * size));
};

const byteLookup16: Model = ([word = []], literals) => [
  byteDigits(word).flatMap((byte) =>
    digitsOf(BigInt(literals[Number(numberOf(byte.slice(0, 4)))] as number), 8),
  ),
];

interface Case {
  readonly name: string;
  readonly bits: Bits;
  readonly operands: number;
  readonly literals: fc.Arbitrary<number[]>;
  readonly model: Model;
}

const byte = fc.nat({ max: 255 });
const bytes = (length: number) => fc.array(byte, { minLength: length, maxLength: length });
const none = fc.constant<number[]>([]);

function shuffles(operands: number, results: number, bits: Bits): fc.Arbitrary<number[]> {
  const length = (results * bits) / 8;
  return fc.array(fc.nat({ max: (operands * bits) / 8 - 1 }), { minLength: length, maxLength: length });
}

const CASES: readonly Case[] = [
  { name: 'sha256Rounds2', bits: 32, operands: 10, literals: none, model: sha256Rounds2 },
  { name: 'carrylessMultiply', bits: 64, operands: 2, literals: none, model: carrylessMultiply },
  ...([32, 64] as const).flatMap((bits): Case[] => [
    { name: 'affine8', bits, operands: 1, literals: bytes(9), model: affine8 },
    { name: 'byteLookup16', bits, operands: 1, literals: bytes(16), model: byteLookup16 },
    { name: 'byteShuffle', bits, operands: 1, literals: shuffles(1, 1, bits), model: byteShuffle },
    { name: 'byteShuffle', bits, operands: 2, literals: shuffles(2, 1, bits), model: byteShuffle },
    { name: 'byteShuffle', bits, operands: 2, literals: shuffles(2, 3, bits), model: byteShuffle },
  ]),
];

function wordOf(bits: Bits): fc.Arbitrary<bigint> {
  const top = (1n << BigInt(bits)) - 1n;
  return fc.oneof(fc.bigInt(0n, top), fc.constantFrom(0n, 1n, top, (top >> 1n) + 1n));
}

/** The results by the operation's meaning, then by its expansion, on words of each lane or on uniform ones. */
function programFor(
  { name, bits, operands }: Case,
  literals: readonly number[],
  uniform: boolean,
  results: number,
) {
  const input = uniform ? { ...SHARED, name: 'input', words: operands } : { ...INPUT, words: operands };
  const contract = contractOf([input, { ...OUTPUT, words: 2 * results }], { wordBytes: bits === 32 ? 4 : 8 });
  return checked(contract, (k) => {
    const words = Array.from({ length: operands }, (_, i): Word => {
      if (uniform) return bits === 32 ? k.loadShared32('input', i) : k.loadShared64('input', i);
      return bits === 32 ? k.load32('input', i) : k.load64('input', i);
    });
    const capability = capabilityOf(name);
    if (capability?.reach !== 'lane') throw new Error(`${name} has no expansion`);
    const expanded = capability.expansion(k, words, literals, { kind: 'word', bits, uniform });
    [...k.capability(name, words, literals), ...expanded].forEach((word, i) => {
      k.store('output', i, (uniform ? k.splat(word as never) : word) as Word32 | Word64);
    });
  });
}

describe.each(CASES)('$name of $operands words of $bits bits', (of) => {
  const values = fc.array(wordOf(of.bits), {
    minLength: of.operands * LANES,
    maxLength: of.operands * LANES,
  });

  it.each([false, true])('means and expands to the same (uniform: %s)', (uniform) => {
    fc.assert(
      fc.property(of.literals, values, (literals, words) => {
        const value = (i: number, lane: number) => words[i * LANES + (uniform ? 0 : lane)] as bigint;
        const expected = Array.from({ length: LANES }, (_, lane) => {
          const operands = Array.from({ length: of.operands }, (_, i) => digitsOf(value(i, lane), of.bits));
          return of.model(operands, literals).map(numberOf);
        });
        const results = (expected[0] as bigint[]).length;
        const { word } = run(programFor(of, literals, uniform, results), LANES, {}, (_, i, lane) =>
          value(i, lane),
        );
        for (let lane = 0; lane < LANES; lane++) {
          const found = Array.from({ length: 2 * results }, (_, i) => word('output', i)[lane]);
          const wanted = expected[lane] as bigint[];
          expect(found).toEqual([...wanted, ...wanted]);
        }
      }),
      { numRuns: of.name === 'carrylessMultiply' ? 6 : 15 },
    );
  });
});

describe('lanePermute', () => {
  const orders = fc
    .constantFrom(2, 4, 8)
    .chain((n) => fc.shuffledSubarray([...new Array(n).keys()], { minLength: n, maxLength: n }));

  function permuted(literals: readonly number[], lanes: number): bigint[] {
    const program = checked(contractOf([INPUT, OUTPUT]), (k) => {
      const [word] = k.capability('lanePermute', [k.load32('input', 0)], literals);
      k.store('output', 0, word as Word32);
    });
    return run(program, lanes, {}, (_, _i, lane) => BigInt(100 + lane)).word('output', 0);
  }

  it('gives lane j of a group the word of the lane that literal j names', () => {
    expect(permuted([1, 0], 4)).toEqual([101n, 100n, 103n, 102n]);
    expect(permuted([1, 2, 3, 0], 8)).toEqual([101n, 102n, 103n, 100n, 105n, 106n, 107n, 104n]);
  });

  it('takes every order of two, four and eight lanes', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const there = permuted(order, 8).map((word) => Number(word) - 100);
        const groups = Array.from({ length: 8 / order.length }, (_, g) =>
          there.slice(g * order.length, (g + 1) * order.length).map((lane) => lane - g * order.length),
        );
        for (const group of groups) expect(group).toEqual(order);
      }),
      { numRuns: 30 },
    );
  });

  it('has no meaning on lanes that fill no group', () => {
    expect(() => permuted([1, 2, 3, 0], 2)).toThrow(
      /capability: lanePermute exchanges 4 lanes, 2 is no multiple/,
    );
  });
});

it('every capability operation is tested here', () => {
  const tested = new Set([...CASES.map((c) => c.name), 'lanePermute']);
  expect(CAPABILITIES.map((c) => c.name).filter((name) => !tested.has(name))).toEqual([]);
});
