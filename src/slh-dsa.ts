/**
 * SLH-DSA, the stateless hash-based signatures of FIPS 205: its twelve sets.
 *
 * Names and call shapes are those of `@noble/post-quantum/slh-dsa.js`. Keys, signatures and messages are bytes; a
 * byte argument is any Uint8Array, and everything returned is a fresh one.
 */
import { sha2N16 } from './engines/sha2/n16.ts';
import { sha2N24 } from './engines/sha2/n24.ts';
import { sha2N32 } from './engines/sha2/n32.ts';
import { shakeN16 } from './engines/shake/n16.ts';
import { shakeN24 } from './engines/shake/n24.ts';
import { shakeN32 } from './engines/shake/n32.ts';
import type { TreeHashEngine } from './engines/tree-hash.ts';
import { bytesOf, wipeIfCopied } from './runtime/bytes.ts';
import { polylaneError } from './runtime/errors.ts';
import { readOptions } from './runtime/options.ts';
import { fillRandom } from './runtime/random.ts';
import { asSubject } from './runtime/report.ts';
import { generateKey } from './schemes/slh-dsa/keygen.ts';
import {
  type ParameterSet,
  SHA2_128F,
  SHA2_128S,
  SHA2_192F,
  SHA2_192S,
  SHA2_256F,
  SHA2_256S,
  SHAKE_128F,
  SHAKE_128S,
  SHAKE_192F,
  SHAKE_192S,
  SHAKE_256F,
  SHAKE_256S,
} from './schemes/slh-dsa/parameters.ts';
import { schemeOf } from './schemes/slh-dsa/scheme.ts';
import { signInternal } from './schemes/slh-dsa/sign.ts';
import { verifyInternal } from './schemes/slh-dsa/verify.ts';
import type { PrivateKey, PublicKey } from './slh-dsa/keys.ts';
import { type MessageForm, pureForm } from './slh-dsa/message-form.ts';
import {
  type Bytes,
  optRandOf,
  type SignOptions,
  type SlhDsaName,
  type VerifyOptions,
} from './slh-dsa/options.ts';
import { type PrehashFunction, prehashForm } from './slh-dsa/prehash-form.ts';
import { preparedSigner, type Signer, type SignerOptions } from './slh-dsa/signer.ts';
import { preparedVerifier, type SignedMessage, type Verifier } from './slh-dsa/verifier.ts';

export type { LongWork, Signal } from './runtime/abort.ts';
export type { Chunks } from './runtime/chunks.ts';
export type {
  Bytes,
  PrehashFunction,
  PrivateKey,
  PublicKey,
  SignedMessage,
  Signer,
  SignerOptions,
  SignOptions,
  SlhDsaName,
  Verifier,
  VerifyOptions,
};

/** A way of signing messages: as they are, or their hashes. */
export interface Form {
  /**
   * FIPS 205, Algorithm 22, and Algorithm 23 for a pre-hash form: hedged unless told otherwise.
   *
   * @throws TypeError for an argument or option of the wrong kind, and for an unknown option
   * @throws RangeError when the secret key is not `lengths.secretKey` bytes, `context` more than 255, or
   * `extraEntropy` not `lengths.signRand`
   * @throws PolylaneError RNG_UNAVAILABLE when randomness is needed and the host has none
   * @throws PolylaneError KEY_MISMATCH when PK.root does not belong to the key's seeds
   */
  sign(msg: Uint8Array, secretKey: Uint8Array, options?: SignOptions): Bytes;
  /**
   * FIPS 205, Algorithm 24, and Algorithm 25 for a pre-hash form. The signature comes first: with it and the message
   * exchanged the answer is false. So it is for any signature bytes that are not right, of whatever length: a wrong
   * length is refused before the message is hashed. Keys and signatures of SPHINCS+, round 3, have the same sizes but
   * are another scheme: they give false.
   *
   * @throws TypeError for an argument or option of the wrong kind, and for an unknown option
   * @throws RangeError when the public key is not `lengths.publicKey` bytes or `context` more than 255
   */
  verify(sig: Uint8Array, msg: Uint8Array, publicKey: Uint8Array, options?: VerifyOptions): boolean;
  /**
   * A secret key made ready to sign often. It is copied.
   *
   * @throws TypeError for a key or an option of the wrong kind, for an unknown option, and for another set's key
   * @throws RangeError when the key is not `lengths.secretKey` bytes, or `cacheBytes` no integer of at least 0
   */
  signer(secretKey: Uint8Array | PrivateKey, options?: SignerOptions): Signer;
  /**
   * A public key made ready to verify often. It is copied.
   *
   * @throws TypeError for a key of the wrong kind and for another set's key
   * @throws RangeError when it is not `lengths.publicKey` bytes
   */
  verifier(publicKey: Uint8Array | PublicKey): Verifier;
}

/** One parameter set. Its own `sign`, `verify`, `signer` and `verifier` are the pure form. */
export interface SlhDsa extends Form {
  /** The set's name in FIPS 205. */
  readonly name: SlhDsaName;
  /** Bits: NIST's security categories 1, 3 and 5. */
  readonly securityLevel: 128 | 192 | 256;
  /** In bytes: 3n, 4n, 2n, the signature's (FIPS 205, Table 2), n. */
  readonly lengths: Readonly<{
    seed: number;
    secretKey: number;
    publicKey: number;
    signature: number;
    signRand: number;
  }>;
  /**
   * FIPS 205, Algorithms 21 and 18. The secret key is SK.seed || SK.prf || PK.seed || PK.root, the public key its
   * second half.
   *
   * @param seed SK.seed || SK.prf || PK.seed; absent, fresh random bytes
   * @throws TypeError when `seed` is no Uint8Array
   * @throws RangeError when `seed` is not `lengths.seed` bytes
   * @throws PolylaneError RNG_UNAVAILABLE when there is no seed and the host has no random generator
   */
  keygen(seed?: Uint8Array): { secretKey: Bytes; publicKey: Bytes };
  /**
   * The public key that a secret key carries. It is copied out, not computed.
   *
   * @throws TypeError when `secretKey` is no Uint8Array
   * @throws RangeError when it is not `lengths.secretKey` bytes
   */
  getPublicKey(secretKey: Uint8Array): Bytes;
  /**
   * FIPS 205, Algorithms 19 and 20: no context and no domain byte before the message. For protocols that build
   * their own message representative, and for test vectors; signatures are not interchangeable with those of
   * `sign`. Errors as there.
   */
  readonly internal: {
    sign(
      msg: Uint8Array,
      secretKey: Uint8Array,
      options?: { extraEntropy?: Uint8Array | false | undefined },
    ): Bytes;
    verify(sig: Uint8Array, msg: Uint8Array, publicKey: Uint8Array): boolean;
  };
  /**
   * FIPS 205, Algorithms 23 and 25: the form that signs a hash of the message. Signatures of one form are false in
   * every other.
   *
   * `hash` is any object that carries the `oid` of one of SHA-224, SHA-256, SHA-384, SHA-512, SHA-512/224,
   * SHA-512/256, SHA3-224, SHA3-256, SHA3-384, SHA3-512, SHAKE128 (32 bytes) and SHAKE256 (64 bytes). It is never
   * called: this library hashes, by the kernels that the functions of `polylane/sha2.js` and `polylane/sha3.js`
   * bring along, and for other objects, as those of @noble/hashes, by its own kernels or plain JavaScript, which is slower.
   *
   * @throws TypeError for an object without an `oid`, and for an unknown one
   */
  prehash(hash: PrehashFunction): Form;
}

function slhDsa(parameters: ParameterSet & { readonly name: SlhDsaName }, engine: TreeHashEngine): SlhDsa {
  const scheme = schemeOf(parameters, engine);
  const { name, securityLevel, n } = parameters;
  const lengths = Object.freeze({
    seed: 3 * n,
    secretKey: 4 * n,
    publicKey: 2 * n,
    signature: scheme.layout.bytes,
    signRand: n,
  });

  const sign = (
    { body }: Pick<MessageForm, 'body'>,
    prefix: Uint8Array,
    msg: unknown,
    secretKey: unknown,
    extraEntropy: unknown,
  ): Bytes => {
    const message = bytesOf('msg', msg);
    const key = bytesOf('secretKey', secretKey, lengths.secretKey, name);
    try {
      const optRand = optRandOf(parameters, extraEntropy, key);
      try {
        const signature = signInternal(scheme, [prefix, body(message)], key, optRand);
        if (signature !== undefined) return signature;
      } finally {
        optRand.fill(0);
      }
    } finally {
      wipeIfCopied(key, secretKey as Uint8Array);
    }
    throw polylaneError(
      'KEY_MISMATCH',
      `secretKey: damaged, or not of ${name}: its PK.root is not the root of its seeds`,
    );
  };

  const verify = (
    { body }: Pick<MessageForm, 'body'>,
    prefix: Uint8Array,
    sig: unknown,
    msg: unknown,
    publicKey: unknown,
  ): boolean => {
    const signature = bytesOf('sig', sig);
    const message = bytesOf('msg', msg);
    const key = bytesOf('publicKey', publicKey, lengths.publicKey, name);
    // Nothing is hashed for a signature that its length refuses.
    if (signature.length !== lengths.signature) return false;
    return verifyInternal(scheme, key, [{ signature, message: [prefix, body(message)] }])[0] === true;
  };

  const keygen = (seed?: Uint8Array): { secretKey: Bytes; publicKey: Bytes } => {
    const parts = new Uint8Array(lengths.seed);
    try {
      if (seed === undefined) fillRandom(parts);
      else {
        const given = bytesOf('seed', seed, lengths.seed, name);
        parts.set(given);
        wipeIfCopied(given, seed);
      }
      const secretKey = generateKey(scheme, parts);
      return { secretKey, publicKey: secretKey.slice(2 * n) };
    } finally {
      parts.fill(0);
    }
  };

  // Options first: reading them may run code of the caller's, which must not come between checks and work.
  const formOf = (form: MessageForm): Form => ({
    sign: (msg, secretKey, options) => {
      const { context, extraEntropy } = readOptions('options', options, ['context', 'extraEntropy']);
      return sign(form, form.prefix(context), msg, secretKey, extraEntropy);
    },
    verify: (sig, msg, publicKey, options) => {
      const { context } = readOptions('options', options, ['context']);
      return verify(form, form.prefix(context), sig, msg, publicKey);
    },
    signer: (secretKey, options) => preparedSigner(scheme, name, form, secretKey, options),
    verifier: (publicKey) => preparedVerifier(scheme, name, form, publicKey),
  });

  const nothing = new Uint8Array(0);
  const set: SlhDsa = {
    name,
    securityLevel,
    lengths,
    keygen,
    getPublicKey: (secretKey) => {
      const key = bytesOf('secretKey', secretKey, lengths.secretKey, name);
      const publicKey = key.slice(2 * n);
      wipeIfCopied(key, secretKey);
      return publicKey;
    },
    ...formOf(pureForm),
    prehash: (hash) => Object.freeze(formOf(prehashForm(hash, engine.blocks))),
    internal: Object.freeze({
      sign: (msg, secretKey, options) => {
        const { extraEntropy } = readOptions('options', options, ['extraEntropy']);
        return sign(pureForm, nothing, msg, secretKey, extraEntropy);
      },
      // No options: a context that is given here must not pass for one that was checked.
      verify: (sig, msg, publicKey, options?: unknown) => {
        readOptions('options', options, []);
        return verify(pureForm, nothing, sig, msg, publicKey);
      },
    } satisfies SlhDsa['internal']),
  };
  return Object.freeze(asSubject(set, () => engine.tables));
}

/**
 * SLH-DSA-SHA2-128s: small signatures, slow signing (7856 bytes; public key 32, secret key 64).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_128s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_128s.keygen();
 * const signature = slh_dsa_sha2_128s.sign(message, secretKey);
 * console.log(slh_dsa_sha2_128s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_128s: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_128S, sha2N16);

/**
 * SLH-DSA-SHA2-128f: fast signing, larger signatures (17088 bytes; public key 32, secret key 64).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_128f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_128f.keygen();
 * const signature = slh_dsa_sha2_128f.sign(message, secretKey);
 * console.log(slh_dsa_sha2_128f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_128f: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_128F, sha2N16);

/**
 * SLH-DSA-SHA2-192s: small signatures, slow signing (16224 bytes; public key 48, secret key 96).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_192s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_192s.keygen();
 * const signature = slh_dsa_sha2_192s.sign(message, secretKey);
 * console.log(slh_dsa_sha2_192s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_192s: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_192S, sha2N24);

/**
 * SLH-DSA-SHA2-192f: fast signing, larger signatures (35664 bytes; public key 48, secret key 96).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_192f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_192f.keygen();
 * const signature = slh_dsa_sha2_192f.sign(message, secretKey);
 * console.log(slh_dsa_sha2_192f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_192f: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_192F, sha2N24);

/**
 * SLH-DSA-SHA2-256s: small signatures, slow signing (29792 bytes; public key 64, secret key 128).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_256s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_256s.keygen();
 * const signature = slh_dsa_sha2_256s.sign(message, secretKey);
 * console.log(slh_dsa_sha2_256s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_256s: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_256S, sha2N32);

/**
 * SLH-DSA-SHA2-256f: fast signing, larger signatures (49856 bytes; public key 64, secret key 128).
 *
 * @example
 * ```ts
 * import { slh_dsa_sha2_256f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_sha2_256f.keygen();
 * const signature = slh_dsa_sha2_256f.sign(message, secretKey);
 * console.log(slh_dsa_sha2_256f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_sha2_256f: SlhDsa = /* @__PURE__ */ slhDsa(SHA2_256F, sha2N32);

/**
 * SLH-DSA-SHAKE-128s: small signatures, slow signing (7856 bytes; public key 32, secret key 64).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_128s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_128s.keygen();
 * const signature = slh_dsa_shake_128s.sign(message, secretKey);
 * console.log(slh_dsa_shake_128s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_128s: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_128S, shakeN16);

/**
 * SLH-DSA-SHAKE-128f: fast signing, larger signatures (17088 bytes; public key 32, secret key 64).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_128f.keygen();
 * const signature = slh_dsa_shake_128f.sign(message, secretKey);
 * console.log(slh_dsa_shake_128f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_128f: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_128F, shakeN16);

/**
 * SLH-DSA-SHAKE-192s: small signatures, slow signing (16224 bytes; public key 48, secret key 96).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_192s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_192s.keygen();
 * const signature = slh_dsa_shake_192s.sign(message, secretKey);
 * console.log(slh_dsa_shake_192s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_192s: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_192S, shakeN24);

/**
 * SLH-DSA-SHAKE-192f: fast signing, larger signatures (35664 bytes; public key 48, secret key 96).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_192f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_192f.keygen();
 * const signature = slh_dsa_shake_192f.sign(message, secretKey);
 * console.log(slh_dsa_shake_192f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_192f: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_192F, shakeN24);

/**
 * SLH-DSA-SHAKE-256s: small signatures, slow signing (29792 bytes; public key 64, secret key 128).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_256s } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_256s.keygen();
 * const signature = slh_dsa_shake_256s.sign(message, secretKey);
 * console.log(slh_dsa_shake_256s.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_256s: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_256S, shakeN32);

/**
 * SLH-DSA-SHAKE-256f: fast signing, larger signatures (49856 bytes; public key 64, secret key 128).
 *
 * @example
 * ```ts
 * import { slh_dsa_shake_256f } from 'polylane/slh-dsa.js';
 *
 * const message = Uint8Array.of(1, 2, 3);
 * const { secretKey, publicKey } = slh_dsa_shake_256f.keygen();
 * const signature = slh_dsa_shake_256f.sign(message, secretKey);
 * console.log(slh_dsa_shake_256f.verify(signature, message, publicKey)); // true
 * ```
 */
export const slh_dsa_shake_256f: SlhDsa = /* @__PURE__ */ slhDsa(SHAKE_256F, shakeN32);

/**
 * A set by its name in FIPS 205. It pulls in every set: import the constants where size counts.
 *
 * @throws TypeError when no set has the name
 *
 * @example
 * ```ts
 * import { slhDsaByName } from 'polylane/slh-dsa.js';
 *
 * console.log(slhDsaByName('SLH-DSA-SHAKE-192f').lengths.signature); // 35664
 * ```
 */
export function slhDsaByName(name: SlhDsaName): SlhDsa {
  const sets = [
    slh_dsa_sha2_128s,
    slh_dsa_sha2_128f,
    slh_dsa_sha2_192s,
    slh_dsa_sha2_192f,
    slh_dsa_sha2_256s,
    slh_dsa_sha2_256f,
    slh_dsa_shake_128s,
    slh_dsa_shake_128f,
    slh_dsa_shake_192s,
    slh_dsa_shake_192f,
    slh_dsa_shake_256s,
    slh_dsa_shake_256f,
  ];
  const found = sets.find((set) => set.name === name);
  if (found === undefined) {
    const given = typeof name === 'string' ? JSON.stringify((name as string).slice(0, 40)) : typeof name;
    throw new TypeError(`name: expected one of ${sets.map((set) => set.name).join(', ')}, got ${given}`);
  }
  return found;
}
