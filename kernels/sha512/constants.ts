import { cubeRootFraction, primes } from '../sha256/constants.ts';

/** FIPS 180-4, 4.2.3: the first 64 bits of the fractional parts of the cube roots of the first 80 primes. */
export const ROUND_CONSTANTS: readonly bigint[] = primes(80).map((p) => cubeRootFraction(p, 64));
