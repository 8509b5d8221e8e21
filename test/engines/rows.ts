// What the engine's tests run on: the emitted rows, alone and together, and stand-ins with more lanes.
import * as keccak from '../../generated/index/keccak.ts';
import * as n16 from '../../generated/index/shake-n16.ts';
import * as n24 from '../../generated/index/shake-n24.ts';
import * as n32 from '../../generated/index/shake-n32.ts';
import { shakeChain } from '../../kernels/shake/chain.ts';
import { shakeH } from '../../kernels/shake/h.ts';
import { shakePrf } from '../../kernels/shake/prf.ts';
import { shakeTl } from '../../kernels/shake/tl.ts';
import type { Contract } from '../../language/contract.ts';
import { shakeEngine } from '../../src/engines/shake/engine.ts';
import type { ShakeKernels } from '../../src/engines/shake/session.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import type { Implementation, KernelTable } from '../../src/runtime/table.ts';
import { standIn } from './stand-in.ts';

export const sizes: readonly number[] = [16, 24, 32];

const absorb = keccak.keccakAbsorbR136;
const emitted: Readonly<Record<number, ShakeKernels>> = {
  16: { absorb, chain: n16.shakeChainN16, h: n16.shakeHN16, prf: n16.shakePrfN16, tl: n16.shakeTlN16 },
  24: { absorb, chain: n24.shakeChainN24, h: n24.shakeHN24, prf: n24.shakePrfN24, tl: n24.shakeTlN24 },
  32: { absorb, chain: n32.shakeChainN32, h: n32.shakeHN32, prf: n32.shakePrfN32, tl: n32.shakeTlN32 },
};

export interface Call {
  readonly kernel: string;
  readonly lanes: number;
  readonly args: readonly number[];
}

export interface Rows {
  readonly name: string;
  /** The lane counts that a large batch uses, leftovers included. */
  readonly lanes: readonly number[];
  /** `watch` sees every call before it is made. */
  engine(n: number, watch?: (call: Call) => void): TreeHashEngine;
}

/** Each call passes its check just before it runs: that is where it can be seen. */
function watched(table: KernelTable, watch: (call: Call) => void): KernelTable {
  return {
    ...table,
    check: (lanes, memoryBytes, args) => {
      table.check(lanes, memoryBytes, args);
      watch({ kernel: table.kernel, lanes, args: [...args] });
    },
  };
}

type Change = (table: KernelTable, contract: Contract | undefined) => KernelTable;

function rows(name: string, lanes: readonly number[], change: Change): Rows {
  const engine: Rows['engine'] = (n, watch = () => {}) => {
    const tables = emitted[n] as ShakeKernels;
    const changed = (table: KernelTable, contract?: Contract): KernelTable =>
      watched(change(table, contract), watch);
    return shakeEngine({
      absorb: changed(tables.absorb),
      chain: changed(tables.chain, shakeChain(n).contract),
      h: changed(tables.h, shakeH(n).contract),
      prf: changed(tables.prf, shakePrf(n).contract),
      tl: changed(tables.tl, shakeTl(n).contract),
    });
  };
  return { name, lanes, engine };
}

function only(keep: (row: Implementation) => boolean): Change {
  return (table) => ({ ...table, implementations: table.implementations.filter(keep) });
}

function wide(...lanes: readonly number[]): Change {
  return (table, contract) => ({
    ...table,
    implementations: [
      ...table.implementations.filter(({ level }) => level === 'js'),
      ...(contract === undefined ? [] : lanes.map((count) => standIn(contract, table, count))),
    ],
  });
}

export const js: Rows = rows(
  'js',
  [1],
  only(({ level }) => level === 'js'),
);
export const wasm: Rows = rows(
  'wasm',
  [1],
  only(({ level }) => level === 'wasm'),
);
export const simd128: Rows = rows(
  'simd128 and wasm',
  [2, 1],
  only(({ level }) => level !== 'js'),
);
export const simd128AndJs: Rows = rows(
  'simd128 and js',
  [2, 1],
  only(({ level }) => level !== 'wasm'),
);
export const eight: Rows = rows('eight, four, two lanes', [8, 4, 2, 1], wide(2, 4, 8));
export const sixteen: Rows = rows('sixteen lanes', [16, 1], wide(16));

export const allRows: readonly Rows[] = [js, wasm, simd128, simd128AndJs, eight, sixteen];
