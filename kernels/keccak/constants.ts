/** FIPS 202, Algorithm 2: rho's rotation of the word at [x + 5 y]. */
export const RHO: readonly number[] = rhoOffsets();

/** FIPS 202, Algorithms 5 and 6: iota's round constants. */
export const ROUND_CONSTANTS: readonly bigint[] = Array.from({ length: 24 }, (_, round) =>
  roundConstant(round),
);

function rhoOffsets(): number[] {
  const offsets = new Array<number>(25).fill(0);
  let x = 1;
  let y = 0;
  for (let t = 0; t < 24; t++) {
    offsets[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return offsets;
}

function roundConstant(round: number): bigint {
  let constant = 0n;
  for (let j = 0; j <= 6; j++) {
    if (lfsrBit(j + 7 * round)) constant |= 1n << BigInt((1 << j) - 1);
  }
  return constant;
}

function lfsrBit(t: number): boolean {
  let r = 1;
  for (let i = 0; i < t % 255; i++) {
    r <<= 1;
    if (r & 0x100) r ^= 0x171;
  }
  return (r & 1) === 1;
}
