import { fileURLToPath } from 'node:url';

import { type FakeServer, scenarios } from '@sarraf/fake-server';

import { buildBarePage } from './bare-page.ts';
import { median, type Table } from './figure.ts';
import { firstVisit, type Load, visit, type Visit } from './phone.ts';
import { serveStill, type StillServer } from './still-server.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** A page that is measured, and who opens it. */
interface MeasuredPage {
  name: string;
  path: string;
  /** Where it leads, when elsewhere. */
  lands?: string;
  /** A server that knows who is signed in, fresh each time. As in production there is no sandbox. */
  server: () => FakeServer;
  /** LCP with an empty cache against that of the bare page, at most. */
  ratio: number;
  /** The moment at which the page is usable, against the LCP of the bare page, at most. */
  usable: number;
}

/** What every page is held to. Times in milliseconds. */
const GOALS = { score: 95, rest: 100, warmRatio: 0.7, tbt: 100, cls: 0.02 };

const real = (server: FakeServer): FakeServer => ({ ...server, sandbox: false });
const visitor = () => real(scenarios.visitor());
const seller = () => real(scenarios.seller());
const admin = () => real(scenarios.admin());

/** The pages people open first, in the order of their way. */
const PAGES: readonly MeasuredPage[] = [
  { name: '/', path: '/', lands: '/login', server: visitor, ratio: 0.85, usable: 1.8 },
  { name: '/login', path: '/login', server: visitor, ratio: 0.85, usable: 1.8 },
  { name: 'Basic details', path: '/userDetails', server: () => real(scenarios.newcomer()), ratio: 1.6, usable: 2.4 },
  { name: 'Identity', path: '/kyc', server: () => real(scenarios.unverified()), ratio: 1.6, usable: 2.4 },
  { name: 'Dashboard', path: '/dashboard', server: seller, ratio: 1.4, usable: 2.2 },
  { name: 'Step 3', path: '/dashboard', server: () => real(scenarios.resuming()), ratio: 1.6, usable: 2.4 },
  { name: 'History', path: '/dashboard/history', server: seller, ratio: 1.6, usable: 2.4 },
  { name: 'Profile', path: '/dashboard/profile', server: seller, ratio: 1.6, usable: 2.4 },
  { name: 'Statistics', path: '/dashboard/stats', server: admin, ratio: 1.6, usable: 2.4 },
  { name: 'Settings', path: '/dashboard/settings', server: admin, ratio: 1.6, usable: 2.4 },
  { name: 'FAQs', path: '/help/faqs', server: visitor, ratio: 1.6, usable: 2.4 },
];

/** One turn: the bare page, then the page. */
type Turn = Visit & { bare: Load };

async function takeTurn(page: MeasuredPage, app: StillServer, bare: StillServer): Promise<Turn> {
  const server = page.server();
  app.answerFrom(server);
  const kept: Record<string, string> = server.token === null ? {} : { isAuthenticated: 'true', token: server.token };
  const seen = { bare: await firstVisit(bare.origin, '/'), ...(await visit(app.origin, page.path, kept)) };
  const landed = seen.cold.landed;
  if (landed !== (page.lands ?? page.path)) throw new Error(`${page.name} led to ${landed}.`);
  return seen;
}

const ms = (time: number): string => `${Math.round(time)} ms`;
/** A figure that misses its goal stands out. */
const held = (text: string, holds: boolean): string => (holds ? text : `**${text}**`);

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
    held(`${score}`, score >= GOALS.score),
    held(`${least('accessibility')}`, least('accessibility') >= GOALS.rest),
    held(`${least('bestPractices')}`, least('bestPractices') >= GOALS.rest),
    ms(cold((load) => load.fcp)),
    ms(cold((load) => load.lcp)),
    `${held(`${against('cold').toFixed(2)} ×`, against('cold') <= ratio)} (≤ ${ratio})`,
    held(`${against('warm').toFixed(2)} ×`, against('warm') <= GOALS.warmRatio),
    `${held(`${usableAfter.toFixed(2)} ×`, usableAfter <= usable)} (≤ ${usable})`,
    held(ms(tbt), tbt <= GOALS.tbt),
    ms(cold((load) => load.longestTask)),
    held(cls.toFixed(3), cls <= GOALS.cls),
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

/** What to measure. */
export interface PagesWish {
  /** Turns of each page; the table holds their median. */
  runs: number;
  /** Names of the pages, as in the table; all unless told. */
  pages?: readonly string[];
}

/** Every page as Lighthouse sees it on a phone, with an empty and with a warm cache, in turns with a bare React page. */
export async function measurePages({ runs, pages }: PagesWish): Promise<Table> {
  const unknown = pages?.filter((wanted) => !PAGES.some(({ name }) => name === wanted)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}. They are: ${PAGES.map(({ name }) => name).join(', ')}.`);
  const wanted = PAGES.filter(({ name }) => pages?.includes(name) ?? true);
  const barePage = await buildBarePage();
  const [bare, app] = [await serveStill(barePage.dist), await serveStill(DIST)];
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
