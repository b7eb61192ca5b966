import { radioList } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { joinEnvironment } from './environment.ts';
import { addAccount, orderOf, OTHER, RETURNS, SENT_BACK, sellToFirstAccount } from './payout-problems.ts';
import { hasHorizontalOverflow, waitUntil } from './seller.ts';
import { PHONE } from './test-environment.ts';

const environment = joinEnvironment({ seller: { name: 'Hina Raza' } });

test('a payment that the bank returns is paid to another account, and the order stays completed', async () => {
  const { seller } = environment.people;
  await addAccount(environment.server.origin, seller, RETURNS);
  await addAccount(environment.server.origin, seller, OTHER);
  const visit = await environment.visit({ ...PHONE, as: seller });
  const { page, origin, press } = visit;
  const orderId = await sellToFirstAccount(visit);
  await waitUntil('the bank has returned it', async () => {
    const { payoutReturned } = await orderOf(origin, seller, orderId);
    return payoutReturned !== null && payoutReturned !== undefined;
  });
  const { transfer_ref: returnedUtr } = await orderOf(origin, seller, orderId);

  await page.goto(`${origin}/dashboard`);
  await page.getByText(SENT_BACK).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await press(page.getByRole('link', { name: 'Choose an account' }));
  const dialog = page.getByRole('dialog');
  const problem = dialog.getByRole('region', { name: SENT_BACK });
  await problem.getByText('Reason given').waitFor();
  await dialog.getByText('UTR number, returned').waitFor();
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
