import { describe, expect, it } from 'vitest';
import { slhKeygenInternal } from '../../spec/fips205/internal.ts';
import { schemeNamed } from '../../spec/fips205/scheme.ts';
import { full } from '../suite.ts';
import { hexFromBytes, type SlhDsaKeyGenTest, slhDsaKeyGenTests, vectorsPresent } from '../vectors.ts';
import { long, longTimeout } from './long.ts';

function check({ parameterSet, skSeed, skPrf, pkSeed, sk, pk }: SlhDsaKeyGenTest): void {
  const pair = slhKeygenInternal(schemeNamed(parameterSet), skSeed, skPrf, pkSeed);
  expect(hexFromBytes(pair.pk)).toBe(hexFromBytes(pk));
  expect(hexFromBytes(pair.sk)).toBe(hexFromBytes(sk));
}

const small = (parameterSet: string): boolean => /(128|192)f$/.test(parameterSet);

describe('FIPS 205, key generation: the committed vectors', () => {
  const test = slhDsaKeyGenTests('small').find(({ parameterSet }) => parameterSet.endsWith('128f'));
  it('one of 128f', () => check(test as SlhDsaKeyGenTest));
});

describe.skipIf(!vectorsPresent || !full)('FIPS 205, key generation: the full vectors', () => {
  const tests = slhDsaKeyGenTests();
  const firstOf256f = tests.filter(
    ({ parameterSet }, i) =>
      parameterSet.endsWith('256f') && tests.findIndex((other) => other.parameterSet === parameterSet) === i,
  );
  const quick = [...tests.filter(({ parameterSet }) => small(parameterSet)), ...firstOf256f];
  it.each(quick)('$parameterSet $id', check);
  it.skipIf(!long).each(tests.filter((test) => !quick.includes(test)))(
    '$parameterSet $id',
    check,
    longTimeout,
  );
});
