import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import type { MessageForm } from './message-form.ts';
import type { SlhDsaName } from './options.ts';

/** A secret key that says whose it is. */
export interface PrivateKey {
  readonly algorithm: SlhDsaName;
  readonly secretKey: Uint8Array;
  /** Of a key that signs in one pre-hash form only. */
  readonly prehash?: string | undefined;
}

/** A public key that says whose it is. */
export interface PublicKey {
  readonly algorithm: string;
  readonly publicKey: Uint8Array;
  /** Of a key that verifies in one pre-hash form only. */
  readonly prehash?: string | undefined;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : kindOf(value);
}

/** A copy of a key's bytes; `part` is its name as an argument, and in an object that says whose it is. */
export function keyBytes(
  part: 'secretKey' | 'publicKey',
  value: unknown,
  bytes: number,
  name: SlhDsaName,
  { prehash }: MessageForm,
): Uint8Array {
  let given = value;
  if (kindOf(value) === 'object') {
    const { algorithm, prehash: only, [part]: held } = value as Readonly<Record<string, unknown>>;
    if (algorithm !== name)
      throw new TypeError(`${part}.algorithm: expected ${name}, got ${quoted(algorithm)}`);
    if (only !== undefined && only !== prehash)
      throw new TypeError(`${part}.prehash: expected ${prehash ?? 'none'}, got ${quoted(only)}`);
    given = held;
  }
  const key = bytesOf(part, given, bytes, name);
  const copy = key.slice();
  wipeIfCopied(key, given as Uint8Array);
  return copy;
}
