import { halvesAlgebra } from '../algebra.ts';
import type { Contract } from '../contract.ts';
import type { Implementation } from '../prove.ts';
import { refuse } from '../refusal.ts';
import { statementsOf } from './acorn.ts';
import { execute, type LoopHint } from './execute.ts';
import { parseModule } from './parse.ts';
import type { ParsedModule } from './syntax.ts';

/**
 * A kernel as a module's text exports it, for one lane; 64-bit words are pairs of 32-bit ones. `imports` has the bytes
 * of the modules that it imports, by file name.
 */
export function jsImplementation(
  bytes: Uint8Array,
  exported: string,
  contract: Contract,
  hints: readonly LoopHint[],
  imports: ReadonlyMap<string, Uint8Array> = new Map(),
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
      const parsed = new Map([...imports].map(([file, shared]) => [file, moduleOf(shared, new Map())]));
      const code = moduleOf(bytes, parsed).functions.get(exported);
      return execute(run, code ?? refuse('equal', `no function ${exported} is exported`), hints);
    },
  };
}

function moduleOf(bytes: Uint8Array, imports: ReadonlyMap<string, ParsedModule>): ParsedModule {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return parseModule(statementsOf(text), (file) => imports.get(file));
}
