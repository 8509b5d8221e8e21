/**
 * A contract's preconditions as text, made by `tools/generate` from the contract: parted by `:`, its word bytes, its
 * regions, its counts and its aliases; each a list parted by `;`, its fields by a space.
 *
 * - A region: name, kind, words. The kind is `s` shared, `l` lane-wise or `b` bytes, in capitals where the kernel
 *   writes. Words are a number, or `11+16*furtherBlocks`. Then, where the region has them and `-` where not, the
 *   counts that are its word stride, elements and element stride; of bytes, its lane stride.
 * - A count: name, most, and where they are not 1 and 0 its divisor and least.
 * - An alias: two regions that may begin alike, and, where it has them, a count that may be at most another then.
 */
export type PreconditionsText = string;

export interface Preconditions {
  readonly wordBytes: 4 | 8;
  /** How many arguments are offsets of regions. */
  readonly offsets: number;
  /** @throws RangeError for a call outside the contract */
  check(lanes: number, memoryBytes: number, args: readonly number[]): void;
  /** The word regions of a call as [offset, bytes]. */
  wordRanges(lanes: number, args: readonly number[]): [offset: number, bytes: number][];
}

/**
 * What checks a kernel's calls. Contracts are data and not code, as a bundle may hold dozens of them. There are
 * thousands of calls a signature: so the data become numbers here, and a call that is like the last one is known.
 */
export function preconditions(kernel: string, text: PreconditionsText): Preconditions {
  const lists = text.split(':').map((list) => list.split(';').map((entry) => entry.split(' ')));
  const [[[wordText]], regionTexts, countTexts, aliases] = lists as [
    [[string]],
    string[][],
    string[][],
    string[][],
  ];
  const wordBytes = Number(wordText) as 4 | 8;
  const offsets = regionTexts.length;
  const refuse = (what: string): never => {
    calls[lastLanes] = undefined;
    throw new RangeError(`${kernel}: ${what}`);
  };

  const first = 3;
  /** The last call of each lane count, as rows take turns; none where it was refused. */
  const calls: (number[] | undefined)[] = [];
  /** The present one: 0, 1, the bytes of a word in all lanes, and its arguments. */
  let values: number[] = [];
  let lastLanes = 0;
  let lastMemory = 0;
  /** Where the value of a count is; of one that a region does not name, what it is then. */
  const placeOf = (name: string | undefined, otherwise: 0 | 1 | 2): number => {
    const place = countTexts.findIndex(([count]) => count === name);
    return place < 0 ? otherwise : first + offsets + place;
  };
  const value = (place: number): number => values[place] as number;

  // A count that is no stride, no number of words or elements and in no alias changes no region.
  const shaping = new Set([...regionTexts, ...aliases].flat().flatMap((field) => field.split(/[+*]/)));
  const counts = countTexts.map(([name, max, multipleOf = 1, min = 0], i) => ({
    name,
    at: first + offsets + i,
    max: Number(max),
    by: Number(multipleOf),
    min: Number(min),
    shapes: shaping.has(name as string),
  }));
  const regions = regionTexts.map(([name, kind = '', words = '', stride, elements, apart], i) => {
    const [constant, factor = 0, term] = words.split(/[+*]/);
    const lower = kind.toLowerCase();
    const wide = lower === 'l';
    const strideAt = placeOf(stride, wide ? 2 : 0);
    return {
      name,
      at: first + i,
      wide,
      align: lower === 'b' ? 1 : wordBytes,
      bytes: 0,
      words: Number(constant),
      by: Number(factor),
      term: placeOf(term, 0),
      stride: strideAt,
      strict: wide || (kind === 'B' && strideAt > 0),
      elements: placeOf(elements, 1),
      apart: placeOf(apart, 0),
    };
  });
  type Region = (typeof regions)[number];
  const pairs = regions.flatMap((a, i) =>
    regions.slice(i + 1).flatMap((b, j) => {
      if ([i, i + 1 + j].every((place) => (regionTexts[place]?.[1] as string) > 'Z')) return [];
      const alias = aliases.find(
        (names) => names.includes(a.name as string) && names.includes(b.name as string),
      );
      return { a, b, alias: alias !== undefined, less: placeOf(alias?.[2], 0), more: placeOf(alias?.[3], 0) };
    }),
  );

  /** The bytes that a region spans, where it may. */
  const spanOf = (
    { name, wide, words, by, term, stride, strict, elements, apart }: Region,
    lanes: number,
  ): number => {
    const own = words + by * value(term);
    // Words of all lanes, or lanes of all their words.
    const one = wordBytes * (wide ? lanes : own);
    const more = (wide ? own : lanes) - 1;
    if (strict && value(stride) < one && (wide || more > 0))
      refuse(`${wide ? 'words' : 'lanes'} of ${name} overlap`);
    const element = one === 0 ? 0 : more * value(stride) + one;
    const many = value(elements);
    if (many > 1 && value(apart) < element)
      refuse(`elements of ${name} span ${element} bytes but lie ${value(apart)} apart`);
    return many === 0 ? 0 : (many - 1) * value(apart) + element;
  };
  const checkCount = ({ name, min, max, by }: (typeof counts)[number], count: number): void => {
    if (count >>> 0 !== count || count < min || count > max || (by > 1 && count % by !== 0))
      refuse(`${name} is ${count}, expected ${min} to ${max}, a multiple of ${by}`);
  };
  const checkRegion = (region: Region, lanes: number, memoryBytes: number): void => {
    const bytes = spanOf(region, lanes);
    const offset = value(region.at);
    if (offset >>> 0 !== offset || offset % region.align !== 0 || offset + bytes > memoryBytes)
      refuse(`${region.name} at ${offset} with ${bytes} bytes does not fit ${memoryBytes} bytes of memory`);
    region.bytes = bytes;
  };
  const checkPair = ({ a, b, alias, less, more }: (typeof pairs)[number]): void => {
    const aAt = value(a.at);
    const bAt = value(b.at);
    if (alias && aAt === bAt && value(less) <= value(more)) return;
    if (a.bytes > 0 && b.bytes > 0 && aAt < bAt + b.bytes && bAt < aAt + a.bytes)
      refuse(`${a.name} and ${b.name} overlap`);
  };

  const firstCount = first + offsets;
  /** Checks a count, and says whether regions depend on it. */
  const takeCount = (i: number, arg: number): boolean => {
    const count = counts[i] as (typeof counts)[number];
    checkCount(count, arg);
    return count.shapes;
  };
  const takeFirst = (lanes: number, memoryBytes: number, args: readonly number[]): void => {
    if (memoryBytes !== lastMemory) calls.length = 0;
    lastMemory = memoryBytes;
    values = [0, 1, lanes * wordBytes, ...args.slice(0, offsets + counts.length)];
    for (let i = 0; i < counts.length; i++) takeCount(i, value(firstCount + i));
    calls[lanes] = values;
  };
  /** Takes a call in, and checks the counts that are not the last call's. False where each region is as it was. */
  const take = (lanes: number, memoryBytes: number, args: readonly number[]): boolean => {
    lastLanes = lanes;
    const known = calls[lanes];
    if (known === undefined || memoryBytes !== lastMemory) {
      takeFirst(lanes, memoryBytes, args);
      return true;
    }
    values = known;
    let changed = false;
    for (let i = first; i < known.length; i++) {
      const arg = args[i - first] as number;
      if (arg === known[i]) continue;
      known[i] = arg;
      if (i < firstCount || takeCount(i - firstCount, arg)) changed = true;
    }
    return changed;
  };

  return {
    wordBytes,
    offsets,
    check: (lanes, memoryBytes, args) => {
      if (!take(lanes, memoryBytes, args)) return;
      for (let i = 0; i < regions.length; i++) checkRegion(regions[i] as Region, lanes, memoryBytes);
      for (let i = 0; i < pairs.length; i++) checkPair(pairs[i] as (typeof pairs)[number]);
    },
    wordRanges: (lanes, args) => {
      take(lanes, 0, args);
      return regions
        .filter(({ align }) => align > 1)
        .map((region) => [value(region.at), spanOf(region, lanes)]);
    },
  };
}
