/** What a fault is put into: the bytes of an implementation with all that it is proved against. */
import type { Contract } from '../checker/contract.ts';
import type { Property } from '../checker/refusal.ts';
import { STEPS } from '../steps/index.ts';
import type { Step } from '../steps/step.ts';
import { artefactOf, contractOf, type Imports, importsOf, type Subject } from '../subjects.ts';

export interface Target extends Subject {
  readonly artefact: Uint8Array;
  /** The modules that it imports, by file name. */
  readonly modules?: Imports;
  /** The one of them that faults are put into, instead of into the artefact. */
  readonly faultIn?: string;
  readonly contract: Contract;
  readonly step: Step;
}

/** A target with one fault. */
export interface Mutant {
  /** Which kind of fault, by the name of its operator. */
  readonly operator: string;
  /** Where, and what came in the place of what. */
  readonly what: string;
  /** The property that it must be refused by, where the kind of fault says which. */
  readonly breaks: Property | undefined;
  readonly target: () => Target;
}

/** One idea of a fault: every place of a target where it can be put in. */
export interface Operator {
  readonly name: string;
  readonly mutants: (target: Target) => readonly Omit<Mutant, 'operator'>[];
}

export function targetOf(subject: Subject): Target {
  const contract = contractOf(subject);
  const step = STEPS.get(contract.step);
  if (step === undefined) throw new RangeError(`proofs/steps has no ${contract.step}`);
  // A copy that is no Buffer, whose slices would be the same bytes: a fault would stay for the mutants after it.
  return {
    ...subject,
    artefact: Uint8Array.from(artefactOf(subject)),
    modules: importsOf(subject),
    contract,
    step,
  };
}
