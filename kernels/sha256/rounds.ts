import type { Builder } from '../../language/builder.ts';
import type { Region } from '../../language/contract.ts';
import type { Word32 } from '../../language/handles.ts';
import type { LoopOptions } from '../../language/vocabulary.ts';
import { ROUND_CONSTANTS } from './constants.ts';

/** A message word that is the same in every call is a number: sums and sigmas of such are made when emitting. */
export type MessageWord = Word32 | number;

/** W[0] to W[63] of a block (FIPS 180-4, 6.2.2, step 1). */
export const SCHEDULE_REGION: Region = {
  name: 'schedule',
  role: 'scratch',
  secrecy: 'secret',
  layout: 'lane-wise',
  words: 64,
  wiped: true,
};

/** The working variables a to h, and b ^ c, which a round's majority takes from the one before. */
export type Working = readonly Word32[];

export function workingOf(k: Builder, chaining: readonly Word32[]): Working {
  return [...chaining, k.xor(chaining[1] as Word32, chaining[2] as Word32)];
}

/** Puts words into the schedule, from W[first] on. */
export function schedule(k: Builder, words: readonly MessageWord[], first = 0): void {
  words.forEach((word, i) => {
    k.store('schedule', first + i, typeof word === 'number' ? k.constant32(word) : word);
  });
}

/**
 * 6.2.2, step 3 for rounds `from` to `to` - 1, a round a turn, over the words in the schedule. With `ahead`, each
 * round t also makes W[t + ahead] (step 1).
 *
 * So small a loop is as fast as any longer one: a chain takes 0.96 of the time that rounds by sixteens with the
 * schedule in registers take, of which eight in memory save nothing more (four lanes, Node 26; 0.94 and 0.98 to
 * 1.38 on Node 20). One lane pays for it: 1.14 of the time in wasm, 1.5 in js.
 */
export function rounds(k: Builder, working: Working, from: number, to: number, ahead?: number): Working {
  const constants = k.table32('roundConstants', ROUND_CONSTANTS);
  return k.loop(
    to - from,
    working,
    (turn, entering) => {
      const at = (t: number): Word32 => k.load32('schedule', k.countAdd(turn, from + t));
      const word = at(0);
      const leaving = round(k, entering, k.add(word, k.splat(constants.at(k.countAdd(turn, from)))));
      if (ahead !== undefined) {
        const oldest = ahead === 16 ? word : at(ahead - 16);
        const sum = k.add(k.add(oldest, smallSigma0(k, at(ahead - 15))), at(ahead - 7));
        k.store('schedule', k.countAdd(turn, from + ahead), k.add(sum, smallSigma1(k, at(ahead - 2))));
      }
      return leaving;
    },
    byFours(to - from),
  );
}

/** Four rounds a turn where one lane runs alone: 1.14 of the time of rounds by sixteens, and not 1.3. */
export function byFours(rounds: number): LoopOptions {
  return rounds < 8 ? {} : { unrolling: { first: 0, together: 4, last: rounds % 4, scalars: true } };
}

/** 6.2.2 on the block in the schedule, W[0] to W[15]: the new chaining value. */
export function compressBlock(k: Builder, chaining: readonly Word32[]): Word32[] {
  const after = rounds(k, rounds(k, workingOf(k, chaining), 0, 48, 16), 48, 64);
  return chaining.map((word, i) => k.add(word, after[i] as Word32));
}

/** What a kernel's text ends with. */
export function wipeSchedule(k: Builder): void {
  const zero = k.constant32(0);
  k.each(16, (turn) => {
    const first = k.countMultiply(turn, 4);
    for (let i = 0; i < 4; i++) k.store('schedule', k.countAdd(first, i), zero);
  });
}

/** Step 3; `addend` is the sum of message word and constant. */
function round(k: Builder, words: Working, addend: Word32): Word32[] {
  const [a, b, c, d, e, f, g, h, bc] = words as Nine;
  const choice = k.xor(g, k.and(e, k.xor(f, g)));
  const t1 = k.add(k.add(k.add(h, addend), bigSigma(k, e, 6, 11, 25)), choice);
  const ab = k.xor(a, b);
  const majority = k.xor(k.and(ab, bc), b);
  const t2 = k.add(bigSigma(k, a, 2, 13, 22), majority);
  return [k.add(t1, t2), a, b, c, k.add(d, t1), e, f, g, ab];
}

type Nine = [Word32, Word32, Word32, Word32, Word32, Word32, Word32, Word32, Word32];

const right = (k: Builder, x: Word32, amount: number): Word32 => k.rotateLeft(x, 32 - amount);

function bigSigma(k: Builder, x: Word32, r1: number, r2: number, r3: number): Word32 {
  return k.xor(k.xor(right(k, x, r1), right(k, x, r2)), right(k, x, r3));
}

/** FIPS 180-4, 4.1.2. */
export function smallSigma0(k: Builder, x: Word32): Word32 {
  return k.xor(k.xor(right(k, x, 7), right(k, x, 18)), k.shiftRight(x, 3));
}

export function smallSigma1(k: Builder, x: Word32): Word32 {
  return k.xor(k.xor(right(k, x, 17), right(k, x, 19)), k.shiftRight(x, 10));
}
