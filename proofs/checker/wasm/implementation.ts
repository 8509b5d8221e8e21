import { wholeAlgebra } from '../algebra.ts';
import type { Contract } from '../contract.ts';
import type { Implementation } from '../prove.ts';
import { fault } from './bytes.ts';
import { decodeModule } from './decode.ts';
import { execute, type LoopHint } from './execute.ts';

/** A kernel as a module exports it. */
export function wasmImplementation(
  bytes: Uint8Array,
  exported: string,
  contract: Contract,
  lanes: number,
  hints: readonly LoopHint[],
): Implementation {
  const { functions, tables } = decodeModule(bytes);
  const code = functions.get(exported) ?? fault(`it has no export ${exported}`);
  const partBits = contract.wordBytes === 4 ? 32 : 64;
  return {
    stem: exported,
    contract,
    lanes,
    partBits,
    tables,
    timeClass: 'constant-time as wasm',
    algebra: (terms) => wholeAlgebra(terms, partBits),
    execute: (run) => {
      execute(run, code, hints);
      return [];
    },
  };
}
