import { radioList } from '@sarraf/ui/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import type { Person } from '../support/people.ts';
import { openDesk, payoutOf, PHONE, queuePayout, payoutSlip, utr, utrField } from './desk.ts';
import { callWith, createOrder, deposit, hasHorizontalOverflow, waitUntil } from './seller.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';

/** Account whose payments the simulated bank returns some seconds later, by its last digits. */
const RETURNS = { name: 'Hina Raza', method: 'bank', bankName: 'ubl', accountNumber: '12340005' };
const OTHER = {
  ...{ name: 'Hina Raza', method: 'bank', bankName: 'meezan' },
  ...{ accountNumber: '98765432', phoneNumber: '03017654321' },
};

const SENT_BACK = 'The bank sent your rupees back';

let bank: TestEnvironment<'seller'>;
let desk: TestEnvironment<'seller' | 'admin'>;

beforeAll(async () => {
  [bank, desk] = await Promise.all([
    startTestEnvironment({ seller: { national: '3150000001', name: 'Hina Raza' } }),
    startTestEnvironment(
      {
        seller: { national: '3150000002', name: 'Hina Raza', account: true },
        admin: { national: '3150000003', name: 'Bilal Ahmed', isAdmin: true },
      },
      { PAYOUTS: 'desk' },
    ),
  ]);
});

afterAll(async () => {
  await bank?.close();
  await desk?.close();
});

interface ShownOrder {
  status: string;
  transfer_ref: string | null;
  payoutReturned?: { reason: string; refundedAt?: string | null } | null;
}

/** The order as its seller sees it. */
const orderOf = async (origin: string, { token }: Person, orderId: string): Promise<ShownOrder> => {
  const { data } = (await callWith(token, origin, `/sell/orders/${orderId}`)) as { data: ShownOrder };
  return data;
};

const addAccount = (origin: string, { token }: Person, account: object) =>
  callWith(token, origin, '/bank/add', { method: 'POST', body: JSON.stringify(account) });

test.concurrent('a payment that the bank returns is paid to another account, and the order stays completed', async () => {
  const { seller } = bank.people;
  await addAccount(bank.server.origin, seller, RETURNS);
  await addAccount(bank.server.origin, seller, OTHER);
  const visit = await bank.visit({ ...PHONE, as: seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await radioList(page).choose(/United Bank/);
  const orderId = await createOrder(visit, '500');
  await deposit(visit, orderId);
  await waitUntil('the bank has returned it', async () => {
    const { payoutReturned } = await orderOf(origin, seller, orderId);
    return payoutReturned !== null && payoutReturned !== undefined;
  });
  const { transfer_ref: returnedUtr } = await orderOf(origin, seller, orderId);

  await page.goto(`${origin}/dashboard`);
  await page.getByText(SENT_BACK).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Choose an account' }));
  const dialog = page.getByRole('dialog');
  const problem = dialog.getByRole('region', { name: SENT_BACK });
  await problem.getByText('Reason given').waitFor();
  await dialog.getByText('UTR number, returned').waitFor();
  await expectAccessible(page);
  // The account that sent the rupees back is not offered.
  expect(await problem.getByRole('radio', { name: /United Bank/ }).count()).toBe(0);
  await radioList(problem).choose(/Meezan/);
  await press(problem.getByRole('button', { name: 'Pay to this account' }));
  await problem.waitFor({ state: 'detached' });

  await waitUntil('it is paid again', async () => {
    const { payoutReturned } = await orderOf(origin, seller, orderId);
    return payoutReturned === null || payoutReturned === undefined;
  });
  const paid = await orderOf(origin, seller, orderId);
  expect(paid.status).toBe('completed');
  expect(paid.transfer_ref).not.toBe(returnedUtr);
  // The details change by themselves.
  await dialog.getByText('You received').waitFor();
  await dialog.getByText(paid.transfer_ref ?? 'a UTR').waitFor();
  await page.goto(`${origin}/dashboard`);
  await page.getByLabel('Amount to sell').waitFor();
  expect(await page.getByText(SENT_BACK).count()).toBe(0);
  visit.expectNoErrors();
});

test.concurrent('the desk reports a return and refunds it, and the order stays completed', async () => {
  const { seller, admin } = desk.people;
  const at = await desk.visit({ as: admin });
  const { page, origin, press } = at;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(at);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await page.keyboard.press('Enter');
  await utrField(page).fill(utr(1));
  await utrField(page).press('Enter');
  await payoutSlip(page).getByText('Paid', { exact: true }).waitFor();

  await press(payoutSlip(page).getByRole('button', { name: 'Report a return' }));
  const report = page.getByRole('dialog', { name: 'Report a returned payment' });
  await expectAccessible(page);
  await press(report.getByRole('button', { name: 'Report a return' }));
  await report.getByText('Enter the reason').waitFor();
  await report.getByLabel('Reason').fill('The account is dormant');
  await report.getByLabel('Bank reference').fill('RET-20261126-01');
  await press(report.getByRole('button', { name: 'Report a return' }));
  await report.waitFor({ state: 'detached' });
  await payoutSlip(page).getByText('Reported by Bilal Ahmed').waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'failed', utr: null });

  await openDesk(at, '?status=returned');
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: /Hina Raza/ }));

  const visit = await desk.visit({ as: seller });
  await visit.page.goto(`${origin}/dashboard`);
  await visit.press(visit.page.getByRole('link', { name: 'Choose an account' }));
  await visit.page.getByRole('region', { name: SENT_BACK }).getByText('The account is dormant').waitFor();

  await press(payoutSlip(page).getByRole('button', { name: 'Refund to wallet' }));
  const refund = page.getByRole('dialog', { name: 'Refund the USDT to the wallet?' });
  await refund.getByText(/^The order stays completed/).waitFor();
  await refund.getByLabel('Reason').fill('The seller has no other account');
  await press(refund.getByRole('button', { name: 'Refund to wallet' }));
  await refund.waitFor({ state: 'detached' });
  await payoutSlip(page).getByText('The USDT were refunded to the seller’s wallet.').waitFor();

  expect(await orderOf(origin, seller, orderId)).toMatchObject({
    status: 'completed',
    payoutReturned: { reason: 'The account is dormant', refundedAt: expect.any(String) },
  });
  const { data: wallet } = (await callWith(seller.token, origin, '/wallet')) as { data: { balance: string } };
  expect(wallet.balance).toBe('500');
  await visit.page.goto(`${origin}/dashboard/history`);
  await visit.page.getByText('Refunded to the wallet').waitFor();
  await expectAccessible(visit.page);
  visit.expectNoErrors();
  at.expectNoErrors();
});
