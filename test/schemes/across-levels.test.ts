// The same bytes from every implementation: each is removed in turn, and what is left signs the same again.
import { expect, test } from 'vitest';
import { slhSignInternal } from '../../spec/fips205/internal.ts';
import { disable, type Feature, report } from '../../src/runtime.ts';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { full, long } from '../suite.ts';
import { oracle } from './oracle.ts';
import { bytes, familyOf, fastSets, hex, keyOf, sets } from './sets.ts';

const removals: readonly (Feature | undefined)[] = [undefined, 'simd128', 'wasm'];

interface Case {
  readonly set: SlhDsa;
  readonly length: number;
}

/** Where a hashed message's last block has no more room for the padding, and where it is full. */
function edgesOf(set: SlhDsa): [padded: number, full: number] {
  if (familyOf(set) === 'SHAKE') return [135, 136];
  return set.securityLevel === 128 ? [119, 128] : [239, 256];
}

/** PRF_msg takes 2n bytes before the message (HMAC a block and n) and H_msg 3n: either fills a block, or nearly. */
function lengthsOf(set: SlhDsa): number[] {
  const n = set.lengths.signRand;
  const befores = familyOf(set) === 'SHAKE' ? [2 * n, 3 * n] : [n, 3 * n];
  const edges = befores.flatMap((before) =>
    edgesOf(set).flatMap((edge) => [edge - before - 1, edge - before, edge - before + 1]),
  );
  const some = [0, edges[1] as number, 70_000];
  return full ? [...new Set([0, ...edges, 70_000])] : some;
}

const smallest = fastSets.filter(({ securityLevel }) => securityLevel === 128);
const cases: Case[] = (full ? (long ? sets : fastSets) : smallest).flatMap((set) =>
  lengthsOf(set).map((length) => ({ set, length })),
);
if (!full) {
  const others = fastSets.filter((set) => !smallest.includes(set));
  cases.push(
    ...others.filter(({ securityLevel }) => securityLevel === 192).map((set) => ({ set, length: 300 })),
  );
}

test('deterministic signatures are the same bytes on every level, and those of the standard as text', () => {
  const made: string[][] = [];
  const levels: string[] = [];
  for (const feature of removals) {
    if (feature !== undefined) disable(feature);
    levels.push(
      ...new Set(report(...smallest).rows.flatMap(({ state, level }) => (state === 'chosen' ? [level] : []))),
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
  for (const set of smallest) {
    const wanted = slhSignInternal(oracle(set.name), bytes(70_000, 'message'), keyOf(set).secretKey);
    expect(made[0]).toContain(hex(wanted));
  }
}, 3_600_000);
