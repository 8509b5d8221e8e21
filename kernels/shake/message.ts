import type { Builder } from '../../language/builder.ts';
import type { CountParameter, Region } from '../../language/contract.ts';
import type { Count, Word64 } from '../../language/handles.ts';

/** FIPS 202, 6.2 and 5.1: SHAKE's four suffix bits and the first padding bit, at the low end of a word. */
const SUFFIX = 0x1fn;
/** The last padding bit, at the high end of the rate's last word. */
const LAST_BIT = 0x8000000000000000n;
export const RATE_WORDS = 17;

/** PK.seed as words, read by all lanes. */
export function seedRegion(n: number): Region {
  return { name: 'seed', role: 'in', secrecy: 'public', layout: 'shared', words: n / 8 };
}

/** ADRS as four 64-bit integers (its bytes 0 to 7, 8 to 15, 16 to 23, 24 to 31, each read big-endian). */
export const ADDRESS_REGION: Region = {
  name: 'address',
  role: 'in',
  secrecy: 'public',
  layout: 'lane-wise',
  words: 4,
};

/** What a group adds to bytes 24 to 27 and to bytes 28 to 31 of ADRS: chain, height and index words lie there. */
export const STEP_COUNTS: readonly CountParameter[] = [
  { name: 'chainStep', min: 0, max: 65535 },
  { name: 'indexStep', min: 0, max: 65535 },
];

export const GROUPS: CountParameter = { name: 'groups', min: 0, max: 65535 };

export function strideCount(name: string): CountParameter {
  return { name, min: 0, max: 1 << 20, multipleOf: 8 };
}

export function seedWords(k: Builder, n: number): Word64[] {
  return Array.from({ length: n / 8 }, (_, i) => k.splat(k.loadShared64('seed', i)));
}

/** The first three words of ADRS as message words; `stepKeyPair` is added to bytes 20 to 23. */
export function addressHead(k: Builder, stepKeyPair?: Word64): Word64[] {
  return [0, 1, 2].map((i) => {
    const word = k.load64('address', i);
    return k.byteSwap(i === 2 && stepKeyPair !== undefined ? k.add(word, stepKeyPair) : word);
  });
}

/** The last word of ADRS as an integer, stepped for this group. */
export function steppedTail(k: Builder, group: Count): Word64 {
  const chain = k.wordFromCount64(k.countMultiply(group, k.count('chainStep')));
  const index = k.wordFromCount64(k.countMultiply(group, k.count('indexStep')));
  const step = k.splat(k.or(k.shiftLeft(chain, 32), index));
  return k.add(k.load64('address', 3), step);
}

/** The state after SHAKE256 has taken a message of whole words that fits one block, before the permutation. */
export function paddedState(k: Builder, message: readonly Word64[]): Word64[] {
  const state = [...message];
  const last = RATE_WORDS - 1;
  if (message.length > last) throw new RangeError('the padding does not fit the block');
  while (state.length < 25) {
    const i = state.length;
    const suffix = i === message.length ? SUFFIX : 0n;
    state.push(k.constant64(suffix | (i === last ? LAST_BIT : 0n)));
  }
  return state;
}
