import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import { fillRandom } from '../runtime/random.ts';

/** What is returned: `Uint8Array<ArrayBuffer>` where TypeScript knows it. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** The sets of FIPS 205, section 11, Table 2. */
export type SlhDsaName = `SLH-DSA-${'SHA2' | 'SHAKE'}-${128 | 192 | 256}${'s' | 'f'}`;

/** Options of `verify`. */
export interface VerifyOptions {
  /** 0 to 255 bytes that a signature is bound to. Absent, undefined and empty are the same. */
  context?: Uint8Array | undefined;
}

/** Options of `sign`. */
export interface SignOptions extends VerifyOptions {
  /**
   * FIPS 205's opt_rand. Absent: n fresh random bytes, which also hinders fault attacks. A Uint8Array of exactly n
   * bytes takes their place. `false`: the deterministic variant, the same signature each time.
   */
  extraEntropy?: Uint8Array | false | undefined;
}

/** FIPS 205, Algorithm 22, lines 4 to 7, and Algorithm 19, line 2: opt_rand of n bytes, in private memory. */
export function optRandOf(
  { n, name }: { readonly n: number; readonly name: string },
  option: unknown,
  secretKey: Uint8Array,
): Uint8Array {
  if (option === false) return secretKey.slice(2 * n, 3 * n);
  if (option !== undefined) {
    const kind = kindOf(option);
    if (kind !== 'Uint8Array') throw new TypeError(`extraEntropy: expected Uint8Array or false, got ${kind}`);
    const given = bytesOf('extraEntropy', option, n, name);
    const copy = given.slice();
    wipeIfCopied(given, option as Uint8Array);
    return copy;
  }
  const random = new Uint8Array(n);
  fillRandom(random);
  return random;
}
