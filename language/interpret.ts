import { evaluateLinear, extentOf, type Region, wordStrideOf } from './contract.ts';
import { languageError, type Placed } from './errors.ts';
import { bitsOf, evaluate, type Lanes, type WordOperation } from './operations.ts';
import { type Loop, type Program, type Statement, type Value, wordBits } from './program.ts';

interface PlacedRegion {
  readonly region: Region;
  readonly offset: number;
  readonly extent: number;
  readonly words: number;
  readonly elements: number;
  readonly elementStride: number;
  readonly wordStride: number;
  readonly laneStride: number;
}

type Place = (region: string, element: number, word: number, where: Placed) => number[];

function countsOf(program: Program, values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  program.contract.counts.forEach(({ name, min, max, multipleOf = 1 }, i) => {
    const count = values[i] as number;
    if (!Number.isInteger(count) || count < min || count > max || count % multipleOf !== 0) {
      const wanted = `${min} to ${max}${multipleOf === 1 ? '' : ` in steps of ${multipleOf}`}`;
      throw languageError('contract', `count ${name} is ${count}, ${wanted} was wanted`);
    }
    counts[name] = count;
  });
  return counts;
}

function placed(
  program: Program,
  region: Region,
  lanes: number,
  offset: number,
  counts: Readonly<Record<string, number>>,
  size: number,
): PlacedRegion {
  const { contract } = program;
  const countOr = (name: string | undefined, otherwise: number): number =>
    name === undefined ? otherwise : (counts[name] ?? 0);
  if (region.layout === 'bytes' && region.laneStride === undefined && lanes > 1) {
    throw languageError('contract', `region ${region.name} has no laneStride, so it serves one lane`);
  }
  const extent = extentOf(contract, region, lanes, counts);
  if (!Number.isInteger(offset) || offset < 0 || offset + extent > size) {
    throw languageError(
      'region-overrun',
      `region ${region.name} is ${extent} bytes at ${offset} of a memory of ${size}`,
    );
  }
  return {
    region,
    offset,
    extent,
    words: evaluateLinear(region.words, counts),
    elements: countOr(region.elements, 1),
    elementStride: countOr(region.elementStride, 0),
    wordStride:
      region.layout === 'lane-wise' ? wordStrideOf(contract, region, lanes, counts) : contract.wordBytes,
    laneStride: region.layout === 'lane-wise' ? contract.wordBytes : countOr(region.laneStride, 0),
  };
}

/** The byte offsets of one word, an offset a lane; one in all for a shared region. */
function placing(program: Program, lanes: number, placement: ReadonlyMap<string, PlacedRegion>): Place {
  const { wordBytes, kernel } = program.contract;
  return (name, element, word, where) => {
    const p = placement.get(name);
    if (p === undefined) {
      throw languageError('undeclared-region', `the contract of ${kernel} has no region ${name}`, where);
    }
    if (word >= p.words) {
      throw languageError('region-overrun', `word ${word} of region ${name}, which has ${p.words}`, where);
    }
    if (element >= p.elements) {
      throw languageError(
        'element-overrun',
        `element ${element} of region ${name}, which has ${p.elements}`,
        where,
      );
    }
    const first = element * p.elementStride + word * p.wordStride;
    const offsets: number[] = [];
    for (let lane = 0; lane < (p.region.layout === 'shared' ? 1 : lanes); lane++) {
      const within = first + lane * p.laneStride;
      if (within + wordBytes > p.extent) {
        throw languageError(
          'region-overrun',
          `byte ${within} of region ${name}, which has ${p.extent}`,
          where,
        );
      }
      offsets.push(p.offset + within);
    }
    return offsets;
  };
}

/**
 * The meaning of a kernel: runs `program` for `lanes` lanes over `memory`. `args` are those of every
 * implementation: one byte offset a region, then the counts, in the contract's order.
 */
export function interpret(
  program: Program,
  lanes: number,
  memory: Uint8Array,
  args: readonly number[],
): void {
  const { contract } = program;
  if (!Number.isInteger(lanes) || lanes < 1) throw languageError('contract', `${lanes} lanes`);
  const expected = contract.regions.length + contract.counts.length;
  if (args.length !== expected) {
    throw languageError('contract', `${contract.kernel} takes ${expected} arguments, ${args.length} came`);
  }
  const counts = countsOf(program, args.slice(contract.regions.length));
  const placement = new Map(
    contract.regions.map((region, i) => [
      region.name,
      placed(program, region, lanes, args[i] as number, counts, memory.length),
    ]),
  );
  const place = placing(program, lanes, placement);
  const littleEndian = (name: string): boolean => placement.get(name)?.region.order !== 'big';
  const view = new DataView(memory.buffer, memory.byteOffset, memory.byteLength);
  const words: Lanes[] = [];
  const numbers: number[] = [];
  program.counts.forEach((value, i) => {
    numbers[value.id] = args[contract.regions.length + i] as number;
  });
  const tables = new Map(program.tables.map((table) => [table.name, table.words]));
  /** The offsets of words of 32 or 64 bits; where the contract's are of 32, a word of 64 takes two places. */
  const placesOf = (wide: boolean, ...[region, element, index, where]: Parameters<Place>): number[] => {
    const places = place(region, element, index, where);
    if (!wide || wordBits(contract) === 64) return places;
    return [...places, ...place(region, element, index + 1, where)].filter((_, i) => i % 2 === 0);
  };

  const word = (value: Value): Lanes => {
    const lanesOfValue = words[value.id];
    if (lanesOfValue === undefined) throw languageError('out-of-scope', 'a word has no value yet', value);
    return lanesOfValue;
  };
  const count = (value: Value): number => {
    const number = numbers[value.id];
    if (number === undefined) throw languageError('out-of-scope', 'a count has no value yet', value);
    return number;
  };
  const widthOf = (operands: readonly Value[], result: Value) => bitsOf(operands[0] ?? result);

  const compute = ({ result, operation, operands }: Extract<Statement, { kind: 'let' }>): void => {
    const [a, b] = operands as [Value, Value];
    switch (operation.op) {
      case 'count-constant':
        numbers[result.id] = Number(operation.literal);
        return;
      case 'count-add':
        numbers[result.id] = (count(a) + count(b)) >>> 0;
        return;
      case 'count-multiply':
        numbers[result.id] = Math.imul(count(a), count(b)) >>> 0;
        return;
      case 'count-from-word':
        numbers[result.id] = Number((word(a)[0] as bigint) & 0xffff_ffffn);
        return;
      case 'word-from-count':
        words[result.id] = [BigInt(count(a))];
        return;
      default: {
        const uniform = result.type.kind !== 'count' && result.type.uniform;
        words[result.id] = evaluate(
          operation satisfies WordOperation,
          operands.map(word),
          widthOf(operands, result),
          uniform,
          lanes,
        );
      }
    }
  };
  const load = ({ result, region, element, word: index }: Extract<Statement, { kind: 'load' }>): void => {
    const little = littleEndian(region);
    const wide = bitsOf(result) === 64;
    words[result.id] = placesOf(wide, region, count(element), count(index), result).map((offset) =>
      wide ? view.getBigUint64(offset, little) : BigInt(view.getUint32(offset, little)),
    );
  };
  const store = (statement: Extract<Statement, { kind: 'store' }>): void => {
    const { region, element, word: index, value } = statement;
    const little = littleEndian(region);
    const stored = word(value);
    const wide = bitsOf(value) === 64;
    placesOf(wide, region, count(element), count(index), statement).forEach((offset, j) => {
      if (wide) view.setBigUint64(offset, stored[j] as bigint, little);
      else view.setUint32(offset, Number(stored[j]), little);
    });
  };
  const look = ({ result, table, index }: Extract<Statement, { kind: 'table' }>): void => {
    const entries = tables.get(table);
    if (entries === undefined) throw languageError('undeclared-table', `there is no table ${table}`);
    const entry = entries[count(index)];
    if (entry === undefined) {
      throw languageError('table-overrun', `entry ${count(index)} of table ${table}`, result);
    }
    words[result.id] = [entry];
  };
  const turn = (loop: Loop): void => {
    const bound = count(loop.bound);
    let carried = loop.initial.map(word);
    for (let i = 0; i < bound; i++) {
      numbers[loop.index.id] = i;
      loop.parameters.forEach((parameter, n) => {
        words[parameter.id] = carried[n] as Lanes;
      });
      run(loop.body);
      carried = loop.next.map(word);
    }
    loop.results.forEach((result, n) => {
      words[result.id] = carried[n] as Lanes;
    });
  };
  const run = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'let') compute(statement);
      else if (statement.kind === 'load') load(statement);
      else if (statement.kind === 'store') store(statement);
      else if (statement.kind === 'table') look(statement);
      else turn(statement);
    }
  };
  run(program.body);
}
