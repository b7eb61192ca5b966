import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the forms answer to a wrong reply, and ask before something is thrown away: the validation rules of the specification, to the letter. */
const VALIDATION = [
  'Phone number is not valid.',
  'OTP must be 6 digits long.',
  'Please enter all 6 digits',
  'Please enter a valid 12-digit Aadhaar number',
  'Full name is required',
  'Pincode must be 6 digits',
  'Account holder name is required',
  'Phone number is required',
  'Account number is required',
  'NayaPay ID is required',
  'IBAN is required',
  'Bank selection is required',
  '03XX XXXXXXX',
  'Discard Changes?',
  'You have unsaved changes. Are you sure you want to discard them?',
  'Minimum amount is {n} USDT',
  'Maximum amount is 100000 USDT',
];

/** What a form says when its call fails without words of the server: its part of the error catalogue. */
const FORM_FALLBACKS = [
  'Something went wrong, please try again!',
  'An unexpected error occurred. Please try again.',
  'Failed to send OTP. Please try again.',
  'Invalid OTP. Please try again.',
  'Failed to add payment method',
  'Network error',
  'Failed to create order',
  'Failed to create order. Please try again.',
  'Failed to save details',
  'Failed to save details. Please try again.',
  'Failed to update setting',
];

/** The rest of the error catalogue: what screens say that ask nothing. */
const SCREEN_FALLBACKS = [
  'Failed to load initial data. Please try again.',
  'Failed to load networks. Please try again.',
  'Failed to cancel order',
  'Failed to cancel order. Please try again.',
  'Failed to load profile data',
  'Failed to fetch profile',
  'Failed to load settings',
  'Failed to load statistics',
  'No page found',
];

const TABLES = ['packages/forms/src/*messages.ts', 'apps/web/src/**/*.messages.ts'];
const FORMS = 'packages/forms/src/messages.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every node of a source, in its order; `into` answers whether to look inside one. */
function* nodes(code: string, into: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  const waiting: ts.Node[] = [ts.createSourceFile('read.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)];
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

/** Sentences written out in a table; one it takes from another table is not. */
const writtenIn = (path: string) =>
  Array.from(nodes(read(path))).flatMap((node) => {
    const text = templateText(node);
    return text === undefined ? [] : [{ text, path }];
  });

const written = globSync(TABLES, { cwd: ROOT }).flatMap(writtenIn);
const placesOf = (sentence: string) => written.filter(({ text }) => text === sentence).map(({ path }) => path);

describe('every sentence of the specification stands in a table exactly once', () => {
  test('there are tables to look at', () => {
    expect(new Set(written.map(({ path }) => path)).size).toBeGreaterThan(10);
  });

  test.each([...VALIDATION, ...FORM_FALLBACKS])('"%s", and that is the table of the forms', (sentence) => {
    expect(placesOf(sentence)).toEqual([FORMS]);
  });

  test.each(SCREEN_FALLBACKS)('"%s"', (sentence) => expect(placesOf(sentence)).toHaveLength(1));
});

/** Attributes and calls whose text nobody reads. */
const isUnseen = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && /\bkey$/.test(node.left.getText())) ||
  (ts.isJsxAttribute(node) && /^(?:className|data-\w+|autoComplete)$/.test(node.name.getText()));

/** What a person could read: words in markup, two words in a row, or a single capitalised one. */
const READABLE = /\p{L}[\p{L}\p{M}\d,'’-]* +\p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** Texts in a source that a person would read on the screen. */
const readableTexts = (code: string): string[] =>
  Array.from(nodes(code, (node) => !isUnseen(node))).flatMap((node) => {
    if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? [node.text.trim()] : [];
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    return isText && READABLE.test(node.text) ? [node.text] : [];
  });

describe('nothing else in the forms contains a sentence', () => {
  test.each([
    ['a string', "const title = 'Choose a bank';"],
    ['one word', "const label = 'Continue';"],
    ['a template', 'const left = `${count} of ${total} digits left`;'],
    ['markup', '<p>Optional</p>'],
    ['an attribute', '<input placeholder="Your name" />'],
  ])('the rule sees %s', (_title, code) => expect(readableTexts(code)).not.toEqual([]));

  test.each([
    ['class names', '<p className="flex gap-3">{messages.phone.label}</p>'],
    ['marks of the markup', '<div data-component="FormShell" data-part="general" />'],
    ['keys of the keyboard', "if (event.key === 'Escape') close();"],
    ['comments', '// Choose a bank\nconst bank = messages.payment.bank;'],
    ['identifiers', "const kind = 'below-min'; const name = 'fullName';"],
  ])('and lets %s pass', (_title, code) => expect(readableTexts(code)).toEqual([]));

  const sources = globSync('packages/forms/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.(?:test|stories)\.tsx?$|\/testing\/|messages\.ts$/.test(path),
  );

  test.each(sources)('%s', (path) => {
    expect(readableTexts(read(path))).toEqual([]);
  });
});
