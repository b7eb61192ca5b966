import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder, paymentDetails } from '../seller.ts';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage<'newcomer' | 'unverified' | 'seller' | 'waiting' | 'admin'>;

beforeAll(async () => {
  stage = await openStage({
    newcomer: { national: '3091000001', name: '', signupJourney: 0 },
    unverified: { national: '3091000002', name: 'Hina Raza', signupJourney: 1 },
    seller: { national: '3091000003', name: 'Hina Raza', account: true },
    waiting: { national: '3091000005', name: 'Sana Iqbal', account: true },
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

async function visit(who: (typeof PAGES)[number][0] | 'waiting') {
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

test.each(PAGES)('for %s, %s asks for nothing twice, and nothing of it moves while it opens', async (who, path) => {
  const { page, origin, asked } = await visit(who);
  await measureShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}${path}`);
  await settle(page);
  expect(asked).toEqual([...new Set(asked)]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
});

test('step 3 of an order somebody comes back to asks for nothing twice, nor for the name of its network', async () => {
  const sale = await stage.visit({ as: stage.people.waiting });
  await sale.page.goto(`${sale.origin}/dashboard`);
  await createOrder(sale, '500');
  const { page, origin, asked } = await visit('waiting');
  await page.goto(`${origin}/dashboard`);
  await paymentDetails(page);
  await settle(page);
  // The order is followed: a page that takes seconds to settle reads it again.
  const once = asked.filter((url) => !/^\/api\/sell\/orders\/(?!active)/.test(url));
  expect(once).toEqual([...new Set(once)]);
  expect(asked).not.toContain('/api/sell/networks');
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
  await page.getByText('Welcome, Hina Raza').filter({ visible: true }).waitFor();
  await settle(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'Sarraf Exchange',
    'Home',
  ]);
});
