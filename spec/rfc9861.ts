// RFC 9861, KangarooTwelve and TurboSHAKE. RFC 9861 numbers nothing by algorithm: sections are cited.
import { concat, halvesFromLittleEndian, littleEndianFromHalves } from './bytes.ts';
import { keccakP, pad } from './fips202.ts';
import { halves64, type Words } from './words.ts';

/** RFC 9861, section 2.2: KP, which is Keccak-p[1600, n_r = 12]. */
export function keccakP12<W>(words: Words<W>, state: readonly W[]): W[] {
  return keccakP(words, state, 12);
}

/** RFC 9861, section 2.2: TurboSHAKE128 has a rate of 168 bytes, TurboSHAKE256 one of 136; L in bytes. */
function turboSHAKE(rateBytes: number, M: Uint8Array, D: number, L: number): Uint8Array {
  const rate = rateBytes / 8;
  const P = halvesFromLittleEndian(pad(rateBytes, M, D));
  let state = Array.from({ length: 25 }, () => halves64.constant(0n));
  for (let i = 0; i < P.length; i += rate) {
    state = state.map((word, j) => (j < rate ? halves64.xor(word, P[i + j] as typeof word) : word));
    state = keccakP12(halves64, state);
  }
  let output = littleEndianFromHalves(state.slice(0, rate));
  while (output.length < L) {
    state = keccakP12(halves64, state);
    output = concat(output, littleEndianFromHalves(state.slice(0, rate)));
  }
  return output.slice(0, L);
}

export const turboSHAKE128 = (M: Uint8Array, D: number, L: number): Uint8Array => turboSHAKE(168, M, D, L);
export const turboSHAKE256 = (M: Uint8Array, D: number, L: number): Uint8Array => turboSHAKE(136, M, D, L);

/** RFC 9861, section 3.3: the bytes of x without leading zeros, and their number. */
export function lengthEncode(x: number): Uint8Array {
  const S: number[] = [];
  for (let rest = x; rest > 0; rest = Math.floor(rest / 256)) S.unshift(rest % 256);
  return Uint8Array.from([...S, S.length]);
}

type TurboSHAKE = (M: Uint8Array, D: number, L: number) => Uint8Array;

/** RFC 9861, sections 3.2 and 4.2: chunks of 8192 bytes, chaining values of `cvBytes`. */
function kangarooTwelve(
  turbo: TurboSHAKE,
  cvBytes: number,
  M: Uint8Array,
  C: Uint8Array,
  L: number,
): Uint8Array {
  const S = concat(M, C, lengthEncode(C.length));
  if (S.length <= 8192) return turbo(S, 0x07, L);
  let FinalNode = concat(S.slice(0, 8192), Uint8Array.of(0x03, 0, 0, 0, 0, 0, 0, 0));
  let n = 0;
  for (let at = 8192; at < S.length; at += 8192) {
    FinalNode = concat(FinalNode, turbo(S.slice(at, at + 8192), 0x0b, cvBytes));
    n++;
  }
  return turbo(concat(FinalNode, lengthEncode(n), Uint8Array.of(0xff, 0xff)), 0x06, L);
}

export const KT128 = (M: Uint8Array, C: Uint8Array, L: number): Uint8Array =>
  kangarooTwelve(turboSHAKE128, 32, M, C, L);
export const KT256 = (M: Uint8Array, C: Uint8Array, L: number): Uint8Array =>
  kangarooTwelve(turboSHAKE256, 64, M, C, L);
