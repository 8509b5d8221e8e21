import ts from 'typescript';

/** One import of a file, however it is written. */
export interface Import {
  /** Undefined where the name is computed. */
  readonly name: string | undefined;
  readonly line: number;
  /** True for `import()` and `require()` inside a function: they run when the function does. */
  readonly deferred: boolean;
  /** True where only types come through, so that nothing is loaded. */
  readonly typesOnly: boolean;
}

function insideFunction(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (ts.isFunctionLike(at)) return true;
  }
  return false;
}

function typesOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isExportDeclaration(node) && node.isTypeOnly;
}

function importedName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node;
  if (!ts.isCallExpression(node)) return undefined;
  const loads =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require');
  return loads ? (node.arguments[0] ?? node) : undefined;
}

/** All imports of a TypeScript or JavaScript text: static, re-exported, in types, dynamic, by reference directive. */
export function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Import[] = [];
  for (const directive of [...source.referencedFiles, ...source.typeReferenceDirectives]) {
    found.push({ name: directive.fileName, line: lineOf(directive.pos), deferred: false, typesOnly: true });
  }
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name !== undefined) {
      found.push({
        name: ts.isStringLiteralLike(name) ? name.text : undefined,
        line: lineOf(node.getStart(source)),
        deferred: ts.isCallExpression(node) && insideFunction(node),
        typesOnly: typesOnly(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
