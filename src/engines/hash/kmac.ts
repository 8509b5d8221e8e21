import { bytesOf, wipeIfCopied } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import { bytesOption, type Cshake, type CustomOptions, dkLenOption, namedPrefix } from './cshake.ts';
import { bitsOf, padded, rightEncode } from './encodings.ts';
import { hasherOf, xofHasherOf } from './hashers.ts';
import { framed, intakeSession } from './intake.ts';
import { hashSession, type MessageSession } from './session.ts';
import type { Bytes, KeyedHasher, KeyedXofHasher } from './shapes.ts';

/** KMAC: a code for a message under a key. */
export interface KmacFunction<H extends KeyedHasher = KeyedHasher> {
  /**
   * The code of a message.
   *
   * @throws TypeError when an argument or an option is of the wrong kind, and for an unknown option
   * @throws RangeError when `dkLen` is no integer of at least 0
   */
  (key: Uint8Array, message: Uint8Array, options?: CustomOptions): Bytes;
  /** A hasher for a message in parts. Its state cannot be saved, as it holds a key. */
  create(key: Uint8Array, options?: CustomOptions): H;
  /** Bytes of the code where `dkLen` does not say otherwise. */
  readonly outputLen: number;
  readonly blockLen: number;
  /** Whether output of any length may be asked for, in parts. */
  readonly canXOF: boolean;
}

/** SP 800-185, 4.3, and 4.3.1 where it is an XOF. */
export function kmacFunction(cshake: Cshake, outputLen: number, canXOF: false): KmacFunction;
export function kmacFunction(cshake: Cshake, outputLen: number, canXOF: true): KmacFunction<KeyedXofHasher>;
export function kmacFunction(cshake: Cshake, outputLen: number, canXOF: boolean): KmacFunction {
  const begin = (key: Uint8Array, options: CustomOptions | undefined) => {
    const secret = bytesOf('key', key);
    const read = readOptions('options', options, ['dkLen', 'personalization']);
    const length = dkLenOption(read.dkLen, outputLen);
    const prefix = namedPrefix(cshake, 'KMAC', bytesOption('personalization', read.personalization));
    const session = hashSession(cshake.custom);
    session.update(prefix);
    const keyBlocks = padded(cshake.rate, secret);
    session.update(keyBlocks);
    keyBlocks.fill(0);
    wipeIfCopied(secret, key);
    const trailer = rightEncode(canXOF ? 0 : bitsOf(length));
    return { length, session: intakeSession(framed(session, trailer)) };
  };
  const hasher = (length: number, session: MessageSession): KeyedHasher =>
    (canXOF ? xofHasherOf : hasherOf)({ blockLen: cshake.rate, outputLen: length }, session);
  const call = (key: Uint8Array, message: Uint8Array, options?: CustomOptions): Bytes => {
    const given = bytesOf('message', message);
    const { length, session } = begin(key, options);
    const output = new Uint8Array(length);
    session.digest(given, output);
    wipeIfCopied(given, message);
    return output;
  };
  const whole = Object.assign(call, {
    outputLen,
    blockLen: cshake.rate,
    canXOF,
    create: (key: Uint8Array, options?: CustomOptions) => {
      const { length, session } = begin(key, options);
      return hasher(length, session);
    },
  });
  return Object.freeze(asSubject(whole, () => cshake.custom.blocks.tables));
}
