/** Weighs what a browser loads on the way of a seller, and all stylesheets, against the budgets; gzip as the server sends it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { ROOT, WEB_DIST } from './lib/paths.mjs';

/**
 * The stages of the way: the modules that each asks for beside what is there already, its budget in kB of all JS up to and with it,
 * and what it may never load.
 */
const STAGES = [
  {
    name: '/login as it opens',
    asks: ['src/main.tsx', 'features/login/LoginPage.tsx', 'features/shell/EntryFrame.tsx', 'shared/toasts/toaster.ts'],
    budget: 150,
    // Of no use to a page that asks for a number.
    never: /recharts|qrcode|react-dialog|react-query|big\.js|features\/(?!login|shell|sandbox)|DashboardLayout/,
  },
  {
    name: '/login with the step of the code',
    asks: ['features/login/CodeStep.tsx'],
    budget: 157,
    never: /recharts|qrcode/,
  },
  {
    name: 'login to step 3 of a sale',
    asks: ['app/DashboardLayout.tsx', 'app/SellRoute.tsx', 'payment-qr/PaymentQr.tsx'],
    budget: 216,
    never: /recharts/,
  },
];
/** What the home of administrators weighs beyond the dashboard, in kB of JS: the page, and the drawing fetched beside it. */
const STATISTICS = {
  after: ['src/main.tsx', 'features/login/LoginPage.tsx', 'app/DashboardLayout.tsx'],
  page: 'platform-stats/PlatformStatsPage.tsx',
  drawing: 'line-chart/ChartPlot.tsx',
  budget: 130,
};
/** All stylesheets of the app, in kB. Less than the least means that Tailwind found no classes: it scans only the folders it is told. */
const CSS_BUDGET = 15;
const CSS_LEAST = 2;

const dist = join(ROOT, WEB_DIST);
const listPath = join(dist, '.vite/modules.json');
if (!existsSync(listPath)) {
  console.error(`${WEB_DIST} holds no build: run \`npm run build\` first.`);
  process.exit(1);
}
const chunks = JSON.parse(readFileSync(listPath, 'utf8'));
const faults = [];

const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
const kb = (figure) => `${figure.toFixed(1)} kB`;

/** A file and all it imports before it can run. */
function closure(file, seen) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const imported of chunks[file].imports) closure(imported, seen);
}

/** The file that a module is in; null, and a fault, when none is. */
function fileOf(module) {
  const file = Object.keys(chunks).find((each) => chunks[each].modules.some((id) => id.endsWith(`/${module}`)));
  if (!file) faults.push(`No file of the build holds ${module}: it has moved, or this check looks for the wrong name.`);
  return file ?? null;
}

/** All that is loaded for some modules. */
function loadedFor(modules) {
  const seen = new Set();
  for (const file of modules.map(fileOf)) if (file) closure(file, seen);
  return seen;
}

const loaded = new Set();
for (const { name, asks, budget, never } of STAGES) {
  const before = new Set(loaded);
  for (const module of asks) {
    const file = fileOf(module);
    if (file) closure(file, loaded);
  }
  for (const file of loaded) {
    if (!before.has(file)) console.log(`${kb(weigh(file)).padStart(10)}  ${file}`);
    const unwanted = chunks[file].modules.filter((id) => never.test(id));
    if (unwanted.length > 0) faults.push(`${name} loads ${unwanted[0]} in ${file}.`);
  }
  const total = [...loaded].reduce((sum, file) => sum + weigh(file), 0);
  console.log(`${name}: ${kb(total)} of JS, gzip; the budget is ${budget} kB.`);
  if (total > budget) faults.push(`${name} is over its budget of ${budget} kB of JS.`);
}

const statistics = loadedFor([STATISTICS.page, STATISTICS.drawing]).difference(loadedFor(STATISTICS.after));
const statisticsWeight = [...statistics].reduce((sum, file) => sum + weigh(file), 0);
for (const file of statistics) console.log(`${kb(weigh(file)).padStart(10)}  ${file}`);
console.log(
  `Statistics beyond the dashboard: ${kb(statisticsWeight)} of JS, gzip; the budget is ${STATISTICS.budget} kB.`,
);
if (statisticsWeight > STATISTICS.budget)
  faults.push(`Statistics are over their budget of ${STATISTICS.budget} kB of JS.`);
const drawing = Object.keys(chunks).filter((file) => chunks[file].modules.some((id) => /recharts/.test(id)));
if (drawing.length === 0) faults.push('No file of the build holds recharts: this check looks for the wrong name.');
for (const file of Object.keys(chunks)) {
  const isOfDrawing = drawing.includes(file) && statistics.has(file);
  if (!isOfDrawing && [file, ...chunks[file].imports].some((each) => drawing.includes(each)))
    faults.push(`${file} loads recharts, which only the statistics may.`);
}

const styles = globSync('assets/*.css', { cwd: dist }).reduce((sum, file) => sum + weigh(file), 0);
console.log(`Stylesheets: ${kb(styles)}, gzip; the budget is ${CSS_BUDGET} kB.`);
if (styles > CSS_BUDGET) faults.push(`The stylesheets are over their budget of ${CSS_BUDGET} kB.`);
if (styles < CSS_LEAST) faults.push('The stylesheets are as good as empty.');

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
