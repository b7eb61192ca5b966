import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, describe, expect, test } from 'vitest';

import { BUDGETS, type Budgets } from './budgets.ts';
import { weighBundle } from './weigh.ts';

/** Text that gzip makes no smaller than this many kB, and hardly larger. */
function incompressible(kilobytes: number, salt = ''): string {
  let text = '';
  for (let at = 0; text.length < kilobytes * 1333; at += 1)
    text += createHash('sha256').update(`${salt}${at}`).digest('base64');
  return text.slice(0, kilobytes * 1333);
}

const MAIN = 'assets/main.js';
const PAGE = 'assets/page.js';
const HEAVY = 'assets/heavy.js';
const CHART = 'assets/chart.js';
const ROUTES = ['/login', '/stats'];

/** A small app: two pages over one entry, of which the second draws a chart. Weights in kB. */
const WEIGHTS: Record<string, number> = {
  [MAIN]: 20,
  [PAGE]: 10,
  [HEAVY]: 10,
  [CHART]: 30,
  'assets/font.woff2': 4,
};

const budgets: Budgets = {
  stages: [
    { name: 'The number', asks: ['src/main.tsx', 'LoginPage.tsx'], budget: 32, never: /chart-library/ },
    { name: 'The code', asks: ['Heavy.tsx'], budget: 43, never: /chart-library/ },
  ],
  pages: [
    { path: '/login', asks: ['LoginPage.tsx'], budget: 40 },
    { path: '/stats', asks: ['Heavy.tsx', 'Chart.tsx'], budget: 70 },
  ],
  statistics: { after: ['src/main.tsx'], asks: ['Heavy.tsx', 'Chart.tsx'], budget: 43, library: /chart-library/ },
  sale: { asks: ['LoginPage.tsx', 'Heavy.tsx'], others: { fonts: 'assets/*.woff2' }, budget: 55 },
  saleAndAhead: 95,
  urdu: { font: 'assets/*.woff2', budget: 6 },
  css: { least: 2, budget: 6 },
};

const chunks = () => ({
  [MAIN]: { imports: new Array<string>(), modules: ['apps/web/src/main.tsx'] },
  [PAGE]: { imports: [MAIN], modules: ['apps/web/src/LoginPage.tsx'] },
  [HEAVY]: { imports: [MAIN], modules: ['apps/web/src/Heavy.tsx'] },
  [CHART]: { imports: [MAIN, HEAVY], modules: ['node_modules/chart-library/index.js', 'apps/web/src/Chart.tsx'] },
});

/** The document of the small app, with an inline script of 1 kB and a style sheet. */
const documentWith = (more: string, sheetKb = 5): string =>
  `<script>${incompressible(1)}</script><style>${incompressible(sheetKb)}</style>${more}<script type="module" crossorigin src="/${MAIN}"></script>`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes the small app, with some weights, files and chunks of its own. */
function build(weights: Record<string, number> = {}, list = chunks(), files: Record<string, string> = {}): string {
  const dist = mkdtempSync(join(tmpdir(), 'bundle-'));
  folders.push(dist);
  const all: Record<string, string> = {
    '.vite/modules.json': JSON.stringify(list),
    '.vite/kept.json': JSON.stringify({ ahead: [`/${CHART}`, `/${PAGE}`] }),
    'index.html': documentWith(''),
    ...Object.fromEntries(
      Object.entries({ ...WEIGHTS, ...weights }).map(([file, kb]) => [file, incompressible(kb, file)]),
    ),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}

const faultsOf = (dist: string, changed: Partial<Budgets> = {}, routes = ROUTES) =>
  weighBundle(dist, { ...budgets, ...changed }, routes).faults;

describe('the budgets of a build', () => {
  test('are kept by one that weighs what it may, and every figure is said', () => {
    const { lines, faults } = weighBundle(build(), budgets, ROUTES);
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(
      /^\/login: 36\.\d kB of JS \(31\.\d kB\), CSS \(5\.\d kB\) and HTML \(0\.\d kB\), gzip; the budget is 40\.0 kB, \d\.\d % of it left\.$/m,
    );
  });

  test('say which page an excess of its own makes too heavy, what it weighs and by how much', () => {
    const faults = faultsOf(build({ [CHART]: 42 }));
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(
      /^\/stats weighs 7\d\.\d kB of JS \(7\d\.\d kB\), .*: \d{4} bytes over its budget of 70\.0 kB\.$/,
    );
    expect(faults[1]).toMatch(/^Statistics beyond the dashboard weighs/);
  });

  test('hold every page to what all of them share', () => {
    const faults = faultsOf(build({ [MAIN]: 35 }));
    for (const name of ['The number', 'The code', '/login', '/stats', 'A whole sale'])
      expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${name}.* over its budget`)));
  });

  test('count the style sheet and the document of a page', () => {
    expect(faultsOf(build({}, chunks(), { 'index.html': documentWith('', 12) }))).toContainEqual(
      expect.stringMatching(/^\/login weighs/),
    );
    expect(faultsOf(build({}, chunks(), { 'index.html': documentWith(incompressible(8)) }))).toContainEqual(
      expect.stringMatching(/^\/login weighs .* HTML \(8\.\d kB\)/),
    );
  });

  test('count what the document names or preloads for every page, and what that imports', () => {
    const list = chunks();
    list[MAIN].imports.push(PAGE);
    list[PAGE].imports = [];
    expect(faultsOf(build({}, list))).toContainEqual(expect.stringMatching(/^\/stats weighs/));
    const preload = documentWith(`<link rel="modulepreload" crossorigin href="/${CHART}">`);
    expect(faultsOf(build({}, chunks(), { 'index.html': preload }))).toContainEqual(
      expect.stringMatching(/^\/login weighs/),
    );
  });

  test('count once what the worker fetches ahead of a sale, and of sentences one language', () => {
    const kept = (...ahead: string[]) => ({
      '.vite/kept.json': JSON.stringify({ ahead: ahead.map((file) => `/${file}`) }),
    });
    const english = 'assets/texts-en-1.js';
    const urdu = 'assets/texts-ur-1.js';
    const weights = { [english]: 20, [urdu]: 20 };
    expect(faultsOf(build(weights, chunks(), kept(CHART, PAGE, urdu)))).toEqual([]);
    expect(faultsOf(build(weights, chunks(), kept(CHART, PAGE, english)))).toEqual([
      expect.stringMatching(/^The same, and what the worker fetches ahead weighs 10\d\.\d kB/),
    ]);
  });

  test('refuse what a stage may never load, and the library of statistics anywhere else', () => {
    const list = chunks();
    list[PAGE].imports.push(CHART);
    const faults = faultsOf(build({}, list));
    expect(faults).toContainEqual('The number loads node_modules/chart-library/index.js in assets/chart.js.');
    expect(faults).toContainEqual('assets/page.js loads chart-library, which only the statistics may.');
  });

  test('are given to every page', () => {
    expect(faultsOf(build(), {}, [...ROUTES, '/new'])).toEqual(['/new has no budget: give it one.']);
  });

  test('look for nothing that is not there', () => {
    const pages = [...budgets.pages, { path: '/moved', asks: ['Moved.tsx'], budget: 100 }];
    expect(faultsOf(build(), { pages })).toEqual([expect.stringContaining('No file of the build holds Moved.tsx')]);
    const sale = { ...budgets.sale, others: { fonts: 'assets/*.ttf' } };
    expect(faultsOf(build(), { sale })).toEqual([expect.stringContaining('The build holds no assets/*.ttf')]);
  });

  test('hold Urdu to what it may weigh beyond English, its sentences and its font', () => {
    const list = chunks();
    list[PAGE].modules.push('apps/web/src/page.messages.ts');
    const editions = {
      'assets/page-en.js': { imports: new Array<string>(), modules: ['apps/web/src/page.messages.en.ts'] },
      'assets/page-ur.js': { imports: new Array<string>(), modules: ['apps/web/src/page.messages.ur.ts'] },
    };
    const weights = { 'assets/page-en.js': 1, 'assets/page-ur.js': 3 };
    expect(faultsOf(build(weights, { ...list, ...editions }))).toContainEqual(
      expect.stringMatching(/^\/login in Urdu beyond English weighs 7\.\d kB of sentences and a font/),
    );
  });

  test('notice a style sheet without classes', () => {
    const thin = { 'index.html': documentWith('', 1) };
    expect(faultsOf(build({}, chunks(), thin))).toEqual(['The style sheet is as good as empty.']);
  });
});

test('the budgets of the way to a sale are those of its bars', () => {
  expect(BUDGETS.stages.map(({ budget }) => budget)).toEqual([150, 157, 216]);
  expect(BUDGETS.statistics.budget).toBe(130);
});
