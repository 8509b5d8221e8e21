import { readFileSync } from 'node:fs';
import type { Contract, Region } from '../../proofs/checker/contract.ts';
import { prove, type Verdict } from '../../proofs/checker/prove.ts';
import type { LoopHint } from '../../proofs/checker/wasm/execute.ts';
import { wasmImplementation } from '../../proofs/checker/wasm/implementation.ts';
import { STEPS } from '../../proofs/steps/index.ts';
import type { Step } from '../../proofs/steps/step.ts';
import { contractOf, type Subject, subjects } from '../../proofs/subjects.ts';
import { assemble, moduleText } from './modules.ts';

/** What a proof came to: 'proved', or the property that was refused and why. */
export interface Outcome {
  readonly refused: string;
  readonly reason: string;
}

export function outcomeOf(verdicts: readonly Verdict[]): Outcome {
  const failed = verdicts.filter(({ proved }) => !proved);
  if (failed.length === 0) return { refused: 'nothing', reason: '' };
  const named = failed.find(({ reason }) => !reason.startsWith('not reached')) as Verdict;
  return { refused: named.property, reason: named.reason };
}

export function subjectOf(stem: string): Subject {
  const subject = subjects().find((candidate) => candidate.stem === stem);
  if (subject === undefined) throw new Error(`no ${stem}`);
  return subject;
}

export async function proveBytes(subject: Subject, bytes: Uint8Array): Promise<Outcome> {
  const contract = contractOf(subject);
  const implementation = wasmImplementation(bytes, subject.export, contract, subject.lanes, subject.loops);
  return outcomeOf(await prove(implementation, STEPS.get(contract.step) as Step, undefined));
}

/** The text of one kernel of a family, and the whole with that text changed. */
export function edited(subject: Subject, change: (text: string) => string): Uint8Array {
  const text = readFileSync(`generated/${subject.file.replace(/wasm$/, 'wat')}`, 'utf8');
  const start = text.indexOf(`(func $${subject.export} `);
  const next = text.indexOf('\n  (func $', start + 1);
  const end = next < 0 ? text.indexOf('\n  (data', start) : next;
  const changed = change(text.slice(start, end));
  if (changed === text.slice(start, end)) throw new Error('the edit changes nothing');
  return assemble(text.slice(0, start) + changed + text.slice(end));
}

/** A kernel made by hand: regions and counts, the body of its function with the parameters in that order. */
export async function proveText(
  contract: Contract,
  body: string,
  step: Step,
  {
    lanes = 1,
    hints = [],
    locals = '',
  }: { readonly lanes?: number; readonly hints?: readonly LoopHint[]; readonly locals?: string } = {},
): Promise<Outcome> {
  const parameters = [...contract.regions, ...contract.counts].map(({ name }) => `(param $${name} i32)`);
  const bytes = assemble(moduleText(`(func (export "f") ${parameters.join(' ')} ${locals} ${body})`));
  const implementation = wasmImplementation(bytes, 'f', contract, lanes, hints);
  return outcomeOf(await prove(implementation, step, undefined));
}

export const region = (name: string, role: Region['role'], more: Partial<Region> = {}): Region => ({
  name,
  role,
  secrecy: 'secret',
  layout: 'lane-wise',
  words: 2,
  ...more,
});
