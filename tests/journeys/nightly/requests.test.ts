import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createOrder, waitForPaymentDetails } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

const environment = joinEnvironment({
  newcomer: { name: '', signupJourney: 0 },
  unverified: { name: 'Hina Raza', signupJourney: 1 },
  seller: { name: 'Hina Raza', account: true },
  waiting: { name: 'Sana Iqbal', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Pages with the user who opens them, and their API requests, except for the sandbox and the login check. */
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

async function visit(who: (typeof PAGES)[number][0] | 'waiting') {
  const { page, origin } = await environment.visit(who === 'nobody' ? {} : { as: environment.people[who] });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url().replace(origin, '')));
  return { page, origin, requested };
}

/** Waits until the page is shown and the network is idle. */
async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Sums the layout shift in `window.shift`, from the next document on. */
const measureShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.each(PAGES)('for %s, %s sends no request twice, and has no layout shift while it opens', async (who, path) => {
  const { page, origin, requested } = await visit(who);
  await measureShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}${path}`);
  await settle(page);
  expect(requested).toEqual([...new Set(requested)]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
});

test('step 3 of a resumed order sends no request twice, and none for the networks', async () => {
  const sale = await environment.visit({ as: environment.people.waiting });
  await sale.page.goto(`${sale.origin}/dashboard`);
  await createOrder(sale, '500');
  const { page, origin, requested } = await visit('waiting');
  await page.goto(`${origin}/dashboard`);
  await waitForPaymentDetails(page);
  await settle(page);
  // The order is polled, so it may be requested several times while the page settles.
  const once = requested.filter((url) => !/^\/api\/sell\/orders\/(?!active)/.test(url));
  expect(once).toEqual([...new Set(once)]);
  expect(requested).not.toContain('/api/sell/networks');
});

const SELLER_PAGES = PAGES.filter(([who, path]) => who === 'seller' && path !== '/');

test.each(SELLER_PAGES)(
  'for %s, the data of %s are requested in parallel with the login check',
  async (who, path, data) => {
    const { page, origin, requested } = await visit(who);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/check-login', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await expect.poll(() => requested).toEqual(expect.arrayContaining(data.map((url) => `/api${url}`)));
    gate.resolve();
    await settle(page);
    expect(requested).toEqual([...new Set(requested)]);
  },
);

test.each([
  ['en', '/login', []],
  ['ur', '/login', ['naskh']],
  ['ur', '/help/faqs', ['naskh', 'nastaliq']],
])(
  'in %s, %s requests the fonts of its language, and has no layout shift when they load',
  async (locale, path, fonts) => {
    const { page, origin } = await environment.visit({ locale, viewport: { width: 360, height: 740 } });
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(/(\w+)-urdu-[^/]*\.woff2$/.exec(request.url())?.[1] ?? ''));
    await measureShift(page);
    await page.goto(`${origin}${path}`);
    await settle(page);
    expect([...requested].filter(Boolean).toSorted()).toEqual(fonts);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
  },
);

test('a reload of the dashboard never shows the login page, not for one frame', async () => {
  const { page, origin } = await visit('seller');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const recordHeadings = () => {
      const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      for (const heading of headings) seen.add(heading.textContent);
      requestAnimationFrame(recordHeadings);
    };
    requestAnimationFrame(recordHeadings);
  });
  await page.goto(`${origin}/dashboard`);
  await settle(page);
  await page.reload();
  await page.getByText('Welcome, Hina Raza').filter({ visible: true }).waitFor();
  await settle(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'Sarraf Exchange',
    'Home',
  ]);
});
