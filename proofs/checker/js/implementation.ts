import { halvesAlgebra } from '../algebra.ts';
import type { Contract } from '../contract.ts';
import type { Implementation } from '../prove.ts';
import { refuse } from '../refusal.ts';
import { statementsOf } from './acorn.ts';
import { execute, type LoopHint } from './execute.ts';
import { parseModule } from './parse.ts';

/** A kernel as a module's text exports it, for one lane; 64-bit words are pairs of 32-bit ones. */
export function jsImplementation(
  bytes: Uint8Array,
  exported: string,
  contract: Contract,
  hints: readonly LoopHint[],
): Implementation {
  return {
    stem: exported,
    contract,
    lanes: 1,
    partBits: 32,
    tables: new Uint8Array(0),
    timeClass: 'no secret branch or index in the text',
    algebra: (terms) => halvesAlgebra(terms, contract.wordBytes === 8 ? 64 : 32),
    execute: (run) => {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const code = parseModule(statementsOf(text)).get(exported);
      execute(run, code ?? refuse('equal', `no function ${exported} is exported`), hints);
    },
  };
}
