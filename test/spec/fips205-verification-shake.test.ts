import { describe, expect, it } from 'vitest';
import { full } from '../suite.ts';
import { slhDsaNegativeTests, vectorsPresent } from '../vectors.ts';
import { verificationTests, verifies } from './fips205-verification.ts';

verificationTests('SHAKE');

// Where the full vectors are, these have run among them.
describe.skipIf(vectorsPresent && full)('FIPS 205, verification: the committed negatives', () => {
  it.each(slhDsaNegativeTests('small'))('$parameterSet $id $reason', (test) =>
    expect(verifies(test)).toBe(false),
  );
});
