import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { fillWallet, payoutSlip, queuePayout, utrField } from '../desk.ts';
import { joinEnvironment } from '../desk/environment.ts';
import { hasHorizontalOverflow } from '../seller.ts';
import { PHONE } from '../test-environment.ts';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  saver: { name: 'Usman Tariq', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Pages of an administrator, with the heading of each. */
const PAGES = [
  ['/dashboard/stats', 'Sarraf Exchange'],
  ['/dashboard/settings', 'App Settings'],
  ['/dashboard/desk', 'Desk'],
  ['/dashboard/desk?batch=export', 'Desk'],
  ['/dashboard/desk?batch=import', 'Desk'],
  ['/dashboard/desk?tab=exceptions', 'Desk'],
  ['/dashboard/desk?tab=withdrawals', 'Desk'],
  ['/dashboard/desk?tab=users', 'Desk'],
  ['/dashboard/desk?tab=reconciliation', 'Desk'],
  ['/dashboard/desk?tab=reconciliation&books=rupees', 'Desk'],
  ['/dashboard/desk?tab=reconciliation&books=rupees&statement=import', 'Desk'],
  ['/dashboard/desk?tab=operations', 'Desk'],
  ['/dashboard/history', 'History'],
  ['/dashboard/accounts', 'Payout accounts'],
  ['/dashboard/profile', 'Profile'],
] as const;

test.each([
  ['in the dark on a laptop', { colorScheme: 'dark' as const }],
  ['in the light on a phone', PHONE],
])('every page of an administrator is accessible %s', async (_, options) => {
  const { admin, seller, saver } = environment.people;
  const { origin } = environment.server;
  await queuePayout(origin, admin, seller);
  await fillWallet(origin, saver, 40);
  const visit = await environment.visit({ ...options, as: admin });
  const { page } = visit;
  for (const [path, heading] of PAGES) {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    expect(await hasHorizontalOverflow(page), path).toBe(false);
  }
  visit.expectNoErrors();
});

test('the dialogs and forms that an administrator opens are accessible', async () => {
  const { admin, seller } = environment.people;
  const { origin } = environment.server;
  await queuePayout(origin, admin, seller);
  const visit = await environment.visit({ as: admin });
  const { page, press } = visit;
  const asks = async (role: 'dialog' | 'alertdialog', name: string) => {
    await page.getByRole(role, { name }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole(role, { name }).waitFor({ state: 'detached' });
  };

  await page.goto(`${origin}/dashboard/desk`);
  await page.getByRole('heading', { name: 'Queue' }).waitFor();
  await press(page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  await utrField(page).press('Enter');
  await page.getByText('Enter the UTR').waitFor();
  await expectAccessible(page);
  await press(payoutSlip(page).getByRole('button', { name: 'Mark as failed' }));
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);

  await page.goto(`${origin}/dashboard/settings`);
  await press(page.getByRole('button', { name: 'Edit prices' }));
  await page.getByRole('group', { name: 'Range 2', exact: true }).getByLabel('Price of 1 USDT').fill('305.5');
  await page.getByRole('heading', { name: 'What changes for sellers' }).waitFor();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Save price ranges' }));
  await asks('alertdialog', 'Change by more than 5%?');
  await press(page.getByRole('button', { name: 'Help' }));
  await asks('dialog', 'Help & Support');
  expect(await page.getByRole('dialog').count()).toBe(0);
  visit.expectNoErrors();
});
