import { amount, confirmDialog, radioList, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { deposit, statusOf, waitForPaymentDetails, waitForResult, waitUntil } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import type { Visit } from '../test-environment.ts';

const SALES = { en: 'We move to a new bank until 6 pm.', ur: 'ہم شام 6 بجے تک بینک بدل رہے ہیں۔' };
const PAYOUTS = { en: 'Our bank is closed until 4 pm.', ur: 'ہمارا بینک شام 4 بجے تک بند ہے۔' };

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Pauses sales or payouts on the settings page. */
async function pause({ page, press }: Visit, what: 'sales' | 'payouts', reason: typeof SALES): Promise<void> {
  const name = `Pause ${what}`;
  await press(page.getByRole('button', { name }));
  await page.getByLabel('Reason in English').fill(reason.en);
  await page.getByLabel('Reason in Urdu').fill(reason.ur);
  await press(page.getByRole('button', { name }).first());
  const question = page.getByRole('alertdialog', { name: `${name}?` });
  await question.getByText('Sellers read the reason.', { exact: false }).waitFor();
  await press(question.getByRole('button', { name }));
  await question.waitFor({ state: 'detached' });
}

/** Lets sales or payouts go on. */
async function resume({ page, press }: Visit, what: 'sales' | 'payouts'): Promise<void> {
  const name = `Resume ${what}`;
  await press(page.getByRole('button', { name }));
  await confirmDialog(page, `${name}?`).press(name);
  await page.getByRole('button', { name: `Pause ${what}` }).waitFor();
}

test('sales and payouts are paused and go on, and the seller knows at each moment what it means', async () => {
  const admin = await environment.visit({ as: environment.people.admin });
  await admin.page.goto(`${admin.origin}/dashboard/settings`);
  await admin.page.getByRole('heading', { name: 'Pauses' }).waitFor();
  await pause(admin, 'sales', SALES);
  await admin.page.getByText('Sales paused').waitFor();
  await pause(admin, 'payouts', PAYOUTS);
  const log = admin.page.getByRole('region', { name: 'Audit log' });
  await log.getByText('Paused payouts').waitFor();
  await admin.page.goto(`${admin.origin}/dashboard/desk`);
  await admin.page.getByText('nobody can claim, approve or export', { exact: false }).waitFor();
  await admin.press(admin.page.getByRole('link', { name: 'Open settings' }).first());
  await admin.page.getByRole('button', { name: 'Resume sales' }).waitFor();

  const seller = await environment.visit({ as: environment.people.seller });
  const { page, press } = seller;
  await page.goto(`${seller.origin}/dashboard`);
  await page.getByText('Selling is paused').waitFor();
  await page.getByText(SALES.en).waitFor();
  await page.getByText('Your money is safe.', { exact: false }).waitFor();
  await amount(page, 'Amount to sell').type('500');
  await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
  await radioList(page).choose('TRC20');
  const sellNow = page.getByRole('button', { name: 'Sell Now' });
  await press(sellNow);
  await page.getByText(`Sales are paused at the moment. ${SALES.en}`).waitFor();

  await resume(admin, 'sales');
  await press(sellNow);
  await waitForPaymentDetails(page);
  const orderId = await slip(page).value('Order ID');
  await deposit(seller, orderId);
  await waitUntil('the deposit counts', async () => (await statusOf(seller, orderId)) === 'in_process');
  await page.getByText(PAYOUTS.en).waitFor();
  // A few rounds of the worker: the rupees wait.
  await page.waitForTimeout(1500);
  expect(await statusOf(seller, orderId)).toBe('in_process');

  await resume(admin, 'payouts');
  await waitForResult(page, 'Transaction Completed');
  admin.expectNoErrors();
  // The browser logs the refused order.
  seller.expectNoErrors(/409/);
});
