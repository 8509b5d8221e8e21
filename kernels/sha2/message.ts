import type { Builder } from '../../language/builder.ts';
import type { CountParameter, Region } from '../../language/contract.ts';
import type { Count, Word32, Word64 } from '../../language/handles.ts';
import { schedule } from '../sha256/rounds.ts';
import { joined } from '../sha512/rounds.ts';

/** The chaining value after PK.seed and its zeros (FIPS 205, 11.2), read by all lanes. */
export const MIDSTATE_REGION: Region = {
  name: 'midstate',
  role: 'in',
  secrecy: 'public',
  layout: 'shared',
  words: 8,
};

/** The same for SHA-512: each 64-bit word as two, the high one first. */
export const MIDSTATE_512_REGION: Region = { ...MIDSTATE_REGION, words: 16 };

/**
 * ADRS without what ADRSc leaves out, as 32-bit integers: layer, the tree address's two words, type, key pair,
 * chain or height, hash or index.
 */
export const ADDRESS_REGION: Region = {
  name: 'address',
  role: 'in',
  secrecy: 'public',
  layout: 'lane-wise',
  words: 7,
};

export const GROUPS: CountParameter = { name: 'groups', min: 0, max: 65535 };
export const CHAIN_STEP: CountParameter = { name: 'chainStep', min: 0, max: 65535 };
export const INDEX_STEP: CountParameter = { name: 'indexStep', min: 0, max: 65535 };

export function strideCount(name: string): CountParameter {
  return { name, min: 0, max: 1 << 20, multipleOf: 4 };
}

export function midstate(k: Builder): Word32[] {
  return Array.from({ length: 8 }, (_, i) => k.splat(k.loadShared32('midstate', i)));
}

export function midstate512(k: Builder): Word64[] {
  return joined(
    k,
    Array.from({ length: 16 }, (_, i) => k.splat(k.loadShared32('midstate', i))),
  );
}

export type Address = readonly [Word32, Word32, Word32, Word32, Word32, Word32, Word32];

/** The address of a group: `count` times a step goes to a word of ADRS. */
export function addressWords(k: Builder, group: Count, steps: Readonly<Record<number, string>>): Address {
  const words = Array.from({ length: 7 }, (_, i) => {
    const word = k.load32('address', i);
    const step = steps[i];
    if (step === undefined) return word;
    return k.add(word, k.splat(k.wordFromCount32(k.countMultiply(group, k.count(step)))));
  });
  return words as unknown as Address;
}

/** Bytes 0 to 19 of ADRSc (FIPS 205, 11.2): five whole words of the message, the last with two bytes of `hash`. */
export function addressHead(k: Builder, address: Address, hashHigh: Word32): Word32[] {
  const [layer, treeHigh, treeLow, type, keyPair, chain] = address;
  return [
    k.or(k.shiftLeft(layer, 24), k.shiftRight(treeHigh, 8)),
    k.or(k.shiftLeft(treeHigh, 24), k.shiftRight(treeLow, 8)),
    k.or(
      k.or(k.shiftLeft(treeLow, 24), k.shiftLeft(k.and(type, k.constant32(255)), 16)),
      k.shiftRight(keyPair, 16),
    ),
    k.or(k.shiftLeft(keyPair, 16), k.shiftRight(chain, 16)),
    k.or(k.shiftLeft(chain, 16), hashHigh),
  ];
}

/**
 * Puts words into SHA-256's schedule from W[first] on, moved two bytes on as in `shifted`; gives the last of them. Two
 * bytes of it are still to come.
 */
export function scheduleShifted(
  k: Builder,
  first: number,
  words: number,
  before: Word32,
  load: (word: Count) => Word32,
): Word32 {
  const [last] = k.loop(words, [before], (i, [previous]) => {
    const word = load(i);
    k.store('schedule', k.countAdd(i, first), moved(k, previous as Word32, word));
    return [word];
  });
  return last as Word32;
}

/** The same for SHA-512, `pairs` of words from the 64-bit W[first] on. */
export function scheduleShifted512(
  k: Builder,
  first: number,
  pairs: number,
  before: Word32,
  load: (word: Count) => Word32,
): Word32 {
  const [last] = k.loop(pairs, [before], (i, [previous]) => {
    const at = k.countMultiply(i, 2);
    const high = load(at);
    const low = load(k.countAdd(at, 1));
    const word = k.join(moved(k, previous as Word32, high), moved(k, high, low));
    k.store('schedule', k.countAdd(i, first), word);
    return [low];
  });
  return last as Word32;
}

export const moved = (k: Builder, before: Word32, word: Word32): Word32 =>
  k.or(k.shiftLeft(before, 16), k.shiftRight(word, 16));

/** Moves words two bytes on: the last two bytes of ADRSc stand before them. `before` has them in its low half. */
export function shifted(k: Builder, before: Word32, words: readonly Word32[]): Word32[] {
  return words.map((word, i) => moved(k, i === 0 ? before : (words[i - 1] as Word32), word));
}

/**
 * The one block after the midstate, into the schedule: ADRSc, `words` of input, and FIPS 180-4's padding (5.1.1) for
 * one block before it.
 */
export function scheduleSingle(
  k: Builder,
  address: Address,
  words: number,
  load: (word: Count) => Word32,
): void {
  const hash = address[6];
  schedule(k, addressHead(k, address, k.shiftRight(hash, 16)));
  const last = scheduleShifted(k, 5, words, hash, load);
  const zeros = new Array<number>(9 - words).fill(0);
  schedule(k, [closing(k, last), ...zeros, 8 * (64 + 22 + 4 * words)], 5 + words);
}

/** The last word of a message, and the bit that follows. */
export const closing = (k: Builder, last: Word32): Word32 =>
  k.or(k.shiftLeft(last, 16), k.constant32(0x8000));

/** The first three words of SHA-512's block after the midstate: ADRSc and two bytes of input. */
export function scheduleHead512(k: Builder, address: Address, first: Word32): void {
  const hash = address[6];
  const head = addressHead(k, address, k.shiftRight(hash, 16));
  joined(k, [...head, moved(k, hash, first)]).forEach((word, i) => {
    k.store('schedule', i, word);
  });
}
