import fc from 'fast-check';
import { type Builder, build, type TableHandle } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type {
  Count,
  Mask32,
  Mask64,
  Uniform32,
  Uniform64,
  Word32,
  Word64,
} from '../../../language/handles.ts';
import type { Program } from '../../../language/program.ts';

/** One step of a random kernel text: which operation, and numbers to choose its operands by. */
export interface Step {
  readonly operation: number;
  readonly picks: readonly number[];
  readonly inner: readonly Step[];
}

export interface Recipe {
  readonly wordBytes: 4 | 8;
  readonly order: 'big' | 'little';
  readonly steps: readonly Step[];
  readonly turns: number;
  readonly elements: number;
  readonly seed: number;
}

const pick = fc.nat({ max: 0xffff });
const { step } = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.record(
    {
      operation: fc.nat({ max: 999 }),
      picks: fc.array(pick, { minLength: 6, maxLength: 6 }),
      inner: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'loop' },
        fc.constant([]),
        fc.array(tie('step'), { maxLength: 12, depthIdentifier: 'loop' }),
      ),
    },
    { noNullPrototype: true },
  ),
}));

export const recipes: fc.Arbitrary<Recipe> = fc.record(
  {
    wordBytes: fc.constantFrom<4 | 8>(4, 8),
    order: fc.constantFrom<'big' | 'little'>('big', 'little'),
    steps: fc.array(step, { minLength: 1, maxLength: 40 }),
    turns: fc.nat({ max: 3 }),
    elements: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(),
  },
  { noNullPrototype: true },
);

const WORDS = 6;
const TABLE_WORDS = 12;
const MEMORY_BYTES = 2048;

function contractOf({ wordBytes, order }: Recipe): Contract {
  return {
    kernel: 'random-text',
    wordBytes,
    regions: [
      { name: 'keys', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: WORDS },
      { name: 'tweak', role: 'in', secrecy: 'public', layout: 'shared', words: WORDS },
      { name: 'text', role: 'in-out', secrecy: 'secret', layout: 'bytes', words: WORDS, order },
      {
        name: 'state',
        role: 'in-out',
        secrecy: 'secret',
        layout: 'lane-wise',
        words: WORDS,
        elements: 'elements',
        elementStride: 'elementStride',
        wordStride: 'wordStride',
      },
    ],
    counts: [
      { name: 'turns', min: 0, max: 3 },
      { name: 'elements', min: 1, max: 3 },
      { name: 'elementStride', min: 0, max: 512 },
      { name: 'wordStride', min: 4, max: 16 },
    ],
    step: 'none.none',
    summary: 'A random text.',
  };
}

/** Offsets and counts; the byte region lies at an odd address. */
export function argumentsOf(recipe: Recipe): number[] {
  const wordStride = recipe.wordBytes * (1 + (recipe.seed % 2));
  return [64, 192, 321, 512, recipe.turns, recipe.elements, wordStride * WORDS + 8, wordStride];
}

export function memoryOf(recipe: Recipe): Uint8Array<ArrayBuffer> {
  const memory = new Uint8Array(MEMORY_BYTES);
  let x = recipe.seed | 1;
  for (let i = 0; i < memory.length; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    memory[i] = (x >>> 24) % 3 === 0 ? 0xff : x >>> 16;
  }
  return memory;
}

type AnyWord = Word32 | Word64;
type AnyUniform = Uniform32 | Uniform64;
type AnyMask = Mask32 | Mask64;

interface Counted {
  readonly count: Count | number;
  readonly below: number;
}

interface Pools {
  readonly words: AnyWord[];
  readonly uniforms: AnyUniform[];
  readonly masks: AnyMask[];
  readonly counts: Counted[];
}

const choose = <T>(from: readonly T[], by: number | undefined): T => from[(by ?? 0) % from.length] as T;

/** The builder with its two widths under one name each; the widths of a text never mix. */
interface OneWidth {
  readonly bits: 32 | 64;
  readonly word: (literal: bigint) => AnyWord;
  readonly uniform: (literal: bigint) => AnyUniform;
  readonly load: (region: string, word: Count | number, element?: Count | number) => AnyWord;
  readonly loadShared: (region: string, word: Count | number) => AnyUniform;
  readonly wordFromCount: (count: Count | number) => AnyUniform;
  readonly table: TableHandle<AnyUniform>;
}

interface CapabilityUse {
  readonly name: string;
  readonly operands: number;
  readonly literals: (bits: number, picks: readonly number[]) => readonly number[];
}

/** The capability operations within a lane, on words of one width. */
const CAPABILITY_USES: Readonly<Record<32 | 64, readonly CapabilityUse[]>> = {
  32: [{ name: 'sha256Rounds2', operands: 10, literals: () => [] }, ...bytewise()],
  64: [{ name: 'carrylessMultiply', operands: 2, literals: () => [] }, ...bytewise()],
};

function bytewise(): readonly CapabilityUse[] {
  const bytes = (count: number, below: number) => (_: number, picks: readonly number[]) =>
    Array.from({ length: count }, (_entry, i) => ((choose(picks, i) * (i + 1)) >> (i % 8)) % below);
  return [
    { name: 'affine8', operands: 1, literals: bytes(9, 256) },
    { name: 'byteLookup16', operands: 1, literals: bytes(16, 256) },
    { name: 'byteShuffle', operands: 2, literals: (bits, picks) => bytes(bits / 4, bits / 4)(bits, picks) },
  ];
}

function oneWidth(k: Builder, { wordBytes, seed }: Recipe): OneWidth {
  const entries = Array.from({ length: TABLE_WORDS }, (_, i) => BigInt(seed + i) * 0x9e3779b97f4a7c15n);
  // Handles are bare values: a count is a count whatever the brand of what it is made into.
  const asCount = (count: Count | number): Count => count as Count;
  if (wordBytes === 4) {
    return {
      bits: 32,
      word: (literal) => k.constant32(Number(literal)),
      uniform: (literal) => k.uniform32(Number(literal)),
      load: k.load32,
      loadShared: k.loadShared32,
      wordFromCount: (count) => k.wordFromCount32(asCount(count)),
      table: k.table32(
        'entries',
        entries.map((e) => Number(BigInt.asUintN(32, e))),
      ),
    };
  }
  return {
    bits: 64,
    word: k.constant64,
    uniform: k.uniform64,
    load: k.load64,
    loadShared: k.loadShared64,
    wordFromCount: (count) => k.wordFromCount64(asCount(count)),
    table: k.table64(
      'entries',
      entries.map((e) => BigInt.asUintN(64, e)),
    ),
  };
}

/** Literals that carry, borrow and sign, and others. */
function literalOf(bits: 32 | 64, a: number, b: number): bigint {
  const special = [0n, 1n, -1n, 1n << BigInt(bits - 1), 0xffff_ffffn, BigInt(a) << BigInt(b % bits)];
  return BigInt.asUintN(bits, choose(special, a));
}

export function programOfRecipe(recipe: Recipe): Program {
  return build(contractOf(recipe), '', (k) => {
    const w = oneWidth(k, recipe);
    const words: AnyWord[] = Array.from({ length: WORDS }, (_, i) => w.load('keys', i));
    const pools: Pools = {
      words,
      uniforms: [w.loadShared('tweak', 0), w.uniform(3n)],
      masks: [k.equal(words[0] as Word64, words[1] as Word64) as AnyMask],
      counts: [
        { count: k.count('turns'), below: 4 },
        { count: 2, below: 3 },
      ],
    };
    write(k, w, recipe.steps, pools);
    const last = pools.words.slice(-WORDS);
    // Every second text shows all its words; the others leave some unused and more used once.
    const rest = recipe.seed % 2 === 0 ? pools.words.slice(0, -WORDS) : [];
    last.forEach((word, i) => {
      const shown = rest
        .filter((_, j) => j % WORDS === i)
        .reduce((x, y) => k.xor(x as Word64, y as Word64), word);
      k.store('state', i, shown);
    });
  });
}

function write(k: Builder, w: OneWidth, steps: readonly Step[], pools: Pools): void {
  for (const { operation, picks, inner } of steps) {
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0] = picks;
    const recent = pools.words.slice(-8);
    const a = choose(recent, p0) as Word64;
    const b = choose(recent, p1) as Word64;
    const u = choose(pools.uniforms, p0) as Uniform64;
    const v = choose(pools.uniforms, p1) as Uniform64;
    const mask = choose(pools.masks, p2) as Mask64;
    const amount = choose([8, 16, 31, w.bits / 2, w.bits - 1, 1 + (p2 % (w.bits - 1))], p3);
    const below = (limit: number, by: number): Count | number =>
      choose([{ count: by % limit, below: limit }, ...pools.counts.filter((c) => c.below <= limit)], p4)
        .count;
    const push = (...made: AnyWord[]): void => {
      pools.words.push(...made);
    };

    const compared = (made: AnyMask): void => {
      pools.masks.push(made);
      push(k.select(made as Mask64, a, k.not(a)));
    };

    const make: readonly (() => void)[] = [
      () => push(k.xor(a, b)),
      () => push(k.and(a, b)),
      () => push(k.or(a, b)),
      () => push(k.andNot(a, b)),
      () => push(k.not(a)),
      () => push(k.add(a, b)),
      () => push(k.add(k.add(a, b), k.add(choose(recent, p2) as Word64, choose(recent, p3) as Word64))),
      () => push(k.subtract(a, b)),
      () => push(k.rotateLeft(a, amount)),
      () => push(k.shiftLeft(a, amount)),
      () => push(k.shiftRight(a, amount)),
      () => push(k.byteSwap(a)),
      () => push(w.word(literalOf(w.bits, p0, p1))),
      () => push(k.splat(u)),
      () => push(k.declassify(a, 'published by this test')),
      () => compared(k.equal(a, b)),
      () => compared(k.lessThan(a, b)),
      () => compared(k.maskNot(mask)),
      () => compared(k.maskAnd(mask, choose(pools.masks, p3) as Mask64)),
      () => compared(k.maskOr(mask, choose(pools.masks, p3) as Mask64)),
      () => push(k.select(mask, a, b)),
      () => pools.uniforms.push(k.add(u, v)),
      () => pools.uniforms.push(k.rotateLeft(k.xor(u, v), amount)),
      () => pools.uniforms.push(w.uniform(literalOf(w.bits, p0, p1))),
      () => pools.uniforms.push(w.loadShared('tweak', below(WORDS, p0))),
      () => pools.uniforms.push(w.table.at(below(TABLE_WORDS, p0))),
      () => pools.uniforms.push(w.wordFromCount(choose(pools.counts.slice(0, 1), p0).count)),
      () => pools.counts.push({ count: k.countFromWord(k.and(u, w.uniform(3n) as Uniform64)), below: 4 }),
      () => {
        const { count, below: limit } = choose(pools.counts, p0);
        pools.counts.push({ count: k.countAdd(count, p1 % 4), below: limit + 3 });
      },
      () => {
        const { count, below: limit } = choose(pools.counts, p0);
        pools.counts.push({ count: k.countMultiply(count, p1 % 4), below: limit * 3 });
      },
      () => push(w.load('keys', below(WORDS, p0))),
      () => push(w.load('text', below(WORDS, p0))),
      () => push(w.load('state', below(WORDS, p0), below(1, p1))),
      () => k.store('text', below(WORDS, p0), b),
      () => k.store('state', below(WORDS, p0), b, below(1, p1)),
      () => {
        k.each(k.count('elements'), (e) => {
          k.store('state', p1 % WORDS, k.xor(w.load('state', p0 % WORDS, e) as Word64, a), e);
        });
      },
      () => loop(k, w, inner, pools, picks),
      () => loop(k, w, inner, pools, picks),
      () => push(...halved(k, w, a, b, amount, choose(pools.counts.slice(0, 1), 0).count)),
      () => push(...halved(k, w, a, b, amount, p1 % 4)),
      () => pools.uniforms.push(halvedUniform(k, w, u, v)),
      () => {
        const use = choose(CAPABILITY_USES[w.bits], p2);
        const operands = Array.from(
          { length: use.operands },
          (_, i) => choose(recent, p0 + i * p1) as Word64,
        );
        push(...k.capability(use.name, operands, use.literals(w.bits, picks)));
      },
    ];
    choose(make, operation)();
  }
}

/** Words that crossed a loop as words of the other width, or that are halves put together anew. */
function halved(
  k: Builder,
  { bits }: OneWidth,
  a: AnyWord,
  b: AnyWord,
  amount: number,
  turns: Count | number,
): AnyWord[] {
  if (bits === 32) {
    const [high, low] = [a as Word32, b as Word32];
    const start: Word64[] = [k.join(high, low), k.join(low, k.not(high))];
    const [x, y] = k.loop(turns as Count, start, (_, [p, q]) => [
      k.add(k.rotateLeft(p as Word64, amount), q as Word64),
      k.xor(p as Word64, k.shiftRight(q as Word64, amount)),
    ]) as [Word64, Word64];
    return [k.lowHalf(x), k.highHalf(x), k.lowHalf(y), k.highHalf(k.add(x, y))];
  }
  const [p, q] = [a as Word64, b as Word64];
  const low = k.add(k.lowHalf(p), k.highHalf(q));
  return [k.join(k.lowHalf(q), low), k.join(k.rotateLeft(low, 1 + (amount % 31)), k.highHalf(p))];
}

/** The same of uniform words, whose brand the vocabulary does not name here. */
function halvedUniform(k: Builder, { bits }: OneWidth, u: AnyUniform, v: AnyUniform): AnyUniform {
  if (bits === 64) return k.join(k.lowHalf(u as never), k.highHalf(v as never)) as never;
  const joined = k.join(u as never, v as never);
  return k.xor(k.highHalf(k.add(joined, joined)), k.lowHalf(joined)) as never;
}

function loop(k: Builder, w: OneWidth, inner: readonly Step[], pools: Pools, picks: readonly number[]): void {
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = picks;
  const bound = choose([{ count: p0 % 4, below: 4 }, ...pools.counts.filter((c) => c.below <= 4)], p1);
  const carried = 1 + (p2 % 4);
  const initial = Array.from({ length: carried }, (_, i) => choose(pools.words, p3 + i) as Word64);
  const results = k.loop(bound.count, initial, (index, parameters) => {
    const within: Pools = {
      words: [...pools.words, ...parameters],
      uniforms: [...pools.uniforms],
      masks: [...pools.masks],
      counts: [...pools.counts, { count: index, below: 3 }],
    };
    write(k, w, inner, within);
    // Turning the carried words round makes circles of assignments.
    const last = within.words.slice(-carried) as Word64[];
    return last.map((_, i) => last[(i + p0) % carried] as Word64);
  });
  pools.words.push(...results);
}
