import type { LongWork } from '../../runtime/abort.ts';
import type { Chunks } from '../../runtime/chunks.ts';

/** What is returned: `Uint8Array<ArrayBuffer>` where TypeScript knows it. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** Messages of equal length end to end: nodes of a Merkle tree without an array a message. */
export interface PackedMessages {
  /** All messages, one after another. */
  readonly bytes: Uint8Array;
  /** Bytes of each: at least 1, and a divisor of the length of `bytes`. */
  readonly messageLen: number;
}

/** A message under way whose state stays here. A few hundred bytes and nothing else: have as many as you like. */
export interface KeyedHasher {
  /** Bytes of the digest. */
  readonly outputLen: number;
  /** Bytes of a block; of a sponge, its rate. */
  readonly blockLen: number;
  /**
   * Takes the next part of the message.
   *
   * @throws TypeError when `data` is no Uint8Array
   * @throws PolylaneError HASHER_FINISHED after `digest`, `destroy` or output
   */
  update(data: Uint8Array): this;
  /**
   * The digest of all parts. It ends the hasher and zeroes its state.
   *
   * @throws PolylaneError HASHER_FINISHED as above, so too the second time
   */
  digest(): Bytes;
  /**
   * Writes the digest to the first `outputLen` bytes of `out`. It ends the hasher.
   *
   * @throws TypeError when `out` is no Uint8Array
   * @throws RangeError when it is shorter than `outputLen`
   * @throws PolylaneError HASHER_FINISHED as above
   */
  digestInto(out: Uint8Array): void;
  /**
   * Another hasher that goes on from here; neither changes the other.
   *
   * @throws PolylaneError HASHER_FINISHED after `digest` or `destroy`
   */
  clone(): this;
  /** Zeroes the state and ends the hasher. */
  destroy(): void;
}

/** A message under way, given in parts. */
export interface Hasher extends KeyedHasher {
  /**
   * The state as bytes, for `load` of the same function: here, in another process, on another machine. Keep it as
   * secret as the message. The hasher goes on.
   *
   * @throws PolylaneError HASHER_FINISHED after `digest` or `destroy`
   */
  save(): Bytes;
}

/** What an extendable-output function can give more. Output that is asked for in parts is that of one long request. */
export interface KeyedXofHasher extends KeyedHasher {
  /**
   * The next `length` bytes of output. After the first of them the message is closed.
   *
   * @throws TypeError when `length` is no number
   * @throws RangeError when it is no integer of at least 0
   * @throws PolylaneError HASHER_FINISHED after `digest` or `destroy`
   */
  xof(length: number): Bytes;
  /** Fills `out` with the next output, and returns it. Errors as of `xof`, and TypeError when it is no Uint8Array. */
  xofInto(out: Uint8Array): Uint8Array;
}

/** A hasher of an extendable-output function. */
export interface XofHasher extends Hasher, KeyedXofHasher {}

/** A hash function: call it, or give it the message in parts, or many messages at once. */
export interface HashFunction {
  /**
   * The digest of a message.
   *
   * @throws TypeError when `msg` is no Uint8Array
   */
  (msg: Uint8Array): Bytes;
  /** Bytes of the digest. */
  readonly outputLen: number;
  /** Bytes of a block; of a sponge, its rate. */
  readonly blockLen: number;
  /** Whether output of any length may be asked for. */
  readonly canXOF: boolean;
  /** The DER encoding of the function's object identifier. */
  readonly oid?: Bytes;
  /** A hasher for a message in parts. */
  create(): Hasher;
  /**
   * The hasher that `save` made these bytes of, whatever implementation or machine it ran on.
   *
   * @throws TypeError when `state` is no Uint8Array
   * @throws PolylaneError STATE_FORMAT for bytes of another function or format, and for an impossible state
   */
  load(state: Uint8Array): Hasher;
  /**
   * The digests of many messages, in their order. This is how messages get into SIMD lanes: one message has one lane,
   * many fill them all, and as one ends the next takes its lane, so lengths may differ.
   *
   * @throws TypeError when `messages` is no array of Uint8Arrays and no packed messages
   * @throws RangeError when packed messages do not divide evenly
   */
  many(messages: readonly Uint8Array[] | PackedMessages): Bytes[];
  /**
   * The same, one digest after another into `out`, which may be the very array that holds the messages.
   *
   * @throws TypeError as `many`, and when `out` is no Uint8Array
   * @throws RangeError as `many`, when `out` is too short, and when it overlaps messages in part
   */
  manyInto(messages: readonly Uint8Array[] | PackedMessages, out: Uint8Array): void;
  /**
   * The digest of a message that comes in chunks: an iterable, one in time, or a ReadableStream. `onProgress` counts
   * bytes, of those read so far, as nobody knows the total.
   *
   * It rejects with a TypeError when the source or a chunk is of the wrong kind, with `signal.reason`, and with
   * what the source throws.
   */
  stream(source: Chunks, options?: LongWork): Promise<Bytes>;
}

/** Options of an extendable-output function. */
export interface XofOptions {
  /** Bytes of the digest; absent, the function's `outputLen`. */
  dkLen?: number | undefined;
}

/** An extendable-output function. */
export interface XofFunction<Options extends XofOptions = XofOptions>
  extends Omit<HashFunction, 'create' | 'load'> {
  /**
   * The first `dkLen` bytes of output for a message.
   *
   * @throws TypeError when `msg` is no Uint8Array, for an unknown option, and when an option is of the wrong kind
   * @throws RangeError when `dkLen` is no integer of at least 0
   */
  (msg: Uint8Array, options?: Options): Bytes;
  /** A hasher for a message in parts. */
  create(options?: Options): XofHasher;
  /** As of a hash function. */
  load(state: Uint8Array): XofHasher;
}
