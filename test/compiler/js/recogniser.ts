import ts from 'typescript';

/** Throws unless `text` is a module of compiler/targets/js/GRAMMAR.md. */
export function recognise(text: string): void {
  const source = ts.createSourceFile('emitted.mjs', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const refuse = (node: ts.Node, wanted: string): never => {
    throw new SyntaxError(`${wanted} was wanted, '${node.getText(source).slice(0, 80)}' came`);
  };
  const K = ts.SyntaxKind;

  const numeral = (node: ts.Node): number | undefined => {
    if (ts.isNumericLiteral(node) && /^(0|[1-9]\d*)$/.test(node.getText(source))) return Number(node.text);
    if (ts.isPrefixUnaryExpression(node) && node.operator === K.MinusToken) {
      const magnitude = numeral(node.operand);
      return magnitude === undefined || magnitude < 1 ? undefined : -magnitude;
    }
    return undefined;
  };
  const integer = (node: ts.Node): boolean => {
    const n = numeral(node);
    return n !== undefined && n === (n | 0);
  };
  const natural = (node: ts.Node): boolean => {
    const n = numeral(node);
    return n !== undefined && n === n >>> 0;
  };
  const isLiteral = (node: ts.Node, n: number): boolean => numeral(node) === n;
  const isBinary = (node: ts.Node, ...operators: ts.SyntaxKind[]): node is ts.BinaryExpression =>
    ts.isBinaryExpression(node) && operators.includes(node.operatorToken.kind);
  const inner = (node: ts.Node): ts.Expression =>
    ts.isParenthesizedExpression(node) ? node.expression : refuse(node, 'a parenthesis');

  interface Scope {
    readonly names: Map<string, 'const' | 'let' | 'array'>;
    readonly hasMemory: boolean;
    readonly outer?: Scope;
  }
  const tables = new Set<string>();
  /** What is imported, or exported for the modules that import it. */
  const arrays = new Set<string>();
  const procedures = new Set<string>();
  const find = (scope: Scope | undefined, name: string): 'const' | 'let' | 'array' | undefined =>
    scope === undefined ? undefined : (scope.names.get(name) ?? find(scope.outer, name));
  const declare = (scope: Scope, name: ts.Node, kind: 'const' | 'let' | 'array'): void => {
    const taken = (text: string): boolean =>
      find(scope, text) !== undefined || [tables, arrays, procedures].some((names) => names.has(text));
    if (!ts.isIdentifier(name) || taken(name.text)) refuse(name, 'a name of its own');
    else scope.names.set(name.text, kind);
  };

  /** The operands of a left-leaning chain of one operator. */
  const chain = (node: ts.Expression, operator: ts.SyntaxKind): ts.Expression[] =>
    isBinary(node, operator) ? [...chain(node.left, operator), node.right] : [node];
  const few = (terms: readonly ts.Expression[], least: number): readonly ts.Expression[] =>
    terms.length >= least && terms.length <= 8
      ? terms
      : refuse(terms[0] as ts.Expression, 'two to eight terms');

  const index = (node: ts.Expression, amount: number, scope: Scope): void => {
    if (!isBinary(node, K.GreaterThanGreaterThanGreaterThanToken) || !isLiteral(node.right, amount)) {
      refuse(node, `(address) >>> ${amount}`);
      return;
    }
    for (const term of few(chain(inner(node.left), K.PlusToken), 1)) operand(term, scope);
  };
  const isMemory = (node: ts.Node): node is ts.ElementAccessExpression =>
    ts.isElementAccessExpression(node) && /^(i32|u8)$/.test(node.expression.getText(source));
  const memory = (node: ts.ElementAccessExpression, scope: Scope): void => {
    if (!scope.hasMemory) refuse(node, 'no memory');
    index(node.argumentExpression, node.expression.getText(source) === 'i32' ? 2 : 0, scope);
  };
  const isExchanged = (node: ts.Node, scope: Scope): node is ts.ElementAccessExpression =>
    ts.isElementAccessExpression(node) && find(scope, node.expression.getText(source)) === 'array';
  const exchanged = ({ argumentExpression: at }: ts.ElementAccessExpression, scope: Scope): void => {
    if (!natural(at)) value(at, scope);
  };
  const primary = (node: ts.Expression, scope: Scope): boolean => {
    if (ts.isIdentifier(node)) {
      if (!/^(const|let)$/.test(find(scope, node.text) ?? '')) refuse(node, 'a declared name');
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.TildeToken)
      operand(node.operand, scope);
    else if (isMemory(node)) memory(node, scope);
    else if (isExchanged(node, scope)) exchanged(node, scope);
    else if (ts.isElementAccessExpression(node)) {
      if (!tables.has(node.expression.getText(source))) refuse(node, 'a table');
      value(node.argumentExpression, scope);
    } else if (ts.isCallExpression(node)) {
      if (node.expression.getText(source) !== 'Math.imul' || node.arguments.length !== 2)
        refuse(node, 'Math.imul of two counts');
      for (const argument of node.arguments) value(argument, scope);
    } else return integer(node);
    return true;
  };
  const operand = (node: ts.Expression, scope: Scope): void => {
    if (!primary(node, scope)) value(inner(node), scope);
  };
  const unsigned = (node: ts.Expression, scope: Scope): void => {
    if (natural(node)) return;
    const shifted = inner(node);
    if (isBinary(shifted, K.GreaterThanGreaterThanGreaterThanToken) && isLiteral(shifted.right, 0))
      operand(shifted.left, scope);
    else refuse(node, '(word >>> 0)');
  };
  const isTruncated = (node: ts.Expression): node is ts.BinaryExpression =>
    isBinary(node, K.BarToken) && isLiteral(node.right, 0) && ts.isParenthesizedExpression(node.left);
  const value = (node: ts.Expression, scope: Scope): void => {
    if (isTruncated(node)) {
      const whole = inner(node.left);
      if (isBinary(whole, K.SlashToken)) {
        if (!isLiteral(whole.right, 4294967296)) refuse(whole, 'the high part');
        for (const term of few(chain(inner(whole.left), K.PlusToken), 2)) unsigned(term, scope);
      } else for (const term of few(chain(whole, K.PlusToken), 2)) operand(term, scope);
    } else if (isBinary(node, K.CaretToken, K.AmpersandToken, K.BarToken)) {
      for (const term of chain(node, node.operatorToken.kind)) operand(term, scope);
    } else if (
      isBinary(
        node,
        K.LessThanLessThanToken,
        K.GreaterThanGreaterThanToken,
        K.GreaterThanGreaterThanGreaterThanToken,
      )
    ) {
      const amount = numeral(node.right) ?? 0;
      if (amount < 1 || amount > 31) refuse(node, 'a shift by a literal from 1 to 31');
      operand(node.left, scope);
    } else if (!primary(node, scope)) refuse(node, 'a value');
  };

  const loop = (node: ts.ForStatement, scope: Scope): void => {
    const body: Scope = { names: new Map(), outer: scope, hasMemory: scope.hasMemory };
    const start = node.initializer;
    const declaration =
      start && ts.isVariableDeclarationList(start) && start.flags & ts.NodeFlags.Let
        ? start.declarations[0]
        : undefined;
    const name = declaration?.name.getText(source);
    const turn = [`let ${name} = 0`, `${name} = (${name} + 1) | 0`];
    if (start?.getText(source) !== turn[0] || node.incrementor?.getText(source) !== turn[1])
      refuse(node, 'a counting loop');
    const { condition } = node;
    const bounded =
      condition !== undefined &&
      isBinary(condition, K.LessThanToken) &&
      condition.left.getText(source) === name &&
      (natural(condition.right) ||
        (ts.isIdentifier(condition.right) && find(scope, condition.right.text) === 'const'));
    if (!bounded) refuse(node, 'a loop bounded by a count');
    declare(body, (declaration as ts.VariableDeclaration).name, 'const');
    if (ts.isBlock(node.statement)) for (const inside of node.statement.statements) statement(inside, body);
    else refuse(node.statement, 'a block');
  };
  const statement = (node: ts.Statement, scope: Scope): void => {
    if (ts.isForStatement(node)) loop(node, scope);
    else if (ts.isVariableStatement(node) && node.modifiers === undefined) {
      const { declarations, flags } = node.declarationList;
      const [declaration] = declarations;
      if (declarations.length !== 1 || declaration?.initializer === undefined) {
        refuse(node, 'one declaration');
        return;
      }
      if (!(flags & (ts.NodeFlags.Const | ts.NodeFlags.Let))) refuse(node, 'const or let');
      if (arrays.has(declaration.initializer.getText(source)) && flags & ts.NodeFlags.Const) {
        declare(scope, declaration.name, 'array');
        return;
      }
      value(declaration.initializer, scope);
      declare(scope, declaration.name, flags & ts.NodeFlags.Let ? 'let' : 'const');
    } else if (ts.isExpressionStatement(node) && isBinary(node.expression, K.EqualsToken)) {
      const { left, right } = node.expression;
      if (isMemory(left)) memory(left, scope);
      else if (isExchanged(left, scope)) exchanged(left, scope);
      else if (!ts.isIdentifier(left) || find(scope, left.text) !== 'let') refuse(left, 'a variable');
      value(right, scope);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { expression, arguments: given } = node.expression;
      if (!scope.hasMemory || !procedures.has(expression.getText(source)) || given.length > 0)
        refuse(node, 'a call of what is imported');
    } else refuse(node, 'a statement of the grammar');
  };
  const func = (node: ts.FunctionDeclaration): void => {
    const parameters = node.parameters.map((p) => p.getText(source));
    const isProcedure = parameters.length === 0 && node.modifiers?.length === 1;
    const scope: Scope = { names: new Map(), hasMemory: !isProcedure };
    if (isProcedure) procedures.add(node.name?.text ?? '');
    else if (
      parameters[0] !== 'i32' ||
      parameters[1] !== 'u8' ||
      parameters.some((p) => !/^[A-Za-z_]\w*$/.test(p))
    )
      refuse(node, 'plain parameters, i32 and u8 first');
    if (node.modifiers?.some((m) => m.kind !== K.ExportKeyword) || node.asteriskToken)
      refuse(node, 'a function');
    for (const p of node.parameters.slice(2)) declare(scope, p.name, 'const');
    if (node.body === undefined) refuse(node, 'a body');
    else for (const inside of node.body.statements) statement(inside, scope);
  };
  const table = (node: ts.VariableStatement): void => {
    const [declaration] = node.declarationList.declarations;
    const words = declaration?.initializer;
    if (!(node.declarationList.flags & ts.NodeFlags.Const) || !words || !ts.isArrayLiteralExpression(words)) {
      refuse(node, 'a table');
      return;
    }
    for (const word of words.elements) if (!integer(word)) refuse(word, 'a signed 32-bit literal');
    tables.add(declaration.name.getText(source));
  };

  /** export const words = new Int32Array(50); */
  const array = (node: ts.VariableStatement): void => {
    const [declaration] = node.declarationList.declarations;
    const made = declaration?.initializer;
    const isArray =
      made !== undefined &&
      ts.isNewExpression(made) &&
      made.expression.getText(source) === 'Int32Array' &&
      made.arguments?.length === 1 &&
      natural(made.arguments[0] as ts.Expression);
    if (!isArray || !(node.declarationList.flags & ts.NodeFlags.Const)) refuse(node, 'an exchange array');
    else arrays.add(declaration?.name.getText(source) as string);
  };
  /** import { loop, loopWords } from './loop.js'; */
  const imports = (node: ts.ImportDeclaration): void => {
    const [, call = '', words = ''] =
      /^import \{ (\w+), (\w+) \} from '\.\/[a-z0-9-]+\.js';$/.exec(node.getText(source)) ?? [];
    if (call === '' || words !== `${call}Words`) refuse(node, 'a procedure and its words');
    procedures.add(call);
    arrays.add(words);
  };

  for (const node of source.statements) {
    if (ts.isFunctionDeclaration(node)) func(node);
    else if (ts.isImportDeclaration(node)) imports(node);
    else if (ts.isVariableStatement(node) && node.modifiers?.length === 1) array(node);
    else if (ts.isVariableStatement(node)) table(node);
    else refuse(node, 'a table or a function');
  }
}
