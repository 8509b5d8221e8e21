/** FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
export const ROUND_CONSTANTS: readonly number[] = primes(64).map((p) => Number(cubeRootFraction(p, 32)));

export function primes(howMany: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < howMany; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

/** The first `bits` bits of the fractional part of the cube root of `n`. */
export function cubeRootFraction(n: number, bits: number): bigint {
  return cubeRoot(BigInt(n) << BigInt(3 * bits)) & ((1n << BigInt(bits)) - 1n);
}

/** The greatest integer whose cube is at most `n`. */
function cubeRoot(n: bigint): bigint {
  let low = 0n;
  let high = 1n << 72n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle * middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}
