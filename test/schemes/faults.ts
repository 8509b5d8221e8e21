// An engine in which one kernel call, or one lane, can be made to go wrong.
import type { Contract } from '../../language/contract.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { existingArenas } from '../../src/runtime/arena.ts';
import { instanceOf } from '../../src/runtime/instances.ts';
import type { Implementation, JsKernel, KernelTable, WasmModule } from '../../src/runtime/table.ts';
import { type EngineFamily, sha2, shake } from '../engines/families.ts';

export interface Faulty {
  readonly engine: TreeHashEngine;
  /** Calls since the last reset. */
  calls(): number;
  /** From now on, flips one bit of the result of call `at`; which bit, `which` says. */
  strike(at: number, which: number): void;
  /** From now on, flips a bit of each result that lane 0 of a kernel with several lanes gives. */
  breakLane(kernel: string): void;
  heal(): void;
}

interface Strike {
  after(
    table: KernelTable,
    contract: Contract | undefined,
    lanes: number,
    u8: Uint8Array,
    args: number[],
  ): void;
}

/** Flips a bit of one lane's word of what a call gave. */
function flip(
  contract: Contract | undefined,
  lanes: number,
  u8: Uint8Array,
  args: readonly number[],
  which: number,
  onlyLane?: number,
): void {
  const region = contract?.regions.findIndex(({ role }) => role === 'out' || role === 'in-out') ?? 0;
  const from = args[region] as number;
  const value = contract?.regions[region];
  let at = from + (which % 32);
  if (contract !== undefined && value !== undefined) {
    const count = (name: string | undefined, otherwise: number): number => {
      const i = contract.counts.findIndex((each) => each.name === name);
      return i < 0 ? otherwise : (args[contract.regions.length + i] as number);
    };
    const { wordBytes } = contract;
    const elements = count(value.elements, 1);
    if (elements === 0) return;
    const element = which % elements;
    const word = Math.floor(which / 7) % (value.words as number);
    const lane = onlyLane ?? Math.floor(which / 3) % lanes;
    at =
      from +
      element * count(value.elementStride, 0) +
      word * count(value.wordStride, lanes * wordBytes) +
      lane * wordBytes +
      (which % wordBytes);
  }
  u8[at] = (u8[at] as number) ^ (1 << (which % 8));
}

/** A row that calls the wasm of another one, and tells when it has. */
function watchedRow(row: Implementation, after: (u8: Uint8Array, args: number[]) => void): Implementation {
  const { wasm, js, ...rest } = row;
  const call: JsKernel =
    js ??
    ((_i32, u8, ...args) => {
      const arena = existingArenas().find((each) => each.u8 === u8);
      if (arena === undefined) throw new Error('an unknown arena');
      const instance = instanceOf(wasm as WasmModule, arena);
      if (typeof instance === 'string') throw new Error(instance);
      (instance.exports[row.stem] as (...args: number[]) => void)(...args);
    });
  return {
    ...rest,
    js: (i32, u8, ...args) => {
      call(i32, u8, ...args);
      after(u8, args);
    },
  };
}

export function faulty(family: EngineFamily, n: number): Faulty {
  let count = 0;
  let strike: Strike | undefined;
  const engine = family.engine(n, (table, contract) => ({
    ...table,
    implementations: table.implementations.map((row) =>
      watchedRow(row, (u8, args) => {
        strike?.after(table, contract, row.lanes, u8, args);
        count++;
      }),
    ),
  }));
  return {
    engine,
    calls: () => count,
    strike: (at, which) => {
      count = 0;
      strike = {
        after: (_table, contract, lanes, u8, args) => {
          if (count === at) flip(contract, lanes, u8, args, which);
        },
      };
    },
    breakLane: (kernel) => {
      strike = {
        after: (table, contract, lanes, u8, args) => {
          if (lanes > 1 && table.kernel === kernel) flip(contract, lanes, u8, args, 0, 0);
        },
      };
    },
    heal: () => {
      count = 0;
      strike = undefined;
    },
  };
}

export const families: readonly EngineFamily[] = [sha2, shake];
