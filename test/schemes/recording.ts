// Kernels that do what the contracts' steps say with Node's own SHAKE256 and report each message that they hash, at
// any lane count: what the engine asks to be hashed is seen, and no emitted code takes part but in absorbing.
import { createHash } from 'node:crypto';
import * as keccak from '../../generated/index/keccak.ts';
import * as n16 from '../../generated/index/shake-n16.ts';
import * as n24 from '../../generated/index/shake-n24.ts';
import * as n32 from '../../generated/index/shake-n32.ts';
import { shakeChain } from '../../kernels/shake/chain.ts';
import { shakeH } from '../../kernels/shake/h.ts';
import { shakePrf } from '../../kernels/shake/prf.ts';
import { shakeTl } from '../../kernels/shake/tl.ts';
import type { Contract } from '../../language/contract.ts';
import { shakeEngine } from '../../src/engines/shake/engine.ts';
import type { ShakeKernels } from '../../src/engines/shake/session.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { fillPattern, fold } from '../../src/runtime/known-answer.ts';
import type { JsKernel, KernelTable } from '../../src/runtime/table.ts';

export interface Recorded {
  /** Of FIPS 205, 4.1; `long` for H_msg and PRF_msg, which are SHAKE256 without an address. */
  readonly name: 'prf' | 'f' | 'h' | 'tL' | 'long';
  /** What SHAKE256 is given (FIPS 205, 11.1), without padding. */
  readonly message: Uint8Array;
}

type Report = (hash: Recorded) => void;

const RATE_BYTES = 136;

/** FIPS 202, 6.2 and 5.1, taken off again: the message within whole blocks of SHAKE256. */
export function unpadded(blocks: Uint8Array): Uint8Array {
  const message = blocks.slice();
  const last = message.length - 1;
  message[last] = (message[last] as number) ^ 0x80;
  let end = last;
  while (end >= 0 && message[end] === 0) end--;
  if (blocks.length % RATE_BYTES !== 0 || end <= last - RATE_BYTES || message[end] !== 0x1f)
    throw new Error('not the padding of SHAKE256 in its last block');
  return message.subarray(0, end);
}

function shake256(message: Uint8Array, bytes: number): Uint8Array {
  return createHash('shake256', { outputLength: bytes }).update(message).digest();
}

/** One call, its arguments by the names that the contract gives them. */
interface Call {
  readonly n: number;
  readonly lanes: number;
  readonly memory: Buffer;
  readonly named: (name: string) => number;
  readonly report: Report;
}

/** `words` words of an element of one lane. */
function read({ lanes, memory, named }: Call, at: number, words: number, wordStride: string): Uint8Array {
  const stride = wordStride === '' ? 8 * lanes : named(wordStride);
  const bytes = Buffer.alloc(8 * words);
  for (let i = 0; i < words; i++) memory.copy(bytes, 8 * i, at + i * stride, at + i * stride + 8);
  return bytes;
}

function write({ memory, named }: Call, at: number, bytes: Uint8Array, wordStride: string): void {
  for (let i = 0; i < bytes.length / 8; i++)
    memory.set(bytes.subarray(8 * i, 8 * i + 8), at + i * named(wordStride));
}

/** A lane's ADRS, with what a group adds to bytes 20, 24 and 28. A sum that leaves its four bytes is the caller's fault. */
function addressOf(call: Call, lane: number, keyPair: number, chain: number, index: number): Buffer {
  const address = Buffer.from(read(call, call.named('address') + 8 * lane, 4, '')).swap64();
  [keyPair, chain, index].forEach((step, i) => {
    const at = 20 + 4 * i;
    address.writeUInt32BE(address.readUInt32BE(at) + step, at);
  });
  return address;
}

function forEachElement({ lanes, named }: Call, run: (group: number, lane: number) => void): void {
  for (let group = 0; group < named('groups'); group++)
    for (let lane = 0; lane < lanes; lane++) run(group, lane);
}

/** Where a lane's element of a region begins. */
function placeOf({ named }: Call, region: string, stride: string, group: number, lane: number): number {
  return named(region) + group * named(stride) + 8 * lane;
}

function hash(
  { n, memory, named, report }: Call,
  name: Recorded['name'],
  address: Buffer,
  input: Uint8Array,
): Buffer {
  const seed = memory.subarray(named('seed'), named('seed') + n);
  const message = Buffer.concat([seed, address, input]);
  report({ name, message });
  return Buffer.from(shake256(message, n));
}

function chain(call: Call): void {
  const { n, named } = call;
  forEachElement(call, (group, lane) => {
    const at = placeOf(call, 'value', 'valueStride', group, lane);
    let value = read(call, at, n / 8, 'valueWordStride');
    for (let step = 0; step < named('steps'); step++) {
      const hashAddress = named('firstHash') + step;
      const address = addressOf(
        call,
        lane,
        0,
        group * named('chainStep'),
        group * named('indexStep') + hashAddress,
      );
      if (hashAddress > 0 && address.readUInt32BE(28) !== hashAddress)
        throw new Error('a chain whose address has a hash address already');
      value = hash(call, 'f', address, value);
    }
    write(call, at, value, 'valueWordStride');
  });
}

function steppedAddress(call: Call, group: number, lane: number): Buffer {
  return addressOf(call, lane, 0, group * call.named('chainStep'), group * call.named('indexStep'));
}

function prf(call: Call): void {
  const { n, memory, named } = call;
  const secret = memory.subarray(named('secretSeed'), named('secretSeed') + n);
  forEachElement(call, (group, lane) => {
    const output = hash(call, 'prf', steppedAddress(call, group, lane), secret);
    write(call, placeOf(call, 'output', 'outputStride', group, lane), output, 'outputWordStride');
  });
}

function h(call: Call): void {
  forEachElement(call, (group, lane) => {
    const pair = read(call, placeOf(call, 'input', 'inputStride', group, lane), call.n / 4, 'wordStride');
    const output = hash(call, 'h', steppedAddress(call, group, lane), pair);
    write(call, placeOf(call, 'output', 'outputStride', group, lane), output, 'wordStride');
  });
}

function tl(call: Call): void {
  const { n, named } = call;
  const words = (RATE_BYTES * (1 + named('furtherBlocks')) - n - 32) / 8;
  forEachElement(call, (group, lane) => {
    const padded = read(call, placeOf(call, 'input', 'inputStride', group, lane), words, 'inputWordStride');
    const input = unpadded(Buffer.concat([Buffer.alloc(n + 32), padded])).subarray(n + 32);
    const output = hash(call, 'tL', addressOf(call, lane, group * named('keyPairStep'), 0, 0), input);
    write(call, placeOf(call, 'output', 'outputStride', group, lane), output, 'outputWordStride');
  });
}

/** The same table with rows of these lane counts that do what `run` does; their known answer is a call for no groups. */
function replaced(
  table: KernelTable,
  { kernel, regions, counts }: Contract,
  lanesOf: readonly number[],
  run: (call: Omit<Call, 'n' | 'report'>) => void,
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
    const args = [
      ...regions.map((_, r) => r * 2048 + 2048),
      ...counts.map(({ name }) => (/wordstride$/i.test(name) ? 8 * lanes : 0)),
    ];
    const knownAnswer = { memoryBytes: memory.length, args, answer: fold(memory) };
    return { stem: `${kernel}.x${lanes}.js`, lanes, level: 'js', needs: [], js, knownAnswer };
  });
  return { ...table, implementations };
}

/** The emitted js row, whose blocks are kept from the zero state on. */
function recordedAbsorb(table: KernelTable, messages: Uint8Array[][]): KernelTable {
  const implementations = table.implementations.flatMap((row) => {
    const { js: absorb, lanes } = row;
    if (absorb === undefined || lanes !== 1) return [];
    const js: JsKernel = (i32, u8, state, data, blocks, ...others) => {
      const [from, first, count] = [state, data, blocks] as [number, number, number];
      if (u8.subarray(from, from + 200).every((byte) => byte === 0)) messages.push([]);
      messages.at(-1)?.push(u8.slice(first, first + RATE_BYTES * count));
      absorb(i32, u8, from, first, count, ...others);
    };
    return [{ ...row, js }];
  });
  return { ...table, implementations };
}

const tables: Readonly<Record<number, Omit<ShakeKernels, 'absorb'>>> = {
  16: { chain: n16.shakeChainN16, h: n16.shakeHN16, prf: n16.shakePrfN16, tl: n16.shakeTlN16 },
  24: { chain: n24.shakeChainN24, h: n24.shakeHN24, prf: n24.shakePrfN24, tl: n24.shakeTlN24 },
  32: { chain: n32.shakeChainN32, h: n32.shakeHN32, prf: n32.shakePrfN32, tl: n32.shakeTlN32 },
};

/** The engine for n on rows of these lane counts, 1 among them; each hash of an operation is reported by its end. */
export function recordingEngine(n: number, lanes: readonly number[], report: Report): TreeHashEngine {
  const long: Uint8Array[][] = [];
  const kernels = tables[n] as Omit<ShakeKernels, 'absorb'>;
  const row = (table: KernelTable, contract: Contract, run: (call: Call) => void): KernelTable =>
    replaced(table, contract, lanes, (call) => run({ ...call, n, report }));
  const engine = shakeEngine({
    absorb: recordedAbsorb(keccak.keccakAbsorbR136, long),
    chain: row(kernels.chain, shakeChain(n).contract, chain),
    h: row(kernels.h, shakeH(n).contract, h),
    prf: row(kernels.prf, shakePrf(n).contract, prf),
    tl: row(kernels.tl, shakeTl(n).contract, tl),
  });
  return {
    ...engine,
    open: (shape, key, work) =>
      engine.open(shape, key, (verbs) => {
        // What the choice of rows asks of absorbing is no hash of the operation.
        long.length = 0;
        const result = work(verbs);
        for (const blocks of long) report({ name: 'long', message: unpadded(Buffer.concat(blocks)) });
        return result;
      }),
  };
}
