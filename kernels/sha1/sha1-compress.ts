import type { Builder } from '../../language/builder.ts';
import type { Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';

/** FIPS 180-4, 6.1.2: whole blocks into a state; 0 blocks leave it as it is. */
export const sha1Compress: Kernel = {
  contract: {
    kernel: 'sha1-compress',
    wordBytes: 4,
    regions: [
      { name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: 5 },
      {
        name: 'data',
        role: 'in',
        secrecy: 'secret',
        layout: 'bytes',
        words: { constant: 0, terms: { blocks: 16 } },
        laneStride: 'dataStride',
        order: 'big',
        bulk: true,
      },
    ],
    counts: [
      { name: 'blocks', min: 0, max: 65536 },
      { name: 'dataStride', min: 0, max: 0x40000000 },
    ],
    step: 'fips180-4.sha1Compress',
    summary: 'Compresses whole 64-byte blocks into the state.',
  },
  formulations: [
    {
      name: '',
      text: (k) => {
        const state = Array.from({ length: 5 }, (_, i) => k.load32('state', i));
        const hashed = k.loop(k.count('blocks'), state, (block, entering) => {
          const first = k.countMultiply(block, 16);
          const message = Array.from({ length: 16 }, (_, t) => k.load32('data', k.countAdd(first, t)));
          return compressBlock(k, entering, message);
        });
        hashed.forEach((word, i) => {
          k.store('state', i, word);
        });
      },
    },
  ],
};

type Five = [Word32, Word32, Word32, Word32, Word32];

/** 4.2.1: the square roots of 2, 3, 5 and 10 by 2^30, without their fractions. */
const CONSTANTS: readonly number[] = [2, 3, 5, 10].map((n) => Math.floor(Math.sqrt(n) * 2 ** 30));

function compressBlock(k: Builder, entering: readonly Word32[], message: readonly Word32[]): Word32[] {
  const schedule = [...message];
  let [a, b, c, d, e] = entering as Five;
  for (let t = 0; t < 80; t++) {
    // Step 1: W[t] in place of W[t - 16].
    if (t >= 16) {
      const at = (back: number): Word32 => schedule[(t - back) & 15] as Word32;
      const sum = k.xor(k.xor(at(3), at(8)), k.xor(at(14), at(16)));
      schedule[t & 15] = k.rotateLeft(sum, 1);
    }
    const quarter = Math.floor(t / 20);
    const addend = k.add(schedule[t & 15] as Word32, k.constant32(CONSTANTS[quarter] as number));
    const mixed = quarterFunction(k, quarter, b, c, d);
    const next = k.add(k.add(k.add(e, addend), mixed), k.rotateLeft(a, 5));
    [a, b, c, d, e] = [next, a, k.rotateLeft(b, 30), c, d];
  }
  return [a, b, c, d, e].map((word, i) => k.add(word, entering[i] as Word32));
}

/** 4.1.1: Ch, Parity, Maj, Parity. */
function quarterFunction(k: Builder, quarter: number, b: Word32, c: Word32, d: Word32): Word32 {
  if (quarter === 0) return k.xor(d, k.and(b, k.xor(c, d)));
  if (quarter === 2) return k.xor(b, k.and(k.xor(b, c), k.xor(b, d)));
  return k.xor(k.xor(b, c), d);
}
