import type { Contract } from '../../language/contract.ts';
import {
  bigEndianFromHalves,
  bigEndianFromWords,
  concat,
  halvesFromBigEndian,
  halvesFromLittleEndian,
  littleEndianFromHalves,
  wordsFromBigEndian,
} from '../../spec/bytes.ts';
import { sha1Compress, sha256Compress, sha512Compress } from '../../spec/fips180-4/compress.ts';
import { keccakF1600, pad } from '../../spec/fips202.ts';
import type { HashSuite } from '../../spec/fips205/hash-suite.ts';
import { parameterSets } from '../../spec/fips205/parameters.ts';
import { shakeSuite } from '../../spec/fips205/shake.ts';
import { chain } from '../../spec/fips205/wots.ts';
import { keccakP12 } from '../../spec/rfc9861.ts';
import { halves64, words32 } from '../../spec/words.ts';
import type { KernelCall } from './calls.ts';
import { bytesOfRegion, elementsOf, placeOf, wordsOf } from './places.ts';
import { prepareSha2, reversedWords, SHA2_STANDARDS } from './standards-sha2.ts';

/** One lane's and element's view of a call: regions as byte strings, word after word as they lie in memory. */
export interface LaneView {
  readonly n: number;
  /** Of a sponge, in bytes. */
  readonly rate: number;
  readonly count: (name: string) => number;
  readonly element: number;
  readonly read: (region: string) => Uint8Array;
  readonly write: (region: string, bytes: Uint8Array) => void;
}

export function laneView(
  contract: Contract,
  call: KernelCall,
  memory: Uint8Array,
  lane: number,
  element: number,
): LaneView {
  const { wordBytes } = contract;
  const placesOf = (name: string): number[] => {
    const region = contract.regions.find((known) => known.name === name);
    if (region === undefined) throw new RangeError(`no region ${name}`);
    const e = region.elements === undefined ? 0 : element;
    return Array.from(
      { length: wordsOf(region, call.counts) },
      (_, word) =>
        (call.offsets[name] as number) +
        placeOf(contract, region, call.lanes, call.counts, { element: e, word, lane }),
    );
  };
  return {
    n: Number(/-n(\d+)$/.exec(contract.kernel)?.[1] ?? 0),
    rate: Number(/-r(\d+)$/.exec(contract.kernel)?.[1] ?? 0),
    count: (name) => call.counts[name] as number,
    element,
    read: (region) => concat(...placesOf(region).map((at) => memory.slice(at, at + wordBytes))),
    write: (region, bytes) => {
      placesOf(region).forEach((at, i) => {
        memory.set(bytes.subarray(i * wordBytes, (i + 1) * wordBytes), at);
      });
    },
  };
}

/** ADRS from its four integers in memory, with steps added to its last eight and its middle eight bytes. */
function addressOf(view: LaneView, tail: bigint, middle: bigint): Uint8Array {
  const words = view.read('address');
  const address = new Uint8Array(32);
  for (let i = 0; i < 4; i++) address.set(words.slice(8 * i, 8 * i + 8).reverse(), 8 * i);
  const fields = new DataView(address.buffer);
  fields.setBigUint64(24, BigInt.asUintN(64, fields.getBigUint64(24) + tail));
  fields.setBigUint64(16, BigInt.asUintN(64, fields.getBigUint64(16) + middle));
  return address;
}

function steppedAddress(view: LaneView): Uint8Array {
  const group = BigInt(view.element);
  return addressOf(
    view,
    ((group * BigInt(view.count('chainStep'))) << 32n) | (group * BigInt(view.count('indexStep'))),
    0n,
  );
}

const suite = (n: number): HashSuite => shakeSuite({ n, m: 0 });

function setOf(n: number): (typeof parameterSets)[number] {
  const found = parameterSets.find((set) => set.family === 'SHAKE' && set.n === n);
  if (found === undefined) throw new RangeError(`no set with n = ${n}`);
  return found;
}

/** The message whose padding the caller wrote into a T_l input, or undefined when there is no such padding. */
function unpadded(seed: Uint8Array, address: Uint8Array, input: Uint8Array): Uint8Array | undefined {
  let end = input.length - 1;
  if (input[end] === 0x80) {
    do end--;
    while (end > 0 && input[end] === 0);
  }
  const message = input.slice(0, end);
  const padded = pad(136, concat(seed, address, message), 0x1f).slice(seed.length + 32);
  return Buffer.from(padded).equals(input) ? message : undefined;
}

const absorbed =
  (permutation: typeof keccakF1600) =>
  (view: LaneView): void => {
    let state = halvesFromLittleEndian(view.read('state'));
    const data = halvesFromLittleEndian(view.read('data'));
    const rate = view.rate / 8;
    for (let i = 0; i < data.length; i += rate) {
      const block = data.slice(i, i + rate);
      state = state.map((word, j) => (j < rate ? halves64.xor(word, block[j] as typeof word) : word));
      state = permutation(halves64, state);
    }
    view.write('state', littleEndianFromHalves(state));
  };

const compressed32 =
  (length: number, compress: typeof sha256Compress) =>
  (view: LaneView): void => {
    const stored = view.read('state');
    let state = Array.from({ length }, (_, i) => new DataView(stored.buffer).getUint32(4 * i, true));
    const data = wordsFromBigEndian(view.read('data'));
    for (let i = 0; i < data.length; i += 16) state = compress(words32, state, data.slice(i, i + 16));
    view.write('state', reversedWords(bigEndianFromWords(state)));
  };

/** What a contract's step leaves in one lane and element, by the standard's own text. */
export const STANDARDS: Readonly<Record<string, (view: LaneView) => void>> = {
  'fips202.keccakF1600': (view) => {
    const state = halvesFromLittleEndian(view.read('state'));
    view.write('state', littleEndianFromHalves(keccakF1600(halves64, state)));
  },
  'fips202.absorb': absorbed(keccakF1600),
  'rfc9861.absorb': absorbed(keccakP12),
  'fips180-4.sha1Compress': compressed32(5, sha1Compress),
  'fips180-4.sha256Compress': compressed32(8, sha256Compress),
  'fips180-4.sha512Compress': (view) => {
    let state = halvesFromBigEndian(reversedWords(view.read('state')));
    const data = halvesFromBigEndian(view.read('data'));
    for (let i = 0; i < data.length; i += 16) state = sha512Compress(halves64, state, data.slice(i, i + 16));
    view.write('state', reversedWords(bigEndianFromHalves(state)));
  },
  'fips205.chain': (view) => {
    const address = steppedAddress(view);
    const scheme = { parameters: setOf(view.n), hash: suite(view.n) };
    // A step of the index is one of the hash address here.
    const first = view.count('firstHash') + view.element * view.count('indexStep');
    const steps = view.count('steps');
    view.write('value', chain(scheme, view.read('value'), first, steps, view.read('seed'), address));
  },
  'fips205.prf': (view) => {
    view.write('output', suite(view.n).prf(view.read('seed'), view.read('secretSeed'), steppedAddress(view)));
  },
  'fips205.h': (view) => {
    view.write('output', suite(view.n).h(view.read('seed'), steppedAddress(view), view.read('input')));
  },
  'fips205.tL': (view) => {
    const [seed, input] = [view.read('seed'), view.read('input')];
    const address = addressOf(view, 0n, BigInt(view.element * view.count('keyPairStep')));
    const message = unpadded(seed, address, input);
    if (message === undefined) throw new RangeError('the input of T_l is not padded');
    view.write('output', suite(view.n).tL(seed, address, message));
  },
  ...SHA2_STANDARDS,
};

/** The memory after a call, by the standard: lane by lane, element after element; and scratch is wiped. */
export function byStandard(contract: Contract, call: KernelCall): Uint8Array {
  const step = STANDARDS[contract.step];
  if (step === undefined) throw new RangeError(`no standard's text for ${contract.step}`);
  const memory = call.memory.slice();
  const stepped = contract.regions.find(({ elements }) => elements !== undefined);
  const elements = stepped === undefined ? 1 : elementsOf(stepped, call.counts);
  for (let element = 0; element < elements; element++) {
    const lanes = Array.from({ length: call.lanes }, (_, lane) => {
      const written: [string, Uint8Array][] = [];
      const view = laneView(contract, call, memory, lane, element);
      step({ ...view, write: (region, bytes) => written.push([region, bytes]) });
      return () => {
        for (const [region, bytes] of written) view.write(region, bytes);
      };
    });
    for (const write of lanes) write();
  }
  for (const region of contract.regions) {
    if (region.wiped !== true) continue;
    const at = call.offsets[region.name] as number;
    for (const byte of bytesOfRegion(contract, region, call.lanes, call.counts)) memory[at + byte] = 0;
  }
  return memory;
}

/** Prepares what a step demands of its input: padding, midstates, and no hash address in a chain's ADRS. */
export function prepare(contract: Contract, call: KernelCall): void {
  const { kernel, step, regions } = contract;
  const grouped = regions.find(({ elements }) => elements !== undefined);
  const elements = grouped === undefined ? 1 : elementsOf(grouped, call.counts);
  for (let lane = 0; lane < call.lanes; lane++) {
    for (let element = 0; element < elements; element++) {
      const view = laneView(contract, call, call.memory, lane, element);
      prepareSha2(step, view, element * 29 + lane * 7);
      if (step === 'fips205.chain') {
        const address = view.read('address');
        address.fill(0, 24, 28);
        view.write('address', address);
      } else if (step === 'fips205.tL') {
        const input = view.read('input');
        const prefix = view.n + 32;
        // The message ends anywhere in the last block but its last byte, another place in each element.
        const least = Math.max(0, input.length - 136);
        const length = least + ((element * 29 + lane * 7 + kernel.length) % (input.length - least));
        const padded = pad(136, concat(new Uint8Array(prefix), input.subarray(0, length)), 0x1f);
        view.write('input', padded.slice(prefix));
      }
    }
  }
}
