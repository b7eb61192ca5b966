import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import { isReadable, readableTexts, writtenTexts } from './readable-texts.ts';
import { FAILURES, VALIDATION } from './specified-sentences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FORMS = ['', 'admin.', 'seller.'].map((table) => `packages/forms/src/${table}messages.en.ts`);
const TABLES = [...FORMS, 'packages/forms/src/common.messages.en.ts', 'apps/web/src/**/*.messages.en.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Where each sentence is written out; a table that takes one from another does not write it. */
const places = new Map<string, string[]>();
for (const path of globSync(TABLES, { cwd: ROOT })) {
  for (const text of writtenTexts(read(path))) places.set(text, [...(places.get(text) ?? []), path]);
}

describe('every sentence of docs/product.md stands in a table exactly once', () => {
  test.each([...VALIDATION, ...FAILURES])('“$says”', ({ says, by }) => {
    const tables = places.get(says);
    expect(tables).toHaveLength(1);
    if (by !== 'screen') expect(FORMS).toEqual(expect.arrayContaining(tables ?? []));
  });
});

test('what two tables say stands in the common one', () => {
  const folder = (path: string) => path.replace(/(?:\/texts)?\/[\w.-]+$/, '');
  const twice = Array.from(places).filter(([text, paths]) => isReadable(text) && new Set(paths.map(folder)).size > 1);
  expect(twice).toEqual([]);
});

describe('no other file contains a sentence', () => {
  test.each([
    ['a string', "const title = 'Choose a bank';"],
    ['one word', "const label = 'Continue';"],
    ['a template', 'const left = `${count} of ${total} digits left`;'],
    ['markup', '<p>Optional</p>'],
    ['an attribute', '<input placeholder="Your name" />'],
    ['a constant', 'const TITLE = \'choose a bank\'; const row = <p className="flex gap-3">{TITLE}</p>;'],
    [
      'what class names depend on',
      "const said = 'choose a bank'; const row = <p className={said ? 'mt-1' : 'mt-2'} />;",
    ],
  ])('the rule sees %s', (_title, code) => expect(readableTexts(code)).not.toEqual([]));

  test.each([
    ['class names', '<p className="flex gap-3">{messages.phone.label}</p>'],
    ['a constant of class names', "const FIELD = 'flex gap-3 text-sm'; const row = <p className={FIELD} />;"],
    [
      'one made of another',
      "const A = 'flex gap-3'; const B = `${A} text-sm m-0`; const row = <p className={on ? B : ''} />;",
    ],
    ['a table of them', "const TONES = { bad: 'border text-ink' }; const row = <Tag tagClassName={TONES[tone]} />;"],
    [
      'what makes variants',
      "const BASE = 'flex gap-3'; const row = cva(BASE, { variants: { wide: { true: 'w-full m-0' } } });",
    ],
    ['marks of the markup', '<div data-component="FormShell" data-part="general" />'],
    ['keys of the keyboard', "if (event.key === 'Escape') close();"],
    [
      'faults that are logged',
      "const FAULT = 'The order could not be read.'; logError(FAULT, error); throw new Error('No root.');",
    ],
    ['comments', '// Choose a bank\nconst bank = messages.payment.bank;'],
    ['identifiers', "const kind = 'below-min'; const name = 'fullName';"],
  ])('and lets %s pass', (_title, code) => expect(readableTexts(code)).toEqual([]));

  const sources = globSync('{packages/forms,apps/web}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.(?:test|stories)\.tsx?$|\/testing\/|messages(?:\.\w+)?\.ts$|\/brand\.ts$/.test(path),
  );

  test.each(sources)('%s', (path) => {
    expect(readableTexts(read(path), path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)).toEqual([]);
  });
});
