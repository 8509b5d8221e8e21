import { bytesOf, kindOf, lengthIfBytes } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import type { PackedMessages } from './shapes.ts';

/** Messages that were looked at. */
export interface Messages {
  readonly count: number;
  /** An array of any kind that holds just this message, for copying it at once; undefined where there is none. */
  whole(index: number): Uint8Array | undefined;
  /** A plain array that holds the message, which runs no code of the caller's. */
  source(index: number): Uint8Array;
  /** Where in it the message begins. */
  from(index: number): number;
  length(index: number): number;
}

/** @throws TypeError, RangeError as `many` says */
export function messagesOf(messages: readonly Uint8Array[] | PackedMessages): Messages {
  if (kindOf(messages) === 'array') {
    const list = messages as readonly Uint8Array[];
    // A plain array over each would take longer than to hash a short one.
    const lengths: number[] = [];
    const given: Uint8Array[] = [];
    for (let i = 0; i < list.length; i++) {
      const message = list[i] as Uint8Array;
      const length = lengthIfBytes(message);
      lengths.push(length === 0 ? bytesOf(`messages[${i}]`, message).length : length);
      given.push(message);
    }
    return {
      count: given.length,
      whole: (index) => given[index],
      source: (index) => bytesOf('messages', given[index]),
      from: () => 0,
      length: (index) => lengths[index] as number,
    };
  }
  if (kindOf(messages) !== 'object')
    throw new TypeError(
      `messages: expected an array of Uint8Arrays or packed messages, got ${kindOf(messages)}`,
    );
  const read = readOptions('messages', messages, ['bytes', 'messageLen']);
  const bytes = bytesOf('messages.bytes', read.bytes);
  const { messageLen } = read;
  if (typeof messageLen !== 'number')
    throw new TypeError(`messages.messageLen: expected a number, got ${kindOf(messageLen)}`);
  if (!Number.isSafeInteger(messageLen) || messageLen < 1 || bytes.length % messageLen !== 0)
    throw new RangeError(
      `messages.messageLen: expected a divisor of the ${bytes.length} bytes, got ${messageLen}`,
    );
  return packed(bytes, messageLen);
}

/** `bytes` in messages of equal length. */
export function packed(bytes: Uint8Array, messageLen: number): Messages {
  return {
    count: bytes.length / messageLen,
    whole: () => undefined,
    source: () => bytes,
    from: (index) => index * messageLen,
    length: () => messageLen,
  };
}

/**
 * Whether output may be written while messages are still read. An array that begins where the messages do is no
 * mistake, but must wait.
 *
 * @throws RangeError for any other overlap
 */
export function isApart({ count, source }: Messages, out: Uint8Array): boolean {
  let apart = true;
  let before: Uint8Array | undefined;
  for (let i = 0; i < count; i++) {
    const one = source(i);
    if (one === before || one.buffer !== out.buffer) continue;
    before = one;
    const [a, b] = [one.byteOffset, out.byteOffset];
    if (a >= b + out.length || b >= a + one.length) continue;
    if (a !== b) throw new RangeError('out: expected the very array of the messages, or one apart from them');
    apart = false;
  }
  return apart;
}
