import ts from 'typescript';

import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

/** A message table, one level of sections deep. A row is a sentence, or a function of the values in it. */
export type MessageTable = Readonly<Record<string, object>>;

/** What a table is called where it is read: in a schema or a component the language of the app, in a story the English one. */
const TABLE =
  /^(?:messages|adminMessages|deskFormMessages|sellerFormMessages|(?:form|adminForm|deskForm|sellerForm)Messages\.current)$/;

const parse = (code: string) => ts.createSourceFile('read.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Every node under one, itself first. `into` answers whether to look inside. */
function* nodes(root: ts.Node, into: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  yield root;
  if (!into(root)) return;
  const children: ts.Node[] = [];
  root.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodes(child, into);
}

/** Names that stand for a section of the table: `const { phone, failures } = messages`, `const words = messages.phone`. */
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

/** The row a node cites, as in `phone.invalid` for `messages.phone.invalid`. */
function citedRow(node: ts.Node, sections: Map<string, string>): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  const isDirect = ts.isPropertyAccessExpression(expression) && TABLE.test(expression.expression.getText());
  const section = isDirect ? expression.name.text : sections.get(expression.getText());
  return section && `${section}.${name.text}`;
}

/** The rows of the table a source file cites. */
export function citedRows(code: string): Set<string> {
  const file = parse(code);
  const sections = sectionNames(file);
  return new Set(Array.from(nodes(file), (node) => citedRow(node, sections)).filter((row) => row !== undefined));
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A matcher of one sentence, whatever its values. */
const sentencePattern = (template: string) =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  );

/** Every row of a table by its key, as in `phone.invalid`, with its placeholders in braces. */
export const templatesOf = (table: MessageTable): [key: string, template: string][] =>
  Object.entries(table).flatMap(([section, rows]) =>
    Object.entries(rows).map(([row, said]): [string, string] => [`${section}.${row}`, templateOf(said) ?? '']),
  );

/** The rows of the table whose sentence a text is, whatever its values. */
export const rowsSaying = (text: string, table: MessageTable): string[] =>
  templatesOf(table).flatMap(([key, template]) => (sentencePattern(template).test(text) ? [key] : []));

/** What a test asks of the page when a sentence must be there. */
const EXPECTS = /^(?:find|get)(?:All)?By\w+$|^toHave(?:TextContent|AccessibleDescription|AccessibleErrorMessage)$/;

const calledName = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

const isDenied = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && /\bnot$/.test(expression.expression.getText());

/** Text of a literal; of a pattern, what stands between its anchors. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  return node.text.replace(/^\/\^?|\$?\/\w*$/g, '').replaceAll('\\', '');
}

/**
 * The rows each story of a file shows: those its play expects on the page, by their key or to the letter. A helper of the same
 * file counts for the story that calls it; what a play expects to be gone does not count.
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
      const said = node.arguments.flatMap((argument) =>
        Array.from(nodes(argument, (inner) => !ts.isFunctionLike(inner))).flatMap((inner) => {
          const text = textOf(inner);
          return text === undefined ? (citedRow(inner, sections) ?? []) : rowsSaying(text, table);
        }),
      );
      return [...said, ...(helper ? shownIn(helper, new Set([...seen, name])) : [])];
    });

  return new Map(
    Array.from(declared)
      .filter(([, { isStory }]) => isStory)
      .map(([story, { node }]) => [story, new Set(shownIn(node, new Set()))]),
  );
}
