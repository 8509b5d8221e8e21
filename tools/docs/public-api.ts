/** What the public subpaths export, read from src/*.ts with TypeScript's own parser and resolver. */
import { relative } from 'node:path';
import ts from 'typescript';
import { subpathsOf } from '../packaging/exports.ts';

/** One exported name. */
export interface PublicName {
  readonly subpath: string;
  readonly name: string;
  /** Its declaration without a body. */
  readonly declaration: string;
  /** Its comment without the tags; empty where there is none. */
  readonly comment: string;
  readonly examples: readonly { readonly text: string; readonly file: string; readonly line: number }[];
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}/tsconfig.portable.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

function textOf(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  if (ts.isFunctionDeclaration(declaration)) {
    const end = declaration.body?.getStart(source) ?? declaration.end;
    return `${source.text.slice(declaration.getStart(source), end).trim().replace(/;$/, '')};`;
  }
  if (ts.isVariableDeclaration(declaration)) {
    const type = declaration.type?.getText(source) ?? 'unknown';
    return `export const ${declaration.name.getText(source)}: ${type};`;
  }
  return declaration.getText(source);
}

/** The examples in the comments of a declaration and of everything inside it. */
function examplesOf(root: string, declaration: ts.Declaration): PublicName['examples'][number][] {
  const source = declaration.getSourceFile();
  const found = new Map<number, PublicName['examples'][number]>();
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text !== 'example' || tag.getSourceFile() !== source) continue;
      const line = source.getLineAndCharacterOfPosition(tag.getStart(source)).line + 1;
      found.set(line, {
        text: ts.getTextOfJSDocComment(tag.comment) ?? '',
        file: relative(root, source.fileName),
        line,
      });
    }
    if (!ts.isBlock(node)) ts.forEachChild(node, visit);
  };
  visit(declaration);
  return [...found.values()];
}

/** Every name that the public subpaths export, sorted. */
export function publicApi(root: string): PublicName[] {
  const subpaths = subpathsOf(root);
  const options = compilerOptions(root);
  const program = ts.createProgram(
    subpaths.map((subpath) => `${root}/src/${subpath}.ts`),
    options,
  );
  const checker = program.getTypeChecker();
  return subpaths.flatMap((subpath) => {
    const source = program.getSourceFile(`${root}/src/${subpath}.ts`);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) return [];
    const exports = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
    return exports.map((exported): PublicName => {
      const alias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = alias ? checker.getAliasedSymbol(exported) : exported;
      const declarations = symbol.declarations ?? [];
      const comments = [exported, symbol].map((of) =>
        ts.displayPartsToString(of.getDocumentationComment(checker)).trim(),
      );
      return {
        subpath,
        name: exported.name,
        declaration: declarations.map(textOf).join('\n'),
        comment: comments.find((comment) => comment !== '') ?? '',
        examples: declarations.flatMap((declaration) => examplesOf(root, declaration)),
      };
    });
  });
}
