import { fileURLToPath } from 'node:url';

import { type FakeServer, scenarios } from '@sarraf/fake-server';

import { buildBarePage } from './bare-page.ts';
import { median, type Table } from './figure.ts';
import { firstVisit, type Load, visit, type Visit } from './lighthouse.ts';
import { serveStatic, type StaticServer } from './static-server.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Page to measure, and the user who opens it. */
interface MeasuredPage {
  name: string;
  path: string;
  /** Path of the redirect, where there is one. */
  redirect?: string;
  /** Creates a server that knows the signed-in user. It has no sandbox, as in production. */
  server: () => FakeServer;
  /** Largest allowed LCP with an empty cache, as a multiple of the LCP of the bare page. */
  ratio: number;
  /** Largest allowed time until the page is usable, as a multiple of the LCP of the bare page. */
  usable: number;
}

/** Goals of every page. Times in milliseconds. */
const GOALS = { score: 95, rest: 100, warmRatio: 0.7, tbt: 100, cls: 0.02 };

const withoutSandbox = (server: FakeServer): FakeServer => ({ ...server, sandbox: false });
const visitor = () => withoutSandbox(scenarios.visitor());
const seller = () => withoutSandbox(scenarios.seller());
const admin = () => withoutSandbox(scenarios.admin());

/** Measured pages, in the order in which a user meets them. */
const PAGES: readonly MeasuredPage[] = [
  { name: '/', path: '/', redirect: '/login', server: visitor, ratio: 0.85, usable: 1.8 },
  { name: '/login', path: '/login', server: visitor, ratio: 0.85, usable: 1.8 },
  {
    name: 'Basic details',
    path: '/userDetails',
    server: () => withoutSandbox(scenarios.newcomer()),
    ratio: 1.6,
    usable: 2.4,
  },
  { name: 'Identity', path: '/kyc', server: () => withoutSandbox(scenarios.unverified()), ratio: 1.6, usable: 2.4 },
  { name: 'Dashboard', path: '/dashboard', server: seller, ratio: 1.4, usable: 2.2 },
  { name: 'Step 3', path: '/dashboard', server: () => withoutSandbox(scenarios.resuming()), ratio: 1.6, usable: 2.4 },
  { name: 'History', path: '/dashboard/history', server: seller, ratio: 1.6, usable: 2.4 },
  { name: 'Profile', path: '/dashboard/profile', server: seller, ratio: 1.6, usable: 2.4 },
  { name: 'Statistics', path: '/dashboard/stats', server: admin, ratio: 1.6, usable: 2.4 },
  { name: 'Settings', path: '/dashboard/settings', server: admin, ratio: 1.6, usable: 2.4 },
  { name: 'FAQs', path: '/help/faqs', server: visitor, ratio: 1.6, usable: 2.4 },
];

/** One turn of measurements: the bare page, then the page. */
type Turn = Visit & { bare: Load };

async function takeTurn(page: MeasuredPage, app: StaticServer, bare: StaticServer): Promise<Turn> {
  const server = page.server();
  app.answerFrom(server);
  const storage: Record<string, string> = server.token === null ? {} : { isAuthenticated: 'true', token: server.token };
  const turn = { bare: await firstVisit(bare.origin, '/'), ...(await visit(app.origin, page.path, storage)) };
  const { finalPath } = turn.cold;
  if (finalPath !== (page.redirect ?? page.path)) throw new Error(`${page.name} led to ${finalPath}.`);
  return turn;
}

const ms = (time: number): string => `${Math.round(time)} ms`;
/** Bold unless the goal is met. */
const boldUnless = (isMet: boolean, text: string): string => (isMet ? text : `**${text}**`);

function rowOf({ name, ratio, usable }: MeasuredPage, turns: readonly Turn[]): string[] {
  const middle = (of: (turn: Turn) => number): number => median(turns.map(of));
  const cold = (of: (load: Load) => number): number => middle((turn) => of(turn.cold));
  const against = (load: 'cold' | 'warm'): number => middle((turn) => turn[load].lcp / turn.bare.lcp);
  const usableAfter = middle((turn) => turn.cold.usable / turn.bare.lcp);
  const least = (category: 'accessibility' | 'bestPractices'): number =>
    Math.min(...turns.map((turn) => turn.cold[category]));
  const [score, tbt, cls] = [cold((load) => load.performance), cold((load) => load.tbt), cold((load) => load.cls)];
  return [
    name,
    boldUnless(score >= GOALS.score, `${score}`),
    boldUnless(least('accessibility') >= GOALS.rest, `${least('accessibility')}`),
    boldUnless(least('bestPractices') >= GOALS.rest, `${least('bestPractices')}`),
    ms(cold((load) => load.fcp)),
    ms(cold((load) => load.lcp)),
    `${boldUnless(against('cold') <= ratio, `${against('cold').toFixed(2)} ×`)} (≤ ${ratio})`,
    boldUnless(against('warm') <= GOALS.warmRatio, `${against('warm').toFixed(2)} ×`),
    `${boldUnless(usableAfter <= usable, `${usableAfter.toFixed(2)} ×`)} (≤ ${usable})`,
    boldUnless(tbt <= GOALS.tbt, ms(tbt)),
    ms(cold((load) => load.longestTask)),
    boldUnless(cls <= GOALS.cls, cls.toFixed(3)),
    `${cold((load) => load.requests)}`,
    `${(cold((load) => load.bytes) / 1000).toFixed(1)} kB`,
  ];
}

const COLUMNS = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'FCP',
  'LCP',
  'LCP, bare page = 1',
  'LCP, warm cache',
  'Usable, bare page = 1',
  'TBT',
  'Longest task',
  'CLS',
  'Requests',
  'Transfer',
];

const GOAL_ROW = [
  'Goal',
  `≥ ${GOALS.score}`,
  `${GOALS.rest}`,
  `${GOALS.rest}`,
  '',
  '',
  'in brackets',
  `≤ ${GOALS.warmRatio} ×`,
  'in brackets',
  `≤ ${GOALS.tbt} ms`,
  '',
  `≤ ${GOALS.cls}`,
  '',
  '',
];

/** Options of `measurePages`. */
export interface PagesOptions {
  /** Number of turns for each page; the table shows the median. */
  runs: number;
  /** Names of the pages, as in the table; all by default. */
  pages?: readonly string[];
}

/** Measures every page with Lighthouse on a simulated phone, with an empty and a warm cache, in turns with a bare React page. */
export async function measurePages({ runs, pages }: PagesOptions): Promise<Table> {
  const unknown = pages?.filter((wanted) => !PAGES.some(({ name }) => name === wanted)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}. They are: ${PAGES.map(({ name }) => name).join(', ')}.`);
  const wanted = PAGES.filter(({ name }) => pages?.includes(name) ?? true);
  const barePage = await buildBarePage();
  const [bare, app] = [await serveStatic(barePage.dist), await serveStatic(DIST)];
  try {
    const turns = new Map(wanted.map((page): [MeasuredPage, Turn[]] => [page, []]));
    for (let run = 1; run <= runs; run += 1) {
      for (const [page, taken] of turns) {
        const turn = await takeTurn(page, app, bare);
        taken.push(turn);
        const lines = [`Turn ${run} of ${runs}: ${rowOf(page, [turn]).join(' | ')}`, ...turn.cold.faults];
        process.stderr.write(`${lines.join('\n  ')}\n`);
      }
    }
    return { columns: COLUMNS, rows: [...[...turns].map(([page, taken]) => rowOf(page, taken)), GOAL_ROW] };
  } finally {
    await Promise.all([app.close(), bare.close()]);
    barePage.remove();
  }
}
