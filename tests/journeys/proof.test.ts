import { confirmDialog } from '@sarraf/ui/testing';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { pagesOf } from '../support/pdf-pages.ts';
import type { Person } from '../support/people.ts';
import { callWith, hasHorizontalOverflow, waitUntil } from './seller.ts';
import { joinEnvironment, OPERATOR } from './environment.ts';
import type { Visit } from './test-environment.ts';

/** As long as a seller's name gets. */
const LONG_NAME = 'Syeda Fatima Zahra Muhammad Abdul Rahman Khan Bahadur Qureshi Hashmi Siddiqui';

const app = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  long: { name: LONG_NAME, account: true },
});

interface Reply {
  orderId: string;
  url: string;
  banks: { _id: string }[];
  data: { status: string };
}
const callAs =
  ({ token }: Person) =>
  async (path: string, method = 'GET', body?: object): Promise<Reply> =>
    (await callWith(token, app.server.origin, path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })) as Reply;

/** A completed sale of 500 USDT, paid in so many transfers; its id. */
async function completedSale(person: Person, transfers: number): Promise<string> {
  const call = callAs(person);
  const [bank] = (await call('/bank/get')).banks;
  const sale = { amount: 500, networkId: 'trc20', bankAccountId: bank?._id };
  const { orderId } = await call('/sell/create-order', 'POST', sale);
  for (let at = 0; at < transfers; at += 1)
    await call(`/sandbox/orders/${orderId}/deposit`, 'POST', { amount: 500 / transfers });
  await waitUntil(
    'the sale is completed',
    async () => (await call(`/sell/orders/${orderId}`)).data.status === 'completed',
  );
  return orderId;
}

/** Opens the proof of payment of the newest order in the history. */
async function openProof({ page, origin, press }: Visit): Promise<Locator> {
  await page.goto(`${origin}/dashboard/history`);
  await press(
    page
      .getByRole('list', { name: /transactions/i })
      .getByRole('button')
      .first(),
  );
  await press(page.getByRole('button', { name: 'Proof of payment' }));
  return page.getByRole('dialog', { name: 'Proof of payment' });
}

/** Text of a proof, without the invisible isolates around names, and with plain blanks. */
const textOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/[\u2066\u2068\u2069]/g, '').replaceAll('\u00A0', ' ');

/** What a page without a proof shows. */
const shownAt = async (page: Page, url: string) => {
  const reply = await page.goto(url);
  return { status: reply?.status(), text: await page.locator('body').innerText() };
};

test('the page is read without a login, on a phone and a desktop, in both languages', async () => {
  const { seller } = app.people;
  const { url } = await callAs(seller)(`/sell/orders/${await completedSale(seller, 1)}/proof`, 'POST');
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    const { page, origin, expectNoErrors } = await app.visit({ viewport });
    const reply = await page.goto(`${origin}${url}`);
    expect([reply?.status(), reply?.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow, noarchive']);
    await page.getByRole('heading', { name: 'Proof of payment' }).waitFor();
    const text = await textOf(page);
    expect(text).toContain(`${OPERATOR} bought 500 USDT and paid this amount for them`);
    expect(text).toContain('to its customer.');
    expect(text).not.toContain('The page can be opened and checked at');
    expect(await page.locator('script').count()).toBe(0);
    expect(await hasHorizontalOverflow(page)).toBe(false);

    await page.getByRole('link', { name: 'اردو' }).click();
    await page.getByRole('heading', { name: 'ادائیگی کا ثبوت' }).waitFor();
    expect(await page.evaluate(() => document.dir)).toBe('rtl');
    expect(
      await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
    ).toEqual(['loaded', 'loaded']);
    expect(await hasHorizontalOverflow(page)).toBe(false);
    expectNoErrors();
    await page.context().close();
  }
});

test('it is light on a device in dark mode: it is for paper, and looks the same to everybody', async () => {
  const { seller } = app.people;
  const { url } = await callAs(seller)(`/sell/orders/${await completedSale(seller, 1)}/proof`, 'POST');
  const { page, origin, expectNoErrors } = await app.visit({ colorScheme: 'dark' });
  await page.goto(`${origin}${url}`);
  await page.getByRole('heading', { name: 'Proof of payment' }).waitFor();
  const colours = await page.evaluate(() => {
    const [root, sheet] = [document.documentElement, document.querySelector('article')].map((node) =>
      getComputedStyle(node ?? document.body),
    );
    return {
      isDarkDevice: matchMedia('(prefers-color-scheme: dark)').matches,
      scheme: root?.colorScheme,
      ink: root?.color,
      backgrounds: [root?.backgroundColor, sheet?.backgroundColor],
    };
  });
  expect(colours).toEqual({
    isDarkDevice: true,
    scheme: 'light',
    ink: 'rgb(15, 33, 26)',
    backgrounds: ['rgb(246, 247, 244)', 'rgb(255, 255, 255)'],
  });
  expectNoErrors();
  await page.context().close();
});

test('it prints on one A4 page, with the longest names and several transactions too', async () => {
  const { long } = app.people;
  const { url } = await callAs(long)(`/sell/orders/${await completedSale(long, 5)}/proof`, 'POST');
  const { page, origin } = await app.visit();
  for (const language of ['en', 'ur']) {
    await page.goto(`${origin}${url}?lang=${language}`);
    expect(await page.locator('.hash').count()).toBe(5);
    expect(await page.evaluate(() => document.fonts.ready.then(({ status }) => status))).toBe('loaded');
    await page.emulateMedia({ media: 'print' });
    expect(await textOf(page)).toContain(`${origin}${url}`);
    const { count, width, height } = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect([count, Math.round(width), Math.round(height)], language).toEqual([1, 595, 842]);
  }
  await page.context().close();
});

test('a seller makes a proof, a bank reads it, and it is turned off', async () => {
  const { seller } = app.people;
  await completedSale(seller, 1);
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  // With the service worker of the app, which must leave the page to the server.
  const visit = await app.visit({ ...phone, as: seller, serviceWorkers: 'allow' });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard/history`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const dialog = await openProof(visit);
  const view = dialog.getByRole('link', { name: /^View page/ });
  const url = (await view.getAttribute('href')) ?? '';
  expect(url).toMatch(/\/proof\/[\w-]{43}$/);
  const [own] = await Promise.all([page.context().waitForEvent('page'), press(view)]);
  await own.getByRole('heading', { name: 'Proof of payment' }).waitFor();
  await own.close();

  const bank = await app.visit();
  await bank.page.goto(url);
  await bank.page.getByRole('heading', { name: 'Proof of payment' }).waitFor();
  expect(await textOf(bank.page)).toContain('Hina Raza');

  await press(dialog.getByRole('button', { name: 'Turn off the link' }));
  await confirmDialog(page, 'Turn off this link?').press('Turn off');
  await dialog.getByText('The link is off').waitFor();

  const off = await shownAt(bank.page, url);
  expect(off.status).toBe(404);
  expect(off).toEqual(await shownAt(bank.page, `${origin}/proof/${'never'.repeat(9)}`));
  bank.expectNoErrors(/status of 404/);
  visit.expectNoErrors();
  await page.context().close();
  await bank.page.context().close();
});
