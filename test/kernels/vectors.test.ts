import { describe, expect, it } from 'vitest';
import { concat } from '../../spec/bytes.ts';
import { H1, H256, H384, H512 } from '../../spec/fips180-4/constants.ts';
import { pad as pad2 } from '../../spec/fips180-4/hash-algorithms.ts';
import { pad } from '../../spec/fips202.ts';
import { full } from '../suite.ts';
import { hashTests, vectorsPresent, xofTests } from '../vectors.ts';
import { layOut } from './calls.ts';
import { KERNELS, type KernelRows } from './implementations.ts';
import { reversedWords } from './standards-sha2.ts';

const collection = vectorsPresent ? 'full' : 'small';
const rowsOf = (name: string): KernelRows => {
  const found = KERNELS.find(({ kernel }) => kernel === name);
  if (found === undefined) throw new RangeError(`no kernel ${name}`);
  return found;
};
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** As many messages of equal block count as there are lanes: the last one fills what is left. */
function batches<T extends { readonly padded: Uint8Array }>(all: readonly T[], lanes: number): T[][] {
  const byLength = new Map<number, T[]>();
  for (const test of all) {
    const { length } = test.padded;
    byLength.set(length, [...(byLength.get(length) ?? []), test]);
  }
  return [...byLength.values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / lanes) }, (_, i) =>
      Array.from(
        { length: lanes },
        (_unused, lane) => same[Math.min(i * lanes + lane, same.length - 1)] as T,
      ),
    ),
  );
}

const kernelLanes = (stem: string): number => Number(/\.x(\d+)\./.exec(stem)?.[1]);

/** Runs a block kernel over padded messages, one a lane, from states of `initial` words. */
function states(
  { program, rows }: KernelRows,
  stem: string,
  messages: readonly Uint8Array[],
  blockBytes: number,
  initial: readonly bigint[],
): Uint8Array[] {
  const { contract } = program;
  const { wordBytes } = contract;
  const lanes = messages.length;
  const [first = new Uint8Array(0)] = messages;
  const call = layOut(contract, lanes, {
    counts: { blocks: first.length / blockBytes },
    byteOffset: 5,
    laneGap: 3,
  });
  const view = new DataView(call.memory.buffer);
  const [stateAt, dataAt] = [call.offsets.state as number, call.offsets.data as number];
  const at = (word: number, lane: number): number => stateAt + (word * lanes + lane) * wordBytes;
  messages.forEach((message, lane) => {
    initial.forEach((word, i) => {
      if (wordBytes === 4) view.setUint32(at(i, lane), Number(word), true);
      else view.setBigUint64(at(i, lane), word, true);
    });
    call.memory.set(message, dataAt + lane * (call.counts.dataStride as number));
  });
  const row = rows.find(({ manifest }) => manifest.stem === stem);
  const left = (row as NonNullable<typeof row>).run(call.memory, call.args);
  return messages.map((_, lane) =>
    concat(...initial.map((_word, i) => left.slice(at(i, lane), at(i, lane) + wordBytes))),
  );
}

interface Sha2 {
  readonly algorithm: string;
  readonly kernel: string;
  readonly blockBytes: number;
  readonly lengthBytes: number;
  /** 32-bit words, the high one of each 64-bit word first. */
  readonly initial: readonly bigint[];
}

const halved = (words: readonly bigint[]): bigint[] =>
  words.flatMap((word) => [word >> 32n, word & 0xffff_ffffn]);
const wide = { kernel: 'sha512-compress', blockBytes: 128, lengthBytes: 16 };

describe.each<Sha2>([
  { algorithm: 'SHA-1', kernel: 'sha1-compress', blockBytes: 64, lengthBytes: 8, initial: H1 },
  { algorithm: 'SHA2-256', kernel: 'sha256-compress', blockBytes: 64, lengthBytes: 8, initial: H256 },
  { algorithm: 'SHA2-256', kernel: 'sha256-blocks', blockBytes: 64, lengthBytes: 8, initial: H256 },
  { algorithm: 'SHA2-512', ...wide, kernel: 'sha512-blocks', initial: halved(H512) },
  { algorithm: 'SHA2-512', ...wide, initial: halved(H512) },
  { algorithm: 'SHA2-384', ...wide, initial: halved(H384) },
])('$algorithm on $kernel', ({ algorithm, kernel: name, blockBytes, lengthBytes, initial }) => {
  const kernel = rowsOf(name);
  const limit = full ? 70_000 : 2000;
  const tests = hashTests(collection)
    .filter((test) => test.algorithm === algorithm && test.message.length <= limit)
    .map((test) => ({ ...test, padded: pad2(test.message, blockBytes, lengthBytes) }));

  it.each(kernel.rows.map(({ manifest }) => manifest))(
    '$stem has the published digests',
    ({ stem, lanes }) => {
      expect(tests.length).toBeGreaterThan(vectorsPresent ? 2 : 0);
      for (const batch of batches(tests, lanes)) {
        const messages = batch.map(({ padded }) => padded);
        states(kernel, stem, messages, blockBytes, initial).forEach((state, lane) => {
          const { id, digest } = batch[lane] as (typeof batch)[0];
          expect(hex(reversedWords(state).slice(0, digest.length)), id).toBe(hex(digest));
        });
      }
    },
  );
});

describe('SHAKE256 on keccak-absorb', () => {
  const kernel = rowsOf('keccak-absorb-r136');
  const tests = xofTests(collection)
    .filter(({ algorithm, message }) => {
      return algorithm === 'SHAKE256' && message.length <= (full ? 70_000 : 2000);
    })
    .map((test) => ({ ...test, padded: pad(136, test.message, 0x1f) }));

  const squeezing = tests.filter(({ output }) => output.length > 136);
  it.each(kernel.rows.map(({ manifest }) => manifest))(
    '$stem squeezes on: absorbing a block of zeros permutes',
    ({ stem }) => {
      expect(squeezing.length).toBeGreaterThan(0);
      for (const { id, padded, output } of squeezing) {
        const zero = new Array<bigint>(25).fill(0n);
        const blocks = Array.from({ length: Math.ceil(output.length / 136) }, (_, turn) => {
          const message = concat(padded, new Uint8Array(136 * turn));
          const lanes = new Array<Uint8Array>(kernelLanes(stem)).fill(message);
          return states(kernel, stem, lanes, 136, zero).map((state) => state.slice(0, 136));
        });
        for (let lane = 0; lane < kernelLanes(stem); lane++) {
          const squeezed = concat(...blocks.map((each) => each[lane] as Uint8Array));
          expect(hex(squeezed.slice(0, output.length)), id).toBe(hex(output));
        }
      }
    },
  );

  it.each(kernel.rows.map(({ manifest }) => manifest))(
    '$stem has the published output',
    ({ stem, lanes }) => {
      expect(tests.length).toBeGreaterThan(vectorsPresent ? 2 : 0);
      for (const batch of batches(tests, lanes)) {
        const messages = batch.map(({ padded }) => padded);
        states(kernel, stem, messages, 136, new Array<bigint>(25).fill(0n)).forEach((state, lane) => {
          const { id, output } = batch[lane] as (typeof batch)[0];
          const squeezed = Math.min(136, output.length);
          expect(hex(state.slice(0, squeezed)), id).toBe(hex(output.slice(0, squeezed)));
        });
      }
    },
  );
});
