// The two engines, whose kernels the tests exchange.

import { sha2Chain } from '../../kernels/sha2/chain.ts';
import { sha2H512 } from '../../kernels/sha2/h512.ts';
import { sha2F, sha2H256, sha2Prf } from '../../kernels/sha2/single.ts';
import { sha2Tl256 } from '../../kernels/sha2/tl256.ts';
import { sha2Tl512 } from '../../kernels/sha2/tl512.ts';
import { shakeChain } from '../../kernels/shake/chain.ts';
import { shakeH } from '../../kernels/shake/h.ts';
import { shakePrf } from '../../kernels/shake/prf.ts';
import { shakeTl } from '../../kernels/shake/tl.ts';
import type { Contract } from '../../language/contract.ts';
import type { Kernel } from '../../language/kernel.ts';
import { plainSha512 } from '../../src/engines/hash/plain-sha2.ts';
import { SHA256, SHA512 } from '../../src/engines/sha2/digests.ts';
import { sha2Engine } from '../../src/engines/sha2/engine.ts';
import { shakeEngine } from '../../src/engines/shake/engine.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import type { KernelTable } from '../../src/runtime/table.ts';
import * as keccak from '../../src/runtime/tables/keccak.ts';
import * as sha2N16 from '../../src/runtime/tables/sha2-n16.ts';
import * as sha2N24 from '../../src/runtime/tables/sha2-n24.ts';
import * as sha2N32 from '../../src/runtime/tables/sha2-n32.ts';
import { sha256Compress } from '../../src/runtime/tables/sha256.ts';
import { sha512Compress } from '../../src/runtime/tables/sha512.ts';
import * as shakeN16 from '../../src/runtime/tables/shake-n16.ts';
import * as shakeN24 from '../../src/runtime/tables/shake-n24.ts';
import * as shakeN32 from '../../src/runtime/tables/shake-n32.ts';
import type { HashFamily } from './suites.ts';

/** Makes another table of one; with a contract it may gain rows. */
export type Change = (table: KernelTable, contract: Contract | undefined) => KernelTable;

export interface EngineFamily {
  readonly name: HashFamily;
  /** The first words of its kernels' names, without n. */
  readonly kernels: readonly string[];
  /** The lanes of its simd128 rows. */
  readonly lanes: number;
  /** Bytes of a long input's block, for an n. */
  blockBytes(n: number): number;
  engine(n: number, change: Change): TreeHashEngine;
}

type Named = Readonly<Record<string, KernelTable>>;
const tables: Readonly<Record<number, Named>> = {
  16: { ...shakeN16, ...sha2N16 },
  24: { ...shakeN24, ...sha2N24 },
  32: { ...shakeN32, ...sha2N32 },
};

/** The table that belongs to a kernel, changed. */
function changedTable(n: number, { contract }: Kernel, change: Change): KernelTable {
  const table = Object.values(tables[n] as Named).find(({ kernel }) => kernel === contract.kernel);
  if (table === undefined) throw new Error(`no table of ${contract.kernel}`);
  return change(table, contract);
}

export const shake: EngineFamily = {
  name: 'SHAKE',
  kernels: ['chain', 'h', 'prf', 'tl'].map((kernel) => `shake-${kernel}`),
  lanes: 2,
  blockBytes: () => 136,
  engine: (n, change) =>
    shakeEngine({
      absorb: change(keccak.keccakAbsorbR136, undefined),
      chain: changedTable(n, shakeChain(n), change),
      h: changedTable(n, shakeH(n), change),
      prf: changedTable(n, shakePrf(n), change),
      tl: changedTable(n, shakeTl(n), change),
    }),
};

export const sha2: EngineFamily = {
  name: 'SHA2',
  kernels: ['chain', 'f', 'h', 'prf', 'tl'].map((kernel) => `sha2-${kernel}`),
  lanes: 4,
  blockBytes: (n) => (n === 16 ? 64 : 128),
  engine: (n, change) => {
    const narrow = { digest: SHA256, compress: change(sha256Compress, undefined) };
    return sha2Engine(
      {
        chain: changedTable(n, sha2Chain(n), change),
        f: changedTable(n, sha2F(n), change),
        prf: changedTable(n, sha2Prf(n), change),
        h: changedTable(n, n === 16 ? sha2H256(n) : sha2H512(n), change),
        tl: changedTable(n, n === 16 ? sha2Tl256(n) : sha2Tl512(n), change),
        narrow,
        wide: n === 16 ? narrow : { digest: SHA512, compress: change(sha512Compress, undefined) },
      },
      plainSha512,
    );
  },
};
