import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amount, confirmDialog, phone, radioList } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, createOrder, deposit, waitForPaymentDetails, waitForResult, signIn } from './seller.ts';
import { dist, joinEnvironment } from './environment.ts';
import { SERVER_GONE, type Visit, type VisitOptions } from './test-environment.ts';

/** Console errors of a call without a network, and of an order that the app cannot load. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|could not be read/;
/** Text with the time of stale data. */
const AS_OF = /^As of \d{1,2}:\d\d [ap]m$/;

/** The service worker caches the app after the page has loaded, which takes a while. */
const POLL_OPTIONS = { timeout: 30_000 };

const person = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  seller: person,
  paying: person,
  leaver: { ...person, name: 'Zarqa Bibi' },
  renamed: person,
  updating: person,
  saving: person,
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Waits until the service worker controls the page and has precached the app. */
const waitForPrecache = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), POLL_OPTIONS).toBe(true);

/** Opens a visit with a precached app. */
async function visitCached(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await environment.visit({ serviceWorkers: 'allow', ...options });
  await visit.page.goto(visit.origin + path);
  await waitForPrecache(visit.page);
  return visit;
}

const asOf = (page: Page) => page.getByText(AS_OF);
const goTo = ({ page, press }: Visit, name: string) => press(page.getByRole('link', { name }).first());
const codesSent = async (origin: string, mobile: string): Promise<number> => {
  const reply = await fetch(`${origin}/api/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: { code?: string | null }[] } = await reply.json();
  return messages.filter(({ code }) => code).length;
};

describe('opened without a network', () => {
  test('a second visit renders from the cache while the server is down, and recovers by itself', async () => {
    const visitor = await visitCached('/login');
    const seller = await visitCached('/dashboard', { as: environment.people.seller });
    visitor.expectNoErrors();
    seller.expectNoErrors();

    await environment.server.kill();
    for (const path of ['/login', '/']) {
      await visitor.page.goto(visitor.origin + path);
      await visitor.page.getByRole('heading', { name: 'Log in or sign up' }).waitFor();
      expect(await visitor.page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    }
    await seller.page.goto(`${seller.origin}/dashboard/history`);
    await seller.page.getByText('We cannot reach Sarraf right now').waitFor();

    await environment.server.start();
    await seller.page.getByText('No transactions yet').waitFor();
    expect(new URL(seller.page.url()).pathname).toBe('/dashboard/history');
    visitor.expectNoErrors(SERVER_GONE);
    // The service worker could not fetch the data either.
    seller.expectNoErrors(SERVER_GONE, /net::ERR_FAILED/);
  });

  test('a user stays signed in, and the app opens when the network is back', async () => {
    const { page, origin, expectNoErrors } = await visitCached('/dashboard', { as: environment.people.seller });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You are offline', { exact: true }).waitFor();
    await page.getByText('Sarraf opens by itself').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
    expectNoErrors(OFFLINE);
  });

  test('a visitor sees an error at once, keeps the input, and nothing is sent later', async () => {
    const visit = await visitCached('/login');
    const { page, origin, press, expectNoErrors } = visit;
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You are offline.').waitFor();
    await phone(page, 'Mobile number').type('3099999999');
    await press(page.getByRole('button', { name: 'Continue' }));
    await page.getByText('Failed to send OTP. Please try again.').waitFor();
    expect((await phone(page, 'Mobile number').value()).replaceAll(/\D/g, '')).toBe('3099999999');

    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You are offline.').count(), POLL_OPTIONS).toBe(0);
    expect(await codesSent(origin, '+923099999999')).toBe(0);
    await signIn(visit, '3099999999');
    await page.waitForURL(`${origin}/userDetails`);
    expect(await codesSent(origin, '+923099999999')).toBe(1);
    expectNoErrors(OFFLINE);
  });
});

describe('when the network goes', () => {
  test('what is on the screen stays, with the time of its data until they are fetched again', async () => {
    const visit = await visitCached('/dashboard', { as: environment.people.paying });
    const { page, expectNoErrors } = visit;
    const orderId = await createOrder(visit, '500');
    // The part of step 3 that loads last: code that is still on its way when the network goes is an error of its own.
    await page.getByRole('link', { name: 'Help with this order' }).waitFor();
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    await page.getByText('Send exactly').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), POLL_OPTIONS).toBe(0);
    await deposit(visit, orderId);
    await waitForResult(page, 'Transaction Completed');

    await goTo(visit, 'History');
    await page.getByRole('button', { name: /Completed/ }).waitFor();
    await goTo(visit, 'Profile');
    // Waits for the figure: its label is shown before, and data that never loaded have no time.
    await page.locator('[aria-busy="false"]').getByText('Total Sells').waitFor();
    await page.getByRole('heading', { name: 'Wallet' }).waitFor();
    await page.context().setOffline(true);
    await expect.poll(() => asOf(page).count(), POLL_OPTIONS).toBe(2);
    await goTo(visit, 'History');
    await page.getByRole('button', { name: /Completed/ }).waitFor();
    await asOf(page).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), POLL_OPTIONS).toBe(0);
    expectNoErrors(OFFLINE);
  });

  test('an order is not created, also not later by itself, and the choices stay', async () => {
    const visit = await visitCached('/dashboard', { as: environment.people.seller });
    const { page, origin, press, expectNoErrors } = visit;
    await amount(page, 'Amount to sell').type('500');
    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await radioList(page).choose('TRC20');
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await page.getByText('Failed to create order. Please try again.').waitFor();

    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), POLL_OPTIONS).toBe(0);
    expect(await page.getByRole('radio', { name: /TRC20/ }).isChecked()).toBe(true);
    expect(await call(page, origin, '/sell/orders/active')).toMatchObject({ data: null });
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await waitForPaymentDetails(page);
    // Step 2 prefetches the QR code, which may be on its way when the network goes; step 3 fetches it again.
    expectNoErrors(OFFLINE, /net::ERR_FAILED/);
  });

  test.each([
    // The code of the chart may be on its way when the network goes; a table replaces it.
    ['/dashboard/stats', 'Total Received', [OFFLINE, /net::ERR_FAILED/]],
    ['/dashboard/settings', 'Price ranges', [OFFLINE]],
  ])('the figures of %s stay', async (path, words, expected) => {
    const { page, expectNoErrors } = await visitCached(path, { as: environment.people.admin });
    await page.getByText(words).first().waitFor();
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    // When the page becomes visible again it refetches.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(words).first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), POLL_OPTIONS).toBe(0);
    expectNoErrors(...expected);
  });
});

test('what changed on the server is what the next visit shows', async () => {
  const visit = await visitCached('/dashboard/profile', { as: environment.people.renamed });
  const { page, origin } = visit;
  await page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  const body = JSON.stringify({ fullName: 'Hina Raza Khan' });
  await call(page, origin, '/user/update-details', { method: 'PUT', body });
  await page.goto(`${origin}/dashboard`);
  await expect.poll(() => page.locator('header').first().innerText(), POLL_OPTIONS).toContain('Hina Raza Khan');
  visit.expectNoErrors();
});

/** Everything that the browser stores for this site, as text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        parts.push(request.url, JSON.stringify([...(reply?.headers ?? [])]), (await reply?.text()) ?? '');
      }
    }
    parts.push(JSON.stringify(await indexedDB.databases()));
    return parts.join('\n');
  });

test('after a logout nothing of the person is in any cache or storage', async () => {
  const { national, name, token } = environment.people.leaver;
  const visit = await visitCached('/dashboard', { as: environment.people.leaver });
  const { page, origin, press } = visit;
  const orderId = await createOrder(visit, '500');
  await goTo(visit, 'History');
  await press(page.getByRole('button', { name: 'Leave' }));
  await page.getByRole('button', { name: /Pending/ }).waitFor();
  await goTo(visit, 'Profile');
  await page.getByRole('heading', { name }).waitFor();
  expect(await storedText(page)).toContain(token);

  await press(page.getByRole('button', { name: 'Logout' }).first());
  await confirmDialog(page, 'Confirm Logout').press('Logout');
  await page.waitForURL(`${origin}/login`);
  const everything = await storedText(page);
  expect(everything).toContain('/index.html');
  for (const secret of [national, name, token, orderId, 'hina@nayapay']) expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/^http\S*\/api\//m);
  visit.expectNoErrors();
});

/** Replaces the served build by a new one, with another document and another service worker, until the end of the test. */
function release(): void {
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(dist, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(from, to));
    onTestFinished(() => writeFileSync(file, before));
  };
  change('index.html', /<\/head>/, '<meta name="build" content="2" /></head>');
  change('sw.js', /"revision":"\w+"(?=,"url":"index\.html")/, '"revision":"another"');
}

const isNewBuild = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name="build"]') !== null);

test('a new version is offered while no input and no order is open, and is loaded on request', async () => {
  const visit = await visitCached('/dashboard', { as: environment.people.updating });
  const { page, origin } = visit;
  const offer = (tab = page) => tab.getByText('There is a new version');
  await amount(page, 'Amount to sell').type('500');

  release();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, POLL_OPTIONS).toBe(true);
  // Workbox waits a moment before it reports the waiting worker.
  await page.waitForTimeout(1000);
  expect(await offer().count()).toBe(0);
  await visit.press(page.getByRole('button', { name: 'Continue to Network Selection' }));
  await page.getByRole('radio', { name: /TRC20/ }).waitFor();
  expect(await offer().count()).toBe(0);

  const tab = await visit.newTab();
  await tab.goto(`${origin}/dashboard/history`);
  await offer(tab).waitFor();
  expect(await isNewBuild(tab)).toBe(false);
  await visit.press(tab.getByRole('button', { name: 'Reload the page' }));
  await expect.poll(() => isNewBuild(tab).catch(() => false), POLL_OPTIONS).toBe(true);
  await tab.getByText('No transactions yet').waitFor();

  // The other tab continues its sale, and gets the offer afterwards.
  expect(await isNewBuild(page)).toBe(false);
  await radioList(page).choose('TRC20');
  await visit.press(page.getByRole('button', { name: 'Sell Now' }));
  await waitForPaymentDetails(page);
  expect(await offer().count()).toBe(0);
  await goTo(visit, 'History');
  await visit.press(page.getByRole('button', { name: 'Leave' }));
  await offer().waitFor();
  await visit.press(page.getByRole('button', { name: 'Reload the page' }));
  await expect.poll(() => isNewBuild(page).catch(() => false), POLL_OPTIONS).toBe(true);
  await page.getByRole('button', { name: /Pending/ }).waitFor();
  visit.expectNoErrors();
});

describe('data saver', () => {
  /** Names of the requested scripts. */
  const scriptsOf = (page: Page): string[] => {
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(...(/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])),
    );
    return requested;
  };
  const toNetworks = async ({ page, press }: Visit) => {
    await amount(page, 'Amount to sell').type('500');
    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await page.getByRole('radio', { name: /TRC20/ }).waitFor();
  };

  test('no code is fetched before it is needed and no page moves; without it both happen', async () => {
    const visit = await environment.visit({ as: environment.people.saving, reducedMotion: 'no-preference' });
    const { page, origin, press } = visit;
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['moved'] = '';
        return start(update);
      };
    });
    const hasMoved = () => page.locator('html').evaluate((root) => 'moved' in root.dataset);
    const scripts = scriptsOf(page);
    await page.goto(`${origin}/dashboard`);
    await toNetworks(visit);
    await expect.poll(() => scripts).toContain('payment-qr');

    await page.goto(`${origin}/dashboard/history`);
    // Before hydration a link of the prerendered frame would load the next page from the server.
    await page.getByText('No transactions yet').waitFor();
    await goTo(visit, 'Profile');
    const saver = page.getByRole('switch', { name: 'Data saver' });
    await saver.waitFor();
    expect(await hasMoved()).toBe(true);
    await press(saver);
    expect(await saver.getAttribute('aria-checked')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('dataSaver'))).toBe('on');

    scripts.length = 0;
    await page.goto(`${origin}/dashboard/history`);
    await page.getByText('No transactions yet').waitFor();
    await goTo(visit, 'Dashboard');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await toNetworks(visit);
    expect(await hasMoved()).toBe(false);
    expect(scripts).not.toContain('payment-qr');
    await radioList(page).choose('TRC20');
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await expect.poll(() => scripts, POLL_OPTIONS).toContain('payment-qr');
  });

  test('the service worker caches what was used, and prefetches nothing', async () => {
    const visit = await environment.visit({ serviceWorkers: 'allow', as: environment.people.renamed });
    const { page, origin } = visit;
    await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
    await page.goto(`${origin}/dashboard`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), POLL_OPTIONS).toBe(true);
    const files = () =>
      page.evaluate(async () => (await (await caches.open('used')).keys()).map(({ url }) => url).join('\n'));
    await goTo(visit, 'History');
    await expect.poll(files, POLL_OPTIONS).toContain('/HistoryRoute-');
    expect(await files()).not.toContain('/AddBankDialog-');
    visit.expectNoErrors();
  });
});
