// The suite that every implementation passes. A test file removes what is above its level, then calls this.
import { describe, expect, test } from 'vitest';
import { disable, type Feature, type Level, report } from '../../src/runtime.ts';
import { type SlhDsa, type SlhDsaName, slhDsaByName } from '../../src/slh-dsa.ts';
import { full, long } from '../suite.ts';
import {
  type Collection,
  type SlhDsaVerifyTest,
  slhDsaKeyGenTests,
  slhDsaNegativeTests,
  slhDsaSigGenTests,
  slhDsaSigVerTests,
  vectorsPresent,
} from '../vectors.ts';
import { familyOf, fastSets, hex, keyOf, sets, siblingOf, smallSets } from './sets.ts';
import { checkSignature } from './signature-check.ts';

const above: Readonly<Record<string, readonly Feature[]>> = { simd128: [], wasm: ['simd128'], js: ['wasm'] };
const collection: Collection = vectorsPresent ? 'full' : 'small';

function accepts(set: SlhDsa, { interface: form, ...test }: SlhDsaVerifyTest): boolean {
  if (test.context.length > 255) {
    expect(() => set.verify(test.signature, test.message, test.pk, { context: test.context })).toThrow(
      RangeError,
    );
    return false;
  }
  return form === 'internal'
    ? set.internal.verify(test.signature, test.message, test.pk)
    : set.verify(test.signature, test.message, test.pk, { context: test.context });
}

/** The other sets' public keys, made once. */
const otherKeys = new Map<SlhDsa, Uint8Array>();
function otherKeyOf(set: SlhDsa): Uint8Array {
  // The f set of the pair makes its key quickly, and the bytes may serve as a key of either.
  const sibling = fastSets.includes(set) ? set : siblingOf(set);
  const key = otherKeys.get(sibling) ?? keyOf(sibling, 'other').publicKey;
  otherKeys.set(sibling, key);
  return key;
}

/** Whether signing with an s set is due on this level. */
function signsSmallSets(level: Level): boolean {
  return level === 'js' ? long : full || long;
}

export function suiteOn(level: 'simd128' | 'wasm' | 'js'): void {
  disable(...(above[level] as readonly Feature[]));

  test.each(sets)(`$name runs on ${level}`, (set) => {
    const chosen = report(set).rows.filter(({ state }) => state === 'chosen');
    const [lanes, many, alone] = {
      SHAKE: [2, 4, 1],
      // One compression for n of 16, else two.
      SHA2: [4, 5, set.securityLevel === 128 ? 1 : 2],
    }[familyOf(set)] as [number, number, number];
    const widest = level === 'simd128' ? lanes : 1;
    // What hashes one message has rows of one lane only.
    const kernels = level === 'simd128' ? many : many + alone;
    const best = chosen.filter(({ lanes }) => lanes === widest);
    expect(new Set(best.map((row) => row.level))).toEqual(new Set([level]));
    expect(best.map(({ kernel }) => kernel).length).toBe(kernels);
    expect(chosen.every((row) => level !== 'js' || row.level === 'js')).toBe(true);
  });

  describe('keys', () => {
    const due = slhDsaKeyGenTests(collection).filter(({ parameterSet }) => {
      const fast = fastSets.some(({ name }) => name === parameterSet);
      return (
        fast || (smallSets.some(({ name }) => name === parameterSet) && (level !== 'js' || full || long))
      );
    });
    test.each(due)('$id', ({ parameterSet, skSeed, skPrf, pkSeed, sk, pk }) => {
      const set = slhDsaByName(parameterSet as SlhDsaName);
      const { secretKey, publicKey } = set.keygen(Buffer.concat([skSeed, skPrf, pkSeed]));
      expect(hex(secretKey)).toBe(hex(sk));
      expect(hex(publicKey)).toBe(hex(pk));
      expect(hex(set.getPublicKey(sk))).toBe(hex(pk));
    });
  });

  describe.each(sets)('$name', (set) => {
    const vectors = slhDsaSigGenTests(collection, set.name);
    const quick = level === 'simd128' || set.securityLevel === 128 || full || long;
    const signs = (quick && fastSets.includes(set)) || signsSmallSets(level);
    // What runs slowly takes one of each kind, unless there is time for all.
    const some = <T>(all: readonly T[]): readonly T[] =>
      level === 'simd128' || full || long ? all : all.slice(0, 1);

    test.runIf(signs).each(some(vectors))(
      'signs $id',
      (vector) => {
        const { message, sk, addRand, context, interface: form, signature } = vector;
        const extraEntropy = addRand ?? (false as const);
        const made =
          form === 'internal'
            ? set.internal.sign(message, sk, { extraEntropy })
            : set.sign(message, sk, { extraEntropy, context });
        expect(hex(made) === hex(signature)).toBe(true);
      },
      600_000,
    );

    test.each(some(vectors))(
      'accepts $id and nothing near it',
      (vector) => {
        const { interface: form, context, signature, message, pk } = vector;
        checkSignature(set, {
          signature,
          message,
          context: form === 'internal' ? undefined : context,
          publicKey: pk,
          otherPublicKey: otherKeyOf(set),
        });
      },
      60_000,
    );

    const checked = [
      ...vectors,
      ...slhDsaSigVerTests(collection, set.name),
      ...slhDsaNegativeTests(collection, set.name),
    ].filter(({ preHash }) => preHash === undefined);
    test.runIf(checked.length > 0)(
      `verifies ${checked.length} vectors`,
      () => {
        const wrong = checked.filter((vector) => accepts(set, vector) !== vector.valid);
        expect(wrong.map(({ id, reason }) => `${id} (${reason})`)).toEqual([]);
      },
      60_000,
    );
  });
}
