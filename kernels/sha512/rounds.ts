import type { Builder } from '../../language/builder.ts';
import type { Word64 } from '../../language/handles.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/** FIPS 180-4, 6.4.2, on one block: the new chaining value. Rounds by sixteens, as in SHA-256. */
export function compressBlock(k: Builder, chaining: readonly Word64[], message: readonly Word64[]): Word64[] {
  const constants = k.table64('roundConstants', ROUND_CONSTANTS);
  let working = [...chaining];
  for (let t = 0; t < 16; t++) {
    working = round(k, working, k.add(message[t] as Word64, k.splat(constants.at(t))));
  }
  const after = k.loop(4, [...working, ...message], (turn, carried) => {
    const schedule = carried.slice(8);
    let state = carried.slice(0, 8);
    for (let t = 0; t < 16; t++) {
      schedule[t] = scheduled(k, schedule, t);
      const index = k.countAdd(k.countMultiply(turn, 16), 16 + t);
      state = round(k, state, k.add(schedule[t] as Word64, k.splat(constants.at(index))));
    }
    return [...state, ...schedule];
  });
  return chaining.map((word, i) => k.add(word, after[i] as Word64));
}

/** W[t] in place of W[t - 16] (6.4.2, step 1). */
function scheduled(k: Builder, w: readonly Word64[], t: number): Word64 {
  const at = (back: number): Word64 => w[(t + 16 - back) % 16] as Word64;
  const sum = k.add(at(16), smallSigma(k, at(15), 1, 8, 7));
  return k.add(k.add(sum, at(7)), smallSigma(k, at(2), 19, 61, 6));
}

/** Step 3; `addend` is the sum of message word and constant. */
function round(k: Builder, words: readonly Word64[], addend: Word64): Word64[] {
  const [a, b, c, d, e, f, g, h] = words as [Word64, Word64, Word64, Word64, Word64, Word64, Word64, Word64];
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const t1 = k.add(k.add(k.add(h, addend), bigSigma(k, e, 14, 18, 41)), choice);
  const majority = k.xor(k.and(k.xor(a, c), k.xor(a, b)), a);
  const t2 = k.add(bigSigma(k, a, 28, 34, 39), majority);
  return [k.add(t1, t2), a, b, c, k.add(d, t1), e, f, g];
}

function bigSigma(k: Builder, x: Word64, r1: number, r2: number, r3: number): Word64 {
  const right = (amount: number): Word64 => k.rotateLeft(x, 64 - amount);
  return k.xor(k.xor(right(r1), right(r2)), right(r3));
}

function smallSigma(k: Builder, x: Word64, r1: number, r2: number, shift: number): Word64 {
  const right = (amount: number): Word64 => k.rotateLeft(x, 64 - amount);
  return k.xor(k.xor(right(r1), right(r2)), k.shiftRight(x, shift));
}

/** Pairs of 32-bit words, the high one first, as 64-bit words. */
export function joined(k: Builder, words: readonly Parameters<Builder['join']>[0][]): Word64[] {
  return Array.from({ length: words.length / 2 }, (_, i) =>
    k.join(words[2 * i] as (typeof words)[0], words[2 * i + 1] as (typeof words)[0]),
  );
}

/** The halves of 64-bit words, the high one first. */
export function halved(k: Builder, words: readonly Word64[]): ReturnType<Builder['lowHalf']>[] {
  return words.flatMap((word) => [k.highHalf(word), k.lowHalf(word)]);
}
