import { select } from '@sarraf/ui/testing';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { call, callWith, createOrder, deposit, hasHorizontalOverflow, statusOf, waitUntil } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE, type Visit } from '../test-environment.ts';

const seller = { name: 'Hina Raza', nameVerified: true, account: true };
const environment = joinEnvironment({
  editor: seller,
  owner: seller,
  named: seller,
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

const cardOf = ({ page }: Visit, name: RegExp): Locator => page.getByRole('group', { name });

/** Opens the page of accounts from the profile. */
async function openAccounts(visit: Visit): Promise<void> {
  await visit.page.goto(`${visit.origin}/dashboard/profile`);
  await visit.press(visit.page.getByRole('link', { name: 'Payout accounts' }));
  await visit.page.getByRole('heading', { name: 'Payout accounts', level: 1 }).waitFor();
}

test('an account is edited while an order is open: the order is paid to the account as it was', async () => {
  const visit = await environment.visit({ as: environment.people.editor, ...PHONE });
  const { page, press } = visit;
  await page.goto(`${visit.origin}/dashboard`);
  const orderId = await createOrder(visit, '500');

  await openAccounts(visit);
  const card = cardOf(visit, /NayaPay ••••4321/);
  await card.getByText(/^The name you typed is the same as your verified name/).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await press(card.getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit account' });
  await select(dialog, 'Payment method').choose('raast');
  const iban = dialog.getByLabel('IBAN');
  await iban.pressSequentially('PK36SCBL000000112345670');
  await dialog.getByText('23 of 24').waitFor();
  await iban.press('3');
  await dialog.getByText(/^The check digits do not fit this number/).waitFor();
  await iban.press('Backspace');
  await iban.press('2');
  await dialog.getByText('No typing mistake found in this IBAN.').waitFor();
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.waitFor({ state: 'detached' });
  await cardOf(visit, /Raast ••••6702/).waitFor();
  expect(await cardOf(visit, /NayaPay/).count()).toBe(0);

  await deposit(visit, orderId);
  await waitUntil('the order is paid out', async () => (await statusOf(visit, orderId)) === 'completed');
  await page.goto(`${visit.origin}/dashboard/history`);
  await page
    .getByText(/NayaPay/)
    .first()
    .waitFor();
  expect(await page.getByText(/Raast/).count()).toBe(0);
  visit.expectNoErrors();
});

test('an account is not deleted while an order is to be paid to it, and is afterwards', async () => {
  const visit = await environment.visit({ as: environment.people.owner });
  const { page, press } = visit;
  await page.goto(`${visit.origin}/dashboard`);
  const orderId = await createOrder(visit, '500');

  const remove = async () => {
    await press(cardOf(visit, /NayaPay/).getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };
  await openAccounts(visit);
  await remove();
  await page.getByText('This account cannot be deleted yet').waitFor();
  await press(page.getByRole('link', { name: 'See the order' }));
  const details = page.getByRole('dialog');
  await details.waitFor();
  expect(await details.innerText()).toContain(orderId);

  await call(page, visit.origin, `/sell/orders/${orderId}/cancel`, { method: 'POST' });
  await openAccounts(visit);
  await remove();
  await page.getByText('No account yet').waitFor();
  await page.goto(`${visit.origin}/dashboard/history`);
  await page.getByText('••••4321').first().waitFor();
  visit.expectNoErrors(/409/);
});

test('an account in another name is saved with a warning, or refused at the name, as the operator wants', async () => {
  const { named, admin } = environment.people;
  const visit = await environment.visit({ as: named });
  const { page, press } = visit;
  await openAccounts(visit);
  const add = async (phone: string) => {
    await press(page.getByRole('button', { name: 'Add account' }));
    const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
    await select(dialog, 'Payment method').choose('easypaisa');
    await dialog.getByLabel('Account holder name').fill('Hina Raza');
    await dialog.getByLabel('Phone number').fill(phone);
    await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
    return dialog;
  };
  await (await add('03451110007')).waitFor({ state: 'detached' });
  const warned = cardOf(visit, /Easypaisa ••••0007/);
  await warned.getByText(/^Not your verified name, Hina Raza/).waitFor();
  expect(await warned.innerText()).toContain('TARIQ MEHMOOD');

  const body = JSON.stringify({ value: 2 });
  await callWith(admin.token, visit.origin, '/settings/title_check', { method: 'PUT', body });
  const dialog = await add('03461110007');
  await dialog.getByText(/in the name of TARIQ MEHMOOD. Your verified name is Hina Raza/).waitFor();
  expect(await dialog.getByLabel('Phone number').inputValue()).toBe('03461110007');
  await dialog.getByLabel('Phone number').fill('03461112223');
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });
  const saved = cardOf(visit, /Easypaisa ••••2223/);
  await press(saved.getByRole('button', { name: 'Make default' }));
  await saved.getByText('Default', { exact: true }).waitFor();
  await page.goto(`${visit.origin}/dashboard`);
  await page.getByRole('radio', { name: 'Easypaisa', checked: true }).waitFor();
  visit.expectNoErrors(/400/);
});
