import { amount, radioList } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { openDesk, queuePayout, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { createOrder, hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

const BLOCKED_MESSAGE = 'Your account cannot sell at the moment. Write to support@sarraf.example.';

const utr = utrsOf('blocked');

const environment = joinEnvironment({
  seller: { national: '3160000001', name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

test('a blocked seller can read everything and sell nothing; an open sale completes, and an unblocked seller sells again', async () => {
  const { seller, admin } = environment.people;
  const desk = await environment.visit({ as: admin });
  const { page, origin, press } = desk;
  await queuePayout(origin, admin, seller);

  await page.goto(`${origin}/dashboard/desk?tab=users`);
  await page.getByLabel('Search').fill('3160000001');
  await page.getByLabel('Search').press('Enter');
  await page.waitForURL(/search=3160000001/);
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect.poll(() => card.count()).toBe(1);
  await card.getByText('Hina Raza').waitFor();
  await press(card.getByRole('button', { name: 'Block', exact: true }));
  const question = page.getByRole('dialog', { name: 'Block this user?' });
  await press(question.getByRole('button', { name: 'Block' }));
  await question.getByText('Enter the reason').waitFor();
  await question.getByLabel('Reason').fill('Account of somebody else');
  await press(question.getByRole('button', { name: 'Block' }));
  await question.waitFor({ state: 'detached' });
  await card.getByText('Blocked', { exact: true }).waitFor();
  await card.getByText('Account of somebody else').waitFor();

  const sale = await environment.visit({ ...PHONE, as: seller });
  await sale.page.goto(`${origin}/dashboard/profile`);
  await sale.page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  await sale.page.goto(`${origin}/dashboard/history`);
  await sale.page.getByRole('button', { name: /In process/i }).waitFor();
  await sale.page.goto(`${origin}/dashboard`);
  await amount(sale.page, 'Amount to sell').type('500');
  await sale.press(sale.page.getByRole('button', { name: 'Continue to Network Selection' }));
  await radioList(sale.page).choose('TRC20');
  await sale.press(sale.page.getByRole('button', { name: 'Sell Now' }));
  await sale.page.getByText(BLOCKED_MESSAGE).waitFor();
  expect(await hasHorizontalOverflow(sale.page)).toBe(false);
  sale.expectNoErrors(/403 \(Forbidden\)/);

  // The sale from before the block is still paid.
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  await utrField(page).fill(utr(1));
  await utrField(page).press('Enter');
  await page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  await sale.page.goto(`${origin}/dashboard/history`);
  await sale.page.getByRole('button', { name: /Completed/i }).waitFor();

  await page.goto(`${origin}/dashboard/desk?tab=users&search=3160000001`);
  await press(card.getByRole('button', { name: 'Unblock' }));
  const back = page.getByRole('dialog', { name: 'Unblock this user?' });
  await press(back.getByRole('button', { name: 'Unblock' }));
  await back.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Block', exact: true }).waitFor();
  desk.expectNoErrors();
  await sale.page.goto(`${origin}/dashboard`);
  await createOrder(sale, '500');
  sale.expectNoErrors(/403 \(Forbidden\)/);
});
