/** The steps over SHA-2, run over numbers, against the standards' functions over bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractOf } from '../../proofs/subjects.ts';
import { bigEndianFromWords, concat, halvesFromBigEndian, wordsFromBigEndian } from '../../spec/bytes.ts';
import { sha256Compress, sha512Compress } from '../../spec/fips180-4/compress.ts';
import { H256, H512 } from '../../spec/fips180-4/constants.ts';
import { pad } from '../../spec/fips180-4/hash-algorithms.ts';
import { sha2Suite } from '../../spec/fips205/sha2.ts';
import { chain } from '../../spec/fips205/wots.ts';
import { halves64, words32 } from '../../spec/words.ts';
import { bytes, type Contents, elementsOf, runStep, stepped } from './stepping.ts';

const big = (data: Uint8Array): bigint[] => wordsFromBigEndian(data).map(BigInt);

function bytesOf(region: Map<string, bigint> | undefined, element: number, words: number): Uint8Array {
  const found = Array.from({ length: words }, (_, i) => Number(region?.get(`${element}/${i}`) ?? 0n));
  return bigEndianFromWords(found);
}

/** The chaining value after PK.seed and its zeros. */
function midstate256(pkSeed: Uint8Array): bigint[] {
  const block = wordsFromBigEndian(concat(pkSeed, new Uint8Array(64 - pkSeed.length)));
  return sha256Compress(words32, H256.map(words32.constant), block).map(BigInt);
}

function midstate512(pkSeed: Uint8Array): bigint[] {
  const block = halvesFromBigEndian(concat(pkSeed, new Uint8Array(128 - pkSeed.length)));
  const state = sha512Compress(halves64, H512.map(halves64.constant), block);
  return state.flatMap(({ high, low }) => [BigInt(high >>> 0), BigInt(low >>> 0)]);
}

/** ADRS as the contracts have it. */
function address(adrs: Uint8Array): bigint[] {
  const [layer, , ...others] = big(adrs);
  return [layer as bigint, ...others];
}

const GROUPS = 3;

describe.each([16, 24, 32])('SHA2 with n = %i', (n) => {
  const suite = sha2Suite({ n, m: 30 });
  const words = n / 4;
  const large = n === 16 ? midstate256 : midstate512;
  const inputs = fc.record({
    pkSeed: bytes(n),
    skSeed: bytes(n),
    adrs: bytes(32),
    values: fc.tuple(bytes(2 * n), bytes(2 * n), bytes(2 * n)),
  });
  const counts = { groups: GROUPS, chainStep: 5, indexStep: 65535 };
  const groupAddress = (adrs: Uint8Array, group: number): Uint8Array =>
    stepped(stepped(adrs, 24, 5 * group), 28, 65535 * group);

  test('prf', () => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, skSeed, adrs }) => {
        const after = runStep(contractOf({ kernel: `sha2-prf-n${n}` }), counts, {
          midstate: elementsOf([midstate256(pkSeed)]),
          secretSeed: elementsOf([big(skSeed)]),
          address: elementsOf([address(adrs)]),
        });
        for (let g = 0; g < GROUPS; g++)
          expect(bytesOf(after['output'], g, words)).toEqual(
            suite.prf(pkSeed, skSeed, groupAddress(adrs, g)),
          );
      }),
      { numRuns: 10 },
    );
  });

  test('f', () => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, adrs, values }) => {
        const starts = values.map((value) => value.slice(0, n));
        const after = runStep(contractOf({ kernel: `sha2-f-n${n}` }), counts, {
          midstate: elementsOf([midstate256(pkSeed)]),
          address: elementsOf([address(adrs)]),
          value: elementsOf(starts.map(big)),
        });
        for (let g = 0; g < GROUPS; g++)
          expect(bytesOf(after['value'], g, words)).toEqual(
            suite.f(pkSeed, groupAddress(adrs, g), starts[g] as Uint8Array),
          );
      }),
      { numRuns: 10 },
    );
  });

  test('h', () => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, adrs, values }) => {
        const after = runStep(contractOf({ kernel: `sha2-h-n${n}` }), counts, {
          midstate: elementsOf([large(pkSeed)]),
          address: elementsOf([address(adrs)]),
          input: elementsOf(values.map(big)),
        });
        for (let g = 0; g < GROUPS; g++)
          expect(bytesOf(after['output'], g, words)).toEqual(
            suite.h(pkSeed, groupAddress(adrs, g), values[g] as Uint8Array),
          );
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    [0, 7],
    [1, 255],
    [15, 0],
    [255, 255],
  ])('chain of %i steps from %i', (steps, firstHash) => {
    fc.assert(
      fc.property(inputs, ({ pkSeed, adrs, values }) => {
        const starts = values.map((value) => value.slice(0, n));
        const after = runStep(
          contractOf({ kernel: `sha2-chain-n${n}` }),
          { groups: GROUPS, steps, firstHash, chainStep: 5 },
          {
            midstate: elementsOf([midstate256(pkSeed)]),
            // The hash address is the kernel's own.
            address: elementsOf([address(adrs).slice(0, 6)]),
            value: elementsOf(starts.map(big)),
          },
        );
        for (let g = 0; g < GROUPS; g++) {
          const wanted = chain(
            { hash: suite } as Parameters<typeof chain>[0],
            starts[g] as Uint8Array,
            firstHash,
            steps,
            pkSeed,
            stepped(adrs, 24, 5 * g),
          );
          expect(bytesOf(after['value'], g, words)).toEqual(wanted);
        }
      }),
      { numRuns: 2 },
    );
  });

  test.each([0, 1, 3])('tL with %i further blocks', (furtherBlocks) => {
    const [block, lengthBytes] = n === 16 ? [64, 8] : [128, 16];
    const padded = block * (1 + furtherBlocks) - 22;
    fc.assert(
      fc.property(inputs, bytes(padded - lengthBytes - 1), bytes(2), ({ pkSeed, adrs }, whole, unused) => {
        const message = whole.slice(0, Math.floor(whole.length / n) * n);
        const hashed = concat(new Uint8Array(block + 22), message);
        const input = concat(pad(hashed, block, lengthBytes).slice(block + 22), unused);
        expect(input.length).toBe(padded + 2);
        const after = runStep(
          contractOf({ kernel: `sha2-tl-n${n}` }),
          { groups: 2, furtherBlocks, keyPairStep: 9 },
          {
            midstate: elementsOf([large(pkSeed)]),
            address: elementsOf([address(adrs)]),
            input: elementsOf([big(input), big(input)]),
          },
        );
        for (let g = 0; g < 2; g++)
          expect(bytesOf(after['output'], g, words)).toEqual(
            suite.tL(pkSeed, stepped(adrs, 20, 9 * g), message),
          );
      }),
      { numRuns: 5 },
    );
  });
});

test('sha512Compress', () => {
  fc.assert(
    fc.property(bytes(64), bytes(256), (state, data) => {
      const wanted = [data.slice(0, 128), data.slice(128)].reduce(
        (words, block) => sha512Compress(halves64, words, halvesFromBigEndian(block)),
        halvesFromBigEndian(state),
      );
      const contents: Contents = { state: elementsOf([big(state)]), data: elementsOf([big(data)]) };
      const after = runStep(contractOf({ kernel: 'sha512-compress' }), { blocks: 2 }, contents);
      expect(bytesOf(after['state'], 0, 16)).toEqual(
        bigEndianFromWords(wanted.flatMap(({ high, low }) => [high, low])),
      );
    }),
    { numRuns: 10 },
  );
});
