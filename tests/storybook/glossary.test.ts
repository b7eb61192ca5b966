import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { GLOSSARY } from '../../.storybook/docs/glossary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const terms = GLOSSARY.flatMap((subject) => subject.terms);

/** Text of all Urdu message tables. */
const urduTexts = globSync('{packages/forms,apps/web}/src/**/*messages.ur.ts', { cwd: ROOT })
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Whether the app uses a term as a whole word: `حد` does not occur in `حدود`. */
const isUsed = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(urduTexts);

test.each(terms.map(({ en, ur }) => [en, ur]))('“%s” is %s in a message table', (_, ur) =>
  expect(isUsed(ur)).toBe(true),
);

test('a part of a word is not a use', () => {
  expect(isUsed('سیٹن')).toBe(false);
});

test('every English and every Urdu term is listed once', () => {
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length);
  expect(new Set(terms.map(({ ur }) => ur)).size).toBe(terms.length);
});

test('every term has a reason', () => {
  expect(terms.filter(({ why }) => !/^\S.*\.$/s.test(why))).toEqual([]);
});
