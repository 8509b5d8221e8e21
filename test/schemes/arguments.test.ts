// What callers pass: sizes, kinds, options, randomness, and that nothing of theirs is changed.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withArena } from '../../src/runtime/arena.ts';
import { report } from '../../src/runtime.ts';
import { type SlhDsa, type SlhDsaName, slh_dsa_shake_128f, slhDsaByName } from '../../src/slh-dsa.ts';
import { bytes, cousinOf, familyOf, fastSets, hex, keyOf, sets, siblingOf } from './sets.ts';

type Bad = never;
const message: Uint8Array = Uint8Array.of(1, 2, 3);
const keys = new Map(fastSets.map((set) => [set, keyOf(set)]));
const keyPair = (set: SlhDsa) => keys.get(set) as ReturnType<typeof keyOf>;
const set: SlhDsa = slh_dsa_shake_128f;
const { secretKey, publicKey } = keyPair(set);
const signature: Uint8Array = set.sign(message, secretKey, { extraEntropy: false });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the host's generator is asked for. */
function watchRandom(): number[] {
  const asked: number[] = [];
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (array: Uint8Array) => {
      asked.push(array.length);
      return crypto.getRandomValues(array);
    },
  });
  return asked;
}

describe.each(sets)('$name', (each) => {
  const n = each.securityLevel / 8;

  test('says its name and lengths, and is frozen', () => {
    const sizes = { 128: [7856, 17088], 192: [16224, 35664], 256: [29792, 49856] }[each.securityLevel];
    const signature = sizes[each.name.endsWith('s') ? 0 : 1];
    expect(each.lengths).toEqual({ seed: 3 * n, secretKey: 4 * n, publicKey: 2 * n, signature, signRand: n });
    expect([each, each.lengths, each.internal].every(Object.isFrozen)).toBe(true);
    expect(slhDsaByName(each.name)).toBe(each);
    expect(Object.keys(each)).toEqual(
      'name securityLevel lengths keygen getPublicKey sign verify signer verifier prehash internal'.split(
        ' ',
      ),
    );
  });

  test('lists the kernels of its own n and no other', () => {
    const kernels = new Set(report(each).rows.map(({ kernel }) => kernel));
    const family = {
      SHAKE: [...['chain', 'prf', 'h', 'tl'].map((kernel) => `shake-${kernel}-n${n}`), 'keccak-absorb-r136'],
      SHA2: [
        ...['chain', 'f', 'prf', 'h', 'tl'].map((kernel) => `sha2-${kernel}-n${n}`),
        'sha256-compress',
        ...(n === 16 ? [] : ['sha512-compress']),
      ],
    }[familyOf(each)];
    expect(kernels).toEqual(new Set(family));
  });

  test('verify refuses any bytes, and throws for none', () => {
    const key = bytes(2 * n, 'any key');
    for (const length of [0, 1, n, each.lengths.signature - 1, each.lengths.signature + 1]) {
      expect(each.verify(bytes(length, 'any'), message, key)).toBe(false);
      expect(each.internal.verify(bytes(length, 'any'), message, key)).toBe(false);
    }
    // So too a signature of SPHINCS+, round 3, which has the same size but hashes other things.
    expect(each.verify(bytes(each.lengths.signature, 'any'), message, key)).toBe(false);
    expect(each.verify(new Uint8Array(each.lengths.signature), message, new Uint8Array(2 * n))).toBe(false);
  });

  test('keys of a wrong size are the caller’s mistake', () => {
    for (const length of [0, 2 * n - 1, 2 * n + 1, 4 * n]) {
      expect(() => each.verify(signature, message, new Uint8Array(length))).toThrow(RangeError);
      expect(() => each.internal.verify(signature, message, new Uint8Array(length))).toThrow(RangeError);
    }
    for (const length of [0, 2 * n, 4 * n - 1, 4 * n + 1, 8 * n]) {
      expect(() => each.sign(message, new Uint8Array(length))).toThrow(RangeError);
      expect(() => each.internal.sign(message, new Uint8Array(length))).toThrow(RangeError);
      expect(() => each.getPublicKey(new Uint8Array(length))).toThrow(RangeError);
    }
    for (const length of [0, n, 3 * n - 1, 3 * n + 1]) {
      expect(() => each.keygen(new Uint8Array(length))).toThrow(RangeError);
    }
  });

  test('extraEntropy of a wrong size is refused before any work', () => {
    const key = bytes(4 * n, 'not a key');
    for (const length of [0, n - 1, n + 1, 32 === n ? 16 : 32]) {
      expect(() => each.sign(message, key, { extraEntropy: new Uint8Array(length) })).toThrow(RangeError);
      expect(() => each.internal.sign(message, key, { extraEntropy: new Uint8Array(length) })).toThrow(
        RangeError,
      );
    }
  });
});

describe('randomness', () => {
  test.each(fastSets)(
    '$name asks once, for exactly what it needs',
    (each) => {
      const asked = watchRandom();
      const n = each.securityLevel / 8;
      const pair = each.keygen();
      expect(asked).toEqual([3 * n]);
      each.sign(message, pair.secretKey);
      each.internal.sign(message, pair.secretKey);
      expect(asked).toEqual([3 * n, n, n]);
      each.sign(message, pair.secretKey, { extraEntropy: false });
      each.sign(message, pair.secretKey, { extraEntropy: bytes(n, 'entropy') });
      each.keygen(bytes(3 * n, 'seed'));
      expect(asked.length).toBe(3);
    },
    60_000,
  );

  test('none: no signature and no key, never the deterministic ones instead', () => {
    vi.stubGlobal('crypto', undefined);
    const code = expect.objectContaining({ code: 'RNG_UNAVAILABLE' });
    expect(() => set.sign(message, secretKey)).toThrow(code);
    expect(() => set.keygen()).toThrow(code);
    expect(set.sign(message, secretKey, { extraEntropy: false })).toEqual(signature);
  });

  test('hedged signatures differ and verify', () => {
    const two = [set.sign(message, secretKey), set.sign(message, secretKey)] as const;
    expect(two[0]).not.toEqual(two[1]);
    expect(two.every((each) => set.verify(each, message, publicKey))).toBe(true);
  });
});

describe('context', () => {
  test('0 to 255 bytes, by the view’s own length', () => {
    const room = bytes(400, 'room');
    for (const length of [0, 1, 255]) {
      const context = room.subarray(7, 7 + length);
      const made = set.sign(message, secretKey, { context, extraEntropy: false });
      expect(set.verify(made, message, publicKey, { context: context.slice() })).toBe(true);
      expect(set.verify(made, message, publicKey)).toBe(length === 0);
      // FIPS 205, Algorithm 22, line 8.
      const whole = Uint8Array.of(0, length, ...context, ...message);
      expect(hex(set.internal.sign(whole, secretKey, { extraEntropy: false }))).toBe(hex(made));
    }
  }, 30_000);

  test('256 bytes are refused before any work', () => {
    const asked = watchRandom();
    const context = new Uint8Array(256);
    expect(() => set.sign(message, secretKey, { context })).toThrow(RangeError);
    expect(() => set.verify(signature, message, publicKey, { context })).toThrow(RangeError);
    expect(() => set.verify(new Uint8Array(0), message, publicKey, { context })).toThrow(RangeError);
    expect(asked).toEqual([]);
  });

  test('absent, undefined and empty are the same', () => {
    for (const options of [undefined, {}, { context: undefined }, { context: new Uint8Array(0) }]) {
      expect(set.verify(signature, message, publicKey, options)).toBe(true);
    }
  });
});

describe('kinds', () => {
  const wrong: readonly unknown[] = [
    ...[undefined, null, 'text', 7, [1, 2, 3], {}, new ArrayBuffer(8), new Uint16Array(8), new Int8Array(8)],
    ...[new Uint8ClampedArray(8), new DataView(new ArrayBuffer(8)), { length: 3, 0: 1, 1: 2, 2: 3 }],
  ];

  test('only a Uint8Array is bytes', () => {
    for (const value of wrong as Bad[]) {
      expect(() => set.sign(value, secretKey)).toThrow(TypeError);
      expect(() => set.sign(message, value)).toThrow(TypeError);
      expect(() => set.verify(value, message, publicKey)).toThrow(TypeError);
      expect(() => set.verify(signature, value, publicKey)).toThrow(TypeError);
      expect(() => set.verify(signature, message, value)).toThrow(TypeError);
      expect(() => set.internal.verify(value, message, publicKey)).toThrow(TypeError);
      expect(() => set.getPublicKey(value)).toThrow(TypeError);
      if (value !== undefined) {
        expect(() => set.keygen(value)).toThrow(TypeError);
        expect(() => set.sign(message, secretKey, { context: value })).toThrow(TypeError);
        expect(() => set.sign(message, secretKey, { extraEntropy: value })).toThrow(TypeError);
        expect(() => set.verify(signature, message, publicKey, { context: value })).toThrow(TypeError);
      }
    }
    expect(() => set.sign(message, secretKey, { extraEntropy: true as Bad })).toThrow(TypeError);
  });

  test('unknown options are refused, whatever is known elsewhere', () => {
    const all = { context: undefined, extraEntropy: false, ctx: message };
    expect(() => set.sign(message, secretKey, all as Bad)).toThrow(TypeError);
    expect(() => set.sign(message, secretKey, { opt_rand: message } as Bad)).toThrow(TypeError);
    expect(() => set.verify(signature, message, publicKey, { extraEntropy: false } as Bad)).toThrow(
      TypeError,
    );
    expect(() => set.internal.sign(message, secretKey, { context: message } as Bad)).toThrow(TypeError);
    // The internal form has no context: one that is given must not pass for checked.
    const inner = set.internal.verify as (...given: unknown[]) => boolean;
    for (const options of [{ context: message }, { extraEntropy: false }, null, message]) {
      expect(() => inner(signature, message, publicKey, options)).toThrow(TypeError);
    }
    expect(inner(signature, message, publicKey, {})).toBe(false);
    expect(() => set.sign(message, secretKey, message as Bad)).toThrow(TypeError);
    expect(() => set.sign(message, secretKey, null as Bad)).toThrow(TypeError);
  });

  test('an unknown name is refused', () => {
    for (const name of ['SLH-DSA-SHA3-128s', 'slh-dsa-shake-128s', '', 'name', 7, null] as Bad[]) {
      expect(() => slhDsaByName(name as SlhDsaName)).toThrow(TypeError);
    }
  });

  test('views at every offset of one buffer serve as their own bytes', () => {
    const context = bytes(20, 'context');
    const made = set.sign(message, secretKey, { context, extraEntropy: context.subarray(0, 16) });
    for (let offset = 0; offset < 16; offset++) {
      // All arguments lie in one buffer, one behind the other and each at another offset modulo 16.
      const room = new Uint8Array(20_000).fill(0xee);
      let end = offset;
      const place = (value: Uint8Array): Uint8Array => {
        const at = end;
        end += value.length + 3;
        room.set(value, at);
        return room.subarray(at, at + value.length);
      };
      const [msg, key, ctx, sig] = [message, publicKey, context, made].map(place) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ];
      expect(set.verify(sig, msg, key, { context: ctx })).toBe(true);
      expect(set.getPublicKey(place(secretKey))).toEqual(publicKey);
      if (offset % 5 !== 3) continue;
      const options = { context: ctx, extraEntropy: place(context.subarray(0, 16)) };
      expect(hex(set.sign(msg, place(secretKey), options)) === hex(made)).toBe(true);
    }
    const halves = bytes(96, 'two seeds');
    const [a, b] = [0, 48].map((at) => set.keygen(halves.subarray(at, at + 48)));
    expect(a).not.toEqual(b);
    expect(b).toEqual(set.keygen(halves.slice(48)));
  }, 30_000);

  test('Buffers, views at odd offsets, subclasses and shared memory serve as bytes', () => {
    class Strange extends Uint8Array {
      override get length(): number {
        return 1;
      }
      override subarray(): Uint8Array<ArrayBuffer> {
        throw new Error('called');
      }
    }
    const at = (value: Uint8Array): Uint8Array => {
      const room = new Uint8Array(value.length + 3);
      room.set(value, 3);
      return room.subarray(3);
    };
    const shared = (value: Uint8Array): Uint8Array => {
      const view = new Uint8Array(new SharedArrayBuffer(value.length));
      view.set(value);
      return view;
    };
    const strange = (value: Uint8Array): Uint8Array => new Strange(Uint8Array.from(value).buffer);
    for (const dress of [Buffer.from, at, shared, strange] as ((value: Uint8Array) => Uint8Array)[]) {
      const dressed = [signature, message, publicKey].map((value) => dress(value)) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ];
      expect(set.verify(...dressed)).toBe(true);
      expect(set.sign(dress(message), dress(secretKey), { extraEntropy: false })).toEqual(signature);
    }
  }, 30_000);
});

describe('what comes back', () => {
  test('nothing given is changed, and nothing returned shares memory', () => {
    const given = { message: message.slice(), secretKey: secretKey.slice(), context: bytes(9, 'context') };
    const entropy = bytes(16, 'entropy');
    const before = JSON.stringify([given, entropy]);
    const made = set.sign(given.message, given.secretKey, { context: given.context, extraEntropy: entropy });
    set.verify(made, given.message, publicKey, { context: given.context });
    expect(JSON.stringify([given, entropy])).toBe(before);
    const again = set.sign(given.message, given.secretKey, { context: given.context, extraEntropy: entropy });
    expect(again).toEqual(made);
    expect(again.buffer).not.toBe(made.buffer);
    expect(made.buffer.byteLength).toBe(made.length);
    const seed = bytes(48, 'seed');
    const pair = set.keygen(seed);
    pair.publicKey.fill(0);
    expect(hex(set.getPublicKey(pair.secretKey))).not.toBe(hex(pair.publicKey));
    expect(seed).toEqual(bytes(48, 'seed'));
    expect(pair.secretKey.buffer.byteLength).toBe(64);
  });

  test('options are read once, before the arguments are looked at', () => {
    const reads: string[] = [];
    const mine = message.slice();
    const options = {
      get context(): undefined {
        reads.push('context');
        mine[0] = 99;
        return undefined;
      },
      get extraEntropy(): false {
        reads.push('extraEntropy');
        return false;
      },
    };
    const made = set.sign(mine, secretKey, options);
    expect(reads).toEqual(['context', 'extraEntropy']);
    expect(set.verify(made, Uint8Array.of(99, 2, 3), publicKey)).toBe(true);
  });

  test('a getter that signs itself finds its memory free', () => {
    const options = {
      get extraEntropy(): false {
        expect(set.verify(signature, message, publicKey)).toBe(true);
        return false;
      },
    };
    expect(set.sign(message, secretKey, options)).toEqual(signature);
  });

  test('a signature of a wrong length is refused before anything is hashed', () => {
    // An operation ends in an error when another one has used its memory.
    const verifyInside = (sig: Uint8Array): boolean =>
      withArena(0, () => set.verify(sig, message, publicKey));
    expect(() => verifyInside(signature)).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
    expect(verifyInside(signature.subarray(1))).toBe(false);
    expect(verifyInside(Uint8Array.of(...signature, 0))).toBe(false);
  });

  test('a key whose root is not its own gives no signature', () => {
    for (const at of [0, 32, 48, 63]) {
      const damaged = secretKey.slice();
      damaged[at] = (damaged[at] as number) ^ 1;
      for (const sign of [set.sign, set.internal.sign]) {
        expect(() => sign(message, damaged)).toThrow(expect.objectContaining({ code: 'KEY_MISMATCH' }));
      }
    }
  }, 30_000);

  test('another set of the same key sizes refuses the signature', () => {
    const sibling = siblingOf(set);
    expect(sibling.lengths.publicKey).toBe(set.lengths.publicKey);
    expect(sibling.verify(signature, message, publicKey)).toBe(false);
    const cut = signature.subarray(0, sibling.lengths.signature);
    expect(sibling.verify(cut, message, publicKey)).toBe(false);
    const cousin = cousinOf(set);
    expect(cousin.lengths).toEqual(set.lengths);
    expect(cousin.verify(signature, message, publicKey)).toBe(false);
  });
});
