/** A mutant before the checker: the very proof that a shipped implementation has. */
import type { Obligation } from '../checker/compare.ts';
import { evaluate } from '../checker/evaluate.ts';
import { prove, type Solver } from '../checker/prove.ts';
import type { Property } from '../checker/refusal.ts';
import { READERS } from '../subjects.ts';
import type { Mutant, Target } from './target.ts';

/** How it was refused. */
export type Refused =
  | Property
  /** Contract and text do not belong together, or the contract says nothing that can be proved. */
  | 'not read';

export interface Judgement {
  /** Undefined for a survivor. */
  readonly refused: Refused | undefined;
  readonly reason: string;
  /** Refused because the solver gave no answer, where no assignment shows a difference: another meaning is not shown. */
  readonly undecided: boolean;
}

/** Assignments under which two words are compared before the solver is asked. */
const ASSIGNMENTS = 64;

/** Whether the two words differ under some assignment: then no solver could show them equal. */
export function differ({ found, wanted }: Obligation): boolean {
  for (let round = 0; round < ASSIGNMENTS; round++) {
    const value = (name: string, bits: number): bigint => word(`${round} ${name}`, bits);
    if (found.some((part, i) => evaluate(part, value) !== evaluate(wanted[i] as typeof part, value)))
      return true;
  }
  return false;
}

/** 64 bits of a text (FNV-1a). */
function word(text: string, bits: number): bigint {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  hash ^= hash >> 29n;
  return BigInt.asUintN(bits, BigInt.asUintN(64, hash * 0xbf58476d1ce4e5b9n) >> BigInt(64 - bits));
}

/** `solve` is asked only where every other word is equal and no assignment shows a difference in this one. */
export async function judge(target: Target, solve: Solver): Promise<Judgement> {
  const reader = READERS.get(target.level);
  if (reader === undefined) throw new RangeError(`nothing reads level ${target.level}`);
  const open: Obligation[] = [];
  const byAssignment: Solver = (obligation) => {
    const differs = differ(obligation);
    if (!differs) open.push(obligation);
    return Promise.resolve(!differs);
  };
  try {
    const implementation = reader(target, target.artefact, target.contract, target.modules);
    const verdicts = await prove(implementation, target.step, byAssignment);
    const failed = verdicts.filter(({ proved }) => !proved);
    const named = failed.find(({ reason }) => !reason.startsWith('not reached')) ?? failed[0];
    if (named !== undefined) return { refused: named.property, reason: named.reason, undecided: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { refused: 'not read', reason: error.message, undecided: false };
  }
  for (const obligation of open)
    if (!(await solve(obligation)))
      return { refused: 'equal', reason: `${obligation.what} is not decided`, undecided: true };
  return { refused: undefined, reason: 'proved', undecided: false };
}

export type Judged = Mutant & Judgement & { readonly milliseconds: number };

export async function judged(mutant: Mutant, solve: Solver): Promise<Judged> {
  const start = performance.now();
  const judgement = await judge(mutant.target(), solve);
  return { ...mutant, ...judgement, milliseconds: performance.now() - start };
}
