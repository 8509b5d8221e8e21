import { encodeSpki, type PublicKey } from 'polylane/keys.js';
import { sha256 } from 'polylane/sha2.js';

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** SHA-256 of the SubjectPublicKeyInfo: what `openssl pkey -pubin -outform DER | sha256sum` prints. */
export function fingerprint(key: PublicKey): string {
  return hex(sha256(encodeSpki(key)));
}
