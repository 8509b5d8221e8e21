// HashSLH-DSA: published signatures, every function with every kind of set, and objects that only carry an OID.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { disable } from '../../src/runtime.ts';
import { type PrehashFunction, type SlhDsaName, slhDsaByName } from '../../src/slh-dsa.ts';
import { hashes as allHashes } from '../api/hashes.ts';
import { full, long } from '../suite.ts';
import {
  type Collection,
  slhDsaNegativeTests,
  slhDsaPreHashTests,
  slhDsaSigVerTests,
  vectorsPresent,
} from '../vectors.ts';
import { bytes, familyOf, fastSets, hex, keyOf } from './sets.ts';

const collection: Collection = vectorsPresent ? 'full' : 'small';
const rivals = fileURLToPath(new URL('../../bench/rivals/', import.meta.url));
/** Those that FIPS 205 allows; SHA-1 has no identifier here. */
const hashes = allHashes.filter(({ hash }) => hash.oid !== undefined);
const noblePresent = existsSync(`${rivals}node_modules/@noble/hashes`);

/** FIPS 205, Algorithm 23, lines 8 to 25: bytes of PH(M). */
const lengths: Readonly<Record<string, number>> = {
  ...{ 'SHA2-224': 28, 'SHA2-256': 32, 'SHA2-384': 48, 'SHA2-512': 64, 'SHA2-512/224': 28 },
  ...{ 'SHA2-512/256': 32, 'SHA3-224': 28, 'SHA3-256': 32, 'SHA3-384': 48, 'SHA3-512': 64 },
  ...{ SHAKE128: 32, SHAKE256: 64 },
};

/** By the names of the vectors, SHAKE-128 too. */
function known(name: string): (typeof hashes)[number] {
  const found = hashes.find((each) => each.name === name.replace('SHAKE-', 'SHAKE'));
  if (found === undefined) throw new Error(`no function ${name}`);
  return found;
}

/** Only the identifier, and a trap for whoever calls. */
function foreign({ hash }: { hash: PrehashFunction }): PrehashFunction {
  return Object.assign(
    () => {
      throw new Error('called');
    },
    { oid: hash.oid as Uint8Array },
  );
}

const published = slhDsaPreHashTests(collection);
const others = [...slhDsaSigVerTests(collection), ...slhDsaNegativeTests(collection)].filter(
  ({ preHash }) => preHash !== undefined,
);

test.runIf(vectorsPresent)('there are vectors for all sets, and negative ones', () => {
  expect(new Set(published.map(({ parameterSet }) => parameterSet)).size).toBe(12);
  expect(others.length).toBeGreaterThan(0);
});

function publishedOn(level: string, small: boolean): void {
  describe.each(published)(`$id on ${level}`, (vector) => {
    const { parameterSet, preHash, message, sk, pk, addRand, context, signature } = vector;
    const set = slhDsaByName(parameterSet as SlhDsaName);
    const ours = known(preHash as string);

    test.runIf(small || parameterSet.endsWith('f'))(
      'signs',
      () => {
        const made = set.prehash(ours.hash).sign(message, sk, { context, extraEntropy: addRand ?? false });
        expect(hex(made) === hex(signature)).toBe(true);
      },
      600_000,
    );

    test('verifies, by an OID alone too, and in no other form', () => {
      for (const hash of [ours.hash, foreign(ours)])
        expect(set.prehash(hash).verify(signature, message, pk, { context })).toBe(true);
      const other = hashes.find(({ hash }) => hash !== ours.hash) as (typeof hashes)[number];
      expect(set.prehash(other.hash).verify(signature, message, pk, { context })).toBe(false);
      expect(set.verify(signature, message, pk, { context })).toBe(false);
      expect(set.prehash(ours.hash).verify(signature, bytes(9, 'other'), pk, { context })).toBe(false);
      expect(set.prehash(ours.hash).verify(signature, message, pk, { context: bytes(3, 'other') })).toBe(
        false,
      );
    }, 60_000);
  });

  test.each(others)(`$id on ${level}`, (vector) => {
    const { parameterSet, preHash, message, pk, context, signature, valid } = vector;
    const form = slhDsaByName(parameterSet as SlhDsaName).prehash(known(preHash as string).hash);
    if (context.length > 255)
      expect(() => form.verify(signature, message, pk, { context })).toThrow(RangeError);
    else expect(form.verify(signature, message, pk, { context })).toBe(valid);
  });
}

publishedOn('simd128', full || long);

describe.each(fastSets.filter(({ securityLevel }) => full || securityLevel === 128))('$name', (set) => {
  const { secretKey, publicKey } = keyOf(set);
  const context = bytes(17, 'context');
  const message = bytes(1000, 'message');

  test.each(hashes)(
    'signs what FIPS 205 says for $name',
    ({ name, openssl, hash }) => {
      const options = hash.canXOF ? { outputLength: lengths[name] as number } : {};
      const digest = new Uint8Array(createHash(openssl, options).update(message).digest());
      expect(digest.length).toBe(lengths[name]);
      const whole = Uint8Array.of(1, context.length, ...context, ...(hash.oid as Uint8Array), ...digest);
      const wanted = hex(set.internal.sign(whole, secretKey, { extraEntropy: false }));
      for (const object of [hash, foreign({ hash }), { oid: hash.oid as Uint8Array }]) {
        const form = set.prehash(object);
        const made = form.sign(message, secretKey, { context, extraEntropy: false });
        expect(hex(made) === wanted).toBe(true);
        expect(form.verify(made, message, publicKey, { context })).toBe(true);
      }
    },
    60_000,
  );

  test('noble’s objects serve', async () => {
    if (!noblePresent) return;
    for (const path of ['sha2', 'sha3']) {
      const file = createRequire(`${rivals}package.json`).resolve(`@noble/hashes/${path}.js`);
      const theirs = (await import(file)) as Record<string, PrehashFunction>;
      for (const { exported, hash } of hashes) {
        const object = theirs[exported];
        if (object === undefined) continue;
        const made = set.prehash(hash).sign(message, secretKey);
        expect(set.prehash(object).verify(made, message, publicKey)).toBe(true);
      }
    }
  }, 60_000);
});

describe('prepared keys', () => {
  const set = fastSets.find((each) => familyOf(each) === 'SHAKE') as (typeof fastSets)[number];
  const { secretKey, publicKey } = keyOf(set);
  const message = bytes(5000, 'message');

  test.each(hashes)(
    'sign and verify with $name, in parts too',
    async ({ hash }) => {
      for (const object of [hash, foreign({ hash })]) {
        const form = set.prehash(object);
        const wanted = form.sign(message, secretKey, { extraEntropy: false });
        const signer = form.signer(secretKey);
        expect(hex(signer.sign(message, { extraEntropy: false })) === hex(wanted)).toBe(true);
        const chunks = [message.subarray(0, 7), message.subarray(7, 4000), message.subarray(4000)];
        const streamed = await signer.signFrom(() => chunks, { extraEntropy: false });
        expect(hex(streamed) === hex(wanted)).toBe(true);
        const verifier = form.verifier(publicKey);
        expect(verifier.verify(wanted, message)).toBe(true);
        expect(await verifier.verifyFrom(wanted, chunks)).toBe(true);
        expect(await verifier.verifyFrom(wanted, chunks.slice(1))).toBe(false);
        expect(verifier.verifyMany([{ sig: wanted, msg: message }])).toEqual([true]);
        expect(set.verifier(publicKey).verify(wanted, message)).toBe(false);
      }
    },
    60_000,
  );
});

describe('the object', () => {
  const [set] = fastSets as [(typeof fastSets)[number]];
  type Bad = never;
  const sha256 = known('SHA2-256').hash.oid as Uint8Array;
  const changed = (at: number, value: number): Uint8Array => {
    const oid = sha256.slice();
    oid[at] = value;
    return oid;
  };

  test('must carry a known OID', () => {
    for (const hash of [undefined, null, 7, 'SHA-256', 'sha256', {}, () => {}, sha256] as Bad[])
      expect(() => set.prehash(hash)).toThrow(TypeError);
    const oids: unknown[] = [undefined, '2.16.840.1.101.3.4.2.1', [...sha256], sha256.buffer];
    const wrong = [sha256.slice(0, 10), Uint8Array.of(...sha256, 0), sha256.slice(2), new Uint8Array(0)];
    const unknown = [changed(0, 5), changed(1, 10), changed(9, 3), changed(10, 0), changed(10, 13)];
    for (const oid of [...oids, ...wrong, ...unknown, changed(10, 255)])
      expect(() => set.prehash({ oid } as Bad)).toThrow(TypeError);
  });

  test('says which function by its OID and nothing else', () => {
    const { secretKey, publicKey } = keyOf(set);
    const liar = Object.assign(() => new Uint8Array(64), { oid: sha256.slice(), outputLen: 64 });
    const form = set.prehash(liar);
    liar.oid[10] = 3;
    const made = form.sign(bytes(5, 'message'), secretKey);
    expect(set.prehash({ oid: sha256 }).verify(made, bytes(5, 'message'), publicKey)).toBe(true);
  });

  test('gives a frozen form with the checks of the pure one', () => {
    const form = set.prehash({ oid: sha256 });
    expect(Object.isFrozen(form)).toBe(true);
    expect(Object.keys(form)).toEqual(['sign', 'verify', 'signer', 'verifier']);
    const { secretKey, publicKey } = keyOf(set);
    expect(() => form.sign(bytes(1, 'm'), publicKey)).toThrow(RangeError);
    expect(() => form.sign('m' as Bad, secretKey)).toThrow(TypeError);
    expect(() => form.sign(bytes(1, 'm'), secretKey, { context: new Uint8Array(256) })).toThrow(RangeError);
    expect(form.verify(new Uint8Array(3), bytes(1, 'm'), publicKey)).toBe(false);
  });
});

describe.runIf(full || long)('on the other levels', () => {
  test('wasm', () => disable('simd128'));
  publishedOn('wasm', long);
  test('js', () => disable('wasm'));
  publishedOn('js', false);
});
