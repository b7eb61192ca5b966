import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder, paymentDetails } from './seller.ts';
import { openStage, type Stage } from './stage.ts';

/** Files and answers of one page, opened with nothing in the cache. The phone of the sandbox, which no product has, is not among them. */
const MOST_REQUESTS = 14;

let stage: Stage<'newcomer' | 'unverified' | 'seller' | 'waiting' | 'returning' | 'admin'>;

beforeAll(async () => {
  stage = await openStage({
    newcomer: { national: '3091000001', name: '', signupJourney: 0 },
    unverified: { national: '3091000002', name: 'Hina Raza', signupJourney: 1 },
    seller: { national: '3091000003', name: 'Hina Raza', account: true },
    waiting: { national: '3091000005', name: 'Sana Iqbal', account: true },
    returning: { national: '3091000006', name: 'Sana Iqbal', account: true },
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

async function visit(who: (typeof PAGES)[number][0] | 'waiting' | 'returning') {
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

/** Adds up in `window.shift` what moves, from the next document on. */
const measureShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What a page asks for once its first answers stand: the record below the settings, what waits at the desk, the wallet below a profile. */
const SECOND = /^\/api\/(?:audit\?limit=10|admin\/overview|wallet)$|\/WalletSection-/;

/** What somebody who opens the page asks for, with the script of the app held back until `hold` ends. */
async function open(who: (typeof PAGES)[number][0], path: string, hold?: Promise<unknown>) {
  const { page, origin, asked } = await visit(who);
  await page.route(/\/assets\/core-(?!en-|ur-)[^/]*\.js$/, async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  /**
   * Scripts and calls so far. The chart is drawn when its figures stand, the menu counts when it does, the phone of the sandbox when a reply has
   * told of it; two seconds after the page has loaded the app begins what it does at rest, on a slow machine before the page has settled.
   */
  const needed = () =>
    asked
      .filter((url) => /\.js$|^\/api/.test(url) && !/(?:ChartPlot|SandboxPhone|sandbox-en|at-rest)-/.test(url))
      .toSorted();
  return { page, needed };
}

test.each(PAGES)('for %s, %s is there after few requests, none of them twice', async (who, path) => {
  const { page, origin, asked } = await visit(who);
  await page.goto(`${origin}${path}`);
  await settle(page);
  const counted = asked.filter((url) => !/\/(?:SandboxPhone|sandbox-en)-/.test(url));
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(asked).toEqual([...new Set(asked)]);
});

test('somebody who comes back to an order is at its step 3 after few requests', async () => {
  const sale = await stage.visit({ as: stage.people.waiting });
  await sale.page.goto(`${sale.origin}/dashboard`);
  await createOrder(sale, '500');
  const { page, origin, asked } = await visit('waiting');
  await page.goto(`${origin}/dashboard`);
  await paymentDetails(page);
  await settle(page);
  const counted = asked.filter((url) => !/\/(?:SandboxPhone|sandbox-en)-/.test(url));
  // The order is followed: where the page takes seconds to settle, it is read a second time.
  const followed = (url: string) => /^\/api\/sell\/orders\/(?!active)/.test(url);
  const once = counted.filter((url, index) => !followed(url) || counted.indexOf(url) === index);
  expect(once.length, once.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(once).toEqual([...new Set(once)]);
  // The order tells the name of its network.
  expect(asked).not.toContain('/api/sell/networks');
});

test('who comes back to an order sees its step 3 in place of its placeholder, and nothing of step 1 between', async () => {
  const sale = await stage.visit({ as: stage.people.returning });
  await sale.page.goto(`${sale.origin}/dashboard`);
  await createOrder(sale, '500');
  const { page, origin } = await visit('returning');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/core-(?!en-|ur-)[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect.poll(() => title.textContent()).toBe('Payment Details');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility()) seen.add(heading.textContent);
      const places = [...document.querySelectorAll('main, [aria-roledescription="carousel"]')];
      for (const place of places) {
        if (!place.checkVisibility()) continue;
        seen.add(/Loading your order|Amount to sell|Send exactly/.exec(place.textContent)?.[0] ?? 'something else');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  gate.resolve();
  await paymentDetails(page);
  await settle(page);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(['Payment Details', 'Loading your order', 'Send exactly']);
});

test.each(PAGES)('for %s, %s has its code and its data on their way before the app runs', async (who, path, data) => {
  const opened = await open(who, path);
  await settle(opened.page);
  const whole = opened.needed().filter((url) => !SECOND.test(url));
  expect(whole).toEqual(expect.arrayContaining(data.map((url) => `/api${url}`)));

  const gate = Promise.withResolvers<void>();
  const held = await open(who, path, gate.promise);
  await expect.poll(held.needed).toEqual(whole);
  gate.resolve();
  await settle(held.page);
  // Nothing that was begun early is asked for again.
  expect(held.needed()).toEqual([...new Set(held.needed())]);
});

const SELLER_PAGES = PAGES.filter(([who, path]) => who === 'seller' && path !== '/');

test.each(SELLER_PAGES)('for %s, the data of %s are asked for beside the login check', async (who, path, data) => {
  const { page, origin, asked } = await visit(who);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/check-login', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(data.map((url) => `/api${url}`)));
  gate.resolve();
  await settle(page);
  expect(asked).toEqual([...new Set(asked)]);
});

test.each([
  ['en', '/login', []],
  ['ur', '/login', ['naskh']],
  ['ur', '/help/faqs', ['naskh', 'nastaliq']],
])(
  'in %s, %s asks for the fonts that it is written in, and nothing moves when they come',
  async (locale, path, fonts) => {
    const { page, origin } = await stage.visit({ locale, viewport: { width: 360, height: 740 } });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(/(\w+)-urdu-[^/]*\.woff2$/.exec(request.url())?.[1] ?? ''));
    await measureShift(page);
    await page.goto(`${origin}${path}`);
    await settle(page);
    expect([...asked].filter(Boolean).toSorted()).toEqual(fonts);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
  },
);

test('a reload of the dashboard never shows the login page, not for one frame', async () => {
  const { page, origin } = await visit('seller');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      for (const heading of headings) seen.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${origin}/dashboard`);
  await settle(page);
  await page.reload();
  // The head greets in every written page, of which one is shown.
  await page.getByText('Welcome, Hina Raza').filter({ visible: true }).waitFor();
  await settle(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['Home']);
});

test.each(PAGES)('for %s, nothing of %s moves while it opens', async (who, path) => {
  const { page, origin } = await visit(who);
  await measureShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}${path}`);
  await settle(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
});
