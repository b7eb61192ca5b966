import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
const page = readFileSync(join(DOCS, 'coverage.md'), 'utf8');

/** Story cell of a row that is not visible on any screen. */
const UNSEEN = 'nothing to see';

/** Link to a section of docs/product.md; `product.test.ts` checks the anchor. */
const SECTION = /^\[[SR]\d+\]\(product\.md#[sr]\d+-[\w-]+\)$/;

interface Link {
  words: string;
  path: string;
}

/** Row of the coverage table: what is specified, in which section, and where it is implemented, shown and tested. */
interface Row {
  section: string;
  what: string;
  code: string;
  story: string;
  test: string;
}

const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Section'))
  .map((line) => {
    const [section = '', what = '', code = '', story = '', tested = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (more.length > 0) throw new Error(`A row has too many cells: ${line}`);
    return { section, what, code, story, test: tested };
  });

const linksOf = (cell: string): Link[] =>
  Array.from(cell.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g), ([, words = '', path = '']) => ({ words, path }));

const textOf = (path: string) => readFileSync(join(DOCS, path), 'utf8');
const dead = (cell: string) => linksOf(cell).filter(({ path }) => !existsSync(join(DOCS, path)));

describe('every row of docs/product.md', () => {
  test('is in the table once', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.map(({ what }) => what).filter((what, index, all) => all.indexOf(what) !== index)).toEqual([]);
  });

  test.each(rows)('$what: implemented, shown and tested', ({ section, what, code, story, test: tested }) => {
    expect(section).toMatch(SECTION);
    expect(what).not.toBe('');
    expect(linksOf(code), 'code').not.toEqual([]);
    expect(dead(code + story + tested)).toEqual([]);
    if (story !== UNSEEN) expect(linksOf(story), 'stories').not.toEqual([]);
    expect(linksOf(tested), 'tests').not.toEqual([]);
    for (const { words, path } of linksOf(story)) {
      expect(new RegExp(`^export const ${words}\\b`, 'm').test(textOf(path)), `story ${words}`).toBe(true);
    }
    for (const { words, path } of linksOf(tested)) expect(textOf(path), `test "${words}"`).toContain(words);
  });
});
