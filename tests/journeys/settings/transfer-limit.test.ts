import { amount } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { callWith, openAddBank } from '../seller.ts';
import { joinEnvironment } from './environment.ts';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza' },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

test('the title of a new account is shown, and an amount that one transfer cannot carry is refused with the figure', async () => {
  const { seller, admin } = environment.people;
  const { origin } = environment.server;
  const body = JSON.stringify({ value: 100_000 });
  await callWith(admin.token, origin, '/settings/max_per_transfer_easypaisa', { method: 'PUT', body });
  const visit = await environment.visit({ as: seller, viewport: { width: 360, height: 640 } });
  const { page, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const dialog = await openAddBank(visit, 'easypaisa');
  await dialog.getByLabel('Account holder name').fill('Hina Raza');
  await dialog.getByLabel('Phone number').fill('03031234569');
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });
  const account = page.getByRole('radio', { name: 'Easypaisa' });
  await account.waitFor();
  expect(await account.isChecked()).toBe(true);
  expect(await account.innerText()).toContain('At the bank: HINA RAZA');

  await amount(page, 'Amount to sell').type('500');
  const refusal = 'Easypaisa carries at most Rs. 1,00,000 in one transfer. Choose another account or sell less.';
  await page.getByText(refusal).first().waitFor();
  await account.getByText('At most Rs. 1,00,000 in one transfer').waitFor();
  const proceed = page.getByRole('button', { name: 'Continue to Network Selection' });
  expect(await proceed.isDisabled()).toBe(true);
  await amount(page, 'Amount to sell').type('300');
  await page.getByText(refusal).first().waitFor({ state: 'detached' });
  expect(await proceed.isEnabled()).toBe(true);
  visit.expectNoErrors();
});
