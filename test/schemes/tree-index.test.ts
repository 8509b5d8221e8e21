// Tree indices whose high bits are set: as signed or floating-point numbers they would lose or change them.
import { describe, expect, test } from 'vitest';
import { digestParts, slhSignInternal } from '../../spec/fips205/internal.ts';
import { type Place, selectionOf } from '../../src/schemes/slh-dsa/digest.ts';
import * as parameterRows from '../../src/schemes/slh-dsa/parameters.ts';
import { full, long } from '../suite.ts';
import { oracle } from './oracle.ts';
import { fastSets, hex, keyOf, sets } from './sets.ts';

const treeOf = ({ treeHigh, treeLow }: Place): bigint => (BigInt(treeHigh) << 32n) | BigInt(treeLow);
const rows = Object.values(parameterRows);

test.each(rows)('$name: the tree index has its full width', (parameters) => {
  const width = parameters.h - parameters.hPrime;
  const ones = selectionOf(parameters, new Uint8Array(parameters.m).fill(0xff));
  expect(treeOf(ones.places[0] as Place)).toBe((1n << BigInt(width)) - 1n);
  ones.places.forEach((place, i) => {
    const { layer, leaf } = place;
    expect(layer).toBe(i);
    expect(treeOf(place)).toBe((1n << BigInt(width - i * parameters.hPrime)) - 1n);
    expect(leaf).toBe(2 ** parameters.hPrime - 1);
  });
  for (let bit = 0; bit < 8 * parameters.m; bit++) {
    const digest = new Uint8Array(parameters.m);
    digest[bit >> 3] = 0x80 >> (bit & 7);
    const { idxTree, idxLeaf } = digestParts(oracle(parameters.name), digest);
    const [place] = selectionOf(parameters, digest).places;
    expect([treeOf(place as Place), place?.leaf]).toEqual([idxTree, idxLeaf]);
  }
});

describe.each(sets)('$name', (set) => {
  const scheme = oracle(set.name);
  const { h, hPrime, m } = scheme.parameters;
  const n = set.lengths.signRand;
  // All bits from 53 on.
  const wanted = BigInt.asUintN(h - hPrime, ~((1n << 53n) - 1n));

  /** A message whose digest sets those bits, found by H_msg alone. */
  function messageFor(secretKey: Uint8Array): Uint8Array {
    const [skPrf, pkSeed, pkRoot] = [1, 2, 3].map((i) => secretKey.slice(i * n, (i + 1) * n)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    for (let i = 0; i < 200_000; i++) {
      const message = new Uint8Array(Uint32Array.of(i).buffer);
      const r = scheme.hash.prfMsg(skPrf, pkSeed, message);
      const { idxTree } = digestParts(scheme, scheme.hash.hMsg(r, pkSeed, pkRoot, message).slice(0, m));
      if ((idxTree & wanted) === wanted) return message;
    }
    throw new Error('no message found');
  }

  const quick = /SHAKE-128f|SHA2-256f/.test(set.name);
  const due = long || quick || (full && fastSets.includes(set));
  test.runIf(due)(
    'a message with all of these bits set',
    () => {
      const { secretKey, publicKey } = keyOf(set);
      const message = messageFor(secretKey);
      const signature = set.internal.sign(message, secretKey, { extraEntropy: false });
      expect(set.internal.verify(signature, message, publicKey)).toBe(true);
      expect(hex(signature) === hex(slhSignInternal(scheme, message, secretKey))).toBe(true);
    },
    600_000,
  );
});
