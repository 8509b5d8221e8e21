/** Z3 for what normalisation leaves open. It is loaded when first asked: a proof that needs no solver needs no Z3. */
import { createRequire } from 'node:module';
import type { Obligation } from '../compare.ts';
import type { Term } from '../nodes.ts';
import type { Solver } from '../prove.ts';
import { inequalityScript } from './smt.ts';

/** What is used of the package `z3-solver`. */
interface Z3Package {
  init(): Promise<{
    Z3: {
      mk_config(): unknown;
      mk_context(config: unknown): unknown;
      del_context(context: unknown): void;
      eval_smtlib2_string(context: unknown, script: string): Promise<string>;
    };
    em: { PThread: { terminateAllThreads(): void } };
  }>;
}

export interface Z3Solver {
  readonly solve: Solver;
  /** Ends Z3's threads, which would keep the process alive. */
  end(): Promise<void>;
}

export function createZ3({ milliseconds }: { readonly milliseconds: number }): Z3Solver {
  let loaded: ReturnType<Z3Package['init']> | undefined;
  const load = (): ReturnType<Z3Package['init']> => {
    // Not where TypeScript looks for it: proofs/ has a package.json of its own, which the root does not install.
    loaded ??= (createRequire(import.meta.url)('z3-solver') as Z3Package).init();
    return loaded;
  };
  return {
    /** Only the answer "unsat" shows anything: "unknown", a time-out or an error do not. */
    solve: async ({ found, wanted }: Obligation) => {
      const { Z3 } = await load();
      const context = Z3.mk_context(Z3.mk_config());
      const pairs = found.map((part, i): [Term, Term] => [part, wanted[i] as Term]);
      const script = `(set-option :timeout ${milliseconds})\n${inequalityScript(pairs)}`;
      try {
        return (await Z3.eval_smtlib2_string(context, script)).trim() === 'unsat';
      } finally {
        Z3.del_context(context);
      }
    },
    end: async () => {
      if (loaded !== undefined) (await loaded).em.PThread.terminateAllThreads();
    },
  };
}
