import type { MessageHash } from '../engines/tree-hash.ts';
import { type LongWork, progressOf, waitingFor } from '../runtime/abort.ts';
import { bytesOf, kindOf } from '../runtime/bytes.ts';
import { type Chunks, readChunks } from '../runtime/chunks.ts';
import { polylaneError } from '../runtime/errors.ts';
import { readOptions } from '../runtime/options.ts';
import { sameBytes } from '../schemes/slh-dsa/same-bytes.ts';
import { type Scheme, secretKeyParts } from '../schemes/slh-dsa/scheme.ts';
import { type Attempt, attempt, type Digesting, digesting } from '../schemes/slh-dsa/sign.ts';
import { type SubtreeCache, subtreeCache } from '../schemes/slh-dsa/subtrees.ts';
import { keyBytes } from './keys.ts';
import type { MessageForm } from './message-form.ts';
import { type Bytes, optRandOf, type SignOptions, type SlhDsaName } from './options.ts';

/** Options of `signer`. */
export interface SignerOptions {
  /**
   * Memory for subtrees of the upper layers, kept between signatures: at most so many bytes, none by default. They
   * hold nothing secret. Signatures get faster, the more of them the key has made; their bytes never depend on it.
   */
  cacheBytes?: number | undefined;
  /**
   * Sign twice, with lanes placed differently, and compare before anything is released: against fault attacks.
   * It takes twice the time. `false` by default.
   */
  redundant?: boolean | undefined;
}

/**
 * A secret key made ready to sign often.
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const { secretKey, publicKey } = slh_dsa_shake_128f.keygen();
 * const signer = slh_dsa_shake_128f.signer(secretKey, { cacheBytes: 1_000_000, redundant: true });
 * secretKey.fill(0);
 * const message = Uint8Array.of(1, 2, 3);
 * const signature = signer.sign(message);
 * console.log(slh_dsa_shake_128f.verify(signature, message, publicKey)); // true
 * const parts = [message.subarray(0, 1), message.subarray(1)];
 * const streamed = await signer.signFrom(() => parts);
 * console.log(slh_dsa_shake_128f.verify(streamed, message, publicKey)); // true
 * signer.destroy();
 * ```
 */
export interface Signer {
  /** The set's name. */
  readonly algorithm: SlhDsaName;
  /** The key's public half, a fresh copy each time. */
  readonly publicKey: Bytes;
  /**
   * The same bytes as the set's `sign`.
   *
   * @throws TypeError, RangeError and PolylaneError as there
   * @throws PolylaneError KEY_DESTROYED after `destroy`
   * @throws PolylaneError FAULT_DETECTED when the two signatures of a redundant signer differ, or kept subtrees were
   * changed; they are dropped then, and the next signature grows its own
   */
  sign(msg: Uint8Array, options?: SignOptions): Bytes;
  /**
   * The same bytes as `sign` gives for the chunks' concatenation, of which no more than one is held. The pure form
   * reads the message twice: `open` is called for each pass, the second time after the first has ended. Reading may
   * take its time; signing itself is done at once when it has ended.
   *
   * `onProgress` counts passes and the signing: three units, two in a pre-hash form, which reads once.
   *
   * It rejects with what `sign` throws, with `signal.reason`, with what the source throws, and with
   *
   * - TypeError when `open`, what it returns or a chunk is of the wrong kind
   * - PolylaneError MESSAGE_CHANGED when the second pass differs from the first
   * - PolylaneError KEY_DESTROYED when the signer is destroyed meanwhile
   */
  signFrom(open: () => Chunks, options?: SignOptions & LongWork): Promise<Bytes>;
  /** Wipes the signer's copy of the key, and drops what was kept. Always allowed. */
  destroy(): void;
}

function cacheBytesOf(option: unknown): number {
  if (option === undefined) return 0;
  if (typeof option !== 'number') throw new TypeError(`cacheBytes: expected a number, got ${kindOf(option)}`);
  if (!Number.isSafeInteger(option) || option < 0)
    throw new RangeError(`cacheBytes: expected an integer of at least 0, got ${option}`);
  return option;
}

function redundantOf(option: unknown): boolean {
  if (option !== undefined && typeof option !== 'boolean')
    throw new TypeError(`redundant: expected a boolean, got ${kindOf(option)}`);
  return option === true;
}

function sameAttempts(a: Attempt, b: Attempt): boolean {
  return (
    a.keptIntact === b.keptIntact &&
    sameBytes(a.signature, b.signature) &&
    sameBytes(a.root, b.root) &&
    a.grown.length === b.grown.length &&
    a.grown.every(({ subtree }, i) => sameBytes(subtree.leaves, b.grown[i]?.subtree.leaves as Uint8Array))
  );
}

/** Signs; with a second digest also a second time. Nothing leaves that a check refuses. */
function signChecked(
  scheme: Scheme,
  key: Uint8Array,
  cache: SubtreeCache | undefined,
  digested: Digesting,
  digestedAgain: Digesting | undefined,
): Bytes {
  const made = attempt(scheme, key, digested, cache);
  let refusal: ['FAULT_DETECTED' | 'KEY_MISMATCH', string] | undefined = [
    'FAULT_DETECTED',
    'the signature was not computed a second time',
  ];
  try {
    const again = digestedAgain && attempt(scheme, key, digestedAgain, cache, 'mirrored');
    const { pkRoot } = secretKeyParts(scheme.parameters.n, key);
    refusal = undefined;
    if (again !== undefined && !sameAttempts(made, again))
      refusal = ['FAULT_DETECTED', 'the signature came out differently when it was computed again'];
    else if (!made.keptIntact)
      refusal = ['FAULT_DETECTED', 'subtrees that were kept do not lead to the key that signs'];
    else if (!sameBytes(made.root, pkRoot))
      refusal = ['KEY_MISMATCH', 'secretKey: its last n bytes are not the root that its seeds lead to'];
    again?.signature.fill(0);
  } finally {
    if (refusal !== undefined) {
      made.signature.fill(0);
      cache?.clear();
    }
  }
  if (refusal !== undefined) throw polylaneError(...refusal);
  for (const { place, subtree } of made.grown) cache?.keep(place, subtree);
  return made.signature;
}

/** A signer of one form. Options are read, and the key is copied, before it returns. */
export function preparedSigner(
  scheme: Scheme,
  name: SlhDsaName,
  form: MessageForm,
  secretKey: unknown,
  options: unknown,
): Signer {
  const { n, m } = scheme.parameters;
  const { messages } = scheme.engine;
  const read = readOptions('options', options, ['cacheBytes', 'redundant']);
  const cacheBytes = cacheBytesOf(read.cacheBytes);
  const redundant = redundantOf(read.redundant);
  const key = keyBytes('secretKey', secretKey, 4 * n, name, form);
  const publicKey = key.slice(2 * n);
  const [pkSeed, pkRoot] = [publicKey.slice(0, n), publicKey.slice(n)];
  const cache = cacheBytes === 0 ? undefined : subtreeCache(scheme, cacheBytes);
  /** Wipes what streams under way hold. */
  const wipes = new Set<() => void>();
  let destroyed = false;

  const assertAlive = (): void => {
    if (destroyed) throw polylaneError('KEY_DESTROYED', 'this signer was destroyed');
  };
  const signDigests = (digested: Digesting, digestedAgain: Digesting): Bytes =>
    signChecked(scheme, key, cache, digested, redundant ? digestedAgain : undefined);
  /** What is signed, and the same computed once more where a redundant signer is to compare. */
  const signBodies = (
    prefix: Uint8Array,
    body: Uint8Array,
    bodyAgain: Uint8Array,
    optRand: Uint8Array,
  ): Bytes => {
    const digested = (bytes: Uint8Array): Digesting => digesting(scheme, [prefix, bytes], key, optRand);
    return signDigests(digested(body), digested(bodyAgain));
  };

  const signFrom = async (open: () => Chunks, signOptions?: SignOptions & LongWork): Promise<Bytes> => {
    assertAlive();
    const { context, extraEntropy, signal, onProgress } = readOptions('options', signOptions, [
      'context',
      'extraEntropy',
      'signal',
      'onProgress',
    ]);
    const prefix = form.prefix(context).slice();
    const progress = progressOf(onProgress);
    if (typeof open !== 'function') throw new TypeError(`open: expected a function, got ${kindOf(open)}`);
    const waiting = waitingFor(signal);
    const begun: (() => void)[] = [];
    const wiped = <T extends { wipe(): void }>(hash: T): T => {
      begun.push(hash.wipe);
      wipes.add(hash.wipe);
      return hash;
    };
    const pass = async (hashes: readonly { update(part: Uint8Array): void }[]): Promise<number> => {
      let length = 0;
      await readChunks('source', open(), waiting, (chunk) => {
        assertAlive();
        for (const hash of hashes) hash.update(chunk);
        length += chunk.length;
      });
      waiting.check();
      assertAlive();
      return length;
    };
    const finished = (hash: MessageHash, bytes: number): Uint8Array => {
      const output = new Uint8Array(bytes);
      hash.finish(output);
      return output;
    };
    const ready = (): void => {
      waiting.check();
      assertAlive();
    };
    try {
      const optRand = optRandOf({ n, name }, extraEntropy, key);
      wiped({ wipe: () => optRand.fill(0) });
      waiting.check();
      if (form.pieces !== undefined) {
        const pieces = wiped(form.pieces());
        const again = redundant ? wiped(form.pieces()) : undefined;
        await pass(again === undefined ? [pieces] : [pieces, again]);
        const body = pieces.body();
        const bodyAgain = again?.body() ?? body;
        progress(1, 2);
        ready();
        const signature = signBodies(prefix, body, bodyAgain, optRand);
        progress(2, 2);
        return signature;
      }
      const prf = (): MessageHash => {
        const hash = wiped(messages.prfMsg(key.subarray(n, 2 * n), optRand));
        hash.update(prefix);
        return hash;
      };
      const first = prf();
      const firstLength = await pass([first]);
      const r = finished(first, n);
      progress(1, 3);
      ready();
      // PRF_msg is what nobody without the key can make collide: computed again, it tells the passes apart.
      const second = prf();
      const hashes = Array.from({ length: redundant ? 2 : 1 }, () => {
        const hash = wiped(messages.hMsg(r, pkSeed, pkRoot));
        hash.update(prefix);
        return hash;
      });
      const length = await pass([second, ...hashes]);
      if (length !== firstLength || !sameBytes(finished(second, n), r))
        throw polylaneError(
          'MESSAGE_CHANGED',
          `the message was not the same when it was read again (${firstLength} bytes, then ${length})`,
        );
      const digests = hashes.map((hash) => finished(hash, m));
      progress(2, 3);
      ready();
      const digestedOf = (digest: Uint8Array | undefined): Digesting => {
        return () => ({ r, digest: digest as Uint8Array });
      };
      const signature = signDigests(digestedOf(digests[0]), digestedOf(digests[1]));
      progress(3, 3);
      return signature;
    } finally {
      waiting.end();
      for (const wipe of begun) {
        wipe();
        wipes.delete(wipe);
      }
    }
  };

  return Object.freeze({
    algorithm: name,
    get publicKey(): Bytes {
      return publicKey.slice();
    },
    // Options first: reading them may run code of the caller's, which must not come between checks and work.
    sign: (msg: Uint8Array, signOptions?: SignOptions): Bytes => {
      const { context, extraEntropy } = readOptions('options', signOptions, ['context', 'extraEntropy']);
      assertAlive();
      const prefix = form.prefix(context);
      const message = bytesOf('msg', msg);
      const optRand = optRandOf({ n, name }, extraEntropy, key);
      try {
        assertAlive();
        const body = form.body(message);
        return signBodies(prefix, body, redundant ? form.body(message) : body, optRand);
      } finally {
        optRand.fill(0);
      }
    },
    signFrom,
    destroy: (): void => {
      destroyed = true;
      key.fill(0);
      cache?.clear();
      for (const wipe of wipes) wipe();
    },
  });
}
