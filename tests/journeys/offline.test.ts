import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createOrder, deposit, paymentDetails, resultIs, signIn } from './seller.ts';
import { openStage, SERVER_GONE, type Stage, type Visit, type VisitOptions } from './stage.ts';

/** How a browser complains of a call without a network, and the app of an order it cannot read. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|could not be read/;
/** The time of a reading, as the marks have it. */
const AS_OF = /^As of \d{1,2}:\d\d [ap]m$/;

/** The worker keeps the app once the page has loaded. */
const PATIENT = { timeout: 30_000 };

const dist = mkdtempSync(join(tmpdir(), 'sarraf-dist-'));
let stage: Stage<'seller' | 'paying' | 'leaver' | 'renamed' | 'updating' | 'saving' | 'admin'>;

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), dist, { recursive: true });
  const seller = (national: string) => ({ national, name: 'Hina Raza', account: true });
  stage = await openStage(
    {
      seller: seller('3090000001'),
      paying: seller('3090000002'),
      leaver: { ...seller('3090000003'), name: 'Zarqa Bibi' },
      renamed: seller('3090000004'),
      updating: seller('3090000005'),
      saving: seller('3090000007'),
      admin: { national: '3090000006', name: 'Bilal Ahmed', isAdmin: true },
    },
    { WEB_DIST: dist },
  );
});

afterAll(async () => {
  await stage?.leave();
  rmSync(dist, { recursive: true });
});

/** Waits until the worker has the page, and all it keeps ahead. */
const kept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT).toBe(true);

/** A visit whose app is kept on the device. */
async function visitKept(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await stage.visit({ serviceWorkers: 'allow', ...options });
  await visit.page.goto(visit.origin + path);
  await kept(visit.page);
  return visit;
}

const asOf = (page: Page) => page.getByText(AS_OF);
const goTo = ({ page, press }: Visit, name: string) => press(page.getByRole('link', { name }).first());
const codesSent = async (origin: string, mobile: string): Promise<number> => {
  const reply = await fetch(`${origin}/api/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: unknown[] } = await reply.json();
  return messages.length;
};

describe('opened without a network', () => {
  test('a second visit paints from the device while the server is away, and comes alive by itself', async () => {
    const visitor = await visitKept('/login');
    const seller = await visitKept('/dashboard', { as: stage.people.seller });
    visitor.expectQuiet();
    seller.expectQuiet();

    await stage.server.kill();
    for (const path of ['/login', '/']) {
      await visitor.page.goto(visitor.origin + path);
      await visitor.page.getByRole('heading', { name: 'Log in or sign up' }).waitFor();
      expect(await visitor.page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    }
    await seller.page.goto(`${seller.origin}/dashboard/history`);
    await seller.page.getByText('We cannot reach Sarraf right now').waitFor();

    await stage.server.start();
    await seller.page.getByText('No transactions yet').waitFor();
    expect(new URL(seller.page.url()).pathname).toBe('/dashboard/history');
    visitor.expectQuiet(SERVER_GONE);
    // What the worker could not fetch either.
    seller.expectQuiet(SERVER_GONE, /net::ERR_FAILED/);
  });

  test('who is signed in stays so, and is let in when the network is back', async () => {
    const { page, origin, expectQuiet } = await visitKept('/dashboard', { as: stage.people.seller });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You are offline', { exact: true }).waitFor();
    await page.getByText('Sarraf opens by itself').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
    expectQuiet(OFFLINE);
  });

  test('a visitor is answered at once, keeps what is typed, and nothing is sent later', async () => {
    const visit = await visitKept('/login');
    const { page, origin, press, expectQuiet } = visit;
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You are offline.').waitFor();
    await page.getByLabel('Mobile number').fill('3099999999');
    await press(page.getByRole('button', { name: 'Continue' }));
    await page.getByText('Failed to send OTP. Please try again.').waitFor();
    expect((await page.getByLabel('Mobile number').inputValue()).replaceAll(/\D/g, '')).toBe('3099999999');

    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You are offline.').count(), PATIENT).toBe(0);
    expect(await codesSent(origin, '+923099999999')).toBe(0);
    await signIn(visit, '3099999999');
    await page.waitForURL(`${origin}/userDetails`);
    expect(await codesSent(origin, '+923099999999')).toBe(1);
    expectQuiet(OFFLINE);
  });
});

describe('when the network goes', () => {
  test('what is on the screen stays, and says of when it is until it can be read anew', async () => {
    const visit = await visitKept('/dashboard', { as: stage.people.paying });
    const { page, expectQuiet } = visit;
    const orderId = await createOrder(visit, '500');
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    await page.getByText('Send exactly').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), PATIENT).toBe(0);
    await deposit(visit, orderId);
    await resultIs(page, 'Transaction Completed');

    await goTo(visit, 'History');
    await page.getByRole('button', { name: /Completed/ }).waitFor();
    await goTo(visit, 'Profile');
    // The label stands before its figure: what never came is not told the age of.
    await page.locator('[aria-busy="false"]').getByText('Total Sells').waitFor();
    await page.context().setOffline(true);
    // The wallet below the profile says so too, where it has come.
    await asOf(page).first().waitFor();
    await goTo(visit, 'History');
    await page.getByRole('button', { name: /Completed/ }).waitFor();
    await asOf(page).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), PATIENT).toBe(0);
    expectQuiet(OFFLINE);
  });

  test('an order is not made, nor later by itself; what was chosen is still there', async () => {
    const visit = await visitKept('/dashboard', { as: stage.people.seller });
    const { page, origin, press, expectQuiet } = visit;
    await page.getByLabel('Amount to sell').fill('500');
    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await press(page.getByRole('radio', { name: /TRC20/ }));
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await page.getByText('Failed to create order. Please try again.').waitFor();

    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), PATIENT).toBe(0);
    expect(await page.getByRole('radio', { name: /TRC20/ }).isChecked()).toBe(true);
    expect(await call(page, origin, '/sell/orders/active')).toMatchObject({ data: null });
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await paymentDetails(page);
    expectQuiet(OFFLINE);
  });

  test.each([
    ['/dashboard/stats', 'Total Received'],
    ['/dashboard/settings', 'Price ranges'],
  ])('the figures of %s stay', async (path, words) => {
    const { page, expectQuiet } = await visitKept(path, { as: stage.people.admin });
    await page.getByText(words).first().waitFor();
    await page.context().setOffline(true);
    await asOf(page).waitFor();
    // Looking at the page again has it read what may be read.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(words).first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => asOf(page).count(), PATIENT).toBe(0);
    expectQuiet(OFFLINE);
  });
});

test('what changed on the server is what the next visit shows', async () => {
  const visit = await visitKept('/dashboard/profile', { as: stage.people.renamed });
  const { page, origin } = visit;
  await page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  const body = JSON.stringify({ fullName: 'Hina Raza Khan' });
  await call(page, origin, '/user/update-details', { method: 'PUT', body });
  await page.goto(`${origin}/dashboard`);
  await expect.poll(() => page.locator('header').first().innerText(), PATIENT).toContain('Hina Raza Khan');
  visit.expectQuiet();
});

/** Everything the browser keeps of this site, as text. */
const everythingKept = (page: Page): Promise<string> =>
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
  const { national, name, token } = stage.people.leaver;
  const visit = await visitKept('/dashboard', { as: stage.people.leaver });
  const { page, origin, press } = visit;
  const orderId = await createOrder(visit, '500');
  await goTo(visit, 'History');
  await press(page.getByRole('button', { name: 'Leave' }));
  await page.getByRole('button', { name: /Pending/ }).waitFor();
  await goTo(visit, 'Profile');
  await page.getByRole('heading', { name }).waitFor();
  expect(await everythingKept(page)).toContain(token);

  await press(page.getByRole('button', { name: 'Logout' }).first());
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }));
  await page.waitForURL(`${origin}/login`);
  const everything = await everythingKept(page);
  expect(everything).toContain('/index.html');
  for (const secret of [national, name, token, orderId, 'hina@nayapay']) expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/^http\S*\/api\//m);
  visit.expectQuiet();
});

/** Puts another build in the place of the one served: its document and its worker differ. */
function release(): void {
  const index = join(dist, 'index.html');
  const worker = join(dist, 'sw.js');
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', '<meta name="build" content="2" /></head>'));
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/"revision":"\w+"(?=,"url":"index\.html")/, '"revision":"another"'),
  );
}

const isNewBuild = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name="build"]') !== null);

test('a new version is offered while nothing is typed and no order is made, and comes when it is asked for', async () => {
  const visit = await visitKept('/dashboard', { as: stage.people.updating });
  const { page, origin } = visit;
  const offer = (tab = page) => tab.getByText('There is a new version');
  await page.getByLabel('Amount to sell').fill('500');

  release();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, PATIENT).toBe(true);
  // Workbox waits a moment before it says so.
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
  await expect.poll(() => isNewBuild(tab).catch(() => false), PATIENT).toBe(true);
  await tab.getByText('No transactions yet').waitFor();

  // The other tab goes on with its sale, and is offered the same afterwards.
  expect(await isNewBuild(page)).toBe(false);
  await visit.press(page.getByRole('radio', { name: /TRC20/ }));
  await visit.press(page.getByRole('button', { name: 'Sell Now' }));
  await paymentDetails(page);
  expect(await offer().count()).toBe(0);
  await goTo(visit, 'History');
  await visit.press(page.getByRole('button', { name: 'Leave' }));
  await offer().waitFor();
  await visit.press(page.getByRole('button', { name: 'Reload the page' }));
  await expect.poll(() => isNewBuild(page).catch(() => false), PATIENT).toBe(true);
  await page.getByRole('button', { name: /Pending/ }).waitFor();
  visit.expectQuiet();
});

describe('data saver', () => {
  /** Scripts that were asked for, by name. */
  const scriptsOf = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(...(/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])),
    );
    return asked;
  };
  const toNetworks = async ({ page, press }: Visit) => {
    await page.getByLabel('Amount to sell').fill('500');
    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await page.getByRole('radio', { name: /TRC20/ }).waitFor();
  };

  test('no code is fetched before it is needed and no page moves; without it both happen', async () => {
    const visit = await stage.visit({ as: stage.people.saving, reducedMotion: 'no-preference' });
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
    // Until the app has come, a link of the frame in the document loads the next page anew.
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
    await press(page.getByRole('radio', { name: /TRC20/ }));
    await press(page.getByRole('button', { name: 'Sell Now' }));
    await expect.poll(() => scripts, PATIENT).toContain('payment-qr');
  });

  test('the worker keeps what was used, and fetches nothing ahead', async () => {
    const visit = await stage.visit({ serviceWorkers: 'allow', as: stage.people.renamed });
    const { page, origin } = visit;
    await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
    await page.goto(`${origin}/dashboard`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT).toBe(true);
    const files = () =>
      page.evaluate(async () => (await (await caches.open('used')).keys()).map(({ url }) => url).join('\n'));
    await goTo(visit, 'History');
    await expect.poll(files, PATIENT).toContain('/HistoryRoute-');
    expect(await files()).not.toContain('/AddBankDialog-');
    visit.expectQuiet();
  });
});
