/** One row file a proved implementation: what is shown of which bytes, by which checker. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './checker/prove.ts';
import type { Property } from './checker/refusal.ts';
import {
  artefactOf,
  checkerSha256,
  contractOf,
  importsOf,
  REPOSITORY,
  type Subject,
  sha256,
  subjects,
} from './subjects.ts';

export interface Row {
  readonly stem: string;
  readonly file: string;
  readonly artefactSha256: string;
  /** Of what the artefact imports, by file. */
  readonly importsSha256?: Readonly<Record<string, string>>;
  readonly contractSha256: string;
  /** Of spec/, the checker and the steps. */
  readonly checkerSha256: string;
  readonly step: string;
  readonly properties: Readonly<Record<Property, { readonly method: string; readonly says: string }>>;
}

const FOLDER = join(REPOSITORY, 'proofs/rows');

const pathOf = (stem: string): string => join(FOLDER, `${stem}.json`);

/** What a row must say to be about what is there now. */
export function hashesOf(
  subject: Subject,
  checker: string,
): Pick<Row, 'artefactSha256' | 'importsSha256' | 'contractSha256' | 'checkerSha256'> {
  const imports = [...importsOf(subject)].map(([file, bytes]) => [file, sha256(bytes)]);
  return {
    artefactSha256: sha256(artefactOf(subject)),
    ...(imports.length === 0 ? {} : { importsSha256: Object.fromEntries(imports) }),
    contractSha256: sha256(JSON.stringify(contractOf(subject))),
    checkerSha256: checker,
  };
}

export function readRow(stem: string): Row | undefined {
  return existsSync(pathOf(stem)) ? JSON.parse(readFileSync(pathOf(stem), 'utf8')) : undefined;
}

/** Writes the row of a proved implementation; one that is not has none. */
export function keepRow(subject: Subject, checker: string, verdicts: readonly Verdict[]): void {
  if (!verdicts.every(({ proved }) => proved)) {
    rmSync(pathOf(subject.stem), { force: true });
    return;
  }
  const properties = verdicts.map(({ property, method, reason }) => [property, { method, says: reason }]);
  const row: Row = {
    stem: subject.stem,
    file: subject.file,
    ...hashesOf(subject, checker),
    step: contractOf(subject).step,
    properties: Object.fromEntries(properties),
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(subject.stem), `${JSON.stringify(row, null, 2)}\n`);
}

/** Why a row is not about what is there now; undefined when it is. */
export function staleness(subject: Subject, checker: string): string | undefined {
  const row = readRow(subject.stem);
  if (row === undefined) return 'has no row';
  const now = hashesOf(subject, checker);
  if (row.stem !== subject.stem || row.file !== subject.file) return 'has the row of another';
  if (row.artefactSha256 !== now.artefactSha256) return `is proved of other bytes of ${subject.file}`;
  const [had, has] = [row, now].map(({ importsSha256 = {} }) =>
    JSON.stringify(Object.entries(importsSha256)),
  );
  if (had !== has) return `is proved of other bytes of what ${subject.file} imports`;
  if (row.contractSha256 !== now.contractSha256) return 'is proved of another contract';
  if (row.checkerSha256 !== now.checkerSha256) return 'is proved by another checker, or of other standards';
  return undefined;
}

/** Every implementation without a row that is about it, and every row without an implementation. */
export function rowFaults(): string[] {
  const checker = checkerSha256();
  const all = subjects();
  const faults = all.flatMap((subject) => {
    const why = staleness(subject, checker);
    return why === undefined ? [] : [`${subject.stem} ${why}`];
  });
  const known = new Set(all.map(({ stem }) => `${stem}.json`));
  const rows = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return [...faults, ...rows.filter((row) => !known.has(row)).map((row) => `rows/${row} is about nothing`)];
}
