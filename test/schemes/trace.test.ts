/**
 * The scheme layer makes the hash calls of FIPS 205, no other and none less: what `spec/fips205` hashes is traced, what
 * the engine asks its kernels to hash is recorded, and both are compared as multisets of (function, message).
 *
 * Key generation and verification: equal. Signing: the engine's are the text's and, exactly,
 * - each layer's WOTS+ signature (Algorithm 7) once more, since the leaf that signs has grown with its tree, and
 * - where d > 1, what leads from the topmost signature to its root (Algorithm 11), which is compared with PK.root.
 * With more than one lane a lane may idle: it hashes a WOTS+ chain beyond its digit (signing) or below it
 * (verification), to no effect. How often is counted.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type ParameterSet, parameterSets, wotsLengths } from '../../spec/fips205/parameters.ts';
import { generateKey } from '../../src/schemes/slh-dsa/keygen.ts';
import { type Scheme, schemeOf } from '../../src/schemes/slh-dsa/scheme.ts';
import { signInternal } from '../../src/schemes/slh-dsa/sign.ts';
import { verifyInternal } from '../../src/schemes/slh-dsa/verify.ts';
import { full, long } from '../suite.ts';
import {
  add,
  type Calls,
  difference,
  message,
  type Standard,
  shown,
  standard,
  standardKeys,
  sum,
} from './hash-calls.ts';
import type { Recorded } from './recording.ts';
import { recordingSha2, unpadded as unpaddedSha2 } from './recording-sha2.ts';
import { recordingShake, unpadded } from './recording-shake.ts';
import { bytes, hex } from './sets.ts';

/**
 * How often lanes idle in packs of chains sorted by digit: in signing from each digit to the pack's last; in
 * verification from the pack's second digit to each later one, as the first chain goes alone to the second's digit.
 */
function idle(digits: readonly number[], lanes: readonly number[], to: 'last' | 'second'): number {
  const sorted = [...digits].sort((a, b) => a - b);
  let total = 0;
  while (sorted.length > 0) {
    const pack = sorted.splice(
      0,
      lanes.find((count) => count <= sorted.length),
    );
    const later = to === 'last' ? pack : pack.slice(1);
    const end = (to === 'last' ? later.at(-1) : later[0]) ?? 0;
    total += later.reduce((sum, digit) => sum + Math.abs(end - digit), 0);
  }
  return total;
}

/** Demands that all calls left over are of idle lanes, and as many as there must be. */
function expectIdle(
  left: Calls,
  { pairs, pk }: Pick<Standard, 'pairs' | 'pk'>,
  isIdle: (hashAddress: number, digit: number) => boolean,
  count: number,
): void {
  const n = pk.length / 2;
  const pkSeed = pk.subarray(0, n);
  const others = [...left].filter(([key, times]) => {
    const given = Buffer.from(key.slice(2), 'latin1');
    if (times < 0 || !key.startsWith('f ') || given.length !== 2 * n + 32) return true;
    if (!given.subarray(0, n).equals(pkSeed)) return true;
    const address = given.subarray(n, n + 32);
    const pair = pairs.find(({ place }) => place.equals(address.subarray(0, 24)));
    const digit = pair?.digits[address.readUInt32BE(24)];
    return digit === undefined || !isIdle(address.readUInt32BE(28), digit);
  });
  expect(others.map((call) => shown(n, call))).toEqual([]);
  expect([...left.values()].reduce((total, times) => total + times, 0)).toBe(count);
}

/** How a report reaches the comparison; changed to show that the comparison bites. */
type Through = (hash: Recorded) => readonly Recorded[];

/** An engine's scheme on rows of these lane counts, and what it hashes while it works. */
function recorded(
  parameters: ParameterSet,
  lanes: readonly number[],
  through: Through,
): { scheme: Scheme; during: (work: () => void) => Calls } {
  const { n, family } = parameters;
  let calls: Calls = new Map();
  const recording = family === 'SHAKE' ? recordingShake : recordingSha2;
  const engine = recording(n, lanes, (hash) => {
    for (const { name, message: given } of through(hash)) add(calls, name, given);
  });
  const row = { ...parameters, hash: family, securityLevel: (8 * n) as 128 | 192 | 256 } as const;
  const during = (work: () => void): Calls => {
    calls = new Map();
    work();
    return calls;
  };
  return { scheme: schemeOf(row, engine), during };
}

function expectSame(n: number, found: Calls, wanted: Calls): void {
  expect([...difference(found, wanted)].slice(0, 9).map((call) => shown(n, call))).toEqual([]);
}

function compareKeys(
  parameters: ParameterSet,
  lanes: readonly number[],
  { sk, keygen }: Pick<Standard, 'sk' | 'keygen'>,
  through: Through = (hash) => [hash],
): void {
  const { n } = parameters;
  const { scheme, during } = recorded(parameters, lanes, through);
  const calls = during(() => expect(hex(generateKey(scheme, sk.slice(0, 3 * n))) === hex(sk)).toBe(true));
  expectSame(n, calls, keygen);
}

function compareSigning(
  parameters: ParameterSet,
  lanes: readonly number[],
  text: Standard,
  through: Through = (hash) => [hash],
): void {
  const { n, d } = parameters;
  const { w } = wotsLengths(parameters);
  const { scheme, during } = recorded(parameters, lanes, through);
  const calls = during(() => {
    const made = signInternal(scheme, [message], text.sk, bytes(n, 'opt_rand'));
    expect(hex(made as Uint8Array) === hex(text.signature)).toBe(true);
  });
  const extra = d > 1 ? [text.signaturesAgain, text.topRoot] : [text.signaturesAgain];
  const left = difference(calls, sum(text.sign, ...extra));
  const digits = text.pairs.flatMap((pair) => pair.digits);
  expectIdle(left, text, (at, digit) => at >= digit && at < w - 1, idle(digits, lanes, 'last'));
  // They go on with the chain that the verifier goes on with.
  expect([...left.keys()].filter((key) => !text.roots.has(key))).toEqual([]);
}

function compareVerification(
  parameters: ParameterSet,
  lanes: readonly number[],
  text: Standard,
  through: Through = (hash) => [hash],
): void {
  const { n } = parameters;
  const { scheme, during } = recorded(parameters, lanes, through);
  const verify = (signature: Uint8Array, answer: boolean): Calls =>
    during(() =>
      expect(verifyInternal(scheme, text.pk, [{ signature, message: [message] }])).toEqual([answer]),
    );
  const left = difference(verify(text.signature, true), text.verify);
  const count = text.pairs.reduce((total, { digits }) => total + idle(digits, lanes, 'second'), 0);
  expectIdle(left, text, (at, digit) => at < digit, count);
  const refused = verify(text.damaged, false);
  if (lanes.length === 1) expectSame(n, refused, text.refuse);
  else expect([...difference(refused, text.refuse)].filter(([, times]) => times < 0)).toEqual([]);
}

/** Made-up rows: n, d, h', a, k, lg_w. */
function row(
  family: ParameterSet['family'],
  ...[n, d, hPrime, a, k, lgW]: readonly [number, number, number, number, number, number]
): ParameterSet {
  const h = d * hPrime;
  const m = Math.ceil((k * a) / 8) + Math.ceil((h - hPrime) / 8) + Math.ceil(hPrime / 8);
  const name = `${family}, n ${n}, d ${d}, h' ${hPrime}, a ${a}, k ${k}, lg_w ${lgW}`;
  return { name, family, n, h, d, hPrime, a, k, lgW, m };
}

const numbers: readonly (readonly [number, number, number, number, number, number])[] = [
  // Many layers of low trees, as the f sets have.
  [16, 6, 2, 3, 7, 4],
  [24, 5, 1, 4, 5, 3],
  [32, 3, 2, 2, 9, 2],
  [16, 7, 1, 1, 3, 2],
  // Few layers of tall trees, as the s sets have; one FORS tree is more than one column.
  [16, 2, 5, 11, 2, 4],
  [24, 2, 5, 7, 3, 3],
  [32, 1, 4, 6, 4, 2],
  [24, 1, 5, 3, 4, 4],
];
const small: readonly ParameterSet[] = (['SHAKE', 'SHA2'] as const).flatMap((family) =>
  numbers.map((each) => row(family, ...each)),
);

const laneCounts: readonly (readonly number[])[] =
  full || long ? [[1], [2, 1], [4, 2, 1], [8, 4, 2, 1], [16, 1]] : [[4, 2, 1]];

describe.each(full || long ? small : small.filter((_, i) => i % 2 === 0))('$name', (parameters) => {
  let text: Standard;
  beforeAll(() => {
    text = standard(parameters);
  });
  describe.each(laneCounts.map((lanes) => [lanes]))('on rows of %j lanes', (lanes) => {
    test('key generation hashes the same', () => compareKeys(parameters, lanes, text));
    test('signing hashes the same, and what is said above', () => compareSigning(parameters, lanes, text));
    test('verification hashes the same', () => compareVerification(parameters, lanes, text));
  });
});

const fast = parameterSets.filter(({ name }) => name.endsWith('f'));

describe.each(fast)('$name', (parameters) => {
  test.runIf(full || long)(
    'key generation, signing and verification hash the same',
    () => {
      const text = standard(parameters);
      const widest = [parameters.family === 'SHAKE' ? 2 : 4, 1];
      for (const lanes of long ? [widest, [1], [8, 4, 2, 1]] : [widest]) {
        compareKeys(parameters, lanes, text);
        compareSigning(parameters, lanes, text);
        compareVerification(parameters, lanes, text);
      }
    },
    300_000,
  );
});

describe.each(parameterSets.filter((set) => !fast.includes(set)))('$name', (parameters) => {
  test.runIf(long)(
    'key generation hashes the same',
    () => compareKeys(parameters, [4, 2, 1], standardKeys(parameters)),
    300_000,
  );
});

describe.each(['SHAKE', 'SHA2'] as const)('the comparison refuses, %s', (family) => {
  const parameters = row(family, 16, 3, 2, 3, 5, 2);
  let text: Standard;
  beforeAll(() => {
    text = standard(parameters);
  });
  const changedAt = (nth: number, change: Through): Through => {
    let seen = 0;
    return (hash) => (seen++ === nth ? change(hash) : [hash]);
  };
  const changes: readonly [string, Through][] = [
    ['a hash that is left out', () => []],
    ['a hash that is made twice', (hash) => [hash, hash]],
    ['another function', ({ message: given }) => [{ name: 'tL', message: given }]],
    ...[0, 16, 35, 39, 43, 47, 48].map((at): [string, Through] => [
      `another bit in byte ${at} of the message`,
      ({ name, message: given }) => {
        const other = Uint8Array.from(given);
        other[at] = (other[at] as number) ^ 1;
        return [{ name, message: other }];
      },
    ]),
  ];
  test.each(changes)('%s', (_, change) => {
    const comparisons = [compareKeys, compareSigning, compareVerification];
    for (const compare of comparisons) {
      for (const nth of [9, 99]) {
        expect(() => compare(parameters, [1], text, changedAt(nth, change))).toThrow();
      }
    }
  });
});

describe('the comparison refuses wrong padding', () => {
  test('of SHAKE256', () => {
    const block = new Uint8Array(136);
    expect(() => unpadded(block)).toThrow('not the padding');
    block.set([0x1f], 50);
    block[135] = 0x80;
    expect(unpadded(block)).toEqual(new Uint8Array(50));
    expect(() => unpadded(Buffer.concat([block, new Uint8Array(135), Uint8Array.of(0x80)]))).toThrow();
  });

  test('of SHA-256', () => {
    const hash = { name: 'sha256', blockBytes: 64 } as const;
    const block = Buffer.alloc(64);
    expect(() => unpaddedSha2(hash, block)).toThrow('not the padding');
    block[50] = 0x80;
    block.writeUInt32BE(8 * 50, 60);
    expect(unpaddedSha2(hash, block)).toEqual(Buffer.alloc(50));
    expect(() => unpaddedSha2(hash, block, 64)).toThrow('not the padding');
    block[55] = 1;
    expect(() => unpaddedSha2(hash, block)).toThrow('not the padding');
  });
});
