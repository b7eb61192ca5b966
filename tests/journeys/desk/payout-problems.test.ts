import { radioList, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { openDesk, payoutOf, queuePayout, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { addAccount, orderOf, ordersOf, OTHER, REFUSED, SENT_BACK, sellToFirstAccount } from '../payout-problems.ts';
import { callWith, waitForResult } from '../seller.ts';
import { joinEnvironment } from './environment.ts';

const utr = utrsOf('problems');

const environment = joinEnvironment({
  refused: { name: 'Hina Raza' },
  returned: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

test('a payout that the desk could not make is shown with the reason, and paid to another account', async () => {
  const { refused: seller, admin } = environment.people;
  await addAccount(environment.server.origin, seller, REFUSED);
  await addAccount(environment.server.origin, seller, OTHER);
  const visit = await environment.visit({ as: seller });
  const orderId = await sellToFirstAccount(visit);
  await waitForResult(visit.page, 'Transaction In Process');

  const at = await environment.visit({ as: admin });
  await openDesk(at);
  await at.page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await at.page.keyboard.press('Enter');
  await payoutSlip(at.page).getByText('12340001').waitFor();
  await at.press(payoutSlip(at.page).getByRole('button', { name: 'Mark as failed' }));
  const dialog = at.page.getByRole('dialog', { name: 'Mark this payout as failed' });
  await dialog.getByLabel('Reason').fill('The bank does not know this account number');
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

test('the desk reports a return and refunds it, and the order stays completed', async () => {
  const { returned: seller, admin } = environment.people;
  const at = await environment.visit({ as: admin });
  const { page, origin, press } = at;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(at);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await page.keyboard.press('Enter');
  await utrField(page).fill(utr(2));
  await utrField(page).press('Enter');
  await payoutSlip(page).getByText('Paid', { exact: true }).waitFor();

  await press(payoutSlip(page).getByRole('button', { name: 'Report a return' }));
  const report = page.getByRole('dialog', { name: 'Report a returned payment' });
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
  await press(page.getByRole('link', { name: /Hina Raza/ }));

  const visit = await environment.visit({ as: seller });
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
  visit.expectNoErrors();
  at.expectNoErrors();
});
