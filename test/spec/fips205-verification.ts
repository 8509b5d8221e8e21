import { describe, expect, it } from 'vitest';
import { hashSlhVerify, slhVerify } from '../../spec/fips205/external.ts';
import { slhVerifyInternal } from '../../spec/fips205/internal.ts';
import type { PreHash } from '../../spec/fips205/pre-hash.ts';
import { schemeNamed } from '../../spec/fips205/scheme.ts';
import { full } from '../suite.ts';
import {
  type SlhDsaVerifyTest,
  slhDsaNegativeTests,
  slhDsaPreHashTests,
  slhDsaSigGenTests,
  slhDsaSigVerTests,
  vectorsPresent,
} from '../vectors.ts';
import { long } from './long.ts';

export function verifies(test: SlhDsaVerifyTest): boolean {
  const scheme = schemeNamed(test.parameterSet);
  const { message, signature, context, pk, preHash } = test;
  if (preHash !== undefined)
    return hashSlhVerify(scheme, message, signature, context, preHash as PreHash, pk);
  if (test.interface === 'internal') return slhVerifyInternal(scheme, message, signature, pk);
  return slhVerify(scheme, message, signature, context, pk);
}

/** The verification tests of one family, so that the two families run side by side. */
export function verificationTests(family: 'SHA2' | 'SHAKE'): void {
  const ours = ({ parameterSet }: SlhDsaVerifyTest): boolean => parameterSet.includes(`-${family}-`);
  const check = (test: SlhDsaVerifyTest): void => expect(verifies(test), test.reason).toBe(test.valid);

  describe(`FIPS 205, verification with ${family}: the committed vectors`, () => {
    const tests = [...slhDsaSigGenTests('small'), ...slhDsaSigVerTests('small')].filter(ours);
    it.each(tests)('$parameterSet $id $reason', check);
  });

  describe.skipIf(!vectorsPresent || !full)(`FIPS 205, verification with ${family}: the full vectors`, () => {
    // Changed messages and signatures take a whole verification each: the slower sets' only in the long run.
    const slow = ({ parameterSet }: SlhDsaVerifyTest): boolean => /(192|256)f$/.test(parameterSet);
    const changed = slhDsaSigVerTests().filter((test) => ours(test) && /^modified/.test(test.reason ?? ''));
    const others = slhDsaSigVerTests().filter((test) => ours(test) && !changed.includes(test));
    it.each(others)('$parameterSet $interface $id $reason', check);
    it.each(changed.filter((test) => !slow(test)))('$parameterSet $interface $id $reason', check);
    it.skipIf(!long).each(changed.filter(slow))('$parameterSet $interface $id $reason', check);

    it.each(slhDsaPreHashTests().filter(ours))('$parameterSet pre-hash $preHash $id', check);

    const generated = slhDsaSigGenTests().filter(ours);
    it.each(generated.filter((test) => test.interface === 'internal'))('$parameterSet internal $id', check);
    it.skipIf(!long).each(generated.filter((test) => test.interface === 'external'))(
      '$parameterSet external $id',
      check,
    );

    const negatives = slhDsaNegativeTests().filter(ours);
    it.each(negatives.filter((test) => !slow(test)))('$parameterSet $id $reason', check);
    it.skipIf(!long).each(negatives.filter(slow))('$parameterSet $id $reason', check);
  });
}
