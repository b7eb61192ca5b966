import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { FAILURES, VALIDATION } from './specified-messages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FORMS = ['', 'admin.', 'seller.'].map((table) => `packages/forms/src/${table}messages.en.ts`);
const TABLES = [...FORMS, 'packages/forms/src/common.messages.en.ts', 'apps/web/src/**/*.messages.en.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** String literals of a source, with placeholders in braces: `${count} left` → `{count} left`. */
const literalsOf = (code: string) =>
  Array.from(code.matchAll(/'((?:\\.|[^'\\\n])*)'|`([^`]*)`/g), ([, plain, template = '']) =>
    (plain ?? template).replaceAll('${', '{').replaceAll("\\'", "'"),
  );

/** Whether a text is for people and not a key or an id: two words in a row, or a single capitalised one. */
const isReadable = (text: string) => /\p{L}[\p{L}\p{M}\d,'’-]* +\p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text);

/** Files with a literal, by its text. A table that imports a message from another one is not among them. */
const files = new Map<string, string[]>();
for (const path of globSync(TABLES, { cwd: ROOT })) {
  for (const text of literalsOf(read(path))) files.set(text, [...(files.get(text) ?? []), path]);
}

describe('every message of docs/product.md is in exactly one table', () => {
  test.each([...VALIDATION, ...FAILURES])('“$text”', ({ text, by }) => {
    const tables = files.get(text);
    expect(tables).toHaveLength(1);
    if (by !== 'screen') expect(FORMS).toEqual(expect.arrayContaining(tables ?? []));
  });
});

test('a message of two tables is in the common one', () => {
  const folder = (path: string) => path.replace(/(?:\/texts)?\/[\w.-]+$/, '');
  const twice = Array.from(files).filter(([text, paths]) => isReadable(text) && new Set(paths.map(folder)).size > 1);
  expect(twice).toEqual([]);
});
