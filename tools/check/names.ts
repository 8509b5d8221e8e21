/** Refuses file names and exported names that say nothing: what is in a drawer named "util" has to be opened to know. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { conclude } from './outcome.ts';
import { filesBelow, repository } from './sources.ts';

const empty: ReadonlySet<string> = new Set(['util', 'helper', 'misc', 'common', 'manager', 'core']);
/** The one name that others chose: users of @noble/hashes import its subpath utils.js. */
const exceptions: ReadonlySet<string> = new Set(['src/utils.ts']);

/** The words of a name in camelCase, kebab-case, snake_case or a path, in lower case and singular. */
export function wordsOf(name: string): string[] {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  const words = spaced.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => word.toLowerCase().replace(/(?<=[a-z]{3})s$/, ''));
}

function emptyWord(name: string): string | undefined {
  return wordsOf(name).find((word) => empty.has(word));
}

function exportedNames(path: string, text: string): { name: string; line: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found: { name: string; line: number }[] = [];
  const add = (name: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
    found.push({ name: name.getText(source), line: line + 1 });
  };
  for (const statement of source.statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const element of statement.exportClause.elements) add(element.name);
    }
    const exported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!exported) continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) add(name);
    else if ('name' in statement && statement.name !== undefined) add(statement.name as ts.Node);
  }
  return found;
}

/** Every fault below a root. */
export function nameFaults(root: string): { faults: string[]; files: number } {
  const files = filesBelow(root, (path) => !path.startsWith('generated'));
  const faults: string[] = [];
  for (const path of files) {
    const word = exceptions.has(path) ? undefined : emptyWord(path);
    if (word !== undefined) faults.push(`${path}: a name with "${word}" in it does not say what is inside`);
    if (!path.endsWith('.ts')) continue;
    for (const { name, line } of exportedNames(path, readFileSync(`${root}/${path}`, 'utf8'))) {
      const part = emptyWord(name);
      if (part !== undefined) faults.push(`${path}:${line}: ${name}: "${part}" does not say what it is`);
    }
  }
  return { faults, files: files.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, files } = nameFaults(repository);
  conclude('names', faults, `${files} files`);
}
