import { radioList, slip } from '@sarraf/ui/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openDesk, payoutOf, PHONE, payoutSlip, utr, utrField } from './desk.ts';
import { call, callWith, createOrder, deposit, waitForResult, hasHorizontalOverflow } from './seller.ts';
import { startTestEnvironment, type TestEnvironment, type Visit } from './test-environment.ts';
import type { Person } from '../support/people.ts';

/** Account that the simulated bank refuses, by its last digits. */
const REFUSED = { name: 'Hina Raza', method: 'bank', bankName: 'ubl', accountNumber: '12340001' };
const OTHER = {
  name: 'Hina Raza',
  method: 'bank',
  bankName: 'meezan',
  accountNumber: '98765432',
  phoneNumber: '03017654321',
};

let bank: TestEnvironment<'seller' | 'reader'>;
let desk: TestEnvironment<'seller' | 'admin'>;

beforeAll(async () => {
  const seller = (tail: string) => ({ national: `314000000${tail}`, name: 'Hina Raza' });
  [bank, desk] = await Promise.all([
    startTestEnvironment({ seller: seller('5'), reader: seller('6') }),
    startTestEnvironment(
      { seller: seller('7'), admin: { national: '3140000008', name: 'Bilal Ahmed', isAdmin: true } },
      { PAYOUTS: 'desk' },
    ),
  ]);
});

afterAll(async () => {
  await bank?.close();
  await desk?.close();
});

const addAccount = (origin: string, { token }: Person, account: object) =>
  callWith(token, origin, '/bank/add', { method: 'POST', body: JSON.stringify(account) });

/** Sells 500 USDT to the refused account, up to the payout. */
async function sellToRefused(visit: Visit): Promise<string> {
  await visit.page.goto(`${visit.origin}/dashboard`);
  await radioList(visit.page).choose(/United Bank/);
  const orderId = await createOrder(visit, '500');
  await deposit(visit, orderId);
  return orderId;
}

/** Order ids of the signed-in user. */
async function ordersOf({ page, origin }: Visit): Promise<string[]> {
  const { data } = (await call(page, origin, '/history/1/10', { method: 'POST' })) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}

test.concurrent('the result says calmly that the bank refused, takes another account, and the same order is paid', async () => {
  const { seller } = bank.people;
  await addAccount(bank.server.origin, seller, REFUSED);
  await addAccount(bank.server.origin, seller, OTHER);
  const visit = await bank.visit({ as: seller });
  const { page, press } = visit;
  const orderId = await sellToRefused(visit);
  const problem = page.getByRole('region', { name: 'Your rupees need another account' });
  await problem.getByText(/Your USDT are safe: choose another account, and this order is paid there, once\./).waitFor();
  await problem.getByText('Reason given').waitFor();
  await expectAccessible(page);
  // The refused account is not offered.
  expect(await problem.getByRole('radio', { name: /United Bank/ }).count()).toBe(0);

  await radioList(problem).choose(/Meezan/);
  await press(problem.getByRole('button', { name: 'Pay to this account' }));
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await problem.count()).toBe(0);
  expect(await slip(page).value('Account')).toContain('5432');
  expect(await ordersOf(visit)).toEqual([orderId]);
  await expectAccessible(page);
  visit.expectNoErrors();
});

test.concurrent('the history takes another account too, on a phone', async () => {
  const { reader } = bank.people;
  await addAccount(bank.server.origin, reader, REFUSED);
  const visit = await bank.visit({ ...PHONE, as: reader });
  const { page, origin, press } = visit;
  const orderId = await sellToRefused(visit);
  await page.getByRole('region', { name: 'Your rupees need another account' }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await expectAccessible(page);
  await addAccount(origin, reader, OTHER);

  await page.goto(`${origin}/dashboard/history`);
  await press(page.getByRole('button', { name: /In process/i }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Your rupees need another account').waitFor();
  await expectAccessible(page);
  await radioList(dialog).choose(/Meezan/);
  await press(dialog.getByRole('button', { name: 'Pay to this account' }));
  await dialog.getByRole('region', { name: 'Your rupees need another account' }).waitFor({ state: 'detached' });
  await dialog.getByText('Completed', { exact: true }).first().waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  expect(await ordersOf(visit)).toEqual([orderId]);
  visit.expectNoErrors();
});

test.concurrent('a payout that the desk could not make is shown with the reason, and paid to another account', async () => {
  const { seller, admin } = desk.people;
  await addAccount(desk.server.origin, seller, REFUSED);
  await addAccount(desk.server.origin, seller, OTHER);
  const visit = await desk.visit({ as: seller });
  const orderId = await sellToRefused(visit);
  await waitForResult(visit.page, 'Transaction In Process');

  const at = await desk.visit({ as: admin });
  await openDesk(at);
  await at.page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await at.page.keyboard.press('Enter');
  await payoutSlip(at.page).getByText('12340001').waitFor();
  await at.press(payoutSlip(at.page).getByRole('button', { name: 'Mark as failed' }));
  const dialog = at.page.getByRole('dialog', { name: 'Mark this payout as failed' });
  await dialog.getByLabel('Reason').fill('The bank does not know this account number');
  await expectAccessible(at.page);
  await at.press(dialog.getByRole('button', { name: 'Mark as failed' }));
  await dialog.waitFor({ state: 'detached' });
  await payoutSlip(at.page).getByText('Failed', { exact: true }).waitFor();

  const problem = visit.page.getByRole('region', { name: 'Your rupees need another account' });
  await problem.getByText('The bank does not know this account number').waitFor();
  await radioList(problem).choose(/Meezan/);
  await visit.press(problem.getByRole('button', { name: 'Pay to this account' }));
  await problem.waitFor({ state: 'detached' });
  await waitForResult(visit.page, 'Transaction In Process');

  await at.press(at.page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(at.page).getByText('98765432').waitFor();
  expect(await payoutSlip(at.page).getByText('12340001').count()).toBe(0);
  await utrField(at.page).fill(utr(1));
  await utrField(at.page).press('Enter');
  await at.page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  await waitForResult(visit.page, 'Transaction Completed');
  expect(await slip(visit.page).value('UTR number')).toBe(utr(1));
  expect(await payoutOf(at.origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
  expect(await ordersOf(visit)).toEqual([orderId]);
  visit.expectNoErrors();
  at.expectNoErrors();
});
