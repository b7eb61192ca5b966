import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { FAILURES, VALIDATION } from './specified-sentences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FORMS = ['', 'admin.', 'seller.'].map((table) => `packages/forms/src/${table}messages.en.ts`);
const TABLES = [...FORMS, 'packages/forms/src/common.messages.en.ts', 'apps/web/src/**/*.messages.en.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Texts written out in a source, with what is put into them in braces: `${count} left` → `{count} left`. */
const writtenTexts = (code: string) =>
  Array.from(code.matchAll(/'((?:\\.|[^'\\\n])*)'|`([^`]*)`/g), ([, plain, template = '']) =>
    (plain ?? template).replaceAll('${', '{').replaceAll("\\'", "'"),
  );

/** Words rather than a key or an id: two words in a row, or a single capitalised one. */
const isReadable = (text: string) => /\p{L}[\p{L}\p{M}\d,'’-]* +\p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text);

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
