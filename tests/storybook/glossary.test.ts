import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { GLOSSARY } from '../../.storybook/docs/glossary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const terms = GLOSSARY.flatMap((subject) => subject.terms);

/** Everything the app says in Urdu. */
const said = globSync('{packages/forms,apps/web}/src/**/*messages.ur.ts', { cwd: ROOT })
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Whether the app says a word by itself: `حد` is not said by `حدود`. */
const isSaid = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(said);

test.each(terms.map(({ en, ur }) => [en, ur]))('“%s” is %s in some table', (_, ur) => expect(isSaid(ur)).toBe(true));

test('a word that is a part of another only is not said', () => {
  expect(isSaid('سیٹن')).toBe(false);
});

test('an English word stands in it once, and an Urdu one means one thing', () => {
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length);
  expect(new Set(terms.map(({ ur }) => ur)).size).toBe(terms.length);
});

test('every word has its reason', () => {
  expect(terms.filter(({ why }) => !/^\S.*\.$/s.test(why))).toEqual([]);
});
