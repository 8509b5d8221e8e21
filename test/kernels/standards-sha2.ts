import {
  bigEndianFromHalves,
  bigEndianFromWords,
  concat,
  equal,
  halvesFromBigEndian,
  wordsFromBigEndian,
} from '../../spec/bytes.ts';
import { sha256Compress, sha512Compress } from '../../spec/fips180-4/compress.ts';
import { H256, H512 } from '../../spec/fips180-4/constants.ts';
import { pad } from '../../spec/fips180-4/hash-algorithms.ts';
import type { HashSuite } from '../../spec/fips205/hash-suite.ts';
import { parameterSets } from '../../spec/fips205/parameters.ts';
import { sha2Suite } from '../../spec/fips205/sha2.ts';
import { chain } from '../../spec/fips205/wots.ts';
import { halves64, words32 } from '../../spec/words.ts';
import { random } from './calls.ts';
import type { LaneView } from './standards.ts';

/** Bytes of ADRSc. */
const ADDRESS_BYTES = 22;

/** Between the bytes of a string of big-endian words and those words as they lie in memory. */
export function reversedWords(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes, (_, i) => bytes[i ^ 3] as number);
}

const suite = (n: number): HashSuite => sha2Suite({ n, m: 0 });

/** The PK.seed that midstates are made of: a midstate cannot be undone. */
const seedOf = (n: number): Uint8Array => random(n, n);

function midstate256(pkSeed: Uint8Array): Uint8Array {
  const block = wordsFromBigEndian(concat(pkSeed, new Uint8Array(64 - pkSeed.length)));
  return bigEndianFromWords(sha256Compress(words32, H256.map(words32.constant), block));
}

function midstate512(pkSeed: Uint8Array): Uint8Array {
  const block = halvesFromBigEndian(concat(pkSeed, new Uint8Array(128 - pkSeed.length)));
  return bigEndianFromHalves(sha512Compress(halves64, H512.map(halves64.constant), block));
}

const bigEndian = (view: LaneView, region: string): Uint8Array => reversedWords(view.read(region));

/** ADRS, with the group's multiple of a count added to words of the region, by their place in it. */
function addressOf(view: LaneView, steps: Readonly<Record<number, string>>): Uint8Array {
  const words = wordsFromBigEndian(bigEndian(view, 'address'));
  for (const [place, step] of Object.entries(steps)) {
    words[Number(place)] = (words[Number(place)] as number) + view.element * view.count(step);
  }
  // The region leaves out bytes 4 to 7, which ADRSc does too; a chain's has no hash address.
  const [layer = 0, ...others] = words;
  const address = new Uint8Array(32);
  address.set(bigEndianFromWords([layer, 0, ...others].map((word) => word >>> 0)));
  return address;
}

const stepped = (view: LaneView): Uint8Array => addressOf(view, { 5: 'chainStep', 6: 'indexStep' });

const put = (view: LaneView, region: string, bytes: Uint8Array): void =>
  view.write(region, reversedWords(bytes));

function h(view: LaneView): void {
  put(view, 'output', suite(view.n).h(seedOf(view.n), stepped(view), bigEndian(view, 'input')));
}

/** The block and the bytes of its length field that T_l's hash has. */
const largeBlock = (step: string): readonly [number, number] => (step.endsWith('512') ? [128, 16] : [64, 8]);

/** All that follows the midstate and ADRSc, padded; undefined when that is not as long as the region. */
function paddedInput(step: string, message: Uint8Array): Uint8Array {
  const [block, lengthBytes] = largeBlock(step);
  const before = block + ADDRESS_BYTES;
  return pad(concat(new Uint8Array(before), message), block, lengthBytes).slice(before);
}

/** A message of which the input is the padded form, but for the input's last two bytes. */
function unpadded(step: string, input: Uint8Array): Uint8Array {
  const [block] = largeBlock(step);
  const padded = input.subarray(0, -2);
  const bits = new DataView(padded.slice(-4).buffer).getUint32(0);
  const message = padded.slice(0, bits / 8 - block - ADDRESS_BYTES);
  if (!equal(paddedInput(step, message), padded)) throw new RangeError('the input of T_l is not padded');
  return message;
}

const tL =
  (step: string) =>
  (view: LaneView): void => {
    const message = unpadded(step, bigEndian(view, 'input'));
    put(view, 'output', suite(view.n).tL(seedOf(view.n), addressOf(view, { 4: 'keyPairStep' }), message));
  };

/** The steps of FIPS 205, 11.2, by the standard's own functions over bytes. */
export const SHA2_STANDARDS: Readonly<Record<string, (view: LaneView) => void>> = {
  'fips205.sha2Chain': (view) => {
    const { n } = view;
    const parameters = parameterSets.find((set) => set.family === 'SHA2' && set.n === n);
    if (parameters === undefined) throw new RangeError(`no set with n = ${n}`);
    const scheme = { parameters, hash: suite(n) };
    const [first, steps] = [view.count('firstHash'), view.count('steps')];
    const address = addressOf(view, { 5: 'chainStep' });
    put(view, 'value', chain(scheme, bigEndian(view, 'value'), first, steps, seedOf(n), address));
  },
  'fips205.sha2F': (view) => {
    put(view, 'value', suite(view.n).f(seedOf(view.n), stepped(view), bigEndian(view, 'value')));
  },
  'fips205.sha2Prf': (view) => {
    const secretSeed = bigEndian(view, 'secretSeed');
    put(view, 'output', suite(view.n).prf(seedOf(view.n), secretSeed, stepped(view)));
  },
  'fips205.sha2H': h,
  'fips205.sha2H512': h,
  'fips205.sha2TL': tL('fips205.sha2TL'),
  'fips205.sha2TL512': tL('fips205.sha2TL512'),
};

/** The midstate of the seed, and T_l's padding: messages of any length that fills so many blocks, by `choice`. */
export function prepareSha2(step: string, view: LaneView, choice: number): void {
  if (!step.startsWith('fips205.sha2')) return;
  put(view, 'midstate', (step.endsWith('512') ? midstate512 : midstate256)(seedOf(view.n)));
  if (!step.startsWith('fips205.sha2TL')) return;
  const [block, lengthBytes] = largeBlock(step);
  const input = bigEndian(view, 'input');
  const longest = input.length - 2 - lengthBytes - 1;
  const least = Math.max(0, longest + 1 - block);
  const message = input.slice(0, longest - (choice % (longest + 1 - least)));
  put(view, 'input', concat(paddedInput(step, message), input.slice(-2)));
}
