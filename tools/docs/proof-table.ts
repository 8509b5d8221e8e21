/** Writes docs/proof-table.md from proofs/rows; with --check, only says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Row, readRow } from '../../proofs/rows.ts';
import { contractOf, type Subject, subjects } from '../../proofs/subjects.ts';
import { conclude } from '../check/outcome.ts';
import { repository } from '../check/sources.ts';

/** An implementation with its row, if it has one, and what its kernel is for. */
export interface TableEntry {
  readonly subject: Pick<Subject, 'stem' | 'kernel' | 'level' | 'lanes'>;
  readonly row: Pick<Row, 'stem' | 'step' | 'properties'> | undefined;
  readonly summary: string;
}

type Property = keyof Row['properties'];
const properties: readonly Property[] = ['equal', 'constant-time', 'framed', 'wiped'];

const tableRow = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], body: readonly string[]): string =>
  [tableRow(...head), tableRow(...head.map(() => '---')), ...body].join('\n');

function methodOf(row: TableEntry['row'], property: Property): string {
  return row?.properties[property]?.method ?? 'open';
}

/** How many implementations of each level have each property, by which method. */
function counts(entries: readonly TableEntry[]): string {
  const levels = [...new Set(entries.map(({ subject }) => subject.level))];
  const lines = levels.map((level) => {
    const ofLevel = entries.filter(({ subject }) => subject.level === level);
    const cells = properties.map((property) => {
      const methods = ofLevel.map(({ row }) => methodOf(row, property));
      return [...new Set(methods)]
        .sort()
        .map((method) => `${methods.filter((other) => other === method).length} ${method}`)
        .join(', ');
    });
    return tableRow(level, ofLevel.length, ...cells);
  });
  return table(['level', 'implementations', ...properties], lines);
}

/** The implementations of a kernel, a line each: method, and what is said where it is not the same for all. */
function kernelTable(kernel: string, entries: readonly TableEntry[]): string {
  const lines = entries.map(({ subject, row }) => {
    const says = (property: Property): string => {
      const said = row?.properties[property]?.says;
      return said === undefined ? 'open' : `${methodOf(row, property)}: ${said}`;
    };
    const equal = says('equal').replace(/ are those of .*/, '');
    return tableRow(
      `\`${subject.stem}\``,
      equal,
      says('constant-time'),
      methodOf(row, 'framed'),
      says('wiped'),
    );
  });
  const step = entries.find(({ row }) => row !== undefined)?.row?.step;
  const [first] = entries;
  const title = `## ${kernel}\n\n${first?.summary ?? ''}${step === undefined ? '' : ` The step: \`${step}\`.`}`;
  return `${title}\n\n${table(['implementation', ...properties], lines)}`;
}

/** The document. */
export function proofTable(entries: readonly TableEntry[]): string {
  const proved = entries.filter(({ row }) => row !== undefined);
  const claim = proved.map(({ subject }) => subject.stem);
  const whole = proved.length === entries.length;
  const open = whole ? '<!-- claim: all of * -->' : `<!-- claim: all of ${claim.join(', ')} -->`;
  const kernels = [...new Set(entries.map(({ subject }) => subject.kernel))];
  return `# Proofs, row by row

Written by \`npm run docs\` from \`proofs/rows/\`. What a row means, and what it rests on, is in
[proofs/SOUNDNESS.md](../proofs/SOUNDNESS.md); \`npm run check:proofs\` fails when a row is not about the bytes here.

${open}

${proved.length} of ${entries.length} implementations are proved in all four properties: **equal** to the standard's step for
every input and count, **constant-time** as far as the level allows it to be said, **framed** (no access outside the
declared regions), **wiped** (declared scratch is zero on return). *normalisation*: both sides became the same term;
*solver*: Z3 showed that they cannot differ.

${counts(entries)}

${kernels
  .map((kernel) =>
    kernelTable(
      kernel,
      entries.filter(({ subject }) => subject.kernel === kernel),
    ),
  )
  .join('\n\n')}

<!-- /claim -->
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = `${repository}docs/proof-table.md`;
  const entries = subjects().map((subject) => ({
    subject,
    row: readRow(subject.stem),
    summary: (contractOf(subject) as { readonly summary?: string }).summary ?? '',
  }));
  const text = proofTable(entries);
  const faults: string[] = [];
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    faults.push('docs/proof-table.md does not say what proofs/rows say; run npm run docs');
  }
  conclude('docs', faults, `${entries.length} implementations`);
}
