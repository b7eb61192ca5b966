import { radioList, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { joinEnvironment } from './environment.ts';
import { addAccount, ordersOf, OTHER, REFUSED, sellToFirstAccount } from './payout-problems.ts';
import { waitForResult, hasHorizontalOverflow } from './seller.ts';
import { PHONE } from './test-environment.ts';

const environment = joinEnvironment({ seller: { name: 'Hina Raza' }, reader: { name: 'Hina Raza' } });

test.concurrent('the result says calmly that the bank refused, takes another account, and the same order is paid', async () => {
  const { seller } = environment.people;
  await addAccount(environment.server.origin, seller, REFUSED);
  await addAccount(environment.server.origin, seller, OTHER);
  const visit = await environment.visit({ as: seller });
  const { page, press } = visit;
  const orderId = await sellToFirstAccount(visit);
  const problem = page.getByRole('region', { name: 'Your rupees need another account' });
  await problem.getByText(/Your USDT are safe: choose another account, and this order is paid there, once\./).waitFor();
  await problem.getByText('Reason given').waitFor();
  // The refused account is not offered.
  expect(await problem.getByRole('radio', { name: /United Bank/ }).count()).toBe(0);

  await radioList(problem).choose(/Meezan/);
  await press(problem.getByRole('button', { name: 'Pay to this account' }));
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await problem.count()).toBe(0);
  expect(await slip(page).value('Account')).toContain('5432');
  expect(await ordersOf(visit)).toEqual([orderId]);
  visit.expectNoErrors();
});

test.concurrent('the history takes another account too, on a phone', async () => {
  const { reader } = environment.people;
  await addAccount(environment.server.origin, reader, REFUSED);
  const visit = await environment.visit({ ...PHONE, as: reader });
  const { page, origin, press } = visit;
  const orderId = await sellToFirstAccount(visit);
  await page.getByRole('region', { name: 'Your rupees need another account' }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await addAccount(origin, reader, OTHER);

  await page.goto(`${origin}/dashboard/history`);
  await press(page.getByRole('button', { name: /In process/i }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Your rupees need another account').waitFor();
  await radioList(dialog).choose(/Meezan/);
  await press(dialog.getByRole('button', { name: 'Pay to this account' }));
  await dialog.getByRole('region', { name: 'Your rupees need another account' }).waitFor({ state: 'detached' });
  await dialog.getByText('Completed', { exact: true }).first().waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  expect(await ordersOf(visit)).toEqual([orderId]);
  visit.expectNoErrors();
});
