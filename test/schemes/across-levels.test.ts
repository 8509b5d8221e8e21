// The same bytes from every implementation: each is removed in turn, and what is left signs the same again.
import { expect, test } from 'vitest';
import { slhSignInternal } from '../../spec/fips205/internal.ts';
import { disable, type Feature, report } from '../../src/runtime.ts';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { full, long } from '../suite.ts';
import { oracle } from './oracle.ts';
import { bytes, fastSets, hex, keyOf, sets } from './sets.ts';

const removals: readonly (Feature | undefined)[] = [undefined, 'simd128', 'wasm'];

interface Case {
  readonly set: SlhDsa;
  readonly length: number;
}

/** PRF_msg takes 2n bytes before the message and H_msg 3n: lengths at which either fills a block, or nearly. */
function lengthsOf(set: SlhDsa): number[] {
  const n = set.lengths.signRand;
  const edges = [2 * n, 3 * n].flatMap((before) => [135, 136, 137].map((end) => end - before));
  return full ? [0, ...edges, 272 - 3 * n, 70_000] : [0, 135 - 3 * n, 136 - 3 * n, 136 - 2 * n, 70_000];
}

const [smallest] = fastSets as [SlhDsa];
const cases: Case[] = (full ? (long ? sets : fastSets) : [smallest]).flatMap((set) =>
  lengthsOf(set).map((length) => ({ set, length })),
);
if (!full) cases.push(...fastSets.slice(1).map((set) => ({ set, length: 300 })));

test('deterministic signatures are the same bytes on every level, and those of the standard as text', () => {
  const made: string[][] = [];
  const levels: string[] = [];
  for (const feature of removals) {
    if (feature !== undefined) disable(feature);
    levels.push(
      ...new Set(report(smallest).rows.flatMap(({ state, level }) => (state === 'chosen' ? [level] : []))),
    );
    made.push(
      cases.map(({ set, length }) =>
        hex(set.internal.sign(bytes(length, 'message'), keyOf(set).secretKey, { extraEntropy: false })),
      ),
    );
  }
  expect(new Set(levels)).toEqual(new Set(['simd128', 'wasm', 'js']));
  expect(made[1]).toEqual(made[0]);
  expect(made[2]).toEqual(made[0]);
  const [set, length] = [smallest, 70_000];
  const wanted = slhSignInternal(oracle(set.name), bytes(length, 'message'), keyOf(set).secretKey);
  expect(made[0]).toContain(hex(wanted));
}, 3_600_000);
