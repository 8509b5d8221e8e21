// The engine of the SHA2 sets on recording kernels; no emitted code takes part but in compressing long inputs.
import { createHash } from 'node:crypto';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { sha2 } from '../engines/families.ts';
import { suiteOf } from '../engines/suites.ts';
import { around, type Hashing, type Report, read, replaced, runsOf, watchedBlocks } from './recording.ts';

interface Hash {
  readonly name: 'sha256' | 'sha512';
  readonly blockBytes: 64 | 128;
}
const SHA256: Hash = { name: 'sha256', blockBytes: 64 };
const SHA512: Hash = { name: 'sha512', blockBytes: 128 };

/** FIPS 180-4, 5.1, taken off again: the message within whole blocks, `before` bytes having been hashed already. */
export function unpadded({ blockBytes }: Hash, blocks: Uint8Array, before = 0): Uint8Array {
  const bytes = Buffer.from(blocks);
  const field = blockBytes / 8;
  const bits = bytes.readBigUInt64BE(bytes.length - 8);
  const end = Number(bits / 8n) - before;
  const padding = Buffer.alloc(Math.max(0, bytes.length - end));
  padding[0] = 0x80;
  if (padding.length >= 8) padding.writeBigUInt64BE(bits, padding.length - 8);
  const short = padding.length <= field || padding.length > field + blockBytes;
  if (bytes.length % blockBytes !== 0 || end < 0 || short || !bytes.subarray(end).equals(padding))
    throw new Error('not the padding of SHA-2 in its last block');
  return bytes.subarray(0, end);
}

/** FIPS 205, 11.2. `seeds` has the first block of what led to a chaining value. */
function hashingOf(n: number, wide: Hash, seeds: ReadonlyMap<string, Buffer>): Hashing {
  const suite = suiteOf({ family: 'SHA2', n, m: 0 });
  const hashing: Hashing = {
    n,
    wordBytes: 4,
    turn: (words) => words.swap32(),
    address: (call, lane) => {
      const short = read(hashing, call, call.named('address') + 4 * lane, 7);
      return Buffer.concat([short.subarray(0, 4), Buffer.alloc(4), short.subarray(4)]);
    },
    seed: ({ memory, named }, name) => {
      const { blockBytes } = name === 'f' || name === 'prf' ? SHA256 : wide;
      const midstate = memory.subarray(named('midstate'), named('midstate') + blockBytes / 2);
      const block = seeds.get(midstate.toString('hex'));
      if (block?.length !== blockBytes || block.subarray(n).some((byte) => byte !== 0))
        throw new Error('a midstate that no PK.seed leads to');
      return block.subarray(0, n);
    },
    inputWords: (furtherBlocks) => (wide.blockBytes * (1 + furtherBlocks)) / 4 - 5,
    input: (padded) => {
      const blocks = Buffer.concat([Buffer.alloc(22), padded.subarray(0, padded.length - 2)]);
      return unpadded(wide, blocks, wide.blockBytes).subarray(22);
    },
    digest: (name, pkSeed, address, input) =>
      name === 'prf' ? suite.prf(pkSeed, input, address) : suite[name as 'f'](pkSeed, address, input),
  };
  return hashing;
}

/** The arguments of PRF_msg (FIPS 198-1, 4) and of H_msg (RFC 8017, B.2.1), from what was hashed for them. */
function* longInputs(n: number, { name, blockBytes }: Hash, messages: readonly Buffer[]): Generator<Buffer> {
  const digest = (message: Uint8Array): Buffer => createHash(name).update(message).digest();
  const left = [...messages];
  const expectNext = (wanted: Buffer): void => {
    if (!left.shift()?.equals(wanted)) throw new Error('a long input is not hashed on as it must be');
  };
  for (let message = left.shift(); message !== undefined; message = left.shift()) {
    const key = message.subarray(0, blockBytes).map((byte) => byte ^ 0x36);
    if (key.length === blockBytes && key.subarray(n).every((byte) => byte === 0)) {
      expectNext(Buffer.concat([key.map((byte) => byte ^ 0x5c), digest(message)]));
      yield Buffer.concat([key.subarray(0, n), message.subarray(blockBytes)]);
      continue;
    }
    const seed = Buffer.concat([message.subarray(0, 2 * n), digest(message)]);
    const masks = left.findIndex((next) => !next.subarray(0, seed.length).equals(seed));
    const count = Math.max(1, masks < 0 ? left.length : masks);
    for (let counter = 0; counter < count; counter++) {
      expectNext(Buffer.concat([seed, Buffer.of(0, 0, 0, counter)]));
    }
    yield message;
  }
}

/** The engine for n on rows of these lane counts, 1 among them; each hash of an operation is reported by its end. */
export function recordingSha2(n: number, lanes: readonly number[], report: Report): TreeHashEngine {
  const wide = n === 16 ? SHA256 : SHA512;
  const seeds = new Map<string, Buffer>();
  const runs = runsOf(hashingOf(n, wide, seeds), report);
  const messages: Buffer[][] = [];
  const engine = sha2.engine(n, (table, contract) => {
    if (contract === undefined) {
      const { blockBytes } = table.kernel.startsWith('sha512') ? SHA512 : SHA256;
      return watchedBlocks(table, blockBytes / 2, blockBytes, (before, blocks, after) => {
        if (isInitial(before)) {
          messages.push([]);
          if (blocks.length === blockBytes) seeds.set(after.toString('hex'), blocks);
        }
        messages.at(-1)?.push(blocks);
      });
    }
    const [, kind] = contract.kernel.split('-') as [string, keyof typeof runs];
    return replaced(table, contract, lanes, runs[kind]);
  });
  return around(
    engine,
    // What the choice of rows and PK.seed ask of compressing is no hash of the operation.
    () => {
      messages.length = 0;
    },
    () => {
      const whole = messages.map((blocks) => Buffer.from(unpadded(wide, Buffer.concat(blocks))));
      for (const message of longInputs(n, wide, whole)) report({ name: 'long', message });
    },
  );
}

/** FIPS 180-4, 5.3.3 and 5.3.5: both initial hash values begin with the same word. */
function isInitial(state: Buffer): boolean {
  return state.readUInt32LE(0) === 0x6a09e667;
}
