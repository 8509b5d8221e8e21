/** What each instruction computes, from the WebAssembly core specification 2.0, 4.3: on unsigned integers. */
export type Model = (...operands: bigint[]) => bigint;

type Lane = (a: bigint, b: bigint, bits: number) => bigint;

const unsigned = (value: bigint, bits: number): bigint => BigInt.asUintN(bits, value);
const signed = (value: bigint, bits: number): bigint => BigInt.asIntN(bits, value);
const truth = (holds: boolean): bigint => (holds ? 1n : 0n);
const ones = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

const add: Lane = (a, b, bits) => unsigned(a + b, bits);
const subtract: Lane = (a, b, bits) => unsigned(a - b, bits);
const and: Lane = (a, b) => a & b;
const or: Lane = (a, b) => a | b;
const xor: Lane = (a, b) => a ^ b;
const shiftLeft: Lane = (a, n, bits) => unsigned(a << (n % BigInt(bits)), bits);
const shiftRight: Lane = (a, n, bits) => a >> (n % BigInt(bits));
const shiftRightSigned: Lane = (a, n, bits) => unsigned(signed(a, bits) >> (n % BigInt(bits)), bits);
const rotateLeft: Lane = (a, n, bits) => {
  const amount = n % BigInt(bits);
  return unsigned((a << amount) | (a >> (BigInt(bits) - amount)), bits);
};

const scalar =
  (bits: number, lane: Lane): Model =>
  (a = 0n, b = 0n) =>
    lane(a, b, bits);

/** Lane i of a vector is bits i * bits and up (6.3.28: little-endian lanes). */
const lanewise =
  (bits: number, lane: Lane): Model =>
  (a = 0n, b = 0n) => {
    let result = 0n;
    for (let at = 0n; at < 128n; at += BigInt(bits)) {
      result |= lane(unsigned(a >> at, bits), unsigned(b >> at, bits), bits) << at;
    }
    return result;
  };
/** Shifts take one count for all lanes. */
const shifted =
  (bits: number, lane: Lane): Model =>
  (a = 0n, n = 0n) =>
    lanewise(bits, (word) => lane(word, n, bits))(a);
const splat =
  (bits: number): Model =>
  (a = 0n) =>
    lanewise(bits, () => a)(0n);

export const MODELS: Readonly<Record<string, Model>> = {
  'i32.eqz': (a) => truth(a === 0n),
  'i32.eq': (a, b) => truth(a === b),
  'i32.lt_u': (a = 0n, b = 0n) => truth(a < b),
  'i64.eq': (a, b) => truth(a === b),
  'i64.lt_u': (a = 0n, b = 0n) => truth(a < b),
  'i32.mul': scalar(32, (a, b, bits) => unsigned(a * b, bits)),
  // By zero they trap.
  'i32.div_u': scalar(32, (a, b) => a / b),
  'i32.rem_u': scalar(32, (a, b) => a % b),
  ...Object.fromEntries(
    [32, 64].flatMap((bits) => [
      [`i${bits}.add`, scalar(bits, add)],
      [`i${bits}.sub`, scalar(bits, subtract)],
      [`i${bits}.and`, scalar(bits, and)],
      [`i${bits}.or`, scalar(bits, or)],
      [`i${bits}.xor`, scalar(bits, xor)],
      [`i${bits}.shl`, scalar(bits, shiftLeft)],
      [`i${bits}.shr_s`, scalar(bits, shiftRightSigned)],
      [`i${bits}.shr_u`, scalar(bits, shiftRight)],
      [`i${bits}.rotl`, scalar(bits, rotateLeft)],
    ]),
  ),
  'i32.wrap_i64': (a = 0n) => unsigned(a, 32),
  'i64.extend_i32_u': (a = 0n) => a,
  ...Object.fromEntries(
    [32, 64].flatMap((bits) => {
      const shape = `i${bits}x${128 / bits}`;
      return [
        [`${shape}.splat`, splat(bits)],
        [`${shape}.eq`, lanewise(bits, (a, b) => (a === b ? ones(bits) : 0n))],
        [`${shape}.add`, lanewise(bits, add)],
        [`${shape}.sub`, lanewise(bits, subtract)],
        [`${shape}.shl`, shifted(bits, shiftLeft)],
        [`${shape}.shr_u`, shifted(bits, shiftRight)],
      ];
    }),
  ),
  'i32x4.lt_u': lanewise(32, (a, b) => (a < b ? ones(32) : 0n)),
  'i64x2.lt_s': lanewise(64, (a, b) => (signed(a, 64) < signed(b, 64) ? ones(64) : 0n)),
  'v128.not': (a = 0n) => a ^ ones(128),
  'v128.and': (a = 0n, b = 0n) => a & b,
  'v128.andnot': (a = 0n, b = 0n) => a & (b ^ ones(128)),
  'v128.or': (a = 0n, b = 0n) => a | b,
  'v128.xor': (a = 0n, b = 0n) => a ^ b,
  'v128.bitselect': (a = 0n, b = 0n, mask = 0n) => (a & mask) | (b & (mask ^ ones(128))),
};
