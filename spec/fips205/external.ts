// FIPS 205, section 10: SLH-DSA Key Generation, Signature Generation and Verification. The standard's
// special symbol for failure is `undefined`; for verification it is false.
import { concat } from '../bytes.ts';
import { toByte } from './conversions.ts';
import { type KeyPair, slhKeygenInternal, slhSignInternal, slhVerifyInternal } from './internal.ts';
import { type PreHash, preHashes } from './pre-hash.ts';
import type { Scheme } from './scheme.ts';

/** An approved random bit generator; `undefined` when it failed. */
export type RandomBytes = (n: number) => Uint8Array | undefined;

/** FIPS 205, Algorithm 21: slh_keygen(). */
export function slhKeygen(scheme: Scheme, random: RandomBytes): KeyPair | undefined {
  const { n } = scheme.parameters;
  const [skSeed, skPrf, pkSeed] = [random(n), random(n), random(n)];
  if (skSeed === undefined || skPrf === undefined || pkSeed === undefined) return undefined;
  return slhKeygenInternal(scheme, skSeed, skPrf, pkSeed);
}

/** FIPS 205, Algorithm 22, line 8, and Algorithm 24, line 4: M' of the pure form. */
export function pureMessage(M: Uint8Array, ctx: Uint8Array): Uint8Array {
  return concat(toByte(0, 1), toByte(ctx.length, 1), ctx, M);
}

/** FIPS 205, Algorithm 23, lines 8 to 24, and Algorithm 25, lines 4 to 20: M' of the pre-hash form. */
export function preHashMessage(M: Uint8Array, ctx: Uint8Array, PH: PreHash): Uint8Array {
  const { oid, hash } = preHashes[PH];
  return concat(toByte(1, 1), toByte(ctx.length, 1), ctx, oid, hash(M));
}

/** FIPS 205, Algorithm 22: slh_sign(M, ctx, SK); without a generator the deterministic variant. */
export function slhSign(
  scheme: Scheme,
  M: Uint8Array,
  ctx: Uint8Array,
  sk: Uint8Array,
  random?: RandomBytes,
): Uint8Array | undefined {
  if (ctx.length > 255) return undefined;
  const addrnd = random?.(scheme.parameters.n);
  if (random !== undefined && addrnd === undefined) return undefined;
  return slhSignInternal(scheme, pureMessage(M, ctx), sk, addrnd);
}

/** FIPS 205, Algorithm 23: hash_slh_sign(M, ctx, PH, SK); without a generator the deterministic variant. */
export function hashSlhSign(
  scheme: Scheme,
  M: Uint8Array,
  ctx: Uint8Array,
  PH: PreHash,
  sk: Uint8Array,
  random?: RandomBytes,
): Uint8Array | undefined {
  if (ctx.length > 255) return undefined;
  const addrnd = random?.(scheme.parameters.n);
  if (random !== undefined && addrnd === undefined) return undefined;
  return slhSignInternal(scheme, preHashMessage(M, ctx, PH), sk, addrnd);
}

/** FIPS 205, Algorithm 24: slh_verify(M, SIG, ctx, PK). */
export function slhVerify(
  scheme: Scheme,
  M: Uint8Array,
  sig: Uint8Array,
  ctx: Uint8Array,
  pk: Uint8Array,
): boolean {
  if (ctx.length > 255) return false;
  return slhVerifyInternal(scheme, pureMessage(M, ctx), sig, pk);
}

/** FIPS 205, Algorithm 25: hash_slh_verify(M, SIG, ctx, PH, PK). */
export function hashSlhVerify(
  scheme: Scheme,
  M: Uint8Array,
  sig: Uint8Array,
  ctx: Uint8Array,
  PH: PreHash,
  pk: Uint8Array,
): boolean {
  if (ctx.length > 255) return false;
  return slhVerifyInternal(scheme, preHashMessage(M, ctx, PH), sig, pk);
}
