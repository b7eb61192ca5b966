import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'docs/product.md';
const page = readFileSync(join(ROOT, PAGE), 'utf8');

/** Titles of the sections by id, for example `R16` for `## R16 Fee and quote`. */
const headings = new Map(
  Array.from(page.matchAll(/^## ([SR]\d+) (.+)$/gm), ([, id = '', title = '']) => [id, title] as const),
);

/** Anchor of a heading in rendered Markdown. */
const anchorOf = (id: string) =>
  `${id} ${headings.get(id)}`
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const SOURCES = ['{apps,packages,tests,.storybook,scripts}/**/*.{ts,tsx,mjs,css,mdx,md,yaml}', '*.md', 'docs/**/*.md'];
const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => /node_modules|\/dist\/|\.tsbuild/.test(String(path)) })
  .filter((path) => path !== 'tests/architecture/product.test.ts' && !/(?:^|\/)(?:node_modules|dist|gen)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Ids of the sections that a text cites, for example `product.md R16`. */
const citedIn = (text: string) => Array.from(text.matchAll(/product\.md ([A-Z]\d*\w*)/g), ([, id = '']) => id);

/** Citation of a document that is not in this repository. */
const FOREIGN = /\b(?:spec|decisions|quality|look|style|production)(?:\.md)? §/;

describe('docs/product.md', () => {
  test('numbers its screens and rules without gaps', () => {
    const numbers = (letter: string) => Array.from(headings.keys()).filter((id) => id.startsWith(letter));
    for (const letter of ['S', 'R']) {
      expect(numbers(letter)).toEqual(numbers(letter).map((_, index) => `${letter}${index + 1}`));
      expect(numbers(letter).length).toBeGreaterThan(10);
    }
  });

  test('lists every section at its top', () => {
    for (const [id, title] of headings) expect(page, `${id} ${title}`).toContain(`](#${anchorOf(id)})`);
  });
});

describe('citations', () => {
  test('there are some', () => {
    expect(files.flatMap(({ text }) => citedIn(text)).length).toBeGreaterThan(200);
  });

  test('name a section that exists', () => {
    const lost = files.flatMap(({ path, text }) =>
      citedIn(text)
        .filter((id) => !headings.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(lost).toEqual([]);
  });

  test('of the coverage table link to the anchor of their section', () => {
    const table = files.find(({ path }) => path === 'docs/coverage.md')?.text ?? '';
    const links = Array.from(table.matchAll(/\[([SR]\d+)\]\(product\.md#([^)]+)\)/g), ([, id = '', to = '']) => ({
      id,
      to,
    }));
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ id, to }) => to !== anchorOf(id))).toEqual([]);
  });

  test('a number without a section is found', () =>
    expect(headings.has(citedIn('(product.md R99)')[0] ?? '')).toBe(false));

  test('name no document outside the repository', () => {
    expect(`(spec ${'§'}2)`).toMatch(FOREIGN);
    const outside = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => FOREIGN.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(outside).toEqual([]);
  });

  test('every section is cited by code, a test or the coverage table', () => {
    const cited = new Set(
      files.flatMap(({ path, text }) => [
        ...citedIn(text),
        ...(path === 'docs/coverage.md' ? Array.from(text.matchAll(/\[([SR]\d+)\]/g), ([, id = '']) => id) : []),
      ]),
    );
    expect(Array.from(headings.keys()).filter((id) => !cited.has(id))).toEqual([]);
  });
});

/** Text of every row of every message table, with placeholders in braces. */
async function messagesOfTables(): Promise<string[]> {
  const tables = globSync(['packages/forms/src/*messages.en.ts', 'apps/web/src/**/*.messages.en.ts'], { cwd: ROOT });
  const modules: unknown[] = await Promise.all(tables.map((path) => import(join(ROOT, path))));
  const rowsOf = (value: unknown): string[] => {
    const text = templateOf(value);
    return text === undefined ? Object.values(value ?? {}).flatMap(rowsOf) : [text];
  };
  return modules.flatMap(rowsOf);
}

test('R3 lists every key that the app stores', () => {
  const session = files.find(({ path }) => path.endsWith('session/session-keys.ts'))?.text ?? '';
  const preferences = files
    .filter(({ path, text }) => path.startsWith('apps/web/src/') && text.includes('definePreference<'))
    .filter(({ path }) => !path.includes('define-preference'));
  const keys = [
    ...Array.from(session.matchAll(/^const [A-Z]+ = '(\w+)';$/gm), ([, key]) => key),
    ...preferences.flatMap(({ text }) => Array.from(text.matchAll(/^ {2}key: '(\w+)',$/gm), ([, key]) => key)),
  ];
  const [, rule = ''] = /^## R3 .+\n\n(.+)$/m.exec(page) ?? [];
  const listed = rule.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g);
  expect(keys.length).toBeGreaterThan(preferences.length);
  expect(Array.from(listed, ([, key]) => key).toSorted()).toEqual(keys.toSorted());
});

test('every quotation of the page is the exact text of a message', async () => {
  const messages = await messagesOfTables();
  const quoted = Array.from(page.replaceAll(/\s+/g, ' ').matchAll(/(?<!`)"([^"`]+)"(?!`)/g), ([, words = '']) => words);
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter((words) => !messages.includes(words))).toEqual([]);
});

describe('links of the documentation', () => {
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  test.each(pages)('$path links to files that exist', ({ path, text }) => {
    const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g), ([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(ROOT, dirname(path), to)))).toEqual([]);
  });
});
