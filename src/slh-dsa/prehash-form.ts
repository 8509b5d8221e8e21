import type { BlockHash } from '../engines/hash/block-hash.ts';
import { implementationOf } from '../engines/hash/implementation.ts';
import { SHA224, SHA384, sha2Hash, truncatedSha512 } from '../engines/hash/sha2.ts';
import { SHA3_SUFFIX, SHAKE_SUFFIX, spongeHash } from '../engines/hash/sponge.ts';
import { inPieces } from '../engines/message-hash.ts';
import { SHA256, SHA512 } from '../engines/sha2/digests.ts';
import type { HashBlocks } from '../engines/tree-hash.ts';
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
  readonly hash: (blocks: HashBlocks) => BlockHash;
}

const sha2 = (name: string, bytes: number, hash: Prehash['hash']): Prehash => ({
  name: `SHA-${name}`,
  bytes,
  hash,
});
const truncated = (t: 224 | 256): Prehash =>
  sha2(`512/${t}`, t / 8, ({ sha512 }) => sha2Hash(truncatedSha512(t, sha512), sha512));
const sponge = (name: string, bytes: number, rateBytes: number, suffix = SHA3_SUFFIX): Prehash => ({
  name,
  bytes,
  hash: ({ keccak }) => spongeHash(rateBytes, suffix, keccak(rateBytes)),
});

/** By the last arc under 2.16.840.1.101.3.4.2, from 1 on. */
const prehashes = (): readonly Prehash[] => [
  sha2('256', 32, ({ sha256 }) => sha2Hash(SHA256, sha256)),
  sha2('384', 48, ({ sha512 }) => sha2Hash(SHA384, sha512)),
  sha2('512', 64, ({ sha512 }) => sha2Hash(SHA512, sha512)),
  sha2('224', 28, ({ sha256 }) => sha2Hash(SHA224, sha256)),
  truncated(224),
  truncated(256),
  sponge('SHA3-224', 28, 144),
  sponge('SHA3-256', 32, 136),
  sponge('SHA3-384', 48, 104),
  sponge('SHA3-512', 64, 72),
  sponge('SHAKE128', 32, 168, SHAKE_SUFFIX),
  sponge('SHAKE256', 64, 136, SHAKE_SUFFIX),
];

/** Tag, length and the arcs of NIST's hashAlgs; the last arc follows. */
const hashAlgs: readonly number[] = [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02];

/** The last arc of an identifier under NIST's hashAlgs; 0 for any other bytes. */
function arcOf(oid: Uint8Array): number {
  const alike = oid.length === hashAlgs.length + 1 && hashAlgs.every((byte, i) => oid[i] === byte);
  return alike ? (oid[hashAlgs.length] as number) : 0;
}

/** FIPS 205, Algorithms 23 and 25: the form that signs a hash of the message. */
export function prehashForm(hash: unknown, blocks: HashBlocks): MessageForm {
  if (hash === null || (typeof hash !== 'object' && typeof hash !== 'function'))
    throw new TypeError(`hash: expected a hash function, got ${kindOf(hash)}`);
  const oid = bytesOf('hash.oid', (hash as PrehashFunction).oid).slice();
  const arc = arcOf(oid);
  const known = prehashes();
  const prehash = known[arc - 1];
  if (prehash === undefined) {
    const names = known.map(({ name }) => name).join(', ');
    throw new TypeError(`hash.oid: expected the object identifier of one of ${names}`);
  }
  const brought = implementationOf(hash);
  const implementation = brought?.arc === arc ? brought.hash : prehash.hash(blocks);
  const pieces = (): ReturnType<NonNullable<MessageForm['pieces']>> => {
    const { update, finish, wipe } = inPieces(implementation);
    const body = (): Uint8Array => {
      const output = new Uint8Array(prehash.bytes);
      finish(output);
      return output;
    };
    return { update, body, wipe };
  };

  return {
    prefix: (option) => {
      const context = contextOf(option);
      return Uint8Array.of(1, context.length, ...context, ...oid);
    },
    prehash: prehash.name,
    body: (message) => {
      const { update, body } = pieces();
      update(message);
      return body();
    },
    pieces,
  };
}
