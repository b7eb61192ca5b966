import ts from 'typescript';

import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

/** Message table with one level of sections. A row is a text, or a function that returns one from its values. */
export type MessageTable = Readonly<Record<string, object>>;

/** Names by which schemas, components and stories refer to a message table. */
const TABLE =
  /^(?:messages|adminMessages|deskFormMessages|sellerFormMessages|(?:form|adminForm|deskForm|sellerForm)Messages\.current)$/;

const parse = (code: string) => ts.createSourceFile('read.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Every node of a tree, the root first. The children of a node are skipped where `enters` returns false. */
function* nodes(root: ts.Node, enters: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  yield root;
  if (!enters(root)) return;
  const children: ts.Node[] = [];
  root.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodes(child, enters);
}

/** Local names of a section of the table: `const { phone, failures } = messages`, `const words = messages.phone`. */
function sectionNames(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of nodes(file)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    const from = node.initializer.getText();
    const [, table = '', section] = /^(.+)\.(\w+)$/.exec(from) ?? [];
    if (ts.isIdentifier(node.name) && section && TABLE.test(table)) names.set(node.name.text, section);
    if (!TABLE.test(from) || !ts.isObjectBindingPattern(node.name)) continue;
    for (const { name, propertyName } of node.name.elements) {
      names.set(name.getText(), (propertyName ?? name).getText());
    }
  }
  return names;
}

/** Key of the row that a node cites: `phone.invalid` for `messages.phone.invalid`. */
function citedRow(node: ts.Node, sections: Map<string, string>): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  const isDirect = ts.isPropertyAccessExpression(expression) && TABLE.test(expression.expression.getText());
  const section = isDirect ? expression.name.text : sections.get(expression.getText());
  return section && `${section}.${name.text}`;
}

/** Keys of the rows that a source file cites. */
export function citedRows(code: string): Set<string> {
  const file = parse(code);
  const sections = sectionNames(file);
  return new Set(Array.from(nodes(file), (node) => citedRow(node, sections)).filter((row) => row !== undefined));
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Pattern that matches a message with any values. */
const messagePattern = (template: string) =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  );

/** Rows of a table as key, for example `phone.invalid`, and text with placeholders in braces. */
export const templatesOf = (table: MessageTable): [key: string, template: string][] =>
  Object.entries(table).flatMap(([section, rows]) =>
    Object.entries(rows).map(([row, message]): [string, string] => [`${section}.${row}`, templateOf(message) ?? '']),
  );

/** Keys of the rows that a text matches, with any values. */
export const rowsMatching = (text: string, table: MessageTable): string[] =>
  templatesOf(table).flatMap(([key, template]) => (messagePattern(template).test(text) ? [key] : []));

/** Queries and matchers by which a test expects a message on the page. */
const EXPECTS = /^(?:find|get)(?:All)?By\w+$|^toHave(?:TextContent|AccessibleDescription|AccessibleErrorMessage)$/;

const calledName = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

const isDenied = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && /\bnot$/.test(expression.expression.getText());

/** Text of a string literal, or of a regular expression between its anchors. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  return node.text.replace(/^\/\^?|\$?\/\w*$/g, '').replaceAll('\\', '');
}

/**
 * Keys of the rows that each story of a file shows: rows that its play function expects on the page, by key or by text. Helpers of the same file
 * count for the stories that call them. Rows that a play function expects to be absent do not count.
 */
export function shownRows(code: string, table: MessageTable): Map<string, Set<string>> {
  const file = parse(code);
  const sections = sectionNames(file);
  const declared = new Map<string, { node: ts.Node; isStory: boolean }>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isStory = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name)) declared.set(name.text, { node: initializer, isStory });
    }
  }

  const shownIn = (root: ts.Node, seen: ReadonlySet<string>): string[] =>
    Array.from(nodes(root)).flatMap((node) => {
      if (!ts.isCallExpression(node)) return [];
      const name = calledName(node);
      const helper = seen.has(name) ? undefined : declared.get(name)?.node;
      if (!helper && (!EXPECTS.test(name) || isDenied(node))) return [];
      const expected = node.arguments.flatMap((argument) =>
        Array.from(nodes(argument, (inner) => !ts.isFunctionLike(inner))).flatMap((inner) => {
          const text = textOf(inner);
          return text === undefined ? (citedRow(inner, sections) ?? []) : rowsMatching(text, table);
        }),
      );
      return [...expected, ...(helper ? shownIn(helper, new Set([...seen, name])) : [])];
    });

  return new Map(
    Array.from(declared)
      .filter(([, { isStory }]) => isStory)
      .map(([story, { node }]) => [story, new Set(shownIn(node, new Set()))]),
  );
}
