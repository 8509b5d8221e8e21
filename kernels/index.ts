import type { Family } from '../language/kernel.ts';
import { keccakAbsorb } from './keccak/keccak-absorb.ts';
import { keccakF1600 } from './keccak/keccak-f1600.ts';
import { turboshakeAbsorb } from './keccak/turboshake-absorb.ts';
import { sha1Compress } from './sha1/sha1-compress.ts';
import { sha2Chain } from './sha2/chain.ts';
import { sha2H512 } from './sha2/h512.ts';
import { sha2F, sha2H256, sha2Prf } from './sha2/single.ts';
import { sha2Tl256 } from './sha2/tl256.ts';
import { sha2Tl512 } from './sha2/tl512.ts';
import { sha256Blocks } from './sha256/sha256-blocks.ts';
import { sha256Compress } from './sha256/sha256-compress.ts';
import { sha512Blocks } from './sha512/sha512-blocks.ts';
import { sha512Compress } from './sha512/sha512-compress.ts';
import { shakeChain } from './shake/chain.ts';
import { shakeH } from './shake/h.ts';
import { shakePrf } from './shake/prf.ts';
import { shakeTl } from './shake/tl.ts';

const shakeFamily = (n: number): Family => ({
  name: `shake-n${n}`,
  kernels: [shakeChain(n), shakePrf(n), shakeH(n), shakeTl(n)],
});

/** n of 24 and 32: F and PRF with SHA-256, H and T_l with SHA-512 (FIPS 205, 11.2.2). */
const sha2Family = (n: number): Family => ({
  name: `sha2-n${n}`,
  kernels: [sha2Chain(n), sha2F(n), sha2Prf(n), sha2H512(n), sha2Tl512(n)],
});

/** Everything that `generate` emits: one module a family and level. */
export const FAMILIES: readonly Family[] = [
  { name: 'keccak', kernels: [keccakF1600, keccakAbsorb(136)] },
  // The rates that SLH-DSA does not use, in a module of their own.
  {
    name: 'keccak-absorb',
    kernels: [keccakAbsorb(72), keccakAbsorb(104), keccakAbsorb(144), keccakAbsorb(168)],
  },
  { name: 'turboshake', kernels: [turboshakeAbsorb(136), turboshakeAbsorb(168)] },
  shakeFamily(16),
  shakeFamily(24),
  shakeFamily(32),
  { name: 'sha1', kernels: [sha1Compress] },
  { name: 'sha256', kernels: [sha256Compress] },
  { name: 'sha512', kernels: [sha512Compress] },
  // For messages alone: a module of their own, which no set needs.
  { name: 'sha256-blocks', kernels: [sha256Blocks] },
  { name: 'sha512-blocks', kernels: [sha512Blocks] },
  { name: 'sha2-n16', kernels: [sha2Chain(16), sha2F(16), sha2Prf(16), sha2H256(16), sha2Tl256(16)] },
  sha2Family(24),
  sha2Family(32),
];
