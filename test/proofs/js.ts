import { existsSync } from 'node:fs';
import type { Contract } from '../../proofs/checker/contract.ts';
import { jsImplementation } from '../../proofs/checker/js/implementation.ts';
import { createRun, type Run } from '../../proofs/checker/loops.ts';
import { prove } from '../../proofs/checker/prove.ts';
import { createTerms } from '../../proofs/checker/terms.ts';
import { STEPS } from '../../proofs/steps/index.ts';
import type { Step } from '../../proofs/steps/step.ts';
import {
  artefactOf,
  contractOf,
  type Imports,
  importsOf,
  READERS,
  type Subject,
} from '../../proofs/subjects.ts';
import { type Outcome, outcomeOf, region } from './proving.ts';

/** `npm ci --prefix proofs` brings the parser. */
export const hasParser: boolean = existsSync('proofs/node_modules/acorn');

export function moduleOf(subject: Subject): string {
  return new TextDecoder().decode(artefactOf(subject));
}

export async function proveModule(
  subject: Subject,
  text: string,
  imports: Imports = importsOf(subject),
): Promise<Outcome> {
  const contract = contractOf(subject);
  const read = READERS.get('js') as NonNullable<ReturnType<typeof READERS.get>>;
  const implementation = read(subject, new TextEncoder().encode(text), contract, imports);
  return outcomeOf(await prove(implementation, STEPS.get(contract.step) as Step, undefined));
}

/** The whole module with the text of one function changed. */
export function editedModule(subject: Subject, change: (text: string) => string): string {
  const text = moduleOf(subject);
  const start = text.indexOf(`export function ${subject.export}(`);
  const next = text.indexOf('\nexport function', start + 1);
  const end = next < 0 ? text.length : next;
  const changed = change(text.slice(start, end));
  if (changed === text.slice(start, end)) throw new Error('the edit changes nothing');
  return text.slice(0, start) + changed + text.slice(end);
}

/** Three words and twelve bytes come in, two words and a byte go out; `p` and `q` are counts. */
export const SMALL: Contract = {
  kernel: 'small',
  wordBytes: 4,
  regions: [
    region('from', 'in', { words: 3 }),
    region('bytes', 'in', { words: 3, layout: 'bytes', order: 'little', laneStride: 'apart' }),
    region('to', 'out', { words: 2 }),
  ],
  counts: [
    { name: 'p', min: 0, max: 2 },
    { name: 'q', min: 0, max: 1000 },
    { name: 'apart', min: 0, max: 0 },
  ],
  step: 'none',
};

export function smallModule(body: string, tables = ''): string {
  return `${tables}\nexport function f(i32, u8, from, bytes, to, p, q, apart) {\n${body}\n}\n`;
}

/** Runs a module's `f` over symbols; `rounds` is the text of rounds.js. */
export function runSmall(text: string, rounds?: string): Run {
  const imports = rounds === undefined ? [] : [['rounds.js', new TextEncoder().encode(rounds)] as const];
  const { contract, lanes, partBits, tables, execute } = jsImplementation(
    new TextEncoder().encode(text),
    'f',
    SMALL,
    [],
    new Map(imports),
  );
  const run = createRun({ terms: createTerms(), contract, lanes, partBits, tables });
  execute(run);
  return run;
}
