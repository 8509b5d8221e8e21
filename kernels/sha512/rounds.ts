import type { Builder } from '../../language/builder.ts';
import type { Region } from '../../language/contract.ts';
import type { Word64 } from '../../language/handles.ts';
import { byFours } from '../sha256/rounds.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/** W[0] to W[79] of a block (FIPS 180-4, 6.4.2, step 1), of 64 bits each. */
export const SCHEDULE_512_REGION: Region = {
  name: 'schedule',
  role: 'scratch',
  secrecy: 'secret',
  layout: 'lane-wise',
  words: 160,
  wiped: true,
};

/** 6.4.2 on the block in the schedule, W[0] to W[15]: the new chaining value. */
export function compressBlock(k: Builder, chaining: readonly Word64[]): Word64[] {
  const [, b, c] = chaining as [Word64, Word64, Word64];
  const after = rounds(k, rounds(k, [...chaining, k.xor(b, c)], 0, 64, true), 64, 80);
  return chaining.map((word, i) => k.add(word, after[i] as Word64));
}

/** What a kernel's text ends with. */
export function wipeSchedule512(k: Builder): void {
  const zero = k.constant32(0);
  k.each(40, (turn) => {
    const first = k.countMultiply(turn, 4);
    for (let i = 0; i < 4; i++) k.store('schedule', k.countAdd(first, i), zero);
  });
}

/**
 * 6.4.2, step 3 for rounds `from` to `to` - 1, a round a turn, as in SHA-256: a to h are carried, and b ^ c. With
 * `ahead`, each round t also makes W[t + 16] (step 1).
 */
function rounds(k: Builder, working: readonly Word64[], from: number, to: number, ahead = false): Word64[] {
  const constants = k.table64('roundConstants', ROUND_CONSTANTS);
  return k.loop(
    to - from,
    working,
    (turn, entering) => {
      const at = (t: number): Word64 => k.load64('schedule', k.countAdd(turn, from + t));
      const word = at(0);
      const leaving = round(k, entering, k.add(word, k.splat(constants.at(k.countAdd(turn, from)))));
      if (ahead) {
        const sum = k.add(k.add(word, smallSigma(k, at(1), 1, 8, 7)), at(9));
        k.store('schedule', k.countAdd(turn, from + 16), k.add(sum, smallSigma(k, at(14), 19, 61, 6)));
      }
      return leaving;
    },
    byFours(to - from),
  );
}

/** Step 3; `addend` is the sum of message word and constant. */
function round(k: Builder, words: readonly Word64[], addend: Word64): Word64[] {
  const [a, b, c, d, e, f, g, h, bc] = words as Nine;
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const t1 = k.add(k.add(k.add(h, addend), bigSigma(k, e, 14, 18, 41)), choice);
  const ab = k.xor(a, b);
  const majority = k.xor(k.and(ab, bc), b);
  const t2 = k.add(bigSigma(k, a, 28, 34, 39), majority);
  return [k.add(t1, t2), a, b, c, k.add(d, t1), e, f, g, ab];
}

type Nine = [Word64, Word64, Word64, Word64, Word64, Word64, Word64, Word64, Word64];

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
