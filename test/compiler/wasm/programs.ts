import fc from 'fast-check';
import { type Builder, build } from '../../../language/builder.ts';
import { CAPABILITIES, type LaneLocal } from '../../../language/capabilities.ts';
import { type Contract, extentOf, type Region } from '../../../language/contract.ts';
import type { Count, Mask64, Uniform64, Word32, Word64 } from '../../../language/handles.ts';
import type { Program } from '../../../language/program.ts';

/** One step of a random text: which operation, and numbers to choose its operands by. */
interface Step {
  readonly operation: number;
  readonly picks: readonly number[];
  readonly inner: readonly Step[];
}

export interface Recipe {
  readonly wordBytes: 4 | 8;
  readonly steps: readonly Step[];
  /** The counts of the call. */
  readonly turns: number;
  readonly elements: number;
  /** Words left free: between words, between elements, and odd bytes between lanes. */
  readonly wordGap: number;
  readonly elementGap: number;
  readonly laneGap: number;
  readonly seed: number;
}

const pick = fc.nat({ max: 0xffff });
const { step } = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.record(
    {
      operation: fc.nat({ max: 0xffff }),
      picks: fc.array(pick, { minLength: 6, maxLength: 6 }),
      inner: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'turn' },
        fc.constant([]),
        fc.array(tie('step'), { maxLength: 10, depthIdentifier: 'turn' }),
      ),
    },
    { noNullPrototype: true },
  ),
}));

export const recipes: fc.Arbitrary<Recipe> = fc.record(
  {
    wordBytes: fc.constantFrom<4 | 8>(4, 8),
    steps: fc.array(step, { minLength: 1, maxLength: 40 }),
    turns: fc.nat({ max: 3 }),
    elements: fc.nat({ max: 3 }),
    wordGap: fc.nat({ max: 2 }),
    elementGap: fc.nat({ max: 3 }),
    laneGap: fc.nat({ max: 17 }),
    seed: fc.nat(),
  },
  { noNullPrototype: true },
);

const WORDS = 6;
const TABLE_WORDS = 12;
const BYTES: Omit<Region, 'name' | 'order'> = {
  role: 'in-out',
  secrecy: 'secret',
  layout: 'bytes',
  words: { constant: 3, terms: { turns: 2 } },
  laneStride: 'laneStride',
};

function contractOf(wordBytes: 4 | 8): Contract {
  return {
    kernel: 'random',
    wordBytes,
    regions: [
      { name: 'keys', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: WORDS },
      { name: 'tweak', role: 'in', secrecy: 'public', layout: 'shared', words: WORDS },
      { ...BYTES, name: 'big', order: 'big' },
      { ...BYTES, name: 'little', order: 'little' },
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
      { name: 'left', role: 'out', secrecy: 'secret', layout: 'lane-wise', words: 8 },
    ],
    counts: [
      { name: 'turns', min: 0, max: 3 },
      { name: 'elements', min: 0, max: 3 },
      { name: 'elementStride', min: 0, max: 4096, multipleOf: wordBytes },
      { name: 'wordStride', min: 4, max: 128, multipleOf: wordBytes },
      { name: 'laneStride', min: 0, max: 256 },
    ],
    step: 'none.none',
    summary: 'A random text.',
  };
}

export interface Call {
  readonly memory: Uint8Array;
  readonly args: readonly number[];
}

/** A call that fits the recipe's program for so many lanes, with every byte of memory at random. */
export function callOf(recipe: Recipe, lanes: number): Call {
  const contract = contractOf(recipe.wordBytes);
  const { wordBytes } = recipe;
  const wordStride = (lanes + recipe.wordGap) * wordBytes;
  const counts: Record<string, number> = {
    turns: recipe.turns,
    elements: recipe.elements,
    wordStride,
    elementStride: WORDS * wordStride + recipe.elementGap * wordBytes,
    laneStride: (3 + 2 * recipe.turns) * wordBytes + recipe.laneGap,
  };
  let end = 16;
  const offsets = contract.regions.map((region) => {
    const align = region.layout === 'bytes' ? 1 : wordBytes;
    const offset = Math.ceil((end + (recipe.seed % 23)) / align) * align;
    end = offset + extentOf(contract, region, lanes, counts);
    return offset;
  });
  const memory = new Uint8Array(end + 64);
  let x = recipe.seed | 1;
  for (let i = 0; i < memory.length; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    memory[i] = (x >>> 24) % 5 === 0 ? 0xff : (x >>> 24) % 5 === 1 ? 0 : x >>> 16;
  }
  return { memory, args: [...offsets, ...contract.counts.map(({ name }) => counts[name] as number)] };
}

interface Counted {
  readonly count: Count | number;
  readonly below: number;
}

/** What a text of one width may use; a program has two, of which only one reaches memory. */
interface Width {
  readonly bits: 32 | 64;
  readonly words: Word64[];
  readonly uniforms: Uniform64[];
  readonly masks: Mask64[];
  readonly word: (literal: bigint) => Word64;
  readonly uniform: (literal: bigint) => Uniform64;
  readonly fromCount: (count: Count) => Uniform64;
  readonly tabled: (index: Count | number) => Uniform64;
}

interface Pools {
  readonly own: Width;
  readonly other: Width;
  readonly counts: Counted[];
}

const choose = <T>(from: readonly T[], by: number | undefined): T => from[(by ?? 0) % from.length] as T;

/** Handles are opaque values: one width's brand serves for both here. */
function widthOf(k: Builder, bits: 32 | 64, seed: number): Width {
  const entries = Array.from({ length: TABLE_WORDS }, (_, i) =>
    BigInt.asUintN(bits, BigInt(seed + i) * 0x9e3779b97f4a7c15n),
  );
  const word = (literal: bigint): Word64 =>
    bits === 64 ? k.constant64(literal) : (k.constant32(Number(literal)) as unknown as Word64);
  const uniform = (literal: bigint): Uniform64 =>
    bits === 64 ? k.uniform64(literal) : (k.uniform32(Number(literal)) as unknown as Uniform64);
  const fromCount = (count: Count): Uniform64 =>
    bits === 64 ? k.wordFromCount64(count) : (k.wordFromCount32(count) as unknown as Uniform64);
  const table = bits === 64 ? k.table64('wide', entries) : k.table32('narrow', entries.map(Number));
  const tabled = (index: Count | number): Uniform64 => table.at(index) as Uniform64;
  const uniforms = [uniform(literalOf(bits, seed, seed >>> 3)), tabled(seed % TABLE_WORDS)];
  const words = [word(literalOf(bits, seed >>> 5, seed)), k.splat(uniforms[1] as Uniform64)];
  const masks = [k.lessThan(words[0] as Word64, words[1] as Word64)];
  return { bits, words, uniforms, masks, word, uniform, fromCount, tabled };
}

/** Literals that carry, borrow and sign, and others. */
function literalOf(bits: 32 | 64, a: number, b: number): bigint {
  const special = [0n, 1n, -1n, 1n << BigInt(bits - 1), 0xffff_ffffn, BigInt(a) << BigInt(b % bits)];
  return BigInt.asUintN(bits, choose(special, a));
}

const LANE_LOCAL = CAPABILITIES.filter((c): c is LaneLocal => c.reach === 'lane');

export function programOfRecipe(recipe: Recipe): Program {
  return build(contractOf(recipe.wordBytes), '', (k) => {
    const own = widthOf(k, recipe.wordBytes === 4 ? 32 : 64, recipe.seed);
    const other = widthOf(k, recipe.wordBytes === 4 ? 64 : 32, recipe.seed >>> 1);
    for (let i = 0; i < WORDS; i++) own.words.push(load(k, own, 'keys', i));
    own.uniforms.push(shared(k, own, 0));
    own.masks.push(k.equal(own.words[2] as Word64, own.words[3] as Word64));
    const pools: Pools = { own, other, counts: [{ count: k.count('turns'), below: 4 }] };
    write(k, recipe.steps, pools);
    own.words.slice(-6).forEach((word, i) => {
      k.store('left', i, word);
    });
    own.uniforms.slice(-2).forEach((uniform, i) => {
      k.store('left', 6 + i, k.splat(uniform));
    });
  });
}

function load(
  k: Builder,
  { bits }: Width,
  region: string,
  word: Count | number,
  element?: Count | number,
): Word64 {
  return bits === 64
    ? k.load64(region, word, element)
    : (k.load32(region, word, element) as unknown as Word64);
}

function shared(k: Builder, { bits }: Width, word: Count | number): Uniform64 {
  return bits === 64
    ? k.loadShared64('tweak', word)
    : (k.loadShared32('tweak', word) as unknown as Uniform64);
}

function write(k: Builder, steps: readonly Step[], pools: Pools): void {
  for (const { operation, picks, inner } of steps) {
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0] = picks;
    const { own, counts } = pools;
    const w = p5 % 5 === 0 ? pools.other : own;
    const recent = w.words.slice(-8);
    const a = choose(recent, p0);
    const b = choose(recent, p1);
    const u = choose(w.uniforms, p0);
    const v = choose(w.uniforms, p1);
    const mask = choose(w.masks, p2);
    const amount = choose([8, 16, 31, w.bits / 2, w.bits - 1, 1 + (p2 % (w.bits - 1))], p3);
    const below = (limit: number, by: number): Count | number =>
      choose([{ count: by % limit, below: limit }, ...counts.filter((c) => c.below <= limit)], p4).count;
    const push = (...made: Word64[]): void => {
      w.words.push(...made);
    };
    const make: readonly (() => void)[] = [
      () => push(k.xor(a, b)),
      () => push(k.and(a, b)),
      () => push(k.or(a, b)),
      () => push(k.andNot(a, b)),
      () => push(k.not(a)),
      () => push(k.add(a, b)),
      () => push(k.subtract(a, b)),
      () => push(k.rotateLeft(a, amount)),
      () => push(k.shiftLeft(a, amount)),
      () => push(k.shiftRight(a, amount)),
      () => push(k.byteSwap(a)),
      () => push(w.word(literalOf(w.bits, p0, p1))),
      () => push(k.splat(u)),
      () => push(k.declassify(a, 'published by this test')),
      () => w.masks.push(k.equal(a, b)),
      () => w.masks.push(k.lessThan(a, b)),
      () => w.masks.push(k.maskNot(mask)),
      () => w.masks.push(k.maskAnd(mask, choose(w.masks, p3))),
      () => w.masks.push(k.maskOr(mask, choose(w.masks, p3))),
      () => push(k.select(mask, a, b)),
      () => push(k.select(choose(w.masks, p3), b, a)),
      () => w.uniforms.push(k.add(u, v)),
      () => w.uniforms.push(k.subtract(k.not(u), v)),
      () => w.uniforms.push(k.rotateLeft(k.xor(u, v), amount)),
      () => w.uniforms.push(k.or(k.shiftLeft(u, amount), k.shiftRight(v, amount))),
      () => w.uniforms.push(k.byteSwap(k.andNot(u, v))),
      () => w.uniforms.push(w.uniform(literalOf(w.bits, p0, p1))),
      () => w.uniforms.push(w.tabled(below(TABLE_WORDS, p0))),
      () => own.uniforms.push(shared(k, own, below(WORDS, p0))),
      () => w.uniforms.push(w.fromCount(k.countAdd(choose(counts, p0).count, p1))),
      () => counts.push({ count: k.countFromWord(k.and(u, w.uniform(3n))), below: 4 }),
      () => {
        const { count, below: limit } = choose(counts, p0);
        counts.push({ count: k.countAdd(count, p1 % 4), below: limit + 3 });
      },
      () => {
        const { count, below: limit } = choose(counts, p0);
        counts.push({ count: k.countMultiply(count, p1 % 4), below: 1 + (limit - 1) * 3 });
      },
      () => {
        const [c, d] = [choose(counts, p0), choose(counts, p1)];
        const [less, more] = [c.below - 1, d.below - 1];
        if (less * more < 100)
          counts.push({ count: k.countMultiply(c.count, d.count), below: 1 + less * more });
      },
      () => own.words.push(load(k, own, 'keys', below(WORDS, p0))),
      () => own.words.push(load(k, own, 'big', below(3, p0))),
      () => own.words.push(load(k, own, 'little', below(3, p0))),
      () => k.store('big', below(3, p0), choose(own.words, p1)),
      () => k.store('little', below(3, p0), choose(own.words, p1)),
      () => k.store('left', below(8, p0), choose(own.words, p1)),
      () => {
        k.each(k.count('elements'), (e) => {
          const read = load(k, own, 'state', below(WORDS, p0), e);
          k.store('state', p1 % WORDS, k.xor(read, choose(own.words, p2)), e);
        });
      },
      () => {
        k.each(k.countMultiply(k.count('turns'), 2), (i) => {
          k.store('big', k.countAdd(i, 3), load(k, own, 'little', k.countAdd(3, i)));
          k.store('little', k.countAdd(i, p0 % 4), choose(own.words, p1));
        });
      },
      () => loop(k, inner, pools, picks),
      () => loop(k, inner, pools, picks),
      () => loop(k, inner, pools, picks),
      () => halve(k, pools, picks),
      () => crossed(k, pools, picks),
      () => crossed(k, pools, picks),
      () => halve(k, pools, picks),
      () => use(k, w, choose(LANE_LOCAL, p2), false, picks),
      () => use(k, w, choose(LANE_LOCAL, p2), true, picks),
    ];
    choose(make, operation)();
  }
}

/** Words of one width made of words of the other. */
function halve(k: Builder, { own, other }: Pools, picks: readonly number[]): void {
  const [p0 = 0, p1 = 0, p2 = 0] = picks;
  const [narrow, wide] = own.bits === 32 ? [own, other] : [other, own];
  // The pools' one brand is that of the wide words.
  const join = k.join as unknown as (high: Word64, low: Word64) => Word64;
  const halves = [k.lowHalf, k.highHalf] as unknown as ((word: Word64) => Word64)[];
  const recent = narrow.words.slice(-8);
  const half = choose(halves, p0);
  const make: readonly (() => void)[] = [
    () => wide.words.push(join(choose(recent, p0), choose(recent, p1))),
    () => narrow.words.push(half(choose(wide.words.slice(-8), p1))),
    () =>
      wide.uniforms.push(
        join(choose(narrow.uniforms, p0) as never, choose(narrow.uniforms, p1) as never) as never,
      ),
    () => narrow.uniforms.push(half(choose(wide.uniforms, p1) as never) as never),
  ];
  choose(make, p2)();
}

/** Narrow words that cross a loop as wide ones, and all their halves. */
function crossed(k: Builder, { own, other, counts }: Pools, picks: readonly number[]): void {
  const [p0 = 0, p1 = 0, p2 = 0] = picks;
  const { words } = own.bits === 32 ? own : other;
  const [a, b] = [choose(words.slice(-8), p0), choose(words.slice(-8), p1)] as unknown as Word32[];
  const joined = [k.join(a as Word32, b as Word32), k.join(b as Word32, k.not(a as Word32))];
  const turns = choose([2, ...counts.filter((c) => c.below <= 4).map(({ count }) => count)], p2);
  const left = k.loop(turns, joined, (_, [x, y]) => [
    k.add(k.rotateLeft(x as Word64, 1 + (p2 % 63)), y as Word64),
    k.xor(x as Word64, k.shiftRight(y as Word64, 8)),
  ]);
  const halves = left.flatMap((word) => [k.lowHalf(word), k.highHalf(word)]);
  words.push(...(halves as unknown as Word64[]));
}

/** A use of a capability, where it takes this width. */
function use(k: Builder, w: Width, capability: LaneLocal, uniform: boolean, picks: readonly number[]): void {
  const [p0 = 0, p1 = 0] = picks;
  const count = { affine8: 1, byteLookup16: 1, byteShuffle: 2, carrylessMultiply: 2, sha256Rounds2: 10 }[
    capability.name
  ];
  if (count === undefined) throw new RangeError(`${capability.name} is not in these programs`);
  const only = { carrylessMultiply: 64, sha256Rounds2: 32 }[capability.name];
  if (only !== undefined && only !== w.bits) return;
  const literal = (i: number, limit: number): number => (Math.imul(p0 + i, 2654435761) >>> 8) % limit;
  const sizes: Readonly<Record<string, readonly [number, number]>> = {
    affine8: [9, 256],
    byteLookup16: [16, 256],
    byteShuffle: [w.bits / 8, w.bits / 4],
  };
  const [length, limit] = sizes[capability.name] ?? [0, 1];
  const literals = Array.from({ length }, (_, i) => literal(i, limit));
  if (uniform) {
    const operands = Array.from({ length: count }, (_, i) => choose(w.uniforms, p1 + i));
    w.uniforms.push(...k.capability(capability.name, operands, literals));
  } else {
    const operands = Array.from({ length: count }, (_, i) => choose(w.words, p1 + i));
    w.words.push(...k.capability(capability.name, operands, literals));
  }
}

function loop(k: Builder, inner: readonly Step[], pools: Pools, picks: readonly number[]): void {
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = picks;
  const { own, other } = pools;
  const bound = choose([{ count: p0 % 4, below: 4 }, ...pools.counts.filter((c) => c.below <= 4)], p1);
  const carried = p2 % 5;
  const uniform = choose(own.uniforms, p3);
  const wide = choose(other.words, p3);
  const initial = [
    uniform as unknown as Word64,
    wide,
    ...Array.from({ length: carried }, (_, i) => choose(own.words, p3 + i)),
  ];
  const results = k.loop(bound.count, initial, (index, [first, second, ...words]) => {
    const inside = (w: Width): Width => ({
      ...w,
      words: [...w.words],
      uniforms: [...w.uniforms],
      masks: [...w.masks],
    });
    const within: Pools = {
      own: inside(own),
      other: inside(other),
      counts: [...pools.counts, { count: index, below: 3 }],
    };
    within.own.uniforms.push(first as unknown as Uniform64);
    within.other.words.push(second as Word64);
    within.own.words.push(...words);
    write(k, inner, within);
    // Parameters themselves, turned round, make circles of assignments; else what the turn made last.
    const last = p3 % 2 === 0 ? words : within.own.words.slice(within.own.words.length - carried);
    const turned = last.map((_, i) => choose(last, i + p0));
    return [within.own.uniforms.at(-1) as unknown as Word64, within.other.words.at(-1) as Word64, ...turned];
  });
  own.uniforms.push(results[0] as unknown as Uniform64);
  other.words.push(results[1] as Word64);
  own.words.push(...results.slice(2));
}
