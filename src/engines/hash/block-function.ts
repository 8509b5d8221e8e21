import { bytesOf, kindOf } from '../../runtime/bytes.ts';
import { asSubject } from '../../runtime/report.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { type Digest, digestBytes } from '../sha2/digests.ts';
import type { Bytes } from './shapes.ts';
import { onStates } from './states.ts';

/** The compression of a hash function by itself, for those who build constructions of it. */
export interface BlockFunction {
  readonly name: string;
  /** Bytes of a block. */
  readonly blockLen: number;
  /** Bytes of a chaining value. */
  readonly stateLen: number;
  /** The chaining value that the hash function begins with. */
  initial(): Bytes;
  /**
   * The chaining value after whole blocks; none leave it as it is. Nothing is padded.
   *
   * @throws TypeError when an argument is no Uint8Array
   * @throws RangeError when `state` is not of `stateLen` bytes, or `blocks` no multiple of `blockLen`
   */
  compress(state: Uint8Array, blocks: Uint8Array): Bytes;
  /**
   * The same for many chaining values end to end, each with `blocksEach` blocks of its own, also end to end, in lanes.
   *
   * @throws TypeError when an argument is of the wrong kind
   * @throws RangeError when `states` is no multiple of `stateLen`, `blocksEach` no integer of at least 0, or `blocks`
   * not of as many blocks as that asks for
   */
  compressMany(states: Uint8Array, blocks: Uint8Array, blocksEach: number): Bytes;
}

/** Blocks of a lane that are taken in one call. */
const BLOCKS_A_CALL = 64;

/** @throws RangeError for a length that is no multiple of `unit` */
export function multipleOf(name: string, value: Uint8Array, unit: number): Uint8Array {
  const bytes = bytesOf(name, value);
  if (bytes.length % unit !== 0)
    throw new RangeError(`${name}: expected a multiple of ${unit} bytes, got ${bytes.length}`);
  return bytes;
}

export function blockFunction(name: string, digest: Digest, table: KernelTable): BlockFunction {
  const { blockBytes } = digest;
  const stateBytes = digestBytes(digest);

  const compressed = (states: Uint8Array, blocks: Uint8Array, each: number): Bytes =>
    onStates(
      {
        table,
        stateBytes,
        bigEndian: true,
        laneBytes: Math.min(each, BLOCKS_A_CALL) * blockBytes,
        run: (kernel, { u8, state, room, first }) => {
          const { lanes } = kernel;
          for (let done = 0; done < each; done += BLOCKS_A_CALL) {
            const now = Math.min(BLOCKS_A_CALL, each - done);
            const bytes = now * blockBytes;
            for (let lane = 0; lane < lanes; lane++) {
              const at = ((first + lane) * each + done) * blockBytes;
              u8.set(blocks.subarray(at, at + bytes), room + lane * bytes);
            }
            kernel.call(state, room, now, bytes);
          }
        },
      },
      states,
    );

  const whole: BlockFunction = {
    name,
    blockLen: blockBytes,
    stateLen: stateBytes,
    initial: () => {
      const bytes = new Uint8Array(stateBytes);
      const view = new DataView(bytes.buffer);
      digest.initial.forEach((word, i) => {
        view.setUint32(4 * i, word);
      });
      return bytes;
    },
    compress: (state, blocks) => {
      const given = multipleOf('blocks', blocks, blockBytes);
      return compressed(bytesOf('state', state, stateBytes), given, given.length / blockBytes);
    },
    compressMany: (states, blocks, blocksEach) => {
      const from = multipleOf('states', states, stateBytes);
      if (typeof blocksEach !== 'number')
        throw new TypeError(`blocksEach: expected a number, got ${kindOf(blocksEach)}`);
      if (!Number.isSafeInteger(blocksEach) || blocksEach < 0)
        throw new RangeError(`blocksEach: expected an integer of at least 0, got ${blocksEach}`);
      const count = from.length / stateBytes;
      return compressed(from, bytesOf('blocks', blocks, count * blocksEach * blockBytes), blocksEach);
    },
  };
  return Object.freeze(asSubject(whole, () => [table]));
}
