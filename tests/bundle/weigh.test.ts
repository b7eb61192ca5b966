import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { PAGE_LOADS, weighPageLoad, type PageLoad } from './weigh.ts';

/** Text of this size in kB after gzip. */
const incompressible = (kilobytes: number, salt: string): string =>
  Array.from({ length: Math.ceil((kilobytes * 1333) / 44) }, (_, at) =>
    createHash('sha256').update(`${salt}${at}`).digest('base64'),
  ).join('');

const dist = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
mkdirSync(join(dist, '.vite'));
const MANIFEST = {
  'index.html': { file: 'main.js' },
  'Page.tsx': { file: 'page.js', imports: ['index.html'] },
  'Chart.tsx': { file: 'chart.js', imports: ['index.html', 'Page.tsx'] },
};
writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(MANIFEST));
for (const [name, kb] of Object.entries({ main: 20, page: 10, chart: 30 }))
  writeFileSync(join(dist, `${name}.js`), incompressible(kb, name) + (name === 'chart' ? 'recharts' : ''));

const weigh = (load: Partial<PageLoad>) =>
  weighPageLoad(dist, { name: 'A page', loads: ['Page.tsx'], budget: 32, ...load });

test('the size of a page counts each file once', () => {
  expect(weigh({}).weight).toBeCloseTo(30, -1);
  expect(weigh({}).error).toBeNull();
  expect(weigh({ loads: ['Chart.tsx', 'Page.tsx'], budget: 62 }).weight).toBeCloseTo(60, -1);
});

test('files that were loaded before do not count', () => {
  expect(weigh({ loads: ['Chart.tsx'], after: ['Page.tsx'] }).weight).toBeCloseTo(30, -1);
});

test('a size above the budget, forbidden content and a missing module are errors', () => {
  expect(weigh({ budget: 29 }).error).toMatch(/^A page: 30\.\d kB of JS in 2 files, gzip; the budget is 29 kB\.$/);
  expect(weigh({ loads: ['Chart.tsx'], budget: 70, never: /recharts/ }).error).toBe(
    'A page: /chart.js contains recharts.',
  );
  expect(() => weigh({ loads: ['Moved.tsx'] })).toThrow('The build has no Moved.tsx');
});

test('the goals are those of docs/quality.md, and a load that misses its goal may not grow further', () => {
  expect(PAGE_LOADS.map(({ budget, goal = budget }) => [goal, budget])).toEqual([
    [165, 168],
    [235, 247],
    [130, 130],
  ]);
});
