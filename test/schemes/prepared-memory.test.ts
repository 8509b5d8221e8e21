// After each thing that a prepared key does, also between the chunks of a stream, no linear memory holds anything.
import { describe, expect, test } from 'vitest';
import { existingArenas } from '../../src/runtime/arena.ts';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { slh_dsa_sha2_128f, slh_dsa_shake_192f } from '../../src/slh-dsa.ts';
import { bytes, keyOf } from './sets.ts';

const message: Uint8Array = bytes(70_000, 'message');

/** Bytes of the engines' part of every arena that are not zero. */
function dirty(): number {
  return existingArenas().reduce(
    (sum, { u8, from }) => sum + u8.subarray(from).filter((byte) => byte !== 0).length,
    0,
  );
}

/** Every array that is made while `work` runs, to see afterwards what stands in it. */
async function arraysOf(work: () => Promise<void>): Promise<Uint8Array[]> {
  const made: Uint8Array[] = [];
  const Plain = globalThis.Uint8Array;
  class Watched extends Plain {
    constructor(...args: [number]) {
      super(...args);
      made.push(this);
    }
    static get [Symbol.species](): Uint8ArrayConstructor {
      return Watched as unknown as Uint8ArrayConstructor;
    }
  }
  globalThis.Uint8Array = Watched as unknown as Uint8ArrayConstructor;
  try {
    await work();
  } finally {
    globalThis.Uint8Array = Plain;
  }
  return made;
}

describe.each([slh_dsa_sha2_128f, slh_dsa_shake_192f])('$name', (set: SlhDsa) => {
  const { secretKey, publicKey } = keyOf(set);
  const n = set.lengths.signRand;
  const [skSeed, skPrf] = [secretKey.slice(0, n), secretKey.slice(n, 2 * n)];
  const extraEntropy = bytes(n, 'entropy');
  const secrets = [skSeed, skPrf, extraEntropy];
  const padded = [0x36, 0x5c].map((pad) => skPrf.map((byte) => byte ^ pad));

  test('linear memory is zero after each operation and between chunks', async () => {
    const signer = set.signer(secretKey, { cacheBytes: 10_000, redundant: true });
    const verifier = set.verifier(publicKey);
    const chunks = function* () {
      for (let at = 0; at < message.length; at += 30_000) {
        yield message.subarray(at, at + 30_000);
        expect(dirty()).toBe(0);
      }
    };
    const sig = signer.sign(message);
    expect(dirty()).toBe(0);
    await signer.signFrom(chunks);
    expect(dirty()).toBe(0);
    await verifier.verifyFrom(sig, chunks());
    expect(dirty()).toBe(0);
    verifier.verifyMany([
      { sig, msg: message },
      { sig, msg: message.subarray(1) },
    ]);
    expect(dirty()).toBe(0);
    await expect(signer.signFrom(() => [message, 1] as never)).rejects.toThrow(TypeError);
    expect(dirty()).toBe(0);
  });

  test.each(['destroyed', 'failing', 'aborted'] as const)(
    'a %s signer leaves no secret in an array',
    async (how) => {
      const aborting = new AbortController();
      const made = await arraysOf(async () => {
        const signer = set.signer(secretKey, { cacheBytes: 2 ** 16 });
        const chunks = function* () {
          yield message;
          if (how === 'aborted') aborting.abort(new Error('aborted'));
          if (how === 'failing') throw new Error('failing');
          yield message;
        };
        signer.sign(message.subarray(0, 9), { extraEntropy });
        const signing = signer.signFrom(chunks, { extraEntropy, signal: aborting.signal });
        if (how === 'destroyed') await signing;
        else await expect(signing).rejects.toThrow(how);
        signer.destroy();
      });
      expect(made.length).toBeGreaterThan(50);
      const left = [...secrets, ...padded].flatMap((secret) =>
        made.filter(
          (array) => array.buffer !== secretKey.buffer && Buffer.from(array.buffer).indexOf(secret) >= 0,
        ),
      );
      // The caller's own arrays are all that still hold them.
      const own = [secretKey.buffer, extraEntropy.buffer];
      expect(left.filter(({ buffer }) => !own.includes(buffer as ArrayBuffer)).length).toBe(0);
    },
  );
});
