/** What there is to prove: the manifests of generated/, with their artefacts and contracts as data. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from './checker/contract.ts';
import type { LoopHint as JsLoopHint } from './checker/js/execute.ts';
import { jsImplementation } from './checker/js/implementation.ts';
import type { Implementation } from './checker/prove.ts';
import type { LoopHint } from './checker/wasm/execute.ts';
import { wasmImplementation } from './checker/wasm/implementation.ts';

export const REPOSITORY: string = fileURLToPath(new URL('..', import.meta.url));

export interface Subject {
  readonly stem: string;
  readonly kernel: string;
  readonly lanes: number;
  readonly level: string;
  /** The artefact below generated/, and its export. */
  readonly file: string;
  readonly export: string;
  readonly loops: readonly LoopHint[];
  /** What the artefact imports, by file name. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** How an implementation of a level is read. A level without a reader is not proved. */
type Reader = (
  subject: Subject,
  artefact: Uint8Array,
  contract: Contract,
  imports?: Imports,
) => Implementation;

/** Bytes by file name. */
export type Imports = ReadonlyMap<string, Uint8Array>;

const wasm: Reader = (subject, artefact, contract) =>
  wasmImplementation(artefact, subject.export, contract, subject.lanes, subject.loops);

const js: Reader = (subject, artefact, contract, imports = importsOf(subject)) => {
  const loops = subject.loops as readonly unknown[] as readonly JsLoopHint[];
  return jsImplementation(artefact, subject.export, contract, loops, imports);
};

export const READERS: ReadonlyMap<string, Reader> = new Map([
  ['js', js],
  ['wasm', wasm],
  ['simd128', wasm],
]);

const below = (path: string): string => join(REPOSITORY, path);

export function subjects(): Subject[] {
  return readdirSync(below('generated/manifests'))
    .sort()
    .map((file) => JSON.parse(readFileSync(below(`generated/manifests/${file}`), 'utf8')) as Subject);
}

export function artefactOf({ file }: Subject): Uint8Array {
  return readFileSync(below(`generated/${file}`));
}

/** What a proof is given beside the artefact: the checker refuses an import that is not among them. */
export function importsOf({ imports = {} }: Pick<Subject, 'imports'>): Imports {
  return new Map(Object.keys(imports).map((file) => [file, readFileSync(below(`generated/${file}`))]));
}

export function contractOf({ kernel }: Pick<Subject, 'kernel'>): Contract {
  const contract: Contract = JSON.parse(readFileSync(below(`generated/contracts/${kernel}.json`), 'utf8'));
  if (contract.kernel !== kernel)
    throw new RangeError(`the contract of ${kernel} is that of ${contract.kernel}`);
  return contract;
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The standards and the checker, steps and package versions: what a proof rests on beside what it is about. */
export function checkerSha256(): string {
  const files = ['spec', 'proofs/checker', 'proofs/steps'].flatMap((folder) =>
    readdirSync(below(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}/${path}`),
  );
  files.push('proofs/package-lock.json');
  return sha256(
    files
      .sort()
      .map((path) => `${path} ${sha256(readFileSync(below(path)))}\n`)
      .join(''),
  );
}
