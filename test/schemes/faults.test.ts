// What leaves a signer when one kernel call goes wrong: a bit of one lane's output, in each call in turn.
import { describe, expect, test } from 'vitest';
import { generateKey } from '../../src/schemes/slh-dsa/keygen.ts';
import type { ParameterSet } from '../../src/schemes/slh-dsa/parameters.ts';
import { type Scheme, schemeOf } from '../../src/schemes/slh-dsa/scheme.ts';
import { verifyInternal } from '../../src/schemes/slh-dsa/verify.ts';
import { pureForm } from '../../src/slh-dsa/message-form.ts';
import type { Signer, SignerOptions } from '../../src/slh-dsa/signer.ts';
import { preparedSigner } from '../../src/slh-dsa/signer.ts';
import { full } from '../suite.ts';
import { type Faulty, families, faulty } from './faults.ts';
import { bytes, hex } from './sets.ts';

/** A set small enough that every call of a signature can be struck in turn: three layers of trees of eight leaves. */
const numbers = { securityLevel: 128, n: 16, h: 9, d: 3, hPrime: 3, a: 4, k: 6, lgW: 4, m: 5 } as const;
const name = 'SLH-DSA-SHAKE-128f';
const message: Uint8Array = Uint8Array.of(1, 2, 3);
const options = { extraEntropy: false } as const;

type Outcome = 'right' | 'refused' | 'does not verify' | 'verifies and is wrong';

interface Bench {
  readonly scheme: Scheme;
  readonly kernels: Faulty;
  readonly secretKey: Uint8Array;
  readonly right: string;
  signer(options: SignerOptions): Signer;
  outcomeOf(sign: () => Uint8Array | Promise<Uint8Array>): Promise<Outcome>;
}

function benchOf(family: (typeof families)[number]): Bench {
  const kernels = faulty(family, 16);
  const parameters: ParameterSet = { ...numbers, name, hash: family.name };
  const scheme = schemeOf(parameters, kernels.engine);
  const secretKey = generateKey(scheme, bytes(48, 'key'));
  const signer = (options: SignerOptions): Signer =>
    preparedSigner(scheme, name, pureForm, secretKey, options);
  const right = hex(signer({}).sign(message, options));
  return {
    scheme,
    kernels,
    secretKey,
    right,
    signer,
    outcomeOf: async (sign) => {
      let made: Uint8Array;
      try {
        made = await sign();
      } catch (thrown) {
        kernels.heal();
        expect(['FAULT_DETECTED', 'KEY_MISMATCH', 'MESSAGE_CHANGED']).toContain(
          (thrown as { code?: string }).code,
        );
        return 'refused';
      }
      kernels.heal();
      if (hex(made) === right) return 'right';
      const signed = { signature: made, message: [Uint8Array.of(0, 0), message] };
      const [valid] = verifyInternal(scheme, secretKey.subarray(32), [signed]);
      return valid === true ? 'verifies and is wrong' : 'does not verify';
    },
  };
}

type Tally = Record<Outcome, number>;

/** Strikes calls of a signature in turn, each with a bit that its number chooses. */
async function strikeAll(
  { kernels, outcomeOf }: Bench,
  ready: () => () => Uint8Array | Promise<Uint8Array>,
  bits: number,
): Promise<Tally> {
  const tally: Tally = { right: 0, refused: 0, 'does not verify': 0, 'verifies and is wrong': 0 };
  const whole = ready();
  kernels.heal();
  await whole();
  const calls = kernels.calls();
  expect(calls).toBeGreaterThan(100);
  for (let at = 0; at < calls; at++) {
    for (let bit = 0; bit < bits; bit++) {
      const sign = ready();
      kernels.strike(at, (at * 2654435761 + bit * 40503) >>> 8);
      tally[await outcomeOf(sign)]++;
    }
  }
  return tally;
}

const bits = full ? 8 : 1;

describe.each(full ? families : families.slice(0, 1))('$name', (family) => {
  const bench = benchOf(family);
  const told = (what: string, tally: Tally): void => {
    const sum = Object.values(tally).reduce((a, b) => a + b);
    const parts = Object.entries(tally).map(
      ([outcome, count]) => `${((100 * count) / sum).toFixed(1)} % ${outcome}`,
    );
    console.info(`${family.name}, ${what}: ${sum} faults; ${parts.join(', ')}`);
  };

  test('plain signing releases wrong signatures, some of which verify', async () => {
    const signer = bench.signer({});
    const tally = await strikeAll(bench, () => () => signer.sign(message, options), bits);
    told('plain', tally);
    expect(tally['verifies and is wrong']).toBeGreaterThan(0);
    expect(tally['does not verify']).toBeGreaterThan(0);
    expect(tally.refused).toBeGreaterThan(0);
  }, 120_000);

  const redundant = [
    ['redundant', { redundant: true }, false],
    ['redundant, filling its cache', { redundant: true, cacheBytes: 2 ** 16 }, false],
    ['redundant, with a full cache', { redundant: true, cacheBytes: 2 ** 16 }, true],
  ] as const;
  test.each(full ? redundant : redundant.slice(0, 1))(
    '%s signing releases nothing wrong',
    async (what, asked, warm) => {
      const ready = (): (() => Uint8Array) => {
        const signer = bench.signer(asked);
        if (warm) signer.sign(message, options);
        return () => signer.sign(message, options);
      };
      const tally = await strikeAll(bench, ready, bits);
      told(what, tally);
      expect(tally).toMatchObject({ 'does not verify': 0, 'verifies and is wrong': 0 });
      // A bit of a lane that only fills its group changes nothing: one in ten at most elsewhere,
      // a little more once a cache leaves few full groups.
      expect(tally.refused).toBeGreaterThan(4 * tally.right);
    },
    240_000,
  );

  test.runIf(full)(
    'redundant signing of a stream releases nothing wrong',
    async () => {
      const signer = bench.signer({ redundant: true });
      const tally = await strikeAll(bench, () => () => signer.signFrom(() => [message], options), bits);
      told('redundant, streamed', tally);
      expect(tally).toMatchObject({ 'does not verify': 0, 'verifies and is wrong': 0 });
    },
    240_000,
  );

  test('a full cache spares calls', () => {
    const signer = bench.signer({ cacheBytes: 2 ** 16 });
    const callsOfOne = (): number => {
      bench.kernels.heal();
      signer.sign(message, options);
      return bench.kernels.calls();
    };
    const first = callsOfOne();
    expect(callsOfOne()).toBeLessThan(first);
  });

  test('what a struck signature left in the cache is gone', () => {
    const signer = bench.signer({ redundant: true, cacheBytes: 2 ** 16 });
    for (let at = 3; at < 200; at += 17) {
      bench.kernels.strike(at, at);
      try {
        signer.sign(message, options);
      } catch {}
      bench.kernels.heal();
      expect(hex(signer.sign(message, options))).toBe(bench.right);
    }
  });

  test('a lane that is always wrong is found, as the second signature places its hashes elsewhere', async () => {
    const kernels = bench.scheme.engine.tables.map(({ kernel }) => kernel);
    for (const kernel of kernels.filter((each) => /^(shake|sha2)-/.test(each))) {
      const signer = bench.signer({ redundant: true });
      bench.kernels.breakLane(kernel);
      const outcome = await bench.outcomeOf(() => signer.sign(message, options));
      expect([kernel, outcome]).toEqual([kernel, 'refused']);
    }
  });
});
