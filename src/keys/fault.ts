import { type PolylaneError, polylaneError } from '../runtime/errors.ts';

/** What is wrong with an encoded key. Messages name positions, tags and lengths, never a byte of the key. */
export function keyFormat(message: string): PolylaneError {
  return polylaneError('KEY_FORMAT', message);
}

export function keyEncrypted(found: string, name = 'derOrPem'): PolylaneError {
  return polylaneError(
    'KEY_ENCRYPTED',
    `${name}: expected an unencrypted private key, found ${found}; decrypt it first, as by openssl pkey`,
  );
}
