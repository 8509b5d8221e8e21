import type { Blocks } from './blocks.ts';
import { plainBlocks } from './plain.ts';

let walked: Uint8Array | undefined;

/** FIPS 202, Algorithms 2 and 3: for each step of rho's walk where its lane goes, and by how much it is turned. */
function walk(): Uint8Array {
  if (walked !== undefined) return walked;
  walked = new Uint8Array(48);
  for (let t = 0, x = 1, y = 0; t < 24; t++) {
    const nextY = (2 * x + 3 * y) % 5;
    x = y;
    y = nextY;
    walked[2 * t] = 2 * (x + 5 * y);
    walked[2 * t + 1] = (((t + 1) * (t + 2)) / 2) % 64;
  }
  return walked;
}

/** FIPS 202, 3.3: Keccak-f[1600] on the low and high words of 25 lanes. */
function permute(a: Int32Array): void {
  const parity = new Int32Array(10);
  const row = new Int32Array(14);
  const steps = walk();
  const at = (words: Int32Array, i: number): number => words[i] as number;
  let bits = 1;
  for (let round = 0; round < 24; round++) {
    // theta
    for (let i = 0; i < 10; i++)
      parity[i] = at(a, i) ^ at(a, i + 10) ^ at(a, i + 20) ^ at(a, i + 30) ^ at(a, i + 40);
    for (let x = 0; x < 10; x += 2) {
      const low = at(parity, (x + 2) % 10);
      const high = at(parity, ((x + 2) % 10) + 1);
      const effectLow = at(parity, (x + 8) % 10) ^ ((low << 1) | (high >>> 31));
      const effectHigh = at(parity, ((x + 8) % 10) + 1) ^ ((high << 1) | (low >>> 31));
      for (let i = x; i < 50; i += 10) {
        a[i] = at(a, i) ^ effectLow;
        a[i + 1] = at(a, i + 1) ^ effectHigh;
      }
    }
    // rho and pi; the walk leaves out the lane that stays
    let low = at(a, 2);
    let high = at(a, 3);
    for (let t = 0; t < 48; t += 2) {
      const to = steps[t] as number;
      const by = steps[t + 1] as number;
      const first = by < 32 ? low : high;
      const second = by < 32 ? high : low;
      low = at(a, to);
      high = at(a, to + 1);
      // No step turns by a multiple of 32.
      a[to] = (first << by) | (second >>> -by);
      a[to + 1] = (second << by) | (first >>> -by);
    }
    // chi
    for (let i = 0; i < 50; i += 10) {
      for (let j = 0; j < 10; j++) row[j] = at(a, i + j);
      for (let j = 0; j < 4; j++) row[j + 10] = at(a, i + j);
      for (let j = 0; j < 10; j++) a[i + j] = at(row, j) ^ (~at(row, j + 2) & at(row, j + 4));
    }
    // iota: Algorithm 5's register goes on from round to round
    for (let j = 0; j <= 6; j++) {
      const position = (1 << j) - 1;
      const word = position < 32 ? 0 : 1;
      a[word] = at(a, word) ^ ((bits & 1) << position);
      bits <<= 1;
      if (bits & 0x100) bits ^= 0x171;
    }
  }
  parity.fill(0);
  row.fill(0);
}

/** FIPS 202, Algorithm 8, for whole blocks of this rate. */
export function plainKeccak(rateBytes: number): Blocks {
  return plainBlocks((view, state, data, blocks) => {
    const a = Int32Array.from({ length: 50 }, (_, i) => view.getInt32(state + 4 * i, true));
    for (let block = 0; block < blocks; block++) {
      for (let i = 0; i < rateBytes / 4; i++)
        a[i] = (a[i] as number) ^ view.getInt32(data + rateBytes * block + 4 * i, true);
      permute(a);
    }
    a.forEach((word, i) => {
      view.setInt32(state + 4 * i, word, true);
    });
    a.fill(0);
  });
}
