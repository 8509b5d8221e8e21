/**
 * FIPS 180-4, 4.2.2, 4.2.3, 5.3.3 to 5.3.5: the first 64 bits of the fractions of square or cube roots of primes, of
 * the first `to` without the first `from`; 32-bit words, the high one first.
 */
export function rootFractions(power: 2 | 3, from: number, to: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < to; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.slice(from).flatMap((prime) => {
    const radicand = BigInt(prime) << BigInt(64 * power);
    let root = 0n;
    for (let bit = 1n << 67n; bit > 0n; bit >>= 1n)
      if ((root + bit) ** BigInt(power) <= radicand) root += bit;
    return [root >> 32n, root].map((words) => Number(BigInt.asUintN(32, words)));
  });
}
