// Kernels that do what the contracts' steps say with Node's own hashes and report each message that they hash, at any
// lane count: what the engine asks to be hashed is seen.
import type { Contract } from '../../language/contract.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { fillPattern, fold } from '../../src/runtime/known-answer.ts';
import type { JsKernel, KernelTable } from '../../src/runtime/table.ts';

export interface Recorded {
  /** Of FIPS 205, 4.1; `long` for H_msg and PRF_msg. */
  readonly name: 'prf' | 'f' | 'h' | 'tL' | 'long';
  /** PK.seed, ADRS and what is hashed with them; for the long ones their arguments. */
  readonly message: Uint8Array;
}

export type Report = (hash: Recorded) => void;

/** One call, its arguments by the names that the contract gives them. */
export interface Call {
  readonly lanes: number;
  readonly memory: Buffer;
  readonly named: (name: string) => number;
}

/** What differs between the SHAKE and the SHA2 sets. */
export interface Hashing {
  readonly n: number;
  readonly wordBytes: 4 | 8;
  /** Words from memory to the standard's bytes and back, in place. */
  turn(words: Buffer): Buffer;
  /** A lane's ADRS as it stands in memory. */
  address(call: Call, lane: number): Buffer;
  /** PK.seed, from what stands for it in memory. */
  seed(call: Call, name: Recorded['name']): Uint8Array;
  /** T_l's words of one lane that follow ADRS. */
  inputWords(furtherBlocks: number): number;
  /** Takes FIPS 180-4's or FIPS 202's padding off again. */
  input(padded: Buffer): Uint8Array;
  /** n bytes. */
  digest(name: Recorded['name'], pkSeed: Uint8Array, address: Buffer, input: Uint8Array): Uint8Array;
}

type Run = (call: Call) => void;

/** What each kernel does, by the first part of its name after the family's. */
export type Runs = Readonly<Record<'chain' | 'f' | 'prf' | 'h' | 'tl', Run>>;

/** `words` words of an element of one lane. */
export function read(
  { wordBytes, turn }: Hashing,
  { lanes, memory, named }: Call,
  at: number,
  words: number,
  wordStride = '',
): Buffer {
  const stride = wordStride === '' ? wordBytes * lanes : named(wordStride);
  const bytes = Buffer.alloc(wordBytes * words);
  for (let i = 0; i < words; i++) {
    memory.copy(bytes, wordBytes * i, at + i * stride, at + i * stride + wordBytes);
  }
  return turn(bytes);
}

function write(
  { wordBytes, turn }: Hashing,
  { memory, named }: Call,
  at: number,
  value: Uint8Array,
  wordStride: string,
): void {
  const bytes = turn(Buffer.from(value));
  for (let i = 0; i < bytes.length / wordBytes; i++) {
    memory.set(bytes.subarray(wordBytes * i, wordBytes * (i + 1)), at + i * named(wordStride));
  }
}

function forEachElement({ lanes, named }: Call, run: (group: number, lane: number) => void): void {
  for (let group = 0; group < named('groups'); group++)
    for (let lane = 0; lane < lanes; lane++) run(group, lane);
}

/** The steps of a call by name, 0 where it has none. */
function stepsOf({ named }: Call, group: number, names: readonly string[]): number[] {
  return ['keyPairStep', 'chainStep', 'indexStep'].map((name) =>
    names.includes(name) ? group * named(name) : 0,
  );
}

export function runsOf(hashing: Hashing, report: Report): Runs {
  const { n, wordBytes } = hashing;
  const words = n / wordBytes;

  /** A lane's ADRS, with what a group adds to bytes 20, 24 and 28. A sum that leaves its four bytes is a fault. */
  const addressOf = (call: Call, lane: number, steps: readonly number[]): Buffer => {
    const address = hashing.address(call, lane);
    steps.forEach((step, i) => {
      const at = 20 + 4 * i;
      address.writeUInt32BE(address.readUInt32BE(at) + step, at);
    });
    return address;
  };
  /** Where a lane's element of a region begins. */
  const placeOf = ({ named }: Call, region: string, group: number, lane: number): number =>
    named(region) + group * named(`${region}Stride`) + wordBytes * lane;
  const hash = (call: Call, name: Recorded['name'], address: Buffer, input: Uint8Array): Uint8Array => {
    const pkSeed = hashing.seed(call, name);
    report({ name, message: Buffer.concat([pkSeed, address, input]) });
    return hashing.digest(name, pkSeed, address, input);
  };

  return {
    chain: (call) => {
      const { named } = call;
      const names = wordBytes === 8 ? ['chainStep', 'indexStep'] : ['chainStep'];
      forEachElement(call, (group, lane) => {
        const at = placeOf(call, 'value', group, lane);
        let value: Uint8Array = read(hashing, call, at, words, 'valueWordStride');
        for (let step = 0; step < named('steps'); step++) {
          const hashAddress = named('firstHash') + step;
          const address = addressOf(call, lane, stepsOf(call, group, names));
          // SHA-2's chains have no hash address in memory.
          if (wordBytes === 4) address.writeUInt32BE(0, 28);
          address.writeUInt32BE(address.readUInt32BE(28) + hashAddress, 28);
          if (hashAddress > 0 && address.readUInt32BE(28) !== hashAddress)
            throw new Error('a chain whose address has a hash address already');
          value = hash(call, 'f', address, value);
        }
        write(hashing, call, at, value, 'valueWordStride');
      });
    },
    f: (call) =>
      forEachElement(call, (group, lane) => {
        const at = placeOf(call, 'value', group, lane);
        const address = addressOf(call, lane, stepsOf(call, group, ['chainStep', 'indexStep']));
        const value = hash(call, 'f', address, read(hashing, call, at, words, 'valueWordStride'));
        write(hashing, call, at, value, 'valueWordStride');
      }),
    prf: (call) => {
      const secret = read(hashing, { ...call, lanes: 1 }, call.named('secretSeed'), words);
      forEachElement(call, (group, lane) => {
        const address = addressOf(call, lane, stepsOf(call, group, ['chainStep', 'indexStep']));
        const at = placeOf(call, 'output', group, lane);
        write(hashing, call, at, hash(call, 'prf', address, secret), 'outputWordStride');
      });
    },
    h: (call) =>
      forEachElement(call, (group, lane) => {
        const from = placeOf(call, 'input', group, lane);
        const address = addressOf(call, lane, stepsOf(call, group, ['chainStep', 'indexStep']));
        const output = hash(call, 'h', address, read(hashing, call, from, 2 * words, 'wordStride'));
        write(hashing, call, placeOf(call, 'output', group, lane), output, 'wordStride');
      }),
    tl: (call) =>
      forEachElement(call, (group, lane) => {
        const from = placeOf(call, 'input', group, lane);
        const length = hashing.inputWords(call.named('furtherBlocks'));
        const input = hashing.input(read(hashing, call, from, length, 'inputWordStride'));
        const address = addressOf(call, lane, stepsOf(call, group, ['keyPairStep']));
        const at = placeOf(call, 'output', group, lane);
        write(hashing, call, at, hash(call, 'tL', address, input), 'outputWordStride');
      }),
  };
}

/** The same table with rows of these lane counts that do what `run` does; their known answer is a call for no groups. */
export function replaced(
  table: KernelTable,
  { kernel, regions, counts, wordBytes }: Contract,
  lanesOf: readonly number[],
  run: Run,
): KernelTable {
  const names = [...regions, ...counts].map(({ name }) => name);
  const implementations = lanesOf.map((lanes): KernelTable['implementations'][number] => {
    const js: JsKernel = (_i32, u8, ...args) => {
      const memory = Buffer.from(u8.buffer, u8.byteOffset, u8.byteLength);
      const byName = new Map(names.map((name, i) => [name, args[i] as number]));
      run({ lanes, memory, named: (name) => byName.get(name) as number });
    };
    const memory = new Uint8Array(16384);
    fillPattern(memory);
    let end = 64;
    const args = [
      ...regions.map(({ words, layout }) => {
        const at = end;
        const fixed = typeof words === 'number' ? words : words.constant;
        end += 64 * Math.ceil((fixed * wordBytes * (layout === 'lane-wise' ? lanes : 1) + 64) / 64);
        return at;
      }),
      ...counts.map(({ name }) => (/wordstride$/i.test(name) ? wordBytes * lanes : 0)),
    ];
    const knownAnswer = { memoryBytes: memory.length, args, answer: fold(memory) };
    return { stem: `${kernel}.x${lanes}.js`, lanes, level: 'js', needs: [], js, knownAnswer };
  });
  return { ...table, implementations };
}

/**
 * The emitted js row with one lane of a kernel that takes whole blocks (state, data, count); `watch` has the state
 * before and after, and the blocks.
 */
export function watchedBlocks(
  table: KernelTable,
  stateBytes: number,
  blockBytes: number,
  watch: (before: Buffer, blocks: Buffer, after: Buffer) => void,
): KernelTable {
  const implementations = table.implementations.flatMap((row) => {
    const { js: take, lanes } = row;
    if (take === undefined || lanes !== 1) return [];
    const js: JsKernel = (i32, u8, ...args) => {
      const [from, first] = args as [number, number];
      const count = args[table.offsets] as number;
      const before = Buffer.from(u8.slice(from, from + stateBytes));
      const given = Buffer.from(u8.slice(first, first + blockBytes * count));
      take(i32, u8, ...args);
      watch(before, given, Buffer.from(u8.slice(from, from + stateBytes)));
    };
    return [{ ...row, js }];
  });
  return { ...table, implementations };
}

/** An engine that calls `before` when an operation begins, and `after` when it has ended. */
export function around(engine: TreeHashEngine, before: () => void, after: () => void): TreeHashEngine {
  return {
    ...engine,
    open: (shape, key, work) =>
      engine.open(shape, key, (verbs) => {
        before();
        const result = work(verbs);
        after();
        return result;
      }),
  };
}
