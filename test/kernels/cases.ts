import type { Contract } from '../../language/contract.ts';
import { full } from '../suite.ts';
import type { Layout } from './calls.ts';

type Case = readonly [name: string, layout: Layout];

/** Steps of addresses: none, some, and such that a field is carried over. */
const STEPS = [
  { chainStep: 0, indexStep: 1 },
  { chainStep: 1, indexStep: 0 },
  { chainStep: 2, indexStep: 2 },
  { chainStep: 0, indexStep: 0 },
] as const;

const step = (i: number): (typeof STEPS)[number] => STEPS[i % STEPS.length] as (typeof STEPS)[number];

const groups = (counts: (i: number) => Readonly<Record<string, number>>): Case[] =>
  [0, 1, 2, 3, 8].map((n, i) => [
    `${n} groups`,
    { counts: { groups: n, ...counts(i) }, wordGap: i % 3, elementGap: (i * 3) % 5, seed: 7 + i },
  ]);

const blocks: readonly Case[] = [
  ...[0, 1, 2, 3].map((n): Case => [`${n} blocks`, { counts: { blocks: n }, laneGap: 3 * n, byteOffset: n }]),
  ...Array.from(
    { length: 16 },
    (_, byteOffset): Case => [
      `data at ${byteOffset} modulo 16`,
      { counts: { blocks: 1 }, byteOffset, laneGap: (byteOffset * 5) % 17, seed: byteOffset + 1 },
    ],
  ),
  ['the same data for all lanes', { counts: { blocks: 2 }, strides: { dataStride: 0 } }],
];

const inPlace: readonly Case[] = [1, 3, 4].map((n) => [
  `${n} groups in place`,
  { counts: { groups: n, ...step(n) }, at: { output: 'input' }, wordGap: n % 2, seed: n },
]);

const sha2TL: readonly Case[] = [
  ...groups((i) => ({ furtherBlocks: i % 3, keyPairStep: i })),
  ['one block', { counts: { groups: 2, furtherBlocks: 0, keyPairStep: 65535 }, seed: 3 }],
  ['eight blocks', { counts: { groups: 1, furtherBlocks: 7, keyPairStep: 0 }, wordGap: 1, seed: 4 }],
];

/** The calls that every implementation of a kernel must survive, by the contract's step. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'fips202.keccakF1600': groups(() => ({})),
  'fips202.absorb': blocks,
  'rfc9861.absorb': blocks,
  'fips180-4.sha1Compress': blocks,
  'fips180-4.sha256Compress': blocks,
  'fips180-4.sha512Compress': blocks,
  'fips205.chain': [
    ...groups((i) => ({ steps: 1, firstHash: 0, ...step(i) })),
    ['no step', { counts: { groups: 3, steps: 0, firstHash: 9, ...step(0) } }],
    ['a whole chain', { counts: { groups: 1, steps: 15, firstHash: 0, ...step(1) }, wordGap: 1 }],
    ['the end of a chain', { counts: { groups: 2, steps: 2, firstHash: 13, ...step(1) }, seed: 5 }],
    ['the last hash address', { counts: { groups: 1, steps: 1, firstHash: 255, ...step(2) } }],
  ],
  'fips205.prf': groups(step),
  'fips205.h': [...groups(step), ...inPlace],
  'fips205.tL': [
    ...groups((i) => ({ furtherBlocks: i % 3, keyPairStep: i })),
    ['one block', { counts: { groups: 2, furtherBlocks: 0, keyPairStep: 1 }, seed: 3 }],
    ['eight blocks', { counts: { groups: 1, furtherBlocks: 7, keyPairStep: 0 }, wordGap: 1, seed: 4 }],
  ],
  'fips205.sha2Chain': [
    ...groups((i) => ({ steps: 1, firstHash: i, chainStep: i % 2 === 0 ? 65535 : i })),
    ['no step', { counts: { groups: 3, steps: 0, firstHash: 9, chainStep: 1 } }],
    ['a whole chain', { counts: { groups: 1, steps: 15, firstHash: 0, chainStep: 1 }, wordGap: 1 }],
    ['the end of a chain', { counts: { groups: 2, steps: 2, firstHash: 13, chainStep: 1 }, seed: 5 }],
    [
      'hash addresses beyond a byte',
      { counts: { groups: 1, steps: full ? 255 : 3, firstHash: 255, chainStep: 0 } },
    ],
    ['the last hash address', { counts: { groups: 1, steps: 1, firstHash: 255, chainStep: 2 } }],
  ],
  'fips205.sha2F': groups(step),
  'fips205.sha2Prf': groups(step),
  'fips205.sha2H': [...groups(step), ...inPlace],
  'fips205.sha2H512': [...groups(step), ...inPlace],
  'fips205.sha2TL': sha2TL,
  'fips205.sha2TL512': sha2TL,
};

export function casesOf({ step: name, kernel }: Contract): readonly Case[] {
  const cases = CASES[name];
  if (cases === undefined) throw new RangeError(`no cases for ${kernel}, which performs ${name}`);
  return cases;
}
