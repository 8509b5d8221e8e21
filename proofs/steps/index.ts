/** The steps that contracts name, as `file.function` of spec/. */
import { compress } from './fips180-4.ts';
import { absorb, permute } from './fips202.ts';
import { chain, h, prf, tL } from './fips205.ts';
import type { Step } from './step.ts';

export const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['fips180-4.sha256Compress', compress],
  ['fips202.keccakF1600', permute],
  ['fips202.absorb', absorb],
  ['fips205.chain', chain],
  ['fips205.prf', prf],
  ['fips205.h', h],
  ['fips205.tL', tL],
]);
