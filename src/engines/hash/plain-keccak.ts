import type { Blocks } from './blocks.ts';
import { plainBlocks } from './plain.ts';

/** FIPS 202, 3.3: Keccak-f[1600] on the low and high words of 25 lanes. */
function permute(a: Int32Array): void {
  const parity = new Int32Array(10);
  const row = new Int32Array(10);
  const at = (words: Int32Array, i: number): number => words[i] as number;
  let bits = 1;
  for (let round = 0; round < 24; round++) {
    // theta
    for (let i = 0; i < 10; i++)
      parity[i] = at(a, i) ^ at(a, i + 10) ^ at(a, i + 20) ^ at(a, i + 30) ^ at(a, i + 40);
    for (let x = 0; x < 10; x += 2) {
      const [low, high] = [at(parity, (x + 2) % 10), at(parity, ((x + 2) % 10) + 1)];
      const effectLow = at(parity, (x + 8) % 10) ^ ((low << 1) | (high >>> 31));
      const effectHigh = at(parity, ((x + 8) % 10) + 1) ^ ((high << 1) | (low >>> 31));
      for (let i = x; i < 50; i += 10) {
        a[i] = at(a, i) ^ effectLow;
        a[i + 1] = at(a, i + 1) ^ effectHigh;
      }
    }
    // rho and pi, along Algorithm 2's walk, which leaves out the lane that stays
    let [x, y] = [1, 0];
    let [low, high] = [at(a, 2), at(a, 3)];
    for (let t = 0; t < 24; t++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const by = (((t + 1) * (t + 2)) / 2) % 64;
      const [first, second] = by < 32 ? [low, high] : [high, low];
      const turned = (first << by) | (by % 32 === 0 ? 0 : second >>> (32 - (by % 32)));
      const other = (second << by) | (by % 32 === 0 ? 0 : first >>> (32 - (by % 32)));
      const to = 2 * (x + 5 * y);
      [low, high] = [at(a, to), at(a, to + 1)];
      a[to] = turned;
      a[to + 1] = other;
    }
    // chi
    for (let i = 0; i < 50; i += 10) {
      row.set(a.subarray(i, i + 10));
      for (let j = 0; j < 10; j++) a[i + j] = at(row, j) ^ (~at(row, (j + 2) % 10) & at(row, (j + 4) % 10));
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
