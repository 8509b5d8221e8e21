import { expect, it } from 'vitest';
import { ROUND_CONSTANTS as KECCAK_CONSTANTS, RHO } from '../../kernels/keccak/constants.ts';
import { ROUND_CONSTANTS as SHA256_CONSTANTS } from '../../kernels/sha256/constants.ts';
import { ROUND_CONSTANTS as SHA512_CONSTANTS } from '../../kernels/sha512/constants.ts';
import { K256, K512 } from '../../spec/fips180-4/constants.ts';
import { rhoOffsets, roundConstant } from '../../spec/fips202.ts';

it('derived constants are those of the standards', () => {
  // FIPS 202, Table 2, prints offsets before they are reduced modulo 64.
  expect(RHO).toEqual(rhoOffsets().map((offset) => offset % 64));
  expect(KECCAK_CONSTANTS).toEqual(Array.from({ length: 24 }, (_, ir) => roundConstant(ir)));
  expect(SHA256_CONSTANTS.map(BigInt)).toEqual(K256);
  expect(SHA512_CONSTANTS).toEqual(K512);
});
