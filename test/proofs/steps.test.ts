/** The steps, run over numbers, against the standards' functions over bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionOf, wordsOf } from '../../proofs/checker/contract.ts';
import { STEPS } from '../../proofs/steps/index.ts';
import { contractOf, subjects } from '../../proofs/subjects.ts';
import { halvesFromLittleEndian, littleEndianFromHalves, wordsFromBigEndian } from '../../spec/bytes.ts';
import { sha1Compress, sha256Compress } from '../../spec/fips180-4/compress.ts';
import { keccakF1600, keccakP, pad } from '../../spec/fips202.ts';
import { getKeyPairAddress, setHashAddress, setKeyPairAddress } from '../../spec/fips205/address.ts';
import { toInt } from '../../spec/fips205/conversions.ts';
import { shakeSuite } from '../../spec/fips205/shake.ts';
import { chain } from '../../spec/fips205/wots.ts';
import { halves64, words32 } from '../../spec/words.ts';
import { bytes, elementsOf, runStep, stepped } from './stepping.ts';

const little = (bytes: Uint8Array): bigint[] =>
  halvesFromLittleEndian(bytes).map(({ high, low }) => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0));

function bytesOf(region: Map<string, bigint> | undefined, element: number, words: number): Uint8Array {
  const halves = Array.from({ length: words }, (_, i) => {
    const word = region?.get(`${element}/${i}`) ?? 0n;
    return { high: Number(BigInt.asIntN(32, word >> 32n)), low: Number(BigInt.asIntN(32, word)) };
  });
  return littleEndianFromHalves(halves);
}

/** ADRS as the contract has it. */
const integers = (adrs: Uint8Array): bigint[] => [0, 8, 16, 24].map((at) => toInt(adrs.slice(at, at + 8), 8));

const GROUPS = 3;

describe.each([16, 24, 32])('SHAKE256 with n = %i', (n) => {
  const suite = shakeSuite({ n, m: 30 });
  const words = n / 8;
  const steps = { chainStep: 5, indexStep: 7 };
  /** Words whose stepping does not carry: their top bit is clear. */
  const address = bytes(32).map((adrs) => adrs.map((byte, i) => (i % 4 === 0 ? byte & 0x7f : byte)));
  const inputs = fc.record({
    pkSeed: bytes(n),
    skSeed: bytes(n),
    address,
    values: fc.tuple(bytes(2 * n), bytes(2 * n), bytes(2 * n)),
  });
  const groupAddress = (adrs: Uint8Array, group: number): Uint8Array =>
    stepped(stepped(adrs, 24, 5 * group), 28, 7 * group);

  test('prf', () => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, skSeed, address: adrs }) => {
        const after = runStep(
          contractOf({ kernel: `shake-prf-n${n}` }),
          { groups: GROUPS, ...steps },
          {
            seed: elementsOf([little(pkSeed)]),
            secretSeed: elementsOf([little(skSeed)]),
            address: elementsOf([integers(adrs)]),
          },
        );
        for (let g = 0; g < GROUPS; g++)
          expect(bytesOf(after['output'], g, words)).toEqual(
            suite.prf(pkSeed, skSeed, groupAddress(adrs, g)),
          );
      }),
      { numRuns: 4 },
    );
  });

  test('h', () => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, address: adrs, values }) => {
        const after = runStep(
          contractOf({ kernel: `shake-h-n${n}` }),
          { groups: GROUPS, ...steps },
          {
            seed: elementsOf([little(pkSeed)]),
            address: elementsOf([integers(adrs)]),
            input: elementsOf(values.map(little)),
          },
        );
        for (let g = 0; g < GROUPS; g++)
          expect(bytesOf(after['output'], g, words)).toEqual(
            suite.h(pkSeed, groupAddress(adrs, g), values[g] as Uint8Array),
          );
      }),
      { numRuns: 4 },
    );
  });

  test.each([0, 1, 15])('chain of %i steps', (length) => {
    fc.assert(
      fc.property(
        inputs,
        fc.integer({ min: 0, max: 255 }),
        ({ pkSeed, address: adrs, values }, firstHash) => {
          // The caller leaves the hash address zero; groups step the chain address.
          setHashAddress(adrs, 0);
          const counts = { groups: GROUPS, steps: length, firstHash, chainStep: 5, indexStep: 0 };
          const starts = values.map((value) => value.slice(0, n));
          const after = runStep(contractOf({ kernel: `shake-chain-n${n}` }), counts, {
            seed: elementsOf([little(pkSeed)]),
            address: elementsOf([integers(adrs)]),
            value: elementsOf(starts.map(little)),
          });
          for (let g = 0; g < GROUPS; g++) {
            const wanted = chain(
              { hash: suite } as Parameters<typeof chain>[0],
              starts[g] as Uint8Array,
              firstHash,
              length,
              pkSeed,
              stepped(adrs, 24, 5 * g),
            );
            expect(bytesOf(after['value'], g, words)).toEqual(wanted);
          }
        },
      ),
      { numRuns: 3 },
    );
  });

  test.each([0, 1, 3])('tL with %i further blocks', (furtherBlocks) => {
    const padded = 136 * (1 + furtherBlocks) - n - 32;
    fc.assert(
      fc.property(inputs, bytes(padded - 8), ({ pkSeed, address: adrs }, whole) => {
        const message = whole.slice(0, Math.floor(whole.length / n) * n);
        const input = pad(136, new Uint8Array([...new Uint8Array(n + 32), ...message]), 0x1f).slice(n + 32);
        const counts = {
          groups: 2,
          furtherBlocks,
          keyPairStep: 9,
        };
        expect(input.length).toBe(padded);
        const after = runStep(contractOf({ kernel: `shake-tl-n${n}` }), counts, {
          seed: elementsOf([little(pkSeed)]),
          address: elementsOf([integers(adrs)]),
          input: elementsOf([little(input), little(input)]),
        });
        for (let g = 0; g < 2; g++) {
          const at = adrs.slice();
          setKeyPairAddress(at, getKeyPairAddress(adrs) + 9 * g);
          expect(bytesOf(after['output'], g, words)).toEqual(suite.tL(pkSeed, at, message));
        }
      }),
      { numRuns: 3 },
    );
  });
});

test('absorb with twelve rounds', () => {
  fc.assert(
    fc.property(bytes(200), bytes(168), (state, data) => {
      const mixed = state.map((byte, i) => byte ^ (data[i] ?? 0));
      const wanted = keccakP(halves64, halvesFromLittleEndian(mixed), 12);
      const contents = { state: elementsOf([little(state)]), data: elementsOf([little(data)]) };
      const after = runStep(contractOf({ kernel: 'turboshake-absorb-r168' }), { blocks: 1 }, contents);
      expect(bytesOf(after['state'], 0, 25)).toEqual(littleEndianFromHalves(wanted));
    }),
    { numRuns: 3 },
  );
});

test('keccakF1600 and absorb', () => {
  fc.assert(
    fc.property(bytes(200), bytes(272), (state, data) => {
      const permuted = keccakF1600(halves64, halvesFromLittleEndian(state));
      const once = runStep(
        contractOf({ kernel: 'keccak-f1600' }),
        { groups: 1 },
        { state: elementsOf([little(state)]) },
      );
      expect(bytesOf(once['state'], 0, 25)).toEqual(littleEndianFromHalves(permuted));
      let wanted = state;
      for (const block of [data.slice(0, 136), data.slice(136)]) {
        const mixed = wanted.map((byte, i) => byte ^ (block[i] ?? 0));
        wanted = littleEndianFromHalves(keccakF1600(halves64, halvesFromLittleEndian(mixed)));
      }
      const contents = { state: elementsOf([little(state)]), data: elementsOf([little(data)]) };
      const both = runStep(contractOf({ kernel: 'keccak-absorb-r136' }), { blocks: 2 }, contents);
      expect(bytesOf(both['state'], 0, 25)).toEqual(wanted);
    }),
    { numRuns: 3 },
  );
});

test.each([
  ['sha1-compress', 5, sha1Compress],
  ['sha256-compress', 8, sha256Compress],
  ['sha256-blocks', 8, sha256Compress],
] as const)('%s', (kernel, length, compress) => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: length, maxLength: length }),
      bytes(128),
      (state, data) => {
        const wanted = [data.slice(0, 64), data.slice(64)].reduce(
          (words, block) => compress(words32, words, wordsFromBigEndian(block)),
          state,
        );
        const after = runStep(
          contractOf({ kernel }),
          { blocks: 2 },
          {
            state: elementsOf([state.map(BigInt)]),
            data: elementsOf([wordsFromBigEndian(data).map(BigInt)]),
          },
        );
        expect(wanted.map((_, i) => Number(after['state']?.get(`0/${i}`)))).toEqual(wanted);
      },
    ),
    { numRuns: 10 },
  );
});

test('every contract names a step, and its step writes every word that it may', () => {
  for (const kernel of new Set(subjects().map((subject) => subject.kernel))) {
    const contract = contractOf({ kernel });
    expect(STEPS.has(contract.step), contract.step).toBe(true);
    for (const { name, role } of contract.regions)
      if (role === 'out') expect(wordsOf(regionOf(contract, name)).key).toMatch(/^\d+$/);
  }
});
