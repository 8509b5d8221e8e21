import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base2b as base2bOfText } from '../../spec/fips205/conversions.ts';
import {
  wotsLengths as lengthsOfText,
  parameterSets,
  signatureBytes,
} from '../../spec/fips205/parameters.ts';
import { messageAndChecksum } from '../../spec/fips205/wots.ts';
import { base2b, wotsDigits } from '../../src/schemes/slh-dsa/digits.ts';
import { signatureLayout, wotsLengths } from '../../src/schemes/slh-dsa/lengths.ts';
import * as rows from '../../src/schemes/slh-dsa/parameters.ts';
import { suiteOf } from '../engines/suites.ts';

test('the rows are those of FIPS 205, Table 2', () => {
  const wanted = parameterSets.map(({ family, ...numbers }) => {
    const securityLevel = 8 * numbers.n;
    return { ...numbers, hash: family, securityLevel };
  });
  const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
  expect(Object.values(rows).sort(byName)).toEqual(wanted.sort(byName));
  expect(wanted.length).toBe(12);
});

test.each(Object.values(rows))('$name: lengths', (row) => {
  expect(wotsLengths(row)).toEqual(lengthsOfText(row));
  expect(signatureLayout(row).bytes).toBe(signatureBytes({ ...row, family: row.hash }));
});

test('base_2^b of every width', () => {
  const some = fc.record({
    b: fc.integer({ min: 1, max: 24 }),
    X: fc.uint8Array({ minLength: 1, maxLength: 64 }),
  });
  fc.assert(
    fc.property(some, ({ b, X }) => {
      const count = Math.floor((8 * X.length) / b);
      const digits = new Uint32Array(count + 2);
      base2b(X, 0, b, count, digits, 1);
      expect([...digits]).toEqual([0, ...base2bOfText(X, b, count), 0]);
    }),
  );
});

describe.each([2, 3, 4])('lg_w = %i', (lgW) => {
  test.each(lgW === 3 ? [24] : [16, 24, 32])('digits and checksum, n = %i', (n) => {
    const row = { ...rows.SHAKE_128S, n, lgW };
    const parameters = { ...row, family: 'SHAKE' } as const;
    const scheme = { parameters, hash: suiteOf(parameters) };
    expect(wotsLengths(row)).toEqual(lengthsOfText(row));
    const edges = [new Uint8Array(n), new Uint8Array(n).fill(0xff)];
    fc.assert(
      fc.property(fc.uint8Array({ minLength: n, maxLength: n }), (message) => {
        const lengths = wotsLengths(row);
        const digits = new Uint8Array(lengths.len + 2);
        wotsDigits(row, lengths, Uint8Array.of(9, ...message), 1, digits, 1);
        expect([...digits]).toEqual([0, ...messageAndChecksum(scheme, message), 0]);
      }),
      { examples: edges.map((edge) => [edge]) },
    );
  });
});
