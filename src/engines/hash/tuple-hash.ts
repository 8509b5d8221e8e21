import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import {
  bytesOption,
  type Cshake,
  type CustomOptions,
  dkLenOption,
  messageList,
  namedPrefix,
} from './cshake.ts';
import { bitsOf, leftEncodeBits, rightEncode } from './encodings.ts';
import { hasherOf, xofHasherOf } from './hashers.ts';
import { framed, intakeSession } from './intake.ts';
import { hashSession } from './session.ts';
import type { Bytes, KeyedHasher, KeyedXofHasher } from './shapes.ts';

/** TupleHash: the digest of a list of byte strings, in which it counts where one ends and the next begins. */
export interface TupleHashFunction<H extends KeyedHasher = KeyedHasher> {
  /**
   * The digest of a list.
   *
   * @throws TypeError when an argument or an option is of the wrong kind, and for an unknown option
   * @throws RangeError when `dkLen` is no integer of at least 0
   */
  (messages: readonly Uint8Array[], options?: CustomOptions): Bytes;
  /** A hasher that takes one string of the list with each `update`. */
  create(options?: CustomOptions): H;
  readonly outputLen: number;
  readonly blockLen: number;
  /** Whether output of any length may be asked for, in parts. */
  readonly canXOF: boolean;
}

/** SP 800-185, 5.3, and 5.3.1 where it is an XOF. */
export function tupleHashFunction(cshake: Cshake, outputLen: number, canXOF: false): TupleHashFunction;
export function tupleHashFunction(
  cshake: Cshake,
  outputLen: number,
  canXOF: true,
): TupleHashFunction<KeyedXofHasher>;
export function tupleHashFunction(cshake: Cshake, outputLen: number, canXOF: boolean): TupleHashFunction {
  const create = (options?: CustomOptions): KeyedHasher => {
    const read = readOptions('options', options, ['dkLen', 'personalization']);
    const length = dkLenOption(read.dkLen, outputLen);
    const session = hashSession(cshake.custom);
    session.update(namedPrefix(cshake, 'TupleHash', bytesOption('personalization', read.personalization)));
    const trailer = rightEncode(canXOF ? 0 : bitsOf(length));
    const tuple = intakeSession(
      framed(session, trailer, (to, data) => {
        to.update(leftEncodeBits(data.length));
        to.update(data);
      }),
    );
    return (canXOF ? xofHasherOf : hasherOf)({ blockLen: cshake.rate, outputLen: length }, tuple);
  };
  const call = (messages: readonly Uint8Array[], options?: CustomOptions): Bytes => {
    const list = messageList(messages);
    const hasher = create(options);
    for (const message of list) hasher.update(message);
    return hasher.digest();
  };
  const whole = Object.assign(call, { outputLen, blockLen: cshake.rate, canXOF, create });
  return Object.freeze(asSubject(whole, () => cshake.custom.blocks.tables));
}
