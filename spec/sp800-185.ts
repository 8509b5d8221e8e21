// NIST SP 800-185, SHA-3 Derived Functions, over whole bytes. L is in bits, as the standard has it; L = 0 names the
// XOF of a function.
import { concat } from './bytes.ts';
import { keccak } from './fips202.ts';

/** SP 800-185, section 2.3.1: x as the fewest bytes that hold it, one at least. */
function integerBytes(x: number): number[] {
  const bytes: number[] = [];
  for (let rest = x; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
}

/** SP 800-185, section 2.3.1. */
export function left_encode(x: number): Uint8Array {
  const bytes = integerBytes(x);
  return Uint8Array.from([bytes.length, ...bytes]);
}

/** SP 800-185, section 2.3.1. */
export function right_encode(x: number): Uint8Array {
  const bytes = integerBytes(x);
  return Uint8Array.from([...bytes, bytes.length]);
}

/** SP 800-185, section 2.3.2. */
export function encode_string(S: Uint8Array): Uint8Array {
  return concat(left_encode(8 * S.length), S);
}

/** SP 800-185, section 2.3.3. */
export function bytepad(X: Uint8Array, w: number): Uint8Array {
  const z = concat(left_encode(w), X);
  return concat(z, new Uint8Array((w - (z.length % w)) % w));
}

export type Strength = 128 | 256;

const rateOf = (strength: Strength): number => 200 - strength / 4;

/** SP 800-185, section 3.3: cSHAKE128 and cSHAKE256. */
export function cSHAKE(s: Strength, X: Uint8Array, L: number, N: Uint8Array, S: Uint8Array): Uint8Array {
  if (N.length === 0 && S.length === 0) return keccak(2 * s, X, 0x1f, L);
  const prefix = bytepad(concat(encode_string(N), encode_string(S)), rateOf(s));
  return keccak(2 * s, concat(prefix, X), 0x04, L);
}

const named = (name: string): Uint8Array => new TextEncoder().encode(name);

/** SP 800-185, section 4.3, and 4.3.1 where `xof`. */
export function KMAC(
  s: Strength,
  K: Uint8Array,
  X: Uint8Array,
  L: number,
  S: Uint8Array,
  xof: boolean = false,
): Uint8Array {
  const newX = concat(bytepad(encode_string(K), rateOf(s)), X, right_encode(xof ? 0 : L));
  return cSHAKE(s, newX, L, named('KMAC'), S);
}

/** SP 800-185, section 5.3, and 5.3.1 where `xof`. */
export function TupleHash(
  s: Strength,
  X: readonly Uint8Array[],
  L: number,
  S: Uint8Array,
  xof: boolean = false,
): Uint8Array {
  const newX = concat(...X.map(encode_string), right_encode(xof ? 0 : L));
  return cSHAKE(s, newX, L, named('TupleHash'), S);
}

/** SP 800-185, section 6.3, and 6.3.1 where `xof`; B in bytes. */
export function ParallelHash(
  s: Strength,
  X: Uint8Array,
  B: number,
  L: number,
  S: Uint8Array,
  xof: boolean = false,
): Uint8Array {
  const n = Math.ceil(X.length / B);
  let z = left_encode(B);
  for (let i = 0; i < n; i++) {
    const none = new Uint8Array(0);
    z = concat(z, cSHAKE(s, X.slice(i * B, (i + 1) * B), 2 * s, none, none));
  }
  z = concat(z, right_encode(n), right_encode(xof ? 0 : L));
  return cSHAKE(s, z, L, named('ParallelHash'), S);
}
