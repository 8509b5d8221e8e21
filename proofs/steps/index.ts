/** The steps that contracts name, as `file.function` of spec/. */
import { compress1, compress256, compress512 } from './fips180-4.ts';
import { absorb, absorb12, permute } from './fips202.ts';
import { chain, h, prf, tL } from './fips205.ts';
import * as sha2 from './fips205-sha2.ts';
import type { Step } from './step.ts';

export const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['fips180-4.sha1Compress', compress1],
  ['fips180-4.sha256Compress', compress256],
  ['fips180-4.sha512Compress', compress512],
  ['fips202.keccakF1600', permute],
  ['fips202.absorb', absorb],
  ['rfc9861.absorb', absorb12],
  ['fips205.chain', chain],
  ['fips205.prf', prf],
  ['fips205.h', h],
  ['fips205.tL', tL],
  ['fips205.sha2Chain', sha2.chain],
  ['fips205.sha2F', sha2.f],
  ['fips205.sha2Prf', sha2.prf],
  ['fips205.sha2H', sha2.h],
  ['fips205.sha2H512', sha2.h512],
  ['fips205.sha2TL', sha2.tL],
  ['fips205.sha2TL512', sha2.tL512],
]);
