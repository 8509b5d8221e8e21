import type { LongWork } from '../../runtime/abort.ts';
import { bytesOf, wipeIfCopied } from '../../runtime/bytes.ts';
import type { Chunks } from '../../runtime/chunks.ts';
import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import type { BlockHash } from './block-hash.ts';
import type { Blocks } from './blocks.ts';
import { bytesOption, type CustomOptions, positiveDkLen } from './cshake.ts';
import { lengthEncode } from './encodings.ts';
import { xofHasherOf } from './hashers.ts';
import { type Intake, intakeSession } from './intake.ts';
import { type Leaves, leavesOf } from './leaves.ts';
import { type HashSession, hashSession, type MessageSession } from './session.ts';
import type { Bytes, KeyedXofHasher } from './shapes.ts';
import { spongeHash } from './sponge.ts';
import { digestStream } from './stream.ts';

/** KangarooTwelve: an extendable-output function whose long messages are hashed in lanes. */
export interface KangarooFunction {
  /**
   * The first `dkLen` bytes of output for a message.
   *
   * @throws TypeError when an argument or an option is of the wrong kind, and for an unknown option
   * @throws RangeError when `dkLen` is no integer of at least 1
   */
  (msg: Uint8Array, options?: CustomOptions): Bytes;
  /** A hasher for a message in parts. */
  create(options?: CustomOptions): KeyedXofHasher;
  /** The digest of a message that comes in chunks; as `stream` of a hash function. */
  stream(source: Chunks, options?: LongWork): Promise<Bytes>;
  /** Bytes of output where `dkLen` does not say otherwise. */
  readonly outputLen: number;
  readonly blockLen: number;
  readonly canXOF: boolean;
}

/** RFC 9861, 3.2: bytes of a chunk. */
const CHUNK = 8192;

interface Nodes {
  /** RFC 9861, 3.2: the domain bytes 07, 06 and 0B. */
  readonly single: BlockHash;
  readonly final: BlockHash;
  readonly leaf: BlockHash;
  readonly valueBytes: number;
}

/** The first chunk goes into the final node itself, and chaining values after it. */
function kangarooIntake(
  nodes: Nodes,
  customization: Uint8Array,
  outer: HashSession,
  leaves: Leaves,
  taken: number,
): Intake {
  let first = taken;
  const take = (data: Uint8Array): void => {
    const own = data.subarray(0, Math.max(0, CHUNK - first));
    // Nothing too: an ended hasher refuses it.
    outer.update(own);
    if (own.length === data.length) {
      first += own.length;
      return;
    }
    if (first <= CHUNK) outer.update(Uint8Array.of(3, 0, 0, 0, 0, 0, 0, 0));
    first = CHUNK + 1;
    leaves.update(data.subarray(own.length), outer.update);
  };
  return {
    update: take,
    close: () => {
      take(customization);
      take(lengthEncode(customization.length));
      if (first <= CHUNK) return hashSession(nodes.single, outer.standing());
      outer.update(lengthEncode(leaves.finish(outer.update)));
      outer.update(Uint8Array.of(0xff, 0xff));
      return outer;
    },
    copy: () => kangarooIntake(nodes, customization, outer.copy(), leaves.copy(), first),
    end: () => {
      leaves.end();
      outer.end();
      return outer;
    },
  };
}

/** RFC 9861, 3 and 4. */
export function kangarooFunction(rate: number, blocks: Blocks, valueBytes: number): KangarooFunction {
  const node = (D: number): BlockHash => spongeHash(rate, D, blocks);
  const nodes: Nodes = { single: node(0x07), final: node(0x06), leaf: node(0x0b), valueBytes };
  const outputLen = valueBytes;
  const begin = (options: CustomOptions | undefined): { length: number; session: MessageSession } => {
    const read = readOptions('options', options, ['dkLen', 'personalization']);
    const leaves = leavesOf(nodes.leaf, CHUNK, valueBytes);
    const customization = bytesOption('personalization', read.personalization);
    const intake = kangarooIntake(nodes, customization, hashSession(nodes.final), leaves, 0);
    return { length: positiveDkLen(read.dkLen, outputLen), session: intakeSession(intake) };
  };
  const call = (msg: Uint8Array, options?: CustomOptions): Bytes => {
    const message = bytesOf('msg', msg);
    const { length, session } = begin(options);
    const output = new Uint8Array(length);
    session.digest(message, output);
    wipeIfCopied(message, msg);
    return output;
  };
  const whole = Object.assign(call, {
    outputLen,
    blockLen: rate,
    canXOF: true,
    create: (options?: CustomOptions): KeyedXofHasher => {
      const { length, session } = begin(options);
      return xofHasherOf({ blockLen: rate, outputLen: length }, session);
    },
    stream: (source: Chunks, options?: LongWork) =>
      digestStream(begin(undefined).session, outputLen, source, options),
  });
  return Object.freeze(asSubject(whole, () => blocks.tables));
}
