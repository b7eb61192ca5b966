import { slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { createOrder, deposit, waitForResult, statusOf, waitUntil } from './seller.ts';
import { joinEnvironment } from './environment.ts';
import type { Visit } from './test-environment.ts';

/** Time to pay: long enough to reach step 3 on a slow machine, short enough for a test. */
const SHORT_MS = 6000;

const seller = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  exact: seller,
  topping: seller,
  short: { ...seller, orderMs: SHORT_MS },
  generous: seller,
  late: { ...seller, orderMs: SHORT_MS },
});

async function sell(who: keyof typeof environment.people): Promise<{ visit: Visit; orderId: string }> {
  const visit = await environment.visit({ as: environment.people[who] });
  await visit.page.goto(`${visit.origin}/dashboard`);
  return { visit, orderId: await createOrder(visit, '500') };
}

test.concurrent('too little, then the rest: all of it is sold', async () => {
  const { visit, orderId } = await sell('topping');
  const { page } = visit;
  await deposit(visit, orderId, 120);
  await page.getByText('Still missing').waitFor();
  await page.getByText('120 USDT arrived of 500 USDT.').waitFor();

  // After a reload, as on another device, step 3 and the details show the missing amount, the address, the QR code and the countdown.
  await page.reload();
  expect(await slip(page).value('Still missing')).toBe('380 USDT');
  await page.getByRole('button', { name: 'Copy address' }).waitFor();
  await page.getByRole('img', { name: /^QR code of the .+ deposit address$/ }).waitFor();
  await page.getByRole('timer').filter({ visible: true }).waitFor();
  await page.goto(`${visit.origin}/dashboard/history`);
  await page.getByRole('main').getByRole('button').first().click();
  const details = page.getByRole('dialog');
  await details.getByText(/^Expires in/).waitFor();
  expect(await slip(page).value('Still missing')).toBe('380 USDT');
  await details.getByRole('button', { name: 'Copy address' }).waitFor();
  await details.getByRole('button', { name: 'Show QR code' }).click();
  await page.getByRole('dialog', { name: 'Pay this order' }).getByText('380').first().waitFor();
  await page.goto(`${visit.origin}/dashboard`);
  expect(await slip(page).value('Still missing')).toBe('380 USDT');

  await deposit(visit, orderId, 380);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  expect(await page.getByText('arrived of').count()).toBe(0);
  visit.expectNoErrors();
});

test.concurrent('too little, and the time runs out: what arrived is sold', async () => {
  const { visit, orderId } = await sell('short');
  const { page } = visit;
  await deposit(visit, orderId, 120);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('120 USDT');
  await page.getByText('120 USDT arrived of 500 USDT.').waitFor();
  visit.expectNoErrors();
});

test.concurrent('too much: the rest is credited and shown', async () => {
  const { visit, orderId } = await sell('generous');
  const { page } = visit;
  await deposit(visit, orderId, 512.5);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  await page
    .getByText('512.5 USDT arrived, 500 USDT were due. The rest was credited to your wallet balance.')
    .waitFor();
  visit.expectNoErrors();
});

test.concurrent('too late: the order has failed, and the deposit is not lost', async () => {
  const { visit, orderId } = await sell('late');
  const { page } = visit;
  await waitForResult(page, 'Oops! Transaction Failed');
  await page.getByText('Already sent the USDT?').waitFor();
  // The countdown of the page ends up to a second before that of the server, and until then a deposit is in time.
  await waitUntil('the order is a timeout', async () => (await statusOf(visit, orderId)) === 'timeout');
  await deposit(visit, orderId, 500);
  await page.getByText('500 USDT arrived after this order had ended and belong to your wallet balance.').waitFor();
  expect(await page.getByRole('heading', { name: 'Oops! Transaction Failed' }).isVisible()).toBe(true);
  visit.expectNoErrors();
});

test.concurrent('the Sandbox phone pays what is due', async () => {
  const { visit } = await sell('exact');
  const { page, press } = visit;
  const phone = page.getByRole('complementary', { name: 'Sandbox phone' });
  await press(phone.getByRole('button', { expanded: false }));
  await press(phone.getByRole('button', { name: 'Pay' }));
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  visit.expectNoErrors();
});
