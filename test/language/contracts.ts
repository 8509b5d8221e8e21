import { type Builder, build } from '../../language/builder.ts';
import { checkProgram } from '../../language/check.ts';
import type { Contract, CountParameter, Region } from '../../language/contract.ts';
import type { Program } from '../../language/program.ts';

/** A contract with what a small program needs; every part can be replaced. */
export function contractOf(regions: readonly Region[], parts: Partial<Contract> = {}): Contract {
  return {
    kernel: 'small',
    wordBytes: 4,
    regions,
    counts: [],
    step: 'spec.step',
    summary: 'A small program.',
    ...parts,
  };
}

export const INPUT: Region = { name: 'input', role: 'in', secrecy: 'secret', layout: 'lane-wise', words: 4 };
export const OUTPUT: Region = {
  name: 'output',
  role: 'out',
  secrecy: 'secret',
  layout: 'lane-wise',
  words: 4,
};
export const OPEN_INPUT: Region = { ...INPUT, name: 'openInput', secrecy: 'public' };
export const OPEN_OUTPUT: Region = { ...OUTPUT, name: 'openOutput', secrecy: 'public' };
export const SHARED: Region = { name: 'shared', role: 'in', secrecy: 'public', layout: 'shared', words: 4 };
export const SECRET_SHARED: Region = { ...SHARED, name: 'secretShared', secrecy: 'secret' };
export const SCRATCH: Region = {
  name: 'scratch',
  role: 'scratch',
  secrecy: 'secret',
  layout: 'lane-wise',
  words: 4,
  wiped: true,
};

export function countOf(name: string, max: number, parts: Partial<CountParameter> = {}): CountParameter {
  return { name, min: 0, max, ...parts };
}

/** Builds and checks, as `programOf` does for a kernel. */
export function checked(contract: Contract, text: (k: Builder) => void): Program {
  const program = build(contract, '', text);
  checkProgram(program);
  return program;
}
