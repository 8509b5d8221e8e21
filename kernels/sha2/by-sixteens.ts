import type { Builder } from '../../language/builder.ts';
import type { Count, Word } from '../../language/handles.ts';

/** SHA-256 or SHA-512: what their compression differs in. */
export interface Sha2Rounds<W extends Word> {
  readonly bits: 32 | 64;
  readonly rounds: 64 | 80;
  constant(index: Count | number): W;
  /** FIPS 180-4, 4.1.2 and 4.1.3: how far the upper sigmas turn to the right, and the lower ones, which shift third. */
  readonly upper: readonly [Three, Three];
  readonly lower: readonly [Three, Three];
}
type Three = readonly [number, number, number];

/**
 * FIPS 180-4, 6.2.2 or 6.4.2, on one block: the new chaining value. Sixteen rounds a turn, with the schedule in
 * registers: four times the code of a round a turn with the schedule in memory, which the sets' kernels take; for one
 * lane 0.8 of its time in wasm and 0.65 in js.
 */
export function bySixteens<W extends Word>(
  k: Builder,
  of: Sha2Rounds<W>,
  chaining: readonly W[],
  message: readonly W[],
): W[] {
  let working = [...chaining, k.xor(chaining[1] as W, chaining[2] as W)];
  for (let t = 0; t < 16; t++) working = round(k, of, working, k.add(message[t] as W, of.constant(t)));
  const after = k.loop(of.rounds / 16 - 1, [...working, ...message], (turn, carried) => {
    let state = carried.slice(0, 9);
    const schedule = carried.slice(9);
    for (let t = 0; t < 16; t++) {
      const at = (back: number): W => schedule[(t + 16 - back) % 16] as W;
      const sum = k.add(k.add(at(16), lowerSigma(k, of, at(15), of.lower[0])), at(7));
      const word = k.add(sum, lowerSigma(k, of, at(2), of.lower[1]));
      schedule[t] = word;
      const index = k.countAdd(k.countMultiply(turn, 16), 16 + t);
      state = round(k, of, state, k.add(word, of.constant(index)));
    }
    return [...state, ...schedule];
  });
  return chaining.map((word, i) => k.add(word, after[i] as W));
}

/** Step 3; `addend` is the sum of message word and constant. The ninth word is b ^ c, of which majority is made. */
function round<W extends Word>(k: Builder, of: Sha2Rounds<W>, words: readonly W[], addend: W): W[] {
  const [a, b, c, d, e, f, g, h, bc] = words as [W, W, W, W, W, W, W, W, W];
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const t1 = k.add(k.add(k.add(h, addend), upperSigma(k, of, e, of.upper[1])), choice);
  const ab = k.xor(a, b);
  const majority = k.xor(k.and(ab, bc), b);
  const t2 = k.add(upperSigma(k, of, a, of.upper[0]), majority);
  return [k.add(t1, t2), a, b, c, k.add(d, t1), e, f, g, ab];
}

function upperSigma<W extends Word>(k: Builder, { bits }: Sha2Rounds<W>, x: W, [r1, r2, r3]: Three): W {
  const right = (amount: number): W => k.rotateLeft(x, bits - amount);
  return k.xor(k.xor(right(r1), right(r2)), right(r3));
}

function lowerSigma<W extends Word>(k: Builder, { bits }: Sha2Rounds<W>, x: W, [r1, r2, by]: Three): W {
  const right = (amount: number): W => k.rotateLeft(x, bits - amount);
  return k.xor(k.xor(right(r1), right(r2)), k.shiftRight(x, by));
}
