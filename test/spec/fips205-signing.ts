import { describe, expect, it } from 'vitest';
import { hashSlhSign, slhSign } from '../../spec/fips205/external.ts';
import { slhSignInternal } from '../../spec/fips205/internal.ts';
import type { PreHash } from '../../spec/fips205/pre-hash.ts';
import { schemeNamed } from '../../spec/fips205/scheme.ts';
import { full } from '../suite.ts';
import {
  hexFromBytes,
  type SlhDsaSignTest,
  slhDsaPreHashTests,
  slhDsaSigGenTests,
  vectorsPresent,
} from '../vectors.ts';
import { long, longTimeout } from './long.ts';

function signature(test: SlhDsaSignTest): Uint8Array | undefined {
  const scheme = schemeNamed(test.parameterSet);
  const { message, context, sk, addRand, preHash } = test;
  const random = addRand === undefined ? undefined : () => addRand;
  if (preHash !== undefined) return hashSlhSign(scheme, message, context, preHash as PreHash, sk, random);
  if (test.interface === 'internal') return slhSignInternal(scheme, message, sk, addRand);
  return slhSign(scheme, message, context, sk, random);
}

function check(test: SlhDsaSignTest): void {
  const given = signature(test) ?? new Uint8Array(0);
  expect(hexFromBytes(given) === hexFromBytes(test.signature), test.id).toBe(true);
}

/** The signing tests of one family, so that the two families run side by side. */
export function signingTests(family: 'SHA2' | 'SHAKE', collection: 'small' | 'full'): void {
  const ours = ({ parameterSet }: SlhDsaSignTest): boolean => parameterSet.includes(`-${family}-`);
  const tests = [...slhDsaSigGenTests(collection), ...slhDsaPreHashTests(collection)].filter(ours);
  const quick = tests.filter(({ parameterSet }) => parameterSet.endsWith('128f')).slice(0, 1);
  const names = '$parameterSet $interface $preHash $id';

  describe.skipIf(collection === 'full' && !vectorsPresent)(
    `FIPS 205, signing with ${family}: the ${collection === 'full' ? 'full' : 'committed'} vectors`,
    () => {
      it.skipIf(family === 'SHAKE' && !full).each(quick)(names, check, 120_000);
      it.skipIf(!long).each(tests.filter((test) => !quick.includes(test)))(names, check, longTimeout);
    },
  );
}
