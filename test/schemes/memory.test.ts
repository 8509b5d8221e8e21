// After each operation, also one that ends in an error, no memory holds a secret: all arenas are scanned.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sha2N24 } from '../../src/engines/sha2/n24.ts';
import { shakeN16 } from '../../src/engines/shake/n16.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { existingArenas } from '../../src/runtime/arena.ts';
import { SHAKE_128F } from '../../src/schemes/slh-dsa/parameters.ts';
import { schemeOf } from '../../src/schemes/slh-dsa/scheme.ts';
import { signInternal } from '../../src/schemes/slh-dsa/sign.ts';
import { type SlhDsa, slh_dsa_sha2_128s, slh_dsa_shake_128f, slh_dsa_shake_128s } from '../../src/slh-dsa.ts';
import { adrs, reference } from '../engines/reference.ts';
import { full } from '../suite.ts';
import { bytes, familyOf, fastSets, sets } from './sets.ts';

const message: Uint8Array = Uint8Array.of(1, 2, 3);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Any eight bytes in a row of one of the secrets: the first four, big-endian, to the four after them. */
function eights(secrets: readonly Uint8Array[]): Map<number, Set<number>> {
  const halves = new Map<number, Set<number>>();
  for (const secret of secrets) {
    const view = new DataView(secret.buffer, secret.byteOffset, secret.byteLength);
    for (let at = 0; at + 8 <= secret.length; at++) {
      const first = view.getUint32(at);
      const seconds = halves.get(first) ?? new Set();
      halves.set(first, seconds.add(view.getUint32(at + 4)));
    }
  }
  return halves;
}

/**
 * Where such eight bytes lie in linear memory: as bytes, or as two 32-bit words of SHA-2, which stand apart when
 * there are more lanes than one.
 */
function leaks(secrets: readonly Uint8Array[]): string[] {
  const halves = eights(secrets);
  const found: string[] = [];
  for (const { u8 } of existingArenas()) {
    const view = new DataView(u8.buffer, u8.byteOffset, u8.byteLength);
    for (let at = 0; at + 8 <= u8.length; at++) {
      if (u8[at] === 0 && u8[at + 1] === 0 && u8[at + 2] === 0 && u8[at + 3] === 0) continue;
      if (halves.get(view.getUint32(at))?.has(view.getUint32(at + 4))) found.push(`bytes at ${at}`);
      const seconds = at % 4 === 0 ? halves.get(view.getUint32(at, true)) : undefined;
      for (const lanes of seconds === undefined ? [] : [1, 2, 4]) {
        const next = at + 4 * lanes;
        if (next + 4 <= u8.length && seconds?.has(view.getUint32(next, true)))
          found.push(`words ${lanes} apart at ${at}`);
      }
    }
  }
  return found;
}

/** The engines' part of every arena is zero again, so nothing derived is left either. */
function dirtyBytes(): number {
  return existingArenas().reduce(
    (sum, { u8, from }) => sum + u8.subarray(from).filter((byte) => byte !== 0).length,
    0,
  );
}

/** SK.seed, SK.prf, the randomizer, and chain starts and FORS secrets of the top and bottom trees. */
function secretsOf(set: SlhDsa, secretKey: Uint8Array, optRand: Uint8Array): Uint8Array[] {
  const n = set.lengths.signRand;
  const [skSeed, skPrf, pkSeed] = [0, 1, 2].map((i) => secretKey.slice(i * n, (i + 1) * n)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const slow = reference(familyOf(set), { n, w: 16, len: 1, k: 1 }, pkSeed, skSeed);
  const tops = { '128s': 6, '128f': 21, '192s': 6, '192f': 21, '256s': 7, '256f': 16 };
  const layer = tops[set.name.slice(-4) as keyof typeof tops];
  const starts: Uint8Array[] = [];
  for (let leaf = 0; leaf < 8; leaf++) {
    for (let chain = 0; chain < 35; chain++) starts.push(slow.secret({ layer, tree: 0n }, leaf, chain));
  }
  // HMAC's key, as it meets its pads.
  const padded = [0x36, 0x5c].map((pad) => skPrf.map((byte) => byte ^ pad));
  return [skSeed, skPrf, optRand, ...padded, ...starts];
}

const due = full ? sets : [...fastSets, slh_dsa_shake_128s, slh_dsa_sha2_128s];

describe.each(due)('$name', (set) => {
  const n = set.lengths.signRand;
  const seed = bytes(3 * n, `${set.name} key`);
  const optRand = bytes(n, 'randomizer');

  test('key generation, signing, verification and errors leave nothing', () => {
    const { secretKey, publicKey } = set.keygen(seed);
    const secrets = secretsOf(set, secretKey, optRand);
    expect(leaks(secrets)).toEqual([]);
    expect(dirtyBytes()).toBe(0);
    if (fastSets.includes(set) || full) {
      const signature = set.sign(message, secretKey, { extraEntropy: optRand });
      // Chain starts that the signature itself shows are no secret any more.
      const text = Buffer.from(signature);
      expect(leaks(secrets.filter((secret) => text.indexOf(secret) < 0))).toEqual([]);
      expect(dirtyBytes()).toBe(0);
      set.verify(signature, message, publicKey);
      expect(dirtyBytes()).toBe(0);
      const damaged = secretKey.slice();
      damaged[4 * n - 1] = (damaged[4 * n - 1] as number) ^ 1;
      expect(() => set.sign(message, damaged, { extraEntropy: optRand })).toThrow(/root/);
      expect(leaks(secrets)).toEqual([]);
      expect(dirtyBytes()).toBe(0);
    }
    vi.stubGlobal('crypto', {
      getRandomValues: () => {
        throw new Error('broken');
      },
    });
    expect(() => set.sign(message, secretKey)).toThrow(/getRandomValues/);
    expect(() => set.keygen()).toThrow(/getRandomValues/);
    expect(leaks(secrets)).toEqual([]);
    expect(dirtyBytes()).toBe(0);
  }, 120_000);
});

describe('a signature that is not released', () => {
  const seed = bytes(48, 'key');
  const broken = new Error('broken');

  /** Signs, `end` coming before the last step, and gives every array that a part of the signature was written to. */
  function partsAfter(secretKey: Uint8Array, end: () => void): Uint8Array[] {
    const parts: Uint8Array[] = [];
    const watch = (part: Uint8Array): void => {
      expect(part.some((byte) => byte !== 0)).toBe(true);
      parts.push(part);
    };
    const engine: TreeHashEngine = {
      ...shakeN16,
      open: (shape, key, work) =>
        shakeN16.open(shape, key, (hash) =>
          work({
            ...hash,
            forsTrees: (batch) => {
              hash.forsTrees(batch);
              watch(batch.secrets);
            },
            signChains: (batch) => {
              hash.signChains(batch);
              watch(batch.values);
              end();
            },
          }),
        ),
    };
    try {
      signInternal(schemeOf(SHAKE_128F, engine), [message], secretKey, bytes(16, 'randomizer'));
    } catch (thrown) {
      expect(thrown).toBe(broken);
    }
    return parts;
  }

  test.each<[string, number, () => void]>([
    ['the root is not the key’s', 1, () => {}],
    [
      'an operation fails',
      0,
      () => {
        throw broken;
      },
    ],
  ])('is zeroed, with what it was put together from: %s', (_, change, end) => {
    const { secretKey } = slh_dsa_shake_128f.keygen(seed);
    secretKey[63] = (secretKey[63] as number) ^ change;
    const parts = partsAfter(secretKey, end);
    expect(parts.map((part) => part.every((byte) => byte === 0))).toEqual([true, true]);
  });
});

describe.each([
  { family: 'SHAKE', n: 16, engine: shakeN16 },
  { family: 'SHA2', n: 24, engine: sha2N24 },
] as const)('the scan itself, $family', ({ family, n, engine }) => {
  const [pkSeed, skSeed, skPrf] = [bytes(n, 'pk'), bytes(n, 'sk'), bytes(n, 'prf')];
  const shape = { n, w: 16, len: 35, k: 14 };
  const start = reference(family, shape, pkSeed, skSeed).prf(adrs({ layer: 0, tree: 0n }, 5, 0, 3, 0));

  test('finds a secret seed and a chain start while they are there, and not after', () => {
    engine.open(shape, { pkSeed, skSeed }, (hash) => {
      expect(leaks([skSeed]).length).toBeGreaterThan(0);
      const digits = new Uint8Array(35);
      hash.signChains({ addresses: new Uint32Array(8), digits, values: new Uint8Array(35 * n) });
      hash.signChains({
        addresses: new Uint32Array(8),
        digits: digits.subarray(0, 4),
        values: new Uint8Array(4 * n),
      });
      expect(leaks([start]).length).toBeGreaterThan(0);
    });
    expect(leaks([skSeed, start])).toEqual([]);
  });

  test('work that throws leaves nothing', () => {
    const broken = new Error('broken');
    const inner = skPrf.map((byte) => byte ^ 0x36);
    const outer = skPrf.map((byte) => byte ^ 0x5c);
    const work = () =>
      engine.open(shape, { pkSeed, skSeed }, (hash) => {
        hash.prfMsg(skPrf, pkSeed, [message], new Uint8Array(n));
        expect(leaks([skPrf, inner, outer]).length).toBeGreaterThan(0);
        throw broken;
      });
    expect(work).toThrow(broken);
    expect(leaks([skSeed, skPrf, inner, outer])).toEqual([]);
    expect(dirtyBytes()).toBe(0);
  });
});
