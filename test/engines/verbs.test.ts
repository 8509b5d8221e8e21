import { randomFillSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORS_TREE, newAddresses, setAddress, TREE, WOTS_HASH } from '../../src/engines/address.ts';
import type { HashShape, Strings, TreeHash } from '../../src/engines/tree-hash.ts';
import { HASHES_A_CALL } from '../../src/engines/trees/session.ts';
import { viewOf } from '../../src/engines/word-order.ts';
import { adrs, type Place, reference } from './reference.ts';
import { allRows, type Call, emittedRows, levelRows, sizes } from './rows.ts';
import { shake256, suiteOf } from './suites.ts';

/** Few and short chains: the reference hashes one at a time. */
const shapeOf = (n: number): HashShape => ({ n, w: 4, len: 5, k: 3 });

/** Distinct bytes, the same in every run. */
function bytes(length: number, salt: number): Uint8Array {
  const seed = Buffer.alloc(8);
  seed.writeUInt32LE(length, 0);
  seed.writeUInt32LE(salt, 4);
  return shake256(length, seed);
}

/** Trees that use all 64 bits of the tree address and all layers that there can be. */
function placeOf(unit: number): Place {
  return { layer: unit % 22, tree: Buffer.from(bytes(8, 1000 + unit)).readBigUInt64BE() | (1n << 63n) };
}

function addressesOf(count: number, type: number, keyPairOf: (unit: number) => number): Uint32Array {
  const addresses = newAddresses(count);
  for (let unit = 0; unit < count; unit++) {
    const { layer, tree } = placeOf(unit);
    const [high, low] = [Number(tree >> 32n), Number(BigInt.asUintN(32, tree))];
    setAddress(addresses, unit, layer, high, low, type, keyPairOf(unit));
  }
  return addresses;
}

const slices = (whole: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: whole.length / size }, (_, i) => whole.slice(i * size, (i + 1) * size));
const hex = (parts: readonly Uint8Array[]): string[] =>
  parts.map((part) => Buffer.from(part).toString('hex'));

describe.each(allRows)('on $name', (rows) => {
  describe.each(sizes)('n = %i', (n) => {
    const shape = shapeOf(n);
    const pkSeed = bytes(n, 1);
    const skSeed = bytes(n, 2);
    const slow = reference(rows.family.name, shape, pkSeed, skSeed);
    const calls: Call[] = [];
    const engine = rows.engine(n, (call) => calls.push(call));
    const open = <T>(work: (hash: TreeHash) => T): T => engine.open(shape, { pkSeed, skSeed }, work);
    beforeAll(() => open(() => {}));

    test.each([0, 1, 2, 3, 4, 5, 17])('chains from their secrets: %i key pairs', (keys) => {
      const addresses = addressesOf(keys, WOTS_HASH, (unit) => 7 * unit);
      const digits = bytes(keys * shape.len, 3).map((byte) => byte % shape.w);
      const values = new Uint8Array(digits.length * n);
      open((hash) => hash.signChains({ addresses, digits, values }));
      const wanted = Array.from(digits, (digit, i) => {
        const [key, chain] = [Math.floor(i / shape.len), i % shape.len];
        const place = placeOf(key);
        return slow.chain(place, 7 * key, chain, 0, digit, slow.secret(place, 7 * key, chain));
      });
      expect(hex(slices(values, n))).toEqual(hex(wanted));
    });

    test.each([0, 1, 2, 3, 4, 5, 17])('key pairs from their signatures: %i', (keys) => {
      const addresses = addressesOf(keys, WOTS_HASH, (unit) => 7 * unit);
      const digits = bytes(keys * shape.len, 4).map((byte) => byte % shape.w);
      // In an array each, after other bytes and before more.
      const signed = Array.from({ length: keys }, (_, key) => bytes(3 + shape.len * n + 5, 500 + key));
      const wanted = signed.map((signature, key) => {
        const ends = slices(signature.slice(3, 3 + shape.len * n), n).map((value, i) => {
          const digit = digits[key * shape.len + i] as number;
          return slow.chain(placeOf(key), 7 * key, i, digit, shape.w - 1, value);
        });
        return slow.compress(adrs(placeOf(key), 1, 7 * key, 0, 0), Buffer.concat(ends));
      });
      const found = new Uint8Array(keys * n);
      const signatures = { arrays: signed.map(viewOf), from: 3, stride: n };
      // Once more, as a session reuses what it sorts with.
      for (const times of [1, 2]) {
        open((hash) => {
          for (let i = 0; i < times; i++) hash.wotsKeys({ addresses, digits, signatures, keys: found });
        });
        expect(hex(slices(found, n))).toEqual(hex(wanted));
        found.fill(0);
      }
    });

    test.each([0, 3])('chains that all stand at digit %i', (digit) => {
      const addresses = addressesOf(3, WOTS_HASH, () => 1);
      const digits = new Uint8Array(3 * shape.len).fill(digit);
      const values = new Uint8Array(digits.length * n);
      const keys = new Uint8Array(3 * n);
      const arrays = slices(values, shape.len * n).map((_, key) =>
        viewOf(values.subarray(key * shape.len * n, (key + 1) * shape.len * n)),
      );
      open((hash) => {
        hash.signChains({ addresses, digits, values });
        hash.wotsKeys({ addresses, digits, signatures: { arrays, from: 0, stride: n }, keys });
      });
      const wanted = arrays.map((_, key) => slow.leaf(placeOf(key), 1));
      expect(hex(slices(keys, n))).toEqual(hex(wanted));
    });

    test.each([
      [0, 3],
      [1, 0],
      [1, 1],
      [3, 1],
      [2, 2],
      [1, 3],
      [5, 3],
      [2, 5],
    ])('%i XMSS trees of height %i', (trees, height) => {
      const leaves = Uint32Array.from({ length: trees }, (_, i) => (5 * i + 1) % 2 ** height);
      const roots = new Uint8Array(trees * n);
      const paths = new Uint8Array(trees * height * n);
      const addresses = addressesOf(trees, TREE, () => 0);
      open((hash) => hash.xmssTrees({ height, addresses, leaves, roots, paths }));
      const wanted = Array.from(leaves, (leaf, i) => slow.xmss(placeOf(i), height, leaf));
      expect(hex(slices(roots, n))).toEqual(hex(wanted.map(({ root }) => root)));
      if (height > 0) expect(hex(slices(paths, height * n))).toEqual(hex(wanted.map(({ path }) => path)));
    });

    test('an XMSS tree gives every leaf its path', () => {
      for (let leaf = 0; leaf < 8; leaf++) {
        const wanted = slow.xmss(placeOf(0), 3, leaf);
        const [roots, paths] = [new Uint8Array(n), new Uint8Array(3 * n)];
        const addresses = addressesOf(1, TREE, () => 0);
        open((hash) => hash.xmssTrees({ height: 3, addresses, leaves: Uint32Array.of(leaf), roots, paths }));
        expect(hex([roots, paths])).toEqual(hex([wanted.root, wanted.path]));
      }
    });

    test.each([
      [0, 4],
      [1, 0],
      [1, 1],
      [3, 2],
      [5, 4],
      [7, 5],
      [2, 6],
    ])('%i FORS trees of height %i', (trees, height) => {
      const firstLeaves = Uint32Array.from({ length: trees }, (_, i) => i << height);
      const leaves = Uint32Array.from({ length: trees }, (_, i) => (11 * i + 6) % 2 ** height);
      const [roots, secrets] = [new Uint8Array(trees * n), new Uint8Array(trees * n)];
      const paths = new Uint8Array(trees * height * n);
      const addresses = addressesOf(trees, FORS_TREE, (unit) => 3 + unit);
      open((hash) => hash.forsTrees({ height, addresses, firstLeaves, leaves, roots, secrets, paths }));
      const wanted = Array.from(leaves, (leaf, i) => slow.fors(placeOf(i), 3 + i, height, i << height, leaf));
      expect(hex(slices(roots, n))).toEqual(hex(wanted.map(({ root }) => root)));
      expect(hex(slices(secrets, n))).toEqual(hex(wanted.map(({ secret }) => secret)));
      if (height > 0) expect(hex(slices(paths, height * n))).toEqual(hex(wanted.map(({ path }) => path)));
    });

    test('FORS roots from secret values and paths', () => {
      for (const [arrays, trees, height] of [
        [0, 3, 2],
        [1, 1, 0],
        [1, 7, 3],
        [2, 1, 4],
        [3, 5, 2],
        [4, 9, 1],
      ] as const) {
        const addresses = addressesOf(arrays, FORS_TREE, (unit) => unit);
        const leaves = Uint32Array.from({ length: arrays * trees }, (_, i) => i * 4099);
        const stride = (1 + height) * n + 2;
        const signed = Array.from({ length: arrays }, (_, i) => bytes(1 + trees * stride, 600 + i));
        const wanted = Array.from(leaves, (leaf, i) => {
          const array = Math.floor(i / trees);
          const at = (level: number, index: number): Uint8Array =>
            adrs(placeOf(array), 3, array, level, index);
          const from = 1 + (i % trees) * stride;
          const parts = slices((signed[array] as Uint8Array).slice(from, from + (1 + height) * n), n);
          return slow.climb(at, leaf, slow.f(at(0, leaf), parts[0] as Uint8Array), parts.slice(1));
        });
        const nodes = new Uint8Array(leaves.length * n);
        const strings = (from: number): Strings => ({ arrays: signed.map(viewOf), from, stride });
        const [secrets, paths] = [strings(1), strings(1 + n)];
        open((hash) => hash.forsRoots({ height, addresses, leaves, secrets, paths, nodes }));
        expect(hex(slices(nodes, n))).toEqual(hex(wanted));
      }
    });

    test('climbing authentication paths', () => {
      for (const [count, height] of [
        [0, 3],
        [1, 0],
        [1, 9],
        [2, 3],
        [3, 5],
        [7, 14],
        [17, 2],
      ] as const) {
        for (const type of [TREE, FORS_TREE]) {
          const addresses = addressesOf(count, type, (unit) => (type === TREE ? 0 : unit));
          const leaves = Uint32Array.from({ length: count }, (_, i) => (i * 40503 + 5) % 2 ** (height + 3));
          const nodes = bytes(count * n, 7);
          const paths = bytes(count * height * n, 8);
          const wanted = slices(nodes, n).map((node, i) =>
            slow.climb(
              (level, index) => adrs(placeOf(i), type, type === TREE ? 0 : i, level, index),
              leaves[i] as number,
              node,
              height === 0 ? [] : slices(paths.slice(i * height * n, (i + 1) * height * n), n),
            ),
          );
          const strings = { arrays: count === 0 ? [] : [viewOf(paths)], from: 0, stride: height * n };
          open((hash) => hash.climb({ height, addresses, leaves, nodes, paths: strings }));
          expect(hex(slices(nodes, n))).toEqual(hex(wanted));
        }
      }
    });

    test('T_l of one value up to more than one block each way', () => {
      const most = Math.max(shape.len, shape.k);
      for (let length = 1; length <= most; length++) {
        for (const count of [0, 1, 3, 11]) {
          const addresses = addressesOf(count, 1, (unit) => unit);
          const inputs = bytes(count * length * n, 9);
          const outputs = new Uint8Array(count * n);
          open((hash) => hash.compress(addresses, inputs, outputs));
          const wanted = Array.from({ length: count }, (_, i) =>
            slow.compress(adrs(placeOf(i), 1, i, 0, 0), inputs.slice(i * length * n, (i + 1) * length * n)),
          );
          expect(hex(slices(outputs, n))).toEqual(hex(wanted));
        }
      }
    });

    test('no call hashes longer than it may, and every row has its share', () => {
      const kinds = new Map<string, number>();
      for (const { kernel, lanes, counts } of calls) {
        kinds.set(`${kernel} ${lanes}`, 0);
        if (kernel.includes('-chain-')) {
          expect((counts[0] as number) * (counts[1] as number)).toBeLessThanOrEqual(HASHES_A_CALL);
        }
        if (/-(f|prf|h)-/.test(kernel)) expect(counts[0]).toBeLessThanOrEqual(HASHES_A_CALL);
      }
      const wanted = rows.lanes.flatMap((lanes) =>
        rows.family.kernels.map((kernel) => `${kernel}-n${n} ${lanes}`),
      );
      expect([...kinds.keys()]).toEqual(expect.arrayContaining(wanted));
    });
  });
});

describe.each(emittedRows)('T_l of every length up to the longest of any set on $name', (rows) => {
  test.each(sizes)('n = %i', (n) => {
    const shape: HashShape = { n, w: 4, len: 140, k: 3 };
    const pkSeed = bytes(n, 1);
    const slow = reference(rows.family.name, shape, pkSeed, new Uint8Array(n));
    rows.engine(n).open(shape, { pkSeed }, (hash) => {
      for (let length = 1; length <= 140; length++) {
        // A pack of the widest row, and some left over.
        const units = rows.family.lanes + 1;
        const inputs = bytes(units * length * n, length);
        const outputs = new Uint8Array(units * n);
        hash.compress(
          addressesOf(units, 4, (unit) => unit),
          inputs,
          outputs,
        );
        const wanted = slices(inputs, length * n).map((input, i) =>
          slow.compress(adrs(placeOf(i), 4, i, 0, 0), input),
        );
        expect(hex(slices(outputs, n))).toEqual(hex(wanted));
      }
    });
  });
});

describe.each(levelRows.filter((_, i) => i % 3 !== 0))('trees taller than a column on $name', (rows) => {
  test.each(sizes)('n = %i', (n) => {
    const shape = shapeOf(n);
    const [pkSeed, skSeed] = [bytes(n, 1), bytes(n, 2)];
    const slow = reference(rows.family.name, shape, pkSeed, skSeed);
    const height = 12;
    for (const leaf of [0, 1023, 1024, 4095]) {
      const wanted = slow.fors(placeOf(0), 9, height, 5 << height, leaf);
      const [roots, secrets, paths] = [new Uint8Array(n), new Uint8Array(n), new Uint8Array(height * n)];
      rows.engine(n).open(shape, { pkSeed, skSeed }, (hash) =>
        hash.forsTrees({
          height,
          addresses: addressesOf(1, FORS_TREE, () => 9),
          firstLeaves: Uint32Array.of(5 << height),
          leaves: Uint32Array.of(leaf),
          ...{ roots, secrets, paths },
        }),
      );
      expect(hex([roots, secrets, paths])).toEqual(hex([wanted.root, wanted.secret, wanted.path]));
    }
  });
});

/** Lengths at which one block, two or the staging area of either family are full, or nearly. */
function edgesOf(block: number): number[] {
  const length = block / 8;
  const staged = block === 136 ? 16320 : 16384;
  const edges = [block - length - 1, block - 1, block, 2 * block - length - 1, 2 * block - 1, 2 * block];
  return [...edges, staged - length - 1, staged - 1, staged, 2 * staged].flatMap((edge) => [edge, edge + 1]);
}

describe.each(levelRows)('long inputs on $name', (rows) => {
  test.each(sizes)('n = %i, around the edges of a block and of the staging area', (n) => {
    const [pkSeed, a, b] = [bytes(n, 1), bytes(n, 10), bytes(n, 11)];
    const suite = suiteOf({ family: rows.family.name, n, m: 49 });
    const block = rows.family.blockBytes(n);
    const lengths = [0, 1, 1000, 200000, ...edgesOf(block)];
    // What stands before the message: R, PK.seed and PK.root, or SK.prf and opt_rand, or HMAC's block and opt_rand.
    const lengthsOfAll = new Set(
      lengths.flatMap((length) => [0, 3 * n, 2 * n, block + n].map((before) => length - before)),
    );
    const message = new Uint8Array(200000);
    randomFillSync(message);
    rows.engine(n).open(shapeOf(n), { pkSeed }, (hash) => {
      for (const length of [...lengthsOfAll].filter((value) => value >= 0)) {
        // An odd offset, and parts that meet anywhere.
        const whole = message.subarray(1, 1 + length);
        const cut = Math.floor(length / 3);
        const parts = [whole.subarray(0, cut), new Uint8Array(0), whole.subarray(cut)];
        const [r, digest] = [new Uint8Array(n), new Uint8Array(49)];
        hash.prfMsg(a, b, parts, r);
        hash.hMsg(a, b, parts, digest);
        expect(hex([r, digest])).toEqual(hex([suite.prfMsg(a, b, whole), suite.hMsg(a, pkSeed, b, whole)]));
      }
    });
  });
});
