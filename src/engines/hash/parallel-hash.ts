import { bytesOf, kindOf, wipeIfCopied } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import { bytesOption, type Cshake, type CustomOptions, dkLenOption, namedPrefix } from './cshake.ts';
import { bitsOf, leftEncode, rightEncode } from './encodings.ts';
import { hasherOf, xofHasherOf } from './hashers.ts';
import { type Intake, intakeSession } from './intake.ts';
import { type Leaves, leavesOf } from './leaves.ts';
import { type HashSession, hashSession, type MessageSession } from './session.ts';
import type { Bytes, KeyedHasher, KeyedXofHasher } from './shapes.ts';

/** Options of ParallelHash. */
export interface ParallelOptions extends CustomOptions {
  /** Bytes of each chunk that is hashed by itself: SP 800-185's B. 8 where absent; thousands are faster. */
  blockLen?: number | undefined;
}

/** ParallelHash: the digest of a message whose chunks are hashed beside each other, in lanes where there are any. */
export interface ParallelHashFunction<H extends KeyedHasher = KeyedHasher> {
  /**
   * The digest of a message.
   *
   * @throws TypeError when an argument or an option is of the wrong kind, and for an unknown option
   * @throws RangeError when `dkLen` is no integer of at least 0, or `blockLen` none of at least 1
   */
  (msg: Uint8Array, options?: ParallelOptions): Bytes;
  /** A hasher for a message in parts. */
  create(options?: ParallelOptions): H;
  readonly outputLen: number;
  readonly blockLen: number;
  /** Whether output of any length may be asked for, in parts. */
  readonly canXOF: boolean;
}

/** SP 800-185, 6.3: chaining values go into cSHAKE as they come. */
function parallelIntake(outer: HashSession, leaves: Leaves, end: Uint8Array): Intake {
  return {
    update: (data) => leaves.update(data, outer.update),
    close: () => {
      outer.update(rightEncode(leaves.finish(outer.update)));
      outer.update(end);
      return outer;
    },
    copy: () => parallelIntake(outer.copy(), leaves.copy(), end),
    end: () => {
      leaves.end();
      outer.end();
      return outer;
    },
  };
}

function chunkOf(value: unknown): number {
  if (value === undefined) return 8;
  if (typeof value !== 'number') throw new TypeError(`blockLen: expected a number, got ${kindOf(value)}`);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new RangeError(`blockLen: expected an integer of at least 1, got ${value}`);
  return value;
}

/** SP 800-185, 6.3, and 6.3.1 where it is an XOF. */
export function parallelHashFunction(cshake: Cshake, outputLen: number, canXOF: false): ParallelHashFunction;
export function parallelHashFunction(
  cshake: Cshake,
  outputLen: number,
  canXOF: true,
): ParallelHashFunction<KeyedXofHasher>;
export function parallelHashFunction(
  cshake: Cshake,
  outputLen: number,
  canXOF: boolean,
): ParallelHashFunction {
  const begin = (options: ParallelOptions | undefined): { length: number; session: MessageSession } => {
    const read = readOptions('options', options, ['dkLen', 'personalization', 'blockLen']);
    const length = dkLenOption(read.dkLen, outputLen);
    const chunk = chunkOf(read.blockLen);
    const outer = hashSession(cshake.custom);
    outer.update(namedPrefix(cshake, 'ParallelHash', bytesOption('personalization', read.personalization)));
    outer.update(leftEncode(chunk));
    const leaves = leavesOf(cshake.shake, chunk, 2 * outputLen);
    return {
      length,
      session: intakeSession(parallelIntake(outer, leaves, rightEncode(canXOF ? 0 : bitsOf(length)))),
    };
  };
  const call = (msg: Uint8Array, options?: ParallelOptions): Bytes => {
    const message = bytesOf('msg', msg);
    const { length, session } = begin(options);
    const output = new Uint8Array(length);
    session.digest(message, output);
    wipeIfCopied(message, msg);
    return output;
  };
  const whole = Object.assign(call, {
    outputLen,
    blockLen: cshake.rate,
    canXOF,
    create: (options?: ParallelOptions): KeyedHasher => {
      const { length, session } = begin(options);
      return (canXOF ? xofHasherOf : hasherOf)({ blockLen: cshake.rate, outputLen: length }, session);
    },
  });
  return Object.freeze(asSubject(whole, () => cshake.custom.blocks.tables));
}
