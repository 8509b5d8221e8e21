/** FIPS 202: the rate of SHAKE256. */
export const RATE_BYTES = 136;

/** Blocks of T_l's message (PK.seed, ADRS, `count` values, padding). */
export function blocksOf(n: number, count: number): number {
  return Math.floor((n + 32 + count * n) / RATE_BYTES) + 1;
}

/** Bytes of T_l's region for one lane: the message without PK.seed and ADRS, which the kernel adds. */
export function inputsBytes(n: number, count: number): number {
  return blocksOf(n, count) * RATE_BYTES - n - 32;
}

/** FIPS 202, 5.1 and 6.2: SHAKE256's suffix and padding after `count` values at `inputs`, all lanes. */
export function padInputs(memory: Uint8Array, inputs: number, n: number, lanes: number, count: number): void {
  const first = inputs + count * n * lanes;
  const end = inputs + inputsBytes(n, count) * lanes;
  memory.fill(0, first, end);
  for (let lane = 0; lane < lanes; lane++) {
    memory[first + lane * 8] = 0x1f;
    const last = end - lanes * 8 + lane * 8 + 7;
    memory[last] = (memory[last] as number) | 0x80;
  }
}
