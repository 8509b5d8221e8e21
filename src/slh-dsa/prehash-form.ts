import { type BlockHash, beginState, digest } from '../engines/hash/block-hash.ts';
import { implementationOf } from '../engines/hash/implementation.ts';
import { plainKeccak } from '../engines/hash/plain-keccak.ts';
import { plainSha256, plainSha512 } from '../engines/hash/plain-sha2.ts';
import { hashSession } from '../engines/hash/session.ts';
import { SHA224, SHA384, SHA512_224, SHA512_256, sha2Hash } from '../engines/hash/sha2.ts';
import { SHA3_SUFFIX, SHAKE_SUFFIX, spongeHash } from '../engines/hash/sponge.ts';
import { SHA256, SHA512 } from '../engines/sha2/digests.ts';
import { bytesOf, kindOf } from '../runtime/bytes.ts';
import { contextOf, type MessageForm } from './message-form.ts';

/**
 * A hash function for `prehash`: only its object identifier counts.
 *
 * @example
 * ```ts
 * import { sha512 } from 'polylane/sha2.js';
 * import { slh_dsa_sha2_256f } from 'polylane/slh-dsa.js';
 *
 * const { secretKey, publicKey } = slh_dsa_sha2_256f.keygen();
 * const hashed = slh_dsa_sha2_256f.prehash(sha512);
 * const message = Uint8Array.of(1, 2, 3);
 * const signature = hashed.sign(message, secretKey);
 * console.log(hashed.verify(signature, message, publicKey)); // true
 * console.log(slh_dsa_sha2_256f.verify(signature, message, publicKey)); // false
 * ```
 */
export interface PrehashFunction {
  /** The DER encoding, as `oid` of the functions of `polylane/sha2.js` and of @noble/hashes. */
  readonly oid?: Uint8Array;
}

interface Prehash {
  readonly name: string;
  /** Bytes of the digest: FIPS 205, Algorithm 23, lines 8 to 25. */
  readonly bytes: number;
  /** What hashes where the object brings no implementation along. */
  readonly plain: () => BlockHash;
}

/** By the last arc under 2.16.840.1.101.3.4.2, from 1 on. */
const prehashes: readonly Prehash[] = [
  { name: 'SHA-256', bytes: 32, plain: () => sha2Hash(SHA256, plainSha256) },
  { name: 'SHA-384', bytes: 48, plain: () => sha2Hash(SHA384, plainSha512) },
  { name: 'SHA-512', bytes: 64, plain: () => sha2Hash(SHA512, plainSha512) },
  { name: 'SHA-224', bytes: 28, plain: () => sha2Hash(SHA224, plainSha256) },
  { name: 'SHA-512/224', bytes: 28, plain: () => sha2Hash(SHA512_224, plainSha512) },
  { name: 'SHA-512/256', bytes: 32, plain: () => sha2Hash(SHA512_256, plainSha512) },
  { name: 'SHA3-224', bytes: 28, plain: () => spongeHash(144, SHA3_SUFFIX, plainKeccak(144)) },
  { name: 'SHA3-256', bytes: 32, plain: () => spongeHash(136, SHA3_SUFFIX, plainKeccak(136)) },
  { name: 'SHA3-384', bytes: 48, plain: () => spongeHash(104, SHA3_SUFFIX, plainKeccak(104)) },
  { name: 'SHA3-512', bytes: 64, plain: () => spongeHash(72, SHA3_SUFFIX, plainKeccak(72)) },
  { name: 'SHAKE128', bytes: 32, plain: () => spongeHash(168, SHAKE_SUFFIX, plainKeccak(168)) },
  { name: 'SHAKE256', bytes: 64, plain: () => spongeHash(136, SHAKE_SUFFIX, plainKeccak(136)) },
];

/** Tag, length and the arcs of NIST's hashAlgs; the last arc follows. */
const hashAlgs: readonly number[] = [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02];

/** The last arc of an identifier under NIST's hashAlgs; 0 for any other bytes. */
function arcOf(oid: Uint8Array): number {
  const alike = oid.length === hashAlgs.length + 1 && hashAlgs.every((byte, i) => oid[i] === byte);
  return alike ? (oid[hashAlgs.length] as number) : 0;
}

/** FIPS 205, Algorithms 23 and 25: the form that signs a hash of the message. */
export function prehashForm(hash: unknown): MessageForm {
  if (hash === null || (typeof hash !== 'object' && typeof hash !== 'function'))
    throw new TypeError(`hash: expected a hash function, got ${kindOf(hash)}`);
  const oid = bytesOf('hash.oid', (hash as PrehashFunction).oid).slice();
  const arc = arcOf(oid);
  const prehash = prehashes[arc - 1];
  if (prehash === undefined) {
    const names = prehashes.map(({ name }) => name).join(', ');
    throw new TypeError(`hash.oid: expected the object identifier of one of ${names}`);
  }
  const { name, bytes, plain } = prehash;
  const brought = implementationOf(hash);
  const implementation = brought?.arc === arc ? brought.hash : plain();

  return {
    prefix: (option) => {
      const context = contextOf(option);
      return Uint8Array.of(1, context.length, ...context, ...oid);
    },
    prehash: name,
    body: (message) => {
      const output = new Uint8Array(bytes);
      digest(implementation, beginState(implementation), message, output);
      return output;
    },
    pieces: () => {
      const session = hashSession(implementation);
      return {
        update: session.update,
        body: () => {
          const output = new Uint8Array(bytes);
          session.digest(new Uint8Array(0), output);
          return output;
        },
        wipe: session.end,
      };
    },
  };
}
