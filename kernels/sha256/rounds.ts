import type { Builder } from '../../language/builder.ts';
import type { Word32 } from '../../language/handles.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/** A message word that is the same in every call is a number: sums and sigmas of such are made when emitting. */
export type MessageWord = Word32 | number;

/** FIPS 180-4, 6.2.2, steps 2 and 3 for rounds 0 to 15, from round `first` on. */
export function firstRounds(
  k: Builder,
  entering: readonly Word32[],
  message: readonly MessageWord[],
  first = 0,
  last = 16,
): Word32[] {
  const constants = k.table32('roundConstants', ROUND_CONSTANTS);
  let working = [...entering];
  for (let t = first; t < last; t++) {
    const word = message[t] as MessageWord;
    const constant = ROUND_CONSTANTS[t] as number;
    const addend =
      typeof word === 'number'
        ? k.constant32((word + constant) >>> 0)
        : k.add(word, k.splat(constants.at(t)));
    working = round(k, working, addend);
  }
  return working;
}

/**
 * Rounds 16 to 63, by sixteens: 67 ns a block and lane against 75 unrolled (four lanes, Node 26). Gives the
 * working words, to which the caller adds the chaining value.
 */
export function laterRounds(
  k: Builder,
  working: readonly Word32[],
  message: readonly MessageWord[],
): Word32[] {
  const constants = k.table32('roundConstants', ROUND_CONSTANTS);
  const words = message.map((word) => (typeof word === 'number' ? k.constant32(word) : word));
  const after = k.loop(3, [...working, ...words], (turn, carried) => {
    const schedule = carried.slice(8);
    let state = carried.slice(0, 8);
    for (let t = 0; t < 16; t++) {
      schedule[t] = scheduled(k, schedule, t);
      const index = k.countAdd(k.countMultiply(turn, 16), 16 + t);
      state = round(k, state, k.add(schedule[t] as Word32, k.splat(constants.at(index))));
    }
    return [...state, ...schedule];
  });
  return after.slice(0, 8);
}

/** 6.2.2 on one block: the new chaining value. */
export function compressBlock(
  k: Builder,
  chaining: readonly Word32[],
  message: readonly MessageWord[],
): Word32[] {
  const after = laterRounds(k, firstRounds(k, chaining, message), message);
  return chaining.map((word, i) => k.add(word, after[i] as Word32));
}

/** W[t] in place of W[t - 16] (6.2.2, step 1). */
function scheduled(k: Builder, w: readonly Word32[], t: number): Word32 {
  const at = (back: number): Word32 => w[(t + 16 - back) % 16] as Word32;
  const sum = k.add(at(16), smallSigma(k, at(15), 7, 18, 3));
  return k.add(k.add(sum, at(7)), smallSigma(k, at(2), 17, 19, 10));
}

/** Step 3; `addend` is the sum of message word and constant. */
function round(k: Builder, words: readonly Word32[], addend: Word32): Word32[] {
  const [a, b, c, d, e, f, g, h] = words as [Word32, Word32, Word32, Word32, Word32, Word32, Word32, Word32];
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const t1 = k.add(k.add(k.add(h, addend), bigSigma(k, e, 6, 11, 25)), choice);
  const majority = k.xor(k.and(k.xor(a, c), k.xor(a, b)), a);
  const t2 = k.add(bigSigma(k, a, 2, 13, 22), majority);
  return [k.add(t1, t2), a, b, c, k.add(d, t1), e, f, g];
}

function bigSigma(k: Builder, x: Word32, r1: number, r2: number, r3: number): Word32 {
  const right = (amount: number): Word32 => k.rotateLeft(x, 32 - amount);
  return k.xor(k.xor(right(r1), right(r2)), right(r3));
}

function smallSigma(k: Builder, x: Word32, r1: number, r2: number, shift: number): Word32 {
  const right = (amount: number): Word32 => k.rotateLeft(x, 32 - amount);
  return k.xor(k.xor(right(r1), right(r2)), k.shiftRight(x, shift));
}
