// Prepared keys give the bytes of the plain forms, whatever is cached, computed twice, streamed or batched.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sha256 } from '../../src/sha2.ts';
import { shake256 } from '../../src/sha3.ts';
import type { Chunks, Signer, SignerOptions, SlhDsa } from '../../src/slh-dsa.ts';
import { slh_dsa_sha2_192f, slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { full } from '../suite.ts';
import { bytes, cousinOf, fastSets, hex, keyOf, siblingOf, smallSets } from './sets.ts';
import { cut, inTime, streamed, streamOf } from './streamed.ts';

type Bad = never;
const plain = { extraEntropy: false } as const;
const message: Uint8Array = Uint8Array.of(1, 2, 3);
const context: Uint8Array = Uint8Array.of(9, 8);

const prepared: readonly [what: string, options: SignerOptions | undefined][] = [
  ['nothing asked for', undefined],
  ['no cache', { cacheBytes: 0, redundant: false }],
  ['a cache too small for one tree', { cacheBytes: 100 }],
  ['a cache of a few trees', { cacheBytes: 4000 }],
  ['a large cache', { cacheBytes: 2 ** 22 }],
  ['signed twice', { redundant: true }],
  ['signed twice, and a cache', { cacheBytes: 2 ** 20, redundant: true }],
];

// Both hash functions of the SHA2 sets, and the sponge.
const due = full ? fastSets : [slh_dsa_sha2_192f, slh_dsa_shake_128f];

describe.each(due)('$name', (set) => {
  const { secretKey, publicKey } = keyOf(set);
  const messages = [message, bytes(200, 'second'), message];
  const expected = messages.map((msg) => hex(set.sign(msg, secretKey, { ...plain, context })));

  test.each(prepared)('signs the same, %s', async (_, options) => {
    const signer = set.signer(secretKey, options);
    expect(messages.map((msg) => hex(signer.sign(msg, { ...plain, context })))).toEqual(expected);
    const parts = cut(messages[1] as Uint8Array, [7, 60]);
    expect(hex(await signer.signFrom(() => inTime(parts), { ...plain, context }))).toBe(expected[1]);
    signer.destroy();
  });

  test('hedges with the bytes that it is given, and with fresh ones', async () => {
    const signer = set.signer(secretKey);
    const extraEntropy = bytes(set.lengths.signRand, 'entropy');
    const wanted = hex(set.sign(message, secretKey, { extraEntropy }));
    expect(hex(signer.sign(message, { extraEntropy }))).toBe(wanted);
    expect(hex(await signer.signFrom(() => [message], { extraEntropy }))).toBe(wanted);
    const fresh = signer.sign(message);
    expect(hex(fresh)).not.toBe(hex(await signer.signFrom(() => [message])));
    expect(set.verify(fresh, message, publicKey)).toBe(true);
  });

  test('verifies many as one by one', async () => {
    const verifier = set.verifier(publicKey);
    const sig = set.sign(message, secretKey, { ...plain, context });
    const other = set.sign(message, secretKey, plain);
    const good = { sig, msg: message, context };
    const bad = sig.map((byte, i) => (i === 100 ? byte ^ 4 : byte));
    const short = sig.subarray(1);
    expect(verifier.verifyMany([])).toEqual([]);
    const mixed = [
      good,
      { sig: other, msg: message },
      { sig: other, msg: message, context: undefined },
      { ...good, context: Uint8Array.of(9) },
      { ...good, sig: short },
      { ...good, sig: new Uint8Array(0) },
      { ...good, sig: bad },
      { ...good, msg: bytes(9, 'other') },
      good,
    ];
    const single = mixed.map(({ sig, msg, context }) => set.verify(sig, msg, publicKey, { context }));
    expect(single).toEqual([true, true, true, false, false, false, false, false, true]);
    expect(verifier.verifyMany(mixed)).toEqual(single);
    for (const [i, item] of mixed.entries()) {
      const { sig, msg, context } = item;
      expect(verifier.verify(sig, msg, { context })).toBe(single[i]);
      expect(await verifier.verifyFrom(sig, [msg], { context })).toBe(single[i]);
    }
    for (const length of [1, 2, 5]) {
      for (let wrong = -1; wrong < length; wrong++) {
        const items = Array.from({ length }, (_, i) => (i === wrong ? { ...good, sig: bad } : good));
        expect(verifier.verifyMany(items)).toEqual(items.map((_, i) => i !== wrong));
      }
    }
  });
});

describe.each([sha256, shake256])('a pre-hash form', (hash) => {
  const set = slh_dsa_shake_128f;
  const { secretKey, publicKey } = keyOf(set);
  const form = set.prehash(hash);
  const msg = bytes(1000, 'hashed');
  const sig = form.sign(msg, secretKey, { ...plain, context });

  test.each(prepared)('signs the same, reading once, %s', async (_, options) => {
    const signer = form.signer(secretKey, options);
    expect(hex(signer.sign(msg, { ...plain, context })) === hex(sig)).toBe(true);
    const open = vi.fn(() => inTime(cut(msg, [0, 135, 136, 700])));
    const onProgress = vi.fn();
    const made = await signer.signFrom(open, { ...plain, context, onProgress });
    expect(hex(made) === hex(sig)).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(onProgress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
    signer.destroy();
    await expect(signer.signFrom(open)).rejects.toMatchObject({ code: 'KEY_DESTROYED' });
  });

  test('verifies', async () => {
    const verifier = form.verifier(publicKey);
    expect(verifier.verify(sig, msg, { context })).toBe(true);
    expect(await verifier.verifyFrom(sig, cut(msg, [5, 500]), { context })).toBe(true);
    expect(await verifier.verifyFrom(sig, cut(msg, [5, 500]))).toBe(false);
    expect(set.verifier(publicKey).verify(sig, msg, { context })).toBe(false);
    const items = [
      { sig, msg, context },
      { sig, msg },
      { sig, msg: message, context },
    ];
    expect(verifier.verifyMany(items)).toEqual([true, false, false]);
  });
});

describe.runIf(full).each(smallSets)('$name', (set) => {
  test.each(prepared)(
    'signs the same, %s',
    async (_, options) => {
      const { secretKey } = keyOf(set);
      const signer = set.signer(secretKey, options);
      const wanted = hex(set.sign(message, secretKey, plain));
      expect(hex(signer.sign(message, plain))).toBe(wanted);
      expect(hex(signer.sign(message, plain))).toBe(wanted);
      expect(hex(await signer.signFrom(() => [message], plain))).toBe(wanted);
    },
    120_000,
  );
});

const set: SlhDsa = slh_dsa_shake_128f;
const { secretKey, publicKey } = keyOf(set);
const signature: Uint8Array = set.sign(message, secretKey, plain);

test('sixty-four signatures and more, false ones in any place', () => {
  const verifier = set.verifier(publicKey);
  const items = Array.from({ length: 70 }, (_, i) => ({
    sig: i % 3 === 1 ? signature.map((byte, at) => (at === 200 * i ? byte ^ 1 : byte)) : signature,
    msg: message,
  }));
  expect(verifier.verifyMany(items)).toEqual(items.map((_, i) => i % 3 !== 1));
  expect(verifier.verifyMany(items.slice(0, 64))).toEqual(items.slice(0, 64).map((_, i) => i % 3 !== 1));
});

test('streams of any chunks sign and verify as the whole message', async () => {
  const all = bytes(150_000, 'long');
  const signer = set.signer(secretKey, { cacheBytes: 100_000 });
  const verifier = set.verifier(publicKey);
  await fc.assert(
    fc.asyncProperty(streamed, fc.nat(3), async ({ length, places }, way) => {
      const whole = all.subarray(0, length);
      const parts = cut(whole, places);
      const ways: (() => Chunks)[] = [
        () => parts,
        () => inTime(parts),
        () => streamOf(parts).stream,
        () => new Blob(parts as BlobPart[]).stream() as unknown as Chunks,
      ];
      const open = ways[way] as () => Chunks;
      const made = await signer.signFrom(open, plain);
      expect(hex(made) === hex(signer.sign(whole, plain))).toBe(true);
      expect(await verifier.verifyFrom(made, open())).toBe(true);
      expect(await verifier.verifyFrom(made, [...parts, message])).toBe(false);
    }),
    { numRuns: full ? 60 : 12 },
  );
}, 60_000);

describe('the cache', () => {
  /** Every array that a signer made is caught here, so that a test can change what it keeps. */
  async function signWatched(options: SignerOptions): Promise<{ signer: Signer; kept: Uint8Array[] }> {
    const kept: Uint8Array[] = [];
    const slice = Uint8Array.prototype.slice;
    const signer = set.signer(secretKey, options);
    const spy = vi.spyOn(Uint8Array.prototype, 'slice').mockImplementation(function (
      this: Uint8Array,
      ...args
    ) {
      const made = Reflect.apply(slice, this, args) as Uint8Array<ArrayBuffer>;
      // Leaves of a tree, or the chains that sign its root.
      if (made.length === 128 || made.length === 560) kept.push(made);
      return made;
    });
    try {
      signer.sign(message, plain);
    } finally {
      spy.mockRestore();
    }
    return { signer, kept };
  }

  test('holds what it says', async () => {
    const { kept } = await signWatched({ cacheBytes: 10_000 });
    // The top tree and its eight children: 128 + 8 * 688 bytes; then as many of the next layer as fit.
    expect(kept.map(({ length }) => length).sort((a, b) => a - b)).toEqual([128, 128, 128, 560, 560]);
  });

  test('a changed byte anywhere in it releases nothing, and the next signature is right', async () => {
    const { kept } = await signWatched({ cacheBytes: 2 ** 16 });
    expect(kept.length).toBeGreaterThan(6);
    for (let i = 0; i < kept.length; i++) {
      const { signer, kept: own } = await signWatched({ cacheBytes: 2 ** 16 });
      const victim = own[i] as Uint8Array;
      const at = (i * 37) % victim.length;
      victim[at] = (victim[at] as number) ^ 0x10;
      expect(() => signer.sign(message, plain)).toThrow(expect.objectContaining({ code: 'FAULT_DETECTED' }));
      expect(hex(signer.sign(message, plain)) === hex(signature)).toBe(true);
      expect(hex(signer.sign(message, plain)) === hex(signature)).toBe(true);
    }
  });
});

describe('what callers pass', () => {
  const signer = set.signer(secretKey);
  const verifier = set.verifier(publicKey);

  test('says whose it is', () => {
    expect(signer.algorithm).toBe(set.name);
    expect(verifier.algorithm).toBe(set.name);
    const copy = signer.publicKey;
    expect(hex(copy)).toBe(hex(publicKey));
    copy.fill(0);
    expect(hex(signer.publicKey)).toBe(hex(publicKey));
    expect(Object.isFrozen(signer) && Object.isFrozen(verifier)).toBe(true);
  });

  test('keys are copied', () => {
    const [secret, open] = [secretKey.slice(), publicKey.slice()];
    const own = [set.signer(secret), set.verifier(open)] as const;
    secret.fill(0);
    open.fill(0);
    expect(hex(own[0].sign(message, plain)) === hex(signature)).toBe(true);
    expect(own[1].verify(signature, message)).toBe(true);
  });

  test('keys may say whose they are', () => {
    const algorithm = set.name;
    expect(hex(set.signer({ algorithm, secretKey }).sign(message, plain)) === hex(signature)).toBe(true);
    expect(set.verifier({ algorithm, publicKey }).verify(signature, message)).toBe(true);
    for (const other of [siblingOf(set), cousinOf(set)]) {
      expect(() => other.signer({ algorithm, secretKey })).toThrow(TypeError);
      expect(() => other.verifier({ algorithm, publicKey })).toThrow(TypeError);
    }
    expect(() => set.signer({ algorithm, secretKey, prehash: 'SHA-256' })).toThrow(TypeError);
    expect(() => set.verifier({ algorithm, publicKey, prehash: 'SHA-256' })).toThrow(TypeError);
    expect(() => set.signer({ secretKey } as Bad)).toThrow(TypeError);
  });

  test.each([
    [TypeError, () => set.signer('key' as Bad)],
    [TypeError, () => set.signer(undefined as Bad)],
    [RangeError, () => set.signer(publicKey)],
    [RangeError, () => set.verifier(secretKey)],
    [TypeError, () => set.verifier([] as Bad)],
    [TypeError, () => set.signer(secretKey, { cacheBytes: '1' as Bad })],
    [RangeError, () => set.signer(secretKey, { cacheBytes: -1 })],
    [RangeError, () => set.signer(secretKey, { cacheBytes: 1.5 })],
    [RangeError, () => set.signer(secretKey, { cacheBytes: Number.NaN })],
    [RangeError, () => set.signer(secretKey, { cacheBytes: Number.POSITIVE_INFINITY })],
    [TypeError, () => set.signer(secretKey, { redundant: 1 as Bad })],
    [TypeError, () => set.signer(secretKey, { cache: 1 } as Bad)],
    [TypeError, () => signer.sign('text' as Bad)],
    [TypeError, () => signer.sign(message, { contxt: message } as Bad)],
    [RangeError, () => signer.sign(message, { context: new Uint8Array(256) })],
    [RangeError, () => signer.sign(message, { extraEntropy: new Uint8Array(15) })],
    [TypeError, () => verifier.verify(signature, message, plain as Bad)],
    [TypeError, () => verifier.verifyMany('text' as Bad)],
    [TypeError, () => verifier.verifyMany({ length: 0 } as Bad)],
    [TypeError, () => verifier.verifyMany([undefined] as Bad)],
    [TypeError, () => verifier.verifyMany(new Array(2))],
    [TypeError, () => verifier.verifyMany([{ sig: signature } as Bad])],
    [TypeError, () => verifier.verifyMany([{ sig: signature, msg: message, ctx: message } as Bad])],
    [RangeError, () => verifier.verifyMany([{ sig: signature, msg: message, context: new Uint8Array(256) }])],
  ] as const)('%o', (kind, call) => {
    expect(call).toThrow(kind);
  });

  const opens = (chunks: unknown) => () => chunks as Chunks;
  test.each([
    [TypeError, () => signer.signFrom('text' as Bad)],
    [TypeError, () => signer.signFrom(opens(undefined))],
    [TypeError, () => signer.signFrom(opens(message))],
    [TypeError, () => signer.signFrom(opens('text'))],
    [TypeError, () => signer.signFrom(opens({}))],
    [TypeError, () => signer.signFrom(opens([message, 'text']))],
    [TypeError, () => signer.signFrom(opens([undefined]))],
    [TypeError, () => signer.signFrom(opens([Promise.resolve(message)]))],
    [TypeError, () => signer.signFrom(opens(streamOf([message.buffer]).stream))],
    [TypeError, () => signer.signFrom(opens([]), { signal: {} as Bad })],
    [TypeError, () => signer.signFrom(opens([]), { onProgress: 1 as Bad })],
    [TypeError, () => signer.signFrom(opens([]), { progress: 1 } as Bad)],
    [RangeError, () => signer.signFrom(opens([]), { context: new Uint8Array(256) })],
    [RangeError, () => signer.signFrom(opens([]), { extraEntropy: new Uint8Array(1) })],
    [TypeError, () => verifier.verifyFrom('text' as Bad, [])],
    [TypeError, () => verifier.verifyFrom(signature, message as Bad)],
    [TypeError, () => verifier.verifyFrom(new Uint8Array(1), 5 as Bad)],
    [TypeError, () => verifier.verifyFrom(signature, ['text'] as Bad)],
    [RangeError, () => verifier.verifyFrom(signature, [], { context: new Uint8Array(256) })],
  ] as const)('%o, rejecting', async (kind, call) => {
    await expect(call()).rejects.toThrow(kind);
  });

  test('a signature of the wrong length is refused with its source untouched', async () => {
    const touched = vi.fn();
    const source = { [Symbol.iterator]: touched } as unknown as Chunks;
    expect(await verifier.verifyFrom(signature.subarray(1), source)).toBe(false);
    expect(touched).not.toHaveBeenCalled();
  });

  test('what is passed may be changed once the call has returned', async () => {
    const [context, sig] = [Uint8Array.of(1, 2), signature.slice()];
    const extraEntropy = bytes(16, 'entropy');
    const wanted = hex(set.sign(message, secretKey, { context, extraEntropy }));
    const signing = signer.signFrom(() => inTime([message]), { context, extraEntropy });
    context.fill(255);
    extraEntropy.fill(255);
    expect(hex(await signing) === wanted).toBe(true);
    const verifying = verifier.verifyFrom(sig, inTime([message]));
    sig.fill(255);
    expect(await verifying).toBe(true);
  });
});

describe('streams', () => {
  const signer = set.signer(secretKey);
  const verifier = set.verifier(publicKey);
  const reopened =
    (...passes: readonly (readonly Uint8Array[])[]): (() => Chunks) =>
    () =>
      passes[Math.min(opened++, passes.length - 1)] as Chunks;
  let opened = 0;

  test.each([
    ['other bytes', [message], [Uint8Array.of(1, 2, 4)]],
    ['fewer bytes', [message], [message.subarray(0, 2)]],
    ['more bytes', [message], [message, message]],
    ['none', [message], []],
  ])('a message that changes into %s is refused', async (_, first, second) => {
    for (const redundant of [false, true]) {
      opened = 0;
      const open = reopened(first, second);
      const signing = set.signer(secretKey, { redundant }).signFrom(open, plain);
      await expect(signing).rejects.toMatchObject({ code: 'MESSAGE_CHANGED' });
    }
  });

  test('other chunks of the same message are the same message', async () => {
    opened = 0;
    const made = await signer.signFrom(reopened([message], cut(message, [1, 2])), plain);
    expect(hex(made) === hex(signature)).toBe(true);
    expect(opened).toBe(2);
  });

  test('a reader gives its lock back, however it ends', async () => {
    const intact = streamOf([message]);
    expect(await verifier.verifyFrom(signature, intact.stream)).toBe(true);
    expect(intact.released()).toBe(1);
    const wrong = streamOf([message, 'text']);
    await expect(verifier.verifyFrom(signature, wrong.stream)).rejects.toThrow(TypeError);
    expect(wrong.released()).toBe(1);
    let released = 0;
    const broken = new Error('broken');
    const failing = {
      getReader: () => ({
        read: () => Promise.reject(broken),
        releaseLock: () => {
          released++;
          throw new Error('tidying');
        },
      }),
    };
    await expect(signer.signFrom(() => failing)).rejects.toBe(broken);
    expect(released).toBe(1);
  });

  test('an iterator is closed when reading ends early, and only then', async () => {
    let closed = 0;
    const open = (chunks: readonly unknown[]): Chunks =>
      (function* () {
        try {
          yield* chunks;
        } finally {
          closed++;
        }
      })() as Chunks;
    await expect(signer.signFrom(() => open([message, 1, 2]))).rejects.toThrow(TypeError);
    expect(closed).toBe(1);
    const returned = vi.fn();
    const whole = { next: () => ({ done: true, value: undefined }), return: returned };
    await verifier.verifyFrom(signature, { [Symbol.iterator]: () => whole } as never);
    expect(returned).not.toHaveBeenCalled();
  });

  test('what open throws comes through', async () => {
    const broken = new Error('broken');
    const open = (): never => {
      throw broken;
    };
    await expect(signer.signFrom(open)).rejects.toBe(broken);
  });

  test('aborting rejects with the reason, before, while it waits and between chunks', async () => {
    const reason = new Error('enough');
    const before = vi.fn(() => []);
    await expect(signer.signFrom(before, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(before).not.toHaveBeenCalled();
    const never = streamOf([]);
    const stalled = { getReader: () => ({ read: () => new Promise<Bad>(() => {}), releaseLock: vi.fn() }) };
    const waiting = new AbortController();
    const signing = signer.signFrom(() => stalled, { signal: waiting.signal });
    const verifying = verifier.verifyFrom(signature, stalled, { signal: waiting.signal });
    setTimeout(() => waiting.abort(reason), 5);
    await expect(signing).rejects.toBe(reason);
    await expect(verifying).rejects.toBe(reason);
    const between = new AbortController();
    const chunks = function* () {
      yield message;
      between.abort(reason);
      yield message;
    };
    await expect(signer.signFrom(chunks, { signal: between.signal })).rejects.toBe(reason);
    expect(never.released()).toBe(0);
  });

  test('progress counts passes and the signing, and its errors come through', async () => {
    const seen: number[][] = [];
    const onProgress = (...units: number[]) => void seen.push(units);
    await signer.signFrom(() => [message], { onProgress });
    await verifier.verifyFrom(signature, [message], { onProgress });
    expect(seen).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 2],
      [2, 2],
    ]);
    const broken = new Error('broken');
    const failing = () => {
      throw broken;
    };
    await expect(signer.signFrom(() => [message], { onProgress: failing })).rejects.toBe(broken);
  });

  test('a source may sign too', async () => {
    const chunks = function* () {
      expect(hex(signer.sign(message, plain)) === hex(signature)).toBe(true);
      yield message;
    };
    expect(hex(await signer.signFrom(chunks, plain)) === hex(signature)).toBe(true);
  });
});

describe('destroying', () => {
  test('ends a signer', async () => {
    const signer = set.signer(secretKey, { cacheBytes: 10_000 });
    signer.sign(message);
    signer.destroy();
    signer.destroy();
    expect(() => signer.sign(message)).toThrow(expect.objectContaining({ code: 'KEY_DESTROYED' }));
    await expect(signer.signFrom(() => [message])).rejects.toMatchObject({ code: 'KEY_DESTROYED' });
  });

  test.each([1, 2])('ends pass %i of a signature under way', async (last) => {
    const signer = set.signer(secretKey);
    let passes = 0;
    const signing = signer.signFrom(async function* () {
      passes++;
      yield message;
      if (passes === last) signer.destroy();
      yield message;
    });
    await expect(signing).rejects.toMatchObject({ code: 'KEY_DESTROYED' });
    expect(passes).toBe(last);
  });

  test('an option that destroys the signer while it is read comes to nothing', () => {
    const signer = set.signer(secretKey);
    const options = {
      get context() {
        signer.destroy();
        return undefined;
      },
    };
    expect(() => signer.sign(message, options)).toThrow(expect.objectContaining({ code: 'KEY_DESTROYED' }));
  });
});
