import { slip } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openDesk, payoutOf, queuePayout, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { createOrder, deposit, waitForResult, signIn, hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

/** Key strokes for a payout besides its UTR: Enter to claim it, Enter to pay it. */
const STROKES_BESIDE_UTR = 2;
const TEN = Array.from({ length: 10 }, (_, at) => at);

const utr = utrsOf('payouts');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  waiting: { name: 'Ayesha Khan', account: true },
  busy: { name: 'Usman Tariq', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

const claimButton = (page: Page) => page.getByRole('button', { name: 'Next payout' });

/** Moves focus backwards to the copy button of a field of the slip, and presses it. */
async function copyByKeyboard(page: Page, what: string, value: string): Promise<void> {
  const button = payoutSlip(page).getByRole('button', { name: `Copy ${what}` });
  for (let stop = 0; stop < 10; stop += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
}

test('a day at the desk: the oldest is claimed, copied and paid by keyboard, and the seller reads its UTR', async () => {
  const { admin, seller, waiting } = environment.people;
  const sale = await environment.visit({ as: seller });
  await sale.page.goto(`${sale.origin}/dashboard`);
  const orderId = await createOrder(sale, '500');
  await deposit(sale, orderId);
  await waitForResult(sale.page, 'Transaction In Process');
  const second = await queuePayout(sale.origin, admin, waiting, 250);

  const desk = await environment.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, origin, press } = desk;
  const { keyboard } = page;
  await page.goto(`${origin}/login`);
  await signIn(desk, admin.national);
  await press(page.getByRole('link', { name: /^Desk\b.*2 waiting/ }));
  await page.getByRole('heading', { name: 'Desk', level: 1 }).waitFor();
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').nth(1).waitFor();

  await keyboard.press('Enter');
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  const { amount = '' } = (await payoutOf(origin, admin, orderId)) ?? {};
  expect(amount).toMatch(/^\d+\.\d\d$/);
  await utrField(page).and(page.locator(':focus')).waitFor();
  await copyByKeyboard(page, 'Reference', orderId);
  await copyByKeyboard(page, 'NayaPay ID', 'hina@nayapay');
  await copyByKeyboard(page, 'Account holder', 'Hina Raza');
  await copyByKeyboard(page, 'Amount for the banking app', amount);

  await utrField(page).focus();
  await keyboard.press('Enter');
  await page.getByText('Enter the UTR').waitFor();
  await keyboard.type(utr(1).toLowerCase());
  await keyboard.press('Enter');
  await page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  await waitForResult(sale.page, 'Transaction Completed');
  expect(await slip(sale.page).value('UTR number')).toBe(utr(1));
  sale.expectNoErrors();
  // Not while a copy button still shows “Copied”.
  await page.locator('[data-state=copied]').first().waitFor({ state: 'detached' });

  // Enter claims the next payout, and a UTR cannot be used twice.
  await claimButton(page).and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  await keyboard.type(utr(1));
  await keyboard.press('Enter');
  await page.getByText('This UTR belongs to another payout').first().waitFor();
  await utrField(page).fill(utr(2));
  await keyboard.press('Enter');
  await page.getByText(/to Ayesha Khan marked as paid\.$/).waitFor();
  expect(await payoutOf(origin, admin, second)).toMatchObject({ status: 'completed', utr: utr(2) });
  await page.getByText('No payouts in the queue').waitFor();
  await keyboard.press('Enter');
  await page.getByText('No payouts are waiting right now.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Desk$/ }).count()).toBe(1);
  desk.expectNoErrors(/409 \(Conflict\)/);
});

test('ten payouts by keyboard alone take two strokes each beside their UTR', async () => {
  const { admin, busy } = environment.people;
  const desk = await environment.visit({ as: admin });
  const { page, origin } = desk;
  const orders: string[] = [];
  for (const at of TEN) orders.push(await queuePayout(origin, admin, busy, 100 + at));
  await openDesk(desk);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').nth(9).waitFor();
  let strokes = 0;
  const press = async (key: string) => {
    strokes += 1;
    await page.keyboard.press(key);
  };

  for (const at of TEN) {
    await press('Enter');
    await utrField(page).and(page.locator(':focus')).waitFor();
    for (const key of utr(10 + at)) await press(key);
    await press('Enter');
    await claimButton(page).and(page.locator(':focus')).waitFor();
  }

  expect(strokes).toBeLessThanOrEqual(TEN.length * (utr(10).length + STROKES_BESIDE_UTR));
  await page.getByText('No payouts in the queue').waitFor();
  for (const at of TEN)
    expect(await payoutOf(origin, admin, orders[at] ?? '')).toMatchObject({ status: 'completed', utr: utr(10 + at) });
  desk.expectNoErrors();
});

test('on a phone the desk is one column: a slip at a time, paid by thumb', async () => {
  const { admin, waiting } = environment.people;
  const desk = await environment.visit({ ...PHONE, as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, waiting, 300);
  await openDesk(desk);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await press(claimButton(page));
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  expect(await page.getByRole('heading', { name: 'Queue' }).isVisible()).toBe(false);
  // The keyboard of a phone would cover the fields to copy.
  expect(await utrField(page).evaluate((field) => field === document.activeElement)).toBe(false);
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await utrField(page).fill(utr(30));
  await press(page.getByRole('button', { name: 'Mark as paid' }));
  await page.getByText(/to Ayesha Khan marked as paid\.$/).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(30) });
  await press(page.getByRole('link', { name: 'Back to the queue' }));
  await page.getByText('No payouts in the queue').waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  desk.expectNoErrors();
});
