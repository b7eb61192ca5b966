import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { filesOf } from '../../apps/web/build-manifest.ts';

/** A visit and what it loads (`filesOf`). */
export interface Stage {
  name: string;
  /** Modules that it loads. */
  loads: readonly string[];
  /** Modules that are there already and weigh nothing. */
  after?: readonly string[];
  /** Most kB of 1000 bytes, gzip. */
  budget: number;
  /** What it should weigh, where the budget is above that. */
  goal?: number;
  /** What no file of it may hold. */
  never?: RegExp;
}

const LOGIN = ['index.html', 'screens', 'src/app/dictionaries/entry.en.ts'];
const DASHBOARD = [...LOGIN, 'src/app/dictionaries/seller.en.ts', 'src/app/DashboardLayout.tsx'];
const QR = '../../packages/ui/src/payment-qr/index.ts';
const CHART = '../../packages/ui/src/line-chart/ChartPlot.tsx';

/** The three ways that people wait for most. Budgets are goals, never today's weight, except for the second, whose goal is missed (docs/quality.md). */
export const STAGES: readonly Stage[] = [
  { name: '/login as it opens', loads: LOGIN, budget: 165, never: /recharts|getReconciliation/ },
  {
    name: 'login to step 3 of a sale',
    loads: [...DASHBOARD, 'src/features/login/CodeStep.tsx', 'src/app/SellRoute.tsx', QR],
    budget: 240,
    goal: 235,
    never: /recharts|getReconciliation/,
  },
  {
    name: 'statistics beyond the dashboard',
    loads: ['src/features/platform-stats/PlatformStatsPage.tsx', 'src/app/dictionaries/admin.en.ts', CHART],
    after: DASHBOARD,
    budget: 130,
  },
];

/** Weighs the scripts of a built app as a static host sends them, in kB, gzip; `fault` says what is wrong with that. */
export function weighStage(dist: string, { name, loads, after = [], budget, never }: Stage) {
  const known = new Set(filesOf(after, dist));
  const files = filesOf(loads, dist).filter((file) => !known.has(file));
  const texts = files.map((file) => readFileSync(join(dist, file)));
  const weight = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length / 1000, 0);
  const unwanted = files.find((_, index) => never?.test(texts[index]?.toString() ?? ''));
  const said = `${name}: ${weight.toFixed(1)} kB of JS in ${files.length} files, gzip; the budget is ${budget} kB.`;
  const fault = unwanted ? `${name}: ${unwanted} holds ${never?.source}.` : weight > budget ? said : null;
  return { weight, said, fault };
}
