import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['README.md', 'apps/api/README.md', ...globSync('docs/operating*.md', { cwd: ROOT })];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('docs/operating.md');

/** Anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (path: string): string[] =>
  Array.from(read(path).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a page to files of the project: path from the root, and anchor. */
const linksOf = (page: string) =>
  Array.from(read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g), ([, path = '', anchor]) => ({
    path: path === '' ? page : join(dirname(page), path),
    anchor,
  }));

test.each(PAGES)('the links of %s lead to files and headings that exist', (page) => {
  const dead = linksOf(page).filter(({ path, anchor }) => {
    if (!existsSync(join(ROOT, path))) return true;
    return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test('the guide has twenty steps in order, and each says what one sees', () => {
  const chapter = guide.slice(guide.indexOf('## A production server'), guide.indexOf('## Without Docker'));
  const steps = chapter.split(/^\*\*(?=\d+\. )/m).slice(1);
  expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(steps.filter((step) => !step.includes('*You see*'))).toEqual([]);
});

test('the commands of the guide exist', () => {
  const commands = Array.from(guide.matchAll(/apps\/api\/src\/commands\/[\w-]+\.ts/g), ([path]) => path);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every page about operating is in the index of the guide', () => {
  const pages = globSync('operating-*.md', { cwd: join(ROOT, 'docs') });
  expect(pages.filter((name) => !guide.includes(`| [${name}](${name})`))).toEqual([]);
});
