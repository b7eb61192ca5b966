import ts from 'typescript';

const parse = (code: string, kind = ts.ScriptKind.TSX) =>
  ts.createSourceFile('read.tsx', code, ts.ScriptTarget.Latest, true, kind);

/** Every node under one, itself first; `into` answers whether to look inside. */
function* nodes(root: ts.Node, into: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  const waiting: ts.Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (into(node)) node.forEachChild((child) => void waiting.push(child));
  }
}

/** The words of a literal, what is put into them in braces. */
function templateText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`);
  return [node.head.text, ...spans].join('');
}

/** Texts written out in a source, with what is put into them in braces. */
export const writtenTexts = (code: string): string[] =>
  Array.from(nodes(parse(code))).flatMap((node) => templateText(node) ?? []);

const CLASSES = /^(?:class|\w*Class)Name$/;

/** Where a text goes that nobody reads on the screen: class names, marks of the markup, selectors, fonts, and what is only logged. */
function isUnread(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return CLASSES.test(name) || /^(?:data-\w+|autoComplete|rel)$/.test(name);
  }
  if (ts.isPropertyAssignment(node)) return CLASSES.test(node.name.getText());
  if (ts.isCallExpression(node))
    return /^(?:cva|logError|document\.fonts\.load|.*\.querySelector(?:All)?)$/.test(node.expression.getText());
  return ts.isNewExpression(node) && node.expression.getText().endsWith('Error');
}

/** Names of what an expression can come to: of `open ? WIDE : NARROW` the last two. */
function valuesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf);
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return valuesOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return valuesOf(node.right);
  }
  const inner: string[] = [];
  node.forEachChild((child) => void inner.push(...valuesOf(child)));
  return inner;
}

/** What a source gives names to and then puts only where nobody reads it, by itself or through another name. */
function unreadConstants(file: ts.SourceFile): Set<ts.Node> {
  const named = new Map<string, ts.Node>();
  const waiting: string[] = [];
  for (const node of nodes(file)) {
    if (ts.isVariableDeclaration(node) && node.initializer) named.set(node.name.getText(), node.initializer);
    if (isUnread(node)) node.forEachChild((child) => void waiting.push(...valuesOf(child)));
  }
  const found = new Set<ts.Node>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const constant = named.get(name);
    if (!constant || found.has(constant)) continue;
    found.add(constant);
    waiting.push(...valuesOf(constant));
  }
  return found;
}

const isSyntax = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && /\bkey$/.test(node.left.getText()));

/** What a person could read: words in markup, two words in a row, or a single capitalised one. */
const READABLE = /\p{L}[\p{L}\p{M}\d,'’-]* +\p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** Whether a text has the look of words rather than of an id. */
export const isReadable = (text: string): boolean => READABLE.test(text);

/** Texts in a source that a person would read on the screen. */
export function readableTexts(code: string, kind?: ts.ScriptKind): string[] {
  const file = parse(code, kind);
  const unread = unreadConstants(file);
  const isSeen = (node: ts.Node) => !isUnread(node) && !isSyntax(node) && !unread.has(node);
  return Array.from(nodes(file, isSeen)).flatMap((node) => {
    if (!isSeen(node)) return [];
    if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? [node.text.trim()] : [];
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    return isText && isReadable(node.text) ? [node.text] : [];
  });
}
