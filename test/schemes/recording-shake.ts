// The engine of the SHAKE sets on recording kernels; no emitted code takes part but in absorbing.
import { createHash } from 'node:crypto';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { shake } from '../engines/families.ts';
import { around, type Hashing, type Report, read, replaced, runsOf, watchedBlocks } from './recording.ts';

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

/** FIPS 205, 11.1. */
function hashingOf(n: number): Hashing {
  const hashing: Hashing = {
    n,
    wordBytes: 8,
    turn: (words) => words,
    address: (call, lane) => read(hashing, call, call.named('address') + 8 * lane, 4).swap64(),
    seed: ({ memory, named }) => memory.subarray(named('seed'), named('seed') + n),
    inputWords: (furtherBlocks) => (RATE_BYTES * (1 + furtherBlocks) - n - 32) / 8,
    input: (padded) => unpadded(Buffer.concat([Buffer.alloc(n + 32), padded])).subarray(n + 32),
    digest: (_name, ...parts) => {
      const hash = createHash('shake256', { outputLength: n });
      for (const part of parts) hash.update(part);
      return hash.digest();
    },
  };
  return hashing;
}

/** The engine for n on rows of these lane counts, 1 among them; each hash of an operation is reported by its end. */
export function recordingShake(n: number, lanes: readonly number[], report: Report): TreeHashEngine {
  const runs = runsOf(hashingOf(n), report);
  const messages: Buffer[][] = [];
  const engine = shake.engine(n, (table, contract) => {
    if (contract === undefined) {
      return watchedBlocks(table, 200, RATE_BYTES, (before, blocks) => {
        if (before.every((byte) => byte === 0)) messages.push([]);
        messages.at(-1)?.push(blocks);
      });
    }
    const [, kind] = contract.kernel.split('-') as [string, keyof typeof runs];
    return replaced(table, contract, lanes, runs[kind]);
  });
  return around(
    engine,
    // What the choice of rows asks of absorbing is no hash of the operation.
    () => {
      messages.length = 0;
    },
    () => {
      for (const blocks of messages) report({ name: 'long', message: unpadded(Buffer.concat(blocks)) });
    },
  );
}
