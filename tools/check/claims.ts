/**
 * What the documents and the comments of src/ claim to be proved must have been. A claim is marked where it stands:
 *
 *   <!-- claim: PROPERTIES of STEMS -->what is said<!-- /claim -->
 *
 * PROPERTIES are names of proofs/rows with commas between them, or `all`; STEMS are stems with commas between them, `*`
 * standing for any characters. Each of these stems needs a row in which each of these properties is proved, and where
 * constant-time is among them, the text says it in the row's own words: what it means differs from level to level.
 *
 * Words that claim a proof stand nowhere else, but in what says that something is not so:
 *
 *   <!-- no claim -->what is said<!-- /no claim -->
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from './sources.ts';

/** The part of a row that a claim rests on. */
export interface ProvedRow {
  readonly stem: string;
  readonly properties: Readonly<Record<string, { readonly method: string; readonly says: string }>>;
}

const claimingWords =
  /\b(proved|proven|provabl[ey]|machine-(?:checked|verified)|formally\s+verified|verified\s+by\s+proof|constant[-\s*]+time)\b/gi;
const properties: readonly string[] = ['equal', 'constant-time', 'framed', 'wiped'];
/** Methods that show a property for every input; a test is none. */
const provingMethods: ReadonlySet<string> = new Set(['normalisation', 'solver']);
/** A mark in backticks is shown, not meant. */
const marks = /(?<!`)<!--\s*(claim:[^>]*|\/claim|no claim|\/no claim)\s*-->/g;

/** A text between two marks, or outside all. */
interface Passage {
  readonly line: number;
  readonly text: string;
  /** What stands after `claim:`; '' for a passage that claims nothing, undefined outside all marks. */
  readonly claim: string | undefined;
}

/** A text in passages; a mark out of its turn is a fault. */
function passagesOf(text: string, firstLine: number): { passages: Passage[]; faults: string[] } {
  const passages: Passage[] = [];
  const faults: string[] = [];
  const lineAt = (index: number): number => firstLine + (text.slice(0, index).match(/\n/g)?.length ?? 0);
  let open: string | undefined;
  let from = 0;
  const end = (at: number): void => {
    const claim = open?.replace(/^claim:|^no claim$/, '').trim();
    passages.push({ line: lineAt(from), text: text.slice(from, at), claim });
  };
  for (const match of text.matchAll(marks)) {
    const mark = (match[1] as string).trim();
    end(match.index);
    from = match.index + match[0].length;
    const closes = mark.startsWith('/');
    const fits = closes ? open?.startsWith(mark.slice(1)) : open === undefined;
    if (!fits) faults.push(`${lineAt(match.index)}: <!-- ${mark} --> out of its turn`);
    open = closes ? undefined : mark;
  }
  end(text.length);
  if (open !== undefined) faults.push(`${lineAt(from)}: <!-- ${open} --> is never closed`);
  return { passages, faults };
}

function globOf(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** Words alone: as they read whatever the emphasis, the line breaks and a comment's margin. */
function plain(text: string): string {
  return text
    .replace(/\n\s*(?:\*|\/\/)?/g, ' ')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

function faultsOfClaim(
  { claim, text }: Passage,
  stems: readonly string[],
  rows: ReadonlyMap<string, ProvedRow>,
): string[] {
  const [, named, globs] = /^(.+?)\s+of\s+(.+)$/s.exec(claim ?? '') ?? [];
  if (named === undefined || globs === undefined)
    return [`"claim: ${claim}" is not "claim: PROPERTIES of STEMS"`];
  const wanted = named === 'all' ? properties : list(named);
  const faults = wanted.flatMap((name) =>
    properties.includes(name) ? [] : [`no property is named ${name}`],
  );
  const chosen = new Set<string>();
  for (const glob of list(globs)) {
    const matching = stems.filter((stem) => globOf(glob).test(stem));
    if (matching.length === 0) faults.push(`no implementation is named ${glob}`);
    for (const stem of matching) chosen.add(stem);
  }
  const sayings = new Set<string>();
  for (const stem of chosen) {
    const found = rows.get(stem)?.properties;
    if (found === undefined) faults.push(`${stem} has no row`);
    else {
      const open = wanted.filter((name) => !provingMethods.has(found[name]?.method ?? ''));
      if (open.length > 0) faults.push(`${stem} is not shown ${open.join(', ')}`);
      if (wanted.includes('constant-time')) sayings.add(found['constant-time']?.says ?? '');
    }
  }
  for (const saying of sayings) {
    if (!plain(text).includes(plain(saying)))
      faults.push(`the claim does not say "${saying}", as rows of it do`);
  }
  return faults;
}

/** The faults of one text, each with its line. */
function faultsOfText(
  text: string,
  firstLine: number,
  stems: readonly string[],
  rows: ReadonlyMap<string, ProvedRow>,
): { faults: string[]; claims: number } {
  const { passages, faults } = passagesOf(text, firstLine);
  let claims = 0;
  for (const passage of passages) {
    if (passage.claim === undefined) {
      for (const match of passage.text.matchAll(claimingWords)) {
        const line = passage.line + (passage.text.slice(0, match.index).match(/\n/g)?.length ?? 0);
        faults.push(
          `${line}: "${match[0].replace(/[\s*]+/g, ' ')}" outside a marked claim (how to mark one: tools/check/claims.ts)`,
        );
      }
    } else if (passage.claim !== '') {
      claims++;
      faults.push(...faultsOfClaim(passage, stems, rows).map((fault) => `${passage.line}: ${fault}`));
    }
  }
  return { faults, claims };
}

/** All comments of a TypeScript text. */
function commentsOf(path: string, text: string): { text: string; line: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found = new Map<number, { text: string; line: number }>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(source) === 0) {
      for (const side of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
        for (const { pos, end } of side(text, side === ts.getLeadingCommentRanges ? node.pos : node.end) ??
          []) {
          const line = source.getLineAndCharacterOfPosition(pos).line + 1;
          found.set(pos, { text: text.slice(pos, end), line });
        }
      }
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

/** Documents but those of proofs/, which say what a row means, and the sources of what ships. */
const isDocument = (path: string): boolean => path.endsWith('.md') && !path.startsWith('proofs/');
const isSource = (path: string): boolean => path.startsWith('src/') && path.endsWith('.ts');

/** Every fault below a root, given all stems there are and the rows that are about what is there. */
export function claimFaults(
  root: string,
  stems: readonly string[],
  proved: readonly ProvedRow[],
): { faults: string[]; claims: number; files: number } {
  const rows = new Map(proved.map((row) => [row.stem, row]));
  const files = filesBelow(root, (path) => isDocument(path) || isSource(path));
  const faults: string[] = [];
  let claims = 0;
  for (const path of files) {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    for (const part of isSource(path) ? commentsOf(path, text) : [{ text, line: 1 }]) {
      const found = faultsOfText(part.text, part.line, stems, rows);
      faults.push(...found.faults.map((fault) => `${path}:${fault}`));
      claims += found.claims;
    }
  }
  return { faults, claims, files: files.length };
}
