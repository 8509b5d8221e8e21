/** One implementation, in all four properties. */
import type { Step } from '../steps/step.ts';
import type { Algebra } from './algebra.ts';
import { type Obligation, obligationsOf } from './compare.ts';
import { type Contract, checkContract } from './contract.ts';
import { createRun, type Run } from './loops.ts';
import type { Machine } from './memory.ts';
import { isRefusal, PROPERTIES, type Property, refuse } from './refusal.ts';
import { createTerms, type Terms } from './terms.ts';

export type TimeClass = 'constant-time' | 'constant-time as wasm' | 'no secret branch or index in the text';

export interface Implementation {
  readonly stem: string;
  readonly contract: Contract;
  readonly lanes: number;
  readonly partBits: 32 | 64;
  readonly tables: Uint8Array;
  readonly timeClass: TimeClass;
  /** The spec's operations over words as the implementation holds them. */
  algebra(terms: Terms): Algebra;
  /** Runs the implementation's own text. Gives the names of what it uses beside memory and leaves full of zeros. */
  execute(run: Run): readonly string[];
}

/** Shows that two words are equal for all values of their symbols; false for whatever it does not show. */
export type Solver = (obligation: Obligation) => Promise<boolean>;

export interface Verdict {
  readonly property: Property;
  readonly proved: boolean;
  readonly method: 'normalisation' | 'solver' | undefined;
  /** What is said when it is proved; why it is not otherwise. */
  readonly reason: string;
}

export async function prove(
  implementation: Implementation,
  step: Step,
  solver: Solver | undefined,
): Promise<Verdict[]> {
  try {
    return await verdicts(implementation, step, solver);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return PROPERTIES.map((property) => ({
      property,
      proved: false,
      method: undefined,
      reason: property === error.refused ? error.message : `not reached: ${error.refused} was refused`,
    }));
  }
}

async function verdicts(
  implementation: Implementation,
  step: Step,
  solver: Solver | undefined,
): Promise<Verdict[]> {
  const { contract, lanes, partBits, tables, timeClass } = implementation;
  checkContract(contract);
  const terms = createTerms();
  const run = createRun({ terms, contract, lanes, partBits, tables });
  const zeroed = implementation.execute(run);
  const wiped = [...zeroed, ...checkWiped(run)];
  const obligations = obligationsOf(run, step, implementation.algebra(terms));
  const open = obligations.filter(({ found, wanted }) => found.some((part, i) => part !== wanted[i]));
  for (const obligation of open) {
    if (solver === undefined || !(await solver(obligation)))
      refuse('equal', `${obligation.what} is not shown to be what ${contract.step} gives`);
  }
  const proved = (
    property: Property,
    reason: string,
    method: Verdict['method'] = 'normalisation',
  ): Verdict => ({
    property,
    proved: true,
    method,
    reason,
  });
  return [
    proved(
      'equal',
      `${obligations.length} words are those of ${contract.step}`,
      open.length > 0 ? 'solver' : 'normalisation',
    ),
    proved('constant-time', timeClass),
    proved('framed', 'every access is inside its region'),
    proved('wiped', wiped.length === 0 ? 'no scratch' : `${wiped.join(', ')} zero on return`),
  ];
}

/** Every word of scratch that is declared wiped holds zeros on return. */
function checkWiped({ machine, memory }: Run): readonly string[] {
  const { contract, lanes } = machine;
  const scratch = contract.regions.filter(({ role, wiped }) => role === 'scratch' && wiped === true);
  for (const { name, words, layout } of scratch) {
    if (typeof words !== 'number') return refuse('wiped', `${name} has no fixed size`);
    for (let word = 0; word < words; word++) {
      for (let lane = 0; lane < (layout === 'shared' ? 1 : lanes); lane++) {
        const bytes = memory.call.stores.get(`${name}[0][${word}].${lane}`)?.bytes ?? [undefined];
        if (bytes.some((byte) => byte?.kind !== 'constant' || byte.value !== 0n))
          refuse('wiped', `word ${word} of ${name}, lane ${lane}, is not zero on return`);
      }
    }
  }
  return scratch.map(({ name }) => name);
}

export type { Machine };
