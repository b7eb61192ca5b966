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

/** A small app: two pages over one entry, of which the second draws a chart. Weights in kB. */
const WEIGHTS: Record<string, number> = { [MAIN]: 20, [PAGE]: 10, [HEAVY]: 10, [CHART]: 30 };

const budgets: Budgets = {
  stages: [
    { name: 'The number', asks: ['src/main.tsx', 'LoginPage.tsx'], budget: 32, never: /chart-library/ },
    { name: 'The code', asks: ['Heavy.tsx'], budget: 43, never: /chart-library/ },
  ],
  statistics: { after: ['src/main.tsx'], asks: ['Heavy.tsx', 'Chart.tsx'], budget: 43, library: /chart-library/ },
};

const chunks = () => ({
  [MAIN]: { imports: new Array<string>(), modules: ['apps/web/src/main.tsx'] },
  [PAGE]: { imports: [MAIN], modules: ['apps/web/src/LoginPage.tsx'] },
  [HEAVY]: { imports: [MAIN], modules: ['apps/web/src/Heavy.tsx'] },
  [CHART]: { imports: [MAIN, HEAVY], modules: ['node_modules/chart-library/index.js', 'apps/web/src/Chart.tsx'] },
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes the small app, with some weights and chunks of its own. */
function build(weights: Record<string, number> = {}, list: Record<string, object> = chunks()): string {
  const dist = mkdtempSync(join(tmpdir(), 'bundle-'));
  folders.push(dist);
  const files = Object.entries({ ...WEIGHTS, ...weights }).map(([file, kb]) => [file, incompressible(kb, file)]);
  for (const [file = '', text = ''] of [['.vite/modules.json', JSON.stringify(list)], ...files]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}

const faultsOf = (dist: string, changed: Partial<Budgets> = {}) => weighBundle(dist, { ...budgets, ...changed }).faults;

describe('the budgets of a build', () => {
  test('are kept by one that weighs what it may, and every figure is said', () => {
    const { lines, faults } = weighBundle(build(), budgets);
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/^The code: 4\d\.\d kB of JS, gzip; the budget is 43 kB\.$/m);
  });

  test('say what is too heavy', () => {
    expect(faultsOf(build({ [CHART]: 42 }))).toEqual([
      expect.stringMatching(/^Statistics beyond the dashboard weighs 5\d\.\d kB of JS, gzip, and may weigh 43 kB\.$/),
    ]);
    expect(faultsOf(build({ [MAIN]: 35 }))).toEqual([
      expect.stringMatching(/^The number weighs/),
      expect.stringMatching(/^The code weighs/),
    ]);
  });

  test('count of sentences one language', () => {
    const list = chunks();
    list[PAGE].modules.push('apps/web/src/page.messages.ts');
    const editions = {
      'assets/page-en.js': { imports: [], modules: ['apps/web/src/page.messages.en.ts'] },
      'assets/page-ur.js': { imports: [], modules: ['apps/web/src/page.messages.ur.ts'] },
    };
    const all = { ...list, ...editions };
    expect(faultsOf(build({ 'assets/page-en.js': 1, 'assets/page-ur.js': 20 }, all))).toEqual([]);
    expect(faultsOf(build({ 'assets/page-en.js': 20, 'assets/page-ur.js': 1 }, all))).toHaveLength(2);
  });

  test('refuse what a stage may never load, and the library of statistics anywhere else', () => {
    const list = chunks();
    list[PAGE].imports.push(CHART);
    const faults = faultsOf(build({}, list));
    expect(faults).toContainEqual('The number loads node_modules/chart-library/index.js in assets/chart.js.');
    expect(faults).toContainEqual('assets/page.js loads chart-library, which only the statistics may.');
  });

  test('look for nothing that is not there', () => {
    const stages = [{ name: 'Moved', asks: ['Moved.tsx'], budget: 100, never: /chart-library/ }];
    expect(faultsOf(build(), { stages })).toEqual([expect.stringContaining('No file of the build holds Moved.tsx')]);
  });
});

test('the budgets of the way to a sale are those of its bars', () => {
  expect(BUDGETS.stages.map(({ budget }) => budget)).toEqual([165, 235]);
  expect(BUDGETS.statistics.budget).toBe(130);
});
