import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

/** Files and answers of one page, opened with nothing in the cache, in the sandbox: its own question and its phone are among them. */
const MOST_REQUESTS = 14;

let stage: Stage<'newcomer' | 'unverified' | 'seller' | 'admin'>;

beforeAll(async () => {
  stage = await openStage({
    newcomer: { national: '3091000001', name: '', signupJourney: 0 },
    unverified: { national: '3091000002', name: 'Hina Raza', signupJourney: 1 },
    seller: { national: '3091000003', name: 'Hina Raza', account: true },
    admin: { national: '3091000004', name: 'Bilal Ahmed', isAdmin: true },
  });
});

afterAll(() => stage?.leave());

/** Every page, who opens it, and what it asks the API for beside the sandbox's own question. */
const PAGES = [
  ['nobody', '/', []],
  ['nobody', '/login', []],
  ['nobody', '/help/faqs', []],
  ['unverified', '/kyc', []],
  ['newcomer', '/userDetails', []],
  ['seller', '/', ['/sell/price-ranges', '/bank/get', '/sell/orders/active']],
  ['seller', '/dashboard', ['/sell/price-ranges', '/bank/get', '/sell/orders/active']],
  ['seller', '/dashboard/history', ['/history/1/10']],
  ['seller', '/dashboard/profile', ['/profile']],
  ['admin', '/', ['/stats?dateFilter=all']],
  ['admin', '/dashboard/stats', ['/stats?dateFilter=all']],
  ['admin', '/dashboard/settings', ['/settings']],
] as const;

async function visit(who: (typeof PAGES)[number][0]) {
  const { page, origin } = await stage.visit(who === 'nobody' ? {} : { as: stage.people[who] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(origin, '')));
  return { page, origin, asked };
}

/** Waits until the page is there and asks for nothing more. */
async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const calls = (asked: readonly string[]) =>
  asked.filter((url) => url.startsWith('/api/')).map((url) => url.replace('/api', ''));

test.each(PAGES)(
  `for %s, %s is there after at most ${MOST_REQUESTS} requests, none of them twice`,
  async (who, path) => {
    const { page, origin, asked } = await visit(who);
    await page.goto(`${origin}${path}`);
    await settle(page);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(asked).toEqual([...new Set(asked)]);
  },
);

describe('while the app is still on its way', () => {
  /** Fetched once there is something to show in them. */
  const LATER = /\/(?:SandboxPhone|ChartPlot)-/;

  test.each(PAGES)('for %s, %s has its code and its data on their way', async (who, path, data) => {
    const { page, origin, asked } = await visit(who);
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/core-*.js', (route) => gate.promise.then(() => route.continue()));
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const isKnown = who !== 'nobody';
    await expect
      .poll(() => calls(asked).toSorted())
      .toEqual([...(isKnown ? ['/auth/check-login'] : []), ...data].toSorted());
    const scripts = () => asked.filter((url) => url.endsWith('.js') && !LATER.test(url)).toSorted();
    // The files of an administrator's page are asked for once it is known that they are one, in the same breath as its data.
    const before = scripts();
    gate.resolve();
    await settle(page);
    expect(scripts()).toEqual(before);
    expect(asked).toEqual([...new Set(asked)]);
  });
});
