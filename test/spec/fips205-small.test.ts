import { describe, expect, it } from 'vitest';
import { pureMessage, slhKeygen, slhSign, slhVerify } from '../../spec/fips205/external.ts';
import { type HashCall, traced } from '../../spec/fips205/hash-suite.ts';
import { slhKeygenInternal, slhSignInternal, slhVerifyInternal } from '../../spec/fips205/internal.ts';
import { type ParameterSet, signatureBytes, wotsLengths } from '../../spec/fips205/parameters.ts';
import { type Scheme, schemeOf } from '../../spec/fips205/scheme.ts';
import { full } from '../suite.ts';
import { hexFromBytes } from '../vectors.ts';

// Small made-up rows: other widths, heights and numbers of layers than the standard's.
function row(
  family: 'SHA2' | 'SHAKE',
  [n, d, hPrime, a, k, lgW]: readonly [number, number, number, number, number, number],
): ParameterSet {
  const h = d * hPrime;
  const m = Math.ceil((k * a) / 8) + Math.ceil((h - hPrime) / 8) + Math.ceil(hPrime / 8);
  return { name: `${family} n=${n} d=${d} lg_w=${lgW}`, family, n, h, d, hPrime, a, k, lgW, m };
}

const quick = (['SHA2', 'SHAKE'] as const).flatMap((family) => [
  row(family, [24, 3, 1, 4, 3, 3]),
  row(family, [32, 1, 2, 5, 2, 2]),
]);
const others = (['SHA2', 'SHAKE'] as const).flatMap((family) => [
  row(family, [16, 2, 1, 3, 5, 4]),
  row(family, [16, 4, 1, 2, 4, 2]),
]);
const rows = full ? [...quick, ...others] : quick;

function bytes(length: number, salt: number): Uint8Array {
  return new Uint8Array(length).map((_, i) => (i * 37 + salt * 101 + (i * i * salt) / 3) & 255);
}

function keyPair(scheme: Scheme): { sk: Uint8Array; pk: Uint8Array } {
  const { n } = scheme.parameters;
  return slhKeygenInternal(scheme, bytes(n, 1), bytes(n, 2), bytes(n, 3));
}

describe.each(rows)('FIPS 205, made-up row $name', (parameters) => {
  const { n, d } = parameters;
  const message = bytes(50, 9);
  const context = bytes(4, 8);
  const calls: HashCall[] = [];
  const scheme: Scheme = {
    parameters,
    hash: traced(schemeOf(parameters).hash, (call) => calls.push(call)),
  };
  const { sk, pk } = keyPair(scheme);
  const signature = slhSign(scheme, message, context, sk, () => bytes(n, 4)) as Uint8Array;
  const signing = calls.splice(0);
  const accepted = slhVerify(scheme, message, signature, context, pk);
  const verifying = calls.splice(0);

  it('verifies, and refuses every changed byte', () => {
    expect(signature).toHaveLength(signatureBytes(parameters));
    expect(accepted).toBe(true);
    expect(slhVerify(scheme, message.slice(1), signature, context, pk)).toBe(false);
    expect(slhVerify(scheme, message, signature, context.slice(1), pk)).toBe(false);
    for (let i = 0; i < 9; i++) {
      const at = Math.floor((i * (signature.length - 1)) / 8);
      const changed = signature.slice();
      changed[at] = (changed[at] as number) ^ (1 << (i % 8));
      expect(slhVerify(scheme, message, changed, context, pk), `byte ${at}`).toBe(false);
    }
    for (const length of [0, signature.length - 1, signature.length + 1]) {
      const resized = new Uint8Array(length);
      resized.set(signature.subarray(0, length));
      expect(slhVerify(scheme, message, resized, context, pk), `length ${length}`).toBe(false);
    }
  });

  it('signs alike without a generator and with PK.seed for its bytes', () => {
    const pkSeed = sk.slice(2 * n, 3 * n);
    const deterministic = slhSign(scheme, message, context, sk) as Uint8Array;
    expect(slhSignInternal(scheme, pureMessage(message, context), sk, pkSeed)).toEqual(deterministic);
    expect(deterministic).not.toEqual(signature);
    expect(slhVerifyInternal(scheme, pureMessage(message, context), deterministic, pk)).toBe(true);
  });

  it('verifies with no secret function', () => {
    expect(verifying.length).toBeGreaterThan(0);
    expect(verifying.filter(({ name }) => name === 'prf' || name === 'prfMsg')).toEqual([]);
  });

  it('never uses an address for two inputs', () => {
    const seen = new Map<string, string>();
    for (const call of [...signing, ...verifying]) {
      if (call.name === 'hMsg' || call.name === 'prfMsg') continue;
      const adrs = hexFromBytes((call.name === 'prf' ? call.inputs[2] : call.inputs[1]) as Uint8Array);
      expect(seen.get(adrs) ?? written(call)).toBe(written(call));
      seen.set(adrs, written(call));
    }
    const layers = new Set([...seen.keys()].map((adrs) => adrs.slice(0, 8)));
    expect(layers.size).toBe(d);
  });
});

function written({ name, inputs }: HashCall): string {
  return [name, ...inputs.map(hexFromBytes)].join(' ');
}

describe('FIPS 205, key generation', () => {
  const parameters = row('SHA2', [16, 2, 2, 3, 5, 2]);
  const scheme = schemeOf(parameters);

  it('calls as many hash functions as section 6 counts', () => {
    const counts = { hMsg: 0, prf: 0, prfMsg: 0, f: 0, h: 0, tL: 0 };
    keyPair({
      parameters,
      hash: traced(scheme.hash, ({ name }) => {
        counts[name] += 1;
      }),
    });
    const { w, len } = wotsLengths(parameters);
    const leaves = 2 ** parameters.hPrime;
    expect(counts).toEqual({
      hMsg: 0,
      prfMsg: 0,
      prf: leaves * len,
      f: leaves * len * (w - 1),
      h: leaves - 1,
      tL: leaves,
    });
  });

  it('fails, as signing does, when the generator fails', () => {
    expect(slhKeygen(scheme, () => undefined)).toBeUndefined();
    const drawn = [1, 2, 3].map((salt) => bytes(16, salt));
    const pair = slhKeygen(scheme, () => drawn.shift());
    expect(pair).toEqual(keyPair(scheme));
    const { sk } = keyPair(scheme);
    expect(slhSign(scheme, bytes(5, 5), bytes(0, 0), sk, () => undefined)).toBeUndefined();
  });

  it('refuses a context of 256 bytes and takes one of 255', () => {
    const { sk, pk } = keyPair(scheme);
    const message = bytes(5, 5);
    expect(slhSign(scheme, message, bytes(256, 1), sk)).toBeUndefined();
    const signature = slhSign(scheme, message, bytes(255, 1), sk) as Uint8Array;
    expect(slhVerify(scheme, message, signature, bytes(255, 1), pk)).toBe(true);
    expect(slhVerify(scheme, message, signature, bytes(256, 1), pk)).toBe(false);
  });
});
