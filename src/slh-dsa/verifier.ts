import { type LongWork, progressOf, waitingFor } from '../runtime/abort.ts';
import { bytesOf, kindOf } from '../runtime/bytes.ts';
import { assertChunks, type Chunks, readChunks } from '../runtime/chunks.ts';
import { readOptions } from '../runtime/options.ts';
import type { Scheme } from '../schemes/slh-dsa/scheme.ts';
import { type Signed, verifyInternal } from '../schemes/slh-dsa/verify.ts';
import { keyBytes } from './keys.ts';
import type { MessageForm } from './message-form.ts';
import type { SlhDsaName, VerifyOptions } from './options.ts';

/** A signature with what it is said to sign. */
export interface SignedMessage {
  readonly sig: Uint8Array;
  readonly msg: Uint8Array;
  /** As of `verify`. */
  readonly context?: Uint8Array | undefined;
}

/**
 * A public key made ready to verify often.
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const { secretKey, publicKey } = slh_dsa_shake_128f.keygen();
 * const verifier = slh_dsa_shake_128f.verifier(publicKey);
 * const msg = Uint8Array.of(1, 2, 3);
 * const sig = slh_dsa_shake_128f.sign(msg, secretKey);
 * const other = Uint8Array.of(4);
 * const answers = verifier.verifyMany([msg, other].map((each) => ({ sig, msg: each })));
 * console.log(answers.join()); // true,false
 * console.log(await verifier.verifyFrom(sig, [msg.subarray(0, 2), msg.subarray(2)])); // true
 * ```
 */
export interface Verifier {
  /** The set's name. */
  readonly algorithm: SlhDsaName;
  /** What the set's `verify` says, with its errors. */
  verify(sig: Uint8Array, msg: Uint8Array, options?: VerifyOptions): boolean;
  /**
   * What `verify` says of the chunks' concatenation, which is read once and of which no more than one chunk is held.
   * A signature of the wrong length gives `false` before the source is touched.
   *
   * `onProgress` counts reading and checking: two units. It rejects with what `verify` throws, with `signal.reason`,
   * with what the source throws, and with TypeError when the source or a chunk is of the wrong kind.
   */
  verifyFrom(sig: Uint8Array, source: Chunks, options?: VerifyOptions & LongWork): Promise<boolean>;
  /**
   * What `verify` says of each, in their order; independent signatures fill the lanes together, so this is faster
   * than one by one. One that is false says nothing about the others.
   *
   * @throws TypeError when `items` is no array, and for an item or a part of one of the wrong kind
   * @throws RangeError when a context is more than 255 bytes
   */
  verifyMany(items: readonly SignedMessage[]): boolean[];
}

/** A verifier of one form. The key is copied before it returns. */
export function preparedVerifier(
  scheme: Scheme,
  name: SlhDsaName,
  form: MessageForm,
  publicKey: unknown,
): Verifier {
  const { n, m } = scheme.parameters;
  const { messages } = scheme.engine;
  const key = keyBytes('publicKey', publicKey, 2 * n, name, form);
  const [pkSeed, pkRoot] = [key.subarray(0, n), key.subarray(n)];
  const ofLength = (signature: Uint8Array): boolean => signature.length === scheme.layout.bytes;

  const signedOf = (prefix: Uint8Array, signature: Uint8Array, message: Uint8Array): Signed => ({
    signature,
    // Nothing is hashed for a signature that its length refuses.
    message: ofLength(signature) ? [prefix, form.body(message)] : [],
  });

  const verifyFrom = async (
    sig: Uint8Array,
    source: Chunks,
    options?: VerifyOptions & LongWork,
  ): Promise<boolean> => {
    const { context, signal, onProgress } = readOptions('options', options, [
      'context',
      'signal',
      'onProgress',
    ]);
    const prefix = form.prefix(context).slice();
    const progress = progressOf(onProgress);
    const signature = bytesOf('sig', sig).slice();
    assertChunks('source', source);
    const waiting = waitingFor(signal);
    let pieces: ReturnType<NonNullable<MessageForm['pieces']>> | undefined;
    try {
      waiting.check();
      if (!ofLength(signature)) return false;
      const digest = new Uint8Array(m);
      const hash = messages.hMsg(signature.subarray(0, n), pkSeed, pkRoot);
      hash.update(prefix);
      pieces = form.pieces?.();
      await readChunks('source', source, waiting, (pieces ?? hash).update);
      if (pieces !== undefined) hash.update(pieces.body());
      hash.finish(digest);
      progress(1, 2);
      waiting.check();
      const [answer] = verifyInternal(scheme, key, [{ signature, message: { digest } }]);
      progress(2, 2);
      return answer === true;
    } finally {
      pieces?.wipe();
      waiting.end();
    }
  };

  return Object.freeze({
    algorithm: name,
    verify: (sig: Uint8Array, msg: Uint8Array, options?: VerifyOptions): boolean => {
      const { context } = readOptions('options', options, ['context']);
      const prefix = form.prefix(context);
      const signed = signedOf(prefix, bytesOf('sig', sig), bytesOf('msg', msg));
      return verifyInternal(scheme, key, [signed])[0] === true;
    },
    verifyFrom,
    verifyMany: (items: readonly SignedMessage[]): boolean[] => {
      if (!Array.isArray(items)) throw new TypeError(`items: expected an array, got ${kindOf(items)}`);
      // All that may run code of the caller's comes before the first byte is looked at.
      const read = Array.from(items as readonly unknown[], (item, i) => {
        if (item === undefined) throw new TypeError(`items[${i}]: expected an object, got undefined`);
        return readOptions(`items[${i}]`, item, ['sig', 'msg', 'context']);
      });
      const signed = read.map(({ sig, msg, context }, i) =>
        signedOf(form.prefix(context), bytesOf(`items[${i}].sig`, sig), bytesOf(`items[${i}].msg`, msg)),
      );
      return verifyInternal(scheme, key, signed);
    },
  });
}
