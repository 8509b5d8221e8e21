import { type Builder, build } from './builder.ts';
import { checkProgram } from './check.ts';
import type { Contract } from './contract.ts';
import type { Program } from './program.ts';

/** One way to compute what a contract says. The default formulation's name is ''. */
export interface Formulation {
  readonly name: string;
  readonly text: (k: Builder) => void;
  /**
   * The same as a longer and faster text, for the groups that a target runs in vector and scalar lanes at once.
   * Both are one loop over groups.
   */
  readonly fused?: (k: Builder) => void;
}

export interface Kernel {
  readonly contract: Contract;
  readonly formulations: readonly [Formulation, ...Formulation[]];
}

/** A family is what one module of a level holds: kernels that are used together. */
export interface Family {
  readonly name: string;
  readonly kernels: readonly Kernel[];
}

/** Builds and checks one formulation. */
export function programOf(kernel: Kernel, name = ''): Program {
  const formulation = kernel.formulations.find((f) => f.name === name);
  if (formulation === undefined)
    throw new RangeError(`${kernel.contract.kernel} has no formulation '${name}'`);
  const program = build(kernel.contract, name, formulation.text);
  checkProgram(program);
  if (formulation.fused === undefined) return program;
  const fused = build(kernel.contract, name, formulation.fused);
  checkProgram(fused);
  return { ...program, fused };
}
