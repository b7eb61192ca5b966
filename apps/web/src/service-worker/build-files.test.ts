import { expect, it } from 'vitest';
import { buildFiles } from './build-files.ts';

const DOCUMENT = `<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/icon.png">
<script type="module" src="/assets/core-1.js"></script><link rel="modulepreload" href="/assets/login-1.js">`;

const SCRIPTS = {
  'assets/core-1.js': { imports: [], modules: ['apps/web/src/main.tsx'] },
  'assets/login-1.js': { imports: ['assets/code-1.js'], modules: ['apps/web/src/features/login/LoginPage.tsx'] },
  'assets/code-1.js': { imports: ['assets/core-1.js'], modules: ['apps/web/src/features/login/CodeStep.tsx'] },
  'assets/dashboard-1.js': { imports: ['assets/core-1.js'], modules: ['apps/web/src/app/DashboardLayout.tsx'] },
  'assets/dashboard-ur-1.js': { imports: [], modules: ['apps/web/src/features/shell/shell.messages.ur.ts'] },
  'assets/stats-1.js': { imports: [], modules: ['apps/web/src/features/platform-stats/PlatformStatsPage.tsx'] },
  'assets/desk-1.js': { imports: [], modules: ['apps/web/src/features/desk/DeskPage.tsx'] },
  'assets/desk-ur-1.js': { imports: [], modules: ['apps/web/src/features/desk/desk.messages.ur.ts'] },
  'assets/settings-1.js': { imports: [], modules: ['apps/web/src/features/app-settings/AppSettingsPage.tsx'] },
  'assets/shared-1.js': {
    imports: [],
    modules: ['packages/api-client/src/admin-operations.ts', 'packages/ui/src/data-table/DataTable.tsx'],
  },
  'assets/sandbox-1.js': { imports: [], modules: ['apps/web/src/features/sandbox/SandboxPhone.tsx'] },
  'assets/chart-1.js': { imports: [], modules: ['packages/ui/src/line-chart/ChartPlot.tsx'] },
};

const FILES = [
  '/index.html',
  ...Object.keys(SCRIPTS).map((path) => `/${path}`),
  '/assets/core-en-1.js',
  '/assets/core-ur-1.js',
  '/assets/figtree-latin-wght-normal-1.woff2',
  '/assets/figtree-latin-ext-wght-normal-1.woff2',
  '/networks/trc20.svg',
  '/favicon.svg',
  '/icon.png',
  '/social-card.png',
  '/robots.txt',
];

const divided = buildFiles({
  files: new Map(FILES.toSorted().map((url) => [url, `hash of ${url}`])),
  document: DOCUMENT,
  scripts: SCRIPTS,
});

it('keeps first what the document opens with, and what every page shows', () => {
  expect(divided.shell).toEqual([
    { url: '/index.html', revision: 'hash of /index.html' },
    { url: '/favicon.svg', revision: 'hash of /favicon.svg' },
    { url: '/assets/core-1.js', revision: null },
    { url: '/assets/login-1.js', revision: null },
    { url: '/assets/code-1.js', revision: null },
    { url: '/assets/core-en-1.js', revision: null },
    { url: '/assets/core-ur-1.js', revision: null },
    { url: '/assets/figtree-latin-wght-normal-1.woff2', revision: null },
    { url: '/networks/trc20.svg', revision: 'hash of /networks/trc20.svg' },
  ]);
});

it('keeps ahead what a seller comes to', () => {
  expect(divided.ahead).toEqual(['/assets/dashboard-1.js', '/assets/dashboard-ur-1.js', '/assets/shared-1.js']);
});

it('keeps when it was used what few people need', () => {
  expect(divided.onUse).toEqual([
    '/assets/chart-1.js',
    '/assets/desk-1.js',
    '/assets/desk-ur-1.js',
    '/assets/figtree-latin-ext-wght-normal-1.woff2',
    '/assets/sandbox-1.js',
    '/assets/settings-1.js',
    '/assets/stats-1.js',
  ]);
});
