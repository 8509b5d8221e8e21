/** Defects that others have shipped, as faults of kernels here: what their tests let through, a proof must not. */
import type { Property } from '../checker/refusal.ts';
import { CONTRACT_OPERATORS } from './contracts/operators.ts';
import { operatorsOf } from './plan.ts';
import { STEP_OPERATORS } from './steps/operators.ts';
import type { Mutant, Target } from './target.ts';

export interface Defect {
  /** Where it was, and what it was. */
  readonly defect: string;
  readonly stem: string;
  readonly operator: string;
  /** Which of the operator's places. */
  readonly where: RegExp;
  readonly breaks: Property;
}

export const DEFECTS: readonly Defect[] = [
  {
    defect:
      'awasm-noble 0.1.0 (d41b921): a scalar 0 or 1 in the place of a lane mask, BLAKE3 wrong for some lengths',
    stem: 'tutorial-choose.x4.simd128',
    operator: 'bit for mask',
    where: /./,
    breaks: 'equal',
  },
  {
    defect: 'wasmati numeric.ts: opcodes of signed and unsigned operations taken for each other',
    stem: 'sha256-compress.x1.wasm',
    operator: 'signed for unsigned',
    where: /./,
    breaks: 'equal',
  },
  {
    defect:
      'RustCrypto/hashes#314 (sha2 0.9.7): of blocks taken together, one loaded from the address of another',
    stem: 'sha256-compress.x4.simd128',
    operator: 'constant off by one bit',
    where: /: 0 for 2$/,
    breaks: 'equal',
  },
  {
    defect: 'open-quantum-safe/liboqs#2442: incremental absorbing wrong in the AVX-512 code only',
    stem: 'keccak-absorb-r136.x2.simd128',
    operator: 'offset of an access off by one bit',
    where: /offset 24 for 8 of v128.load64_lane|offset 8 for 0 of v128.load64_zero/,
    breaks: 'equal',
  },
  {
    defect: 'openssl/openssl#30039: one backend’s state not reset, SLH-DSA-SHAKE signatures wrong there only',
    stem: 'shake-prf-n32.x2.simd128',
    operator: 'assignment dropped',
    // A vector's: words have the locals from 24 on.
    where: /local.set 2[4-9]/,
    breaks: 'equal',
  },
  {
    defect: 'RUSTSEC-2026-0074 (libcrux-sha3) and others: a block of a sponge left out',
    stem: 'shake-tl-n16.x1.wasm',
    operator: 'loop one short',
    where: /a loop over data/,
    breaks: 'equal',
  },
  {
    defect: 'openssl/openssl#19858 and others: a chaining value not carried from one part to the next',
    stem: 'sha256-compress.x1.js',
    operator: 'spec: words not carried',
    where: /./,
    breaks: 'equal',
  },
  {
    defect: 'rusha#23, isa-l_crypto#3 and others: a counter without its carry into the upper half',
    stem: 'shake-chain-n24.x1.js',
    operator: 'carry dropped',
    where: /./,
    breaks: 'equal',
  },
  {
    defect: 'openssl/openssl#19911: vector code right in one byte order only',
    stem: 'sha256-compress.x4.simd128',
    operator: 'byte order wrong',
    where: /./,
    breaks: 'equal',
  },
  {
    defect: 'openssl/openssl#31911, botan#5638: tables indexed by secrets, a cache leak',
    stem: 'sha256-compress.x1.js',
    operator: 'secret-indexed access',
    where: /a row at/,
    breaks: 'constant-time',
  },
  {
    defect: 'KyberSlash: a division whose operand is secret',
    stem: 'shake-prf-n16.x1.wasm',
    operator: 'variable time by a secret',
    where: /i32.div_u/,
    breaks: 'constant-time',
  },
  {
    defect: 'clangover: a branch on a secret bit made of branch-free source',
    stem: 'shake-chain-n32.x1.wasm',
    operator: 'branch on a secret',
    where: /./,
    breaks: 'constant-time',
  },
  {
    defect: 'CVE-2022-37454 (Keccak code package): absorbing past the end of what is there',
    stem: 'keccak-absorb-r136.x1.wasm',
    operator: 'overrun by one',
    where: /of data/,
    breaks: 'framed',
  },
];

/** The mutant that a defect is here. */
export function mutantOf({ operator: name, stem, where, breaks }: Defect, all: readonly Target[]): Mutant {
  const target = all.find((candidate) => candidate.stem === stem);
  if (target === undefined) throw new RangeError(`no ${stem}`);
  const operators = [...operatorsOf(target), ...STEP_OPERATORS, ...CONTRACT_OPERATORS];
  const operator = operators.find((candidate) => candidate.name === name);
  const mutant = operator?.mutants(target).find(({ what }) => where.test(what));
  if (mutant === undefined) throw new RangeError(`${stem} has no place for: ${name}, ${where.source}`);
  return { ...mutant, operator: name, breaks };
}
