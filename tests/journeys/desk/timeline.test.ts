import { radioList } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { utrsOf } from '../desk.ts';
import { callWith, createOrder, deposit, hasHorizontalOverflow, waitForResult, waitUntil } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

const utr = utrsOf('timeline');

const desk = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Puts the page into the background, or back; a browser without a screen never does that itself. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('the events grow from created to paid, and in the background the title tells', async () => {
  const { seller, admin } = desk.people;
  const visit = await desk.visit({ ...PHONE, as: seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await radioList(page).choose(/NayaPay/);
  const readOrder = page.waitForResponse(/\/sell\/orders\/(?!active)[^/]+$/);
  const orderId = await createOrder(visit, '500');
  // Only a change of what the page has read is news.
  await readOrder;
  const act = (action: string, body: object = {}) =>
    callWith(admin.token, origin, `/admin/payouts/${orderId}/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  const title = await page.title();

  // The seller goes to a wallet and pays: the tab says when it was seen.
  await setHidden(page, true);
  await deposit(visit, orderId);
  await waitUntil('the title tells', async () => (await page.title()).startsWith('●'));
  expect(await page.title()).toMatch(/^● Your USDT .* · Sarraf/);
  await setHidden(page, false);
  expect(await page.title()).toBe(title);

  await waitForResult(page, 'Transaction In Process');
  const timeline = page.getByRole('list', { name: 'What happens to your order' });
  await timeline.getByText('Your rupees are waiting to be paid').waitFor();
  const states = async () =>
    timeline.getByRole('listitem').evaluateAll((steps) => steps.map(({ dataset }) => dataset['state']));
  expect(await states()).toEqual(['done', 'done', 'done', 'now', 'next']);
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await act('claim');
  await timeline.getByText('Your rupees are being paid').waitFor();
  await setHidden(page, true);
  await act('paid', { utr: utr(7) });
  await waitUntil('the title tells', async () => (await page.title()).includes('Your rupees were paid'));
  await setHidden(page, false);
  await waitForResult(page, 'Transaction Completed');
  expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done']);

  await page.goto(`${origin}/dashboard/history`);
  await press(page.getByRole('list', { name: 'Your transactions' }).getByRole('button').first());
  await page.getByRole('dialog').getByText('Your rupees were paid').waitFor();
  visit.expectNoErrors();
});
