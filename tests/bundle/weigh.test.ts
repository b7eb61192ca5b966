import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { STAGES, weighStage, type Stage } from './weigh.ts';

/** Text that gzip makes no smaller than this many kB, and hardly larger. */
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

const weigh = (stage: Partial<Stage>) =>
  weighStage(dist, { name: 'A page', loads: ['Page.tsx'], budget: 32, ...stage });

test('a page weighs what it loads, each file once', () => {
  expect(weigh({}).weight).toBeCloseTo(30, -1);
  expect(weigh({}).fault).toBeNull();
  expect(weigh({ loads: ['Chart.tsx', 'Page.tsx'], budget: 62 }).weight).toBeCloseTo(60, -1);
});

test('what is there already weighs nothing', () => {
  expect(weigh({ loads: ['Chart.tsx'], after: ['Page.tsx'] }).weight).toBeCloseTo(30, -1);
});

test('what is too heavy, what holds what it may not, and what is not there is said', () => {
  expect(weigh({ budget: 29 }).fault).toMatch(/^A page: 30\.\d kB of JS in 2 files, gzip; the budget is 29 kB\.$/);
  expect(weigh({ loads: ['Chart.tsx'], budget: 70, never: /recharts/ }).fault).toBe(
    'A page: /chart.js holds recharts.',
  );
  expect(() => weigh({ loads: ['Moved.tsx'] })).toThrow('The build has no Moved.tsx');
});

test('the budgets are those of docs/quality.md', () => {
  expect(STAGES.map(({ budget }) => budget)).toEqual([165, 240, 130]);
});
