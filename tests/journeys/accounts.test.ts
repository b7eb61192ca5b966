import { amount } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { joinEnvironment } from './environment.ts';
import { openAddBank } from './seller.ts';

/** Delay of the dialog's code, as on a slow network. */
const SLOW_CODE_MS = 1500;

const environment = joinEnvironment({ seller: { name: 'Hina Raza' } });

test('typing in the dialog is not lost without a question', async () => {
  const visit = await environment.visit({ as: environment.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await amount(page, 'Amount to sell').type('750');
  const dialog = await openAddBank(visit, 'easypaisa');
  await dialog.getByLabel('Account holder name').fill('Somebody');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
  await question.waitFor();
  await press(question.getByRole('button', { name: 'Discard' }));
  await dialog.waitFor({ state: 'detached' });
  expect(await amount(page, 'Amount to sell').value()).toBe('750');
  visit.expectNoErrors();
});

test('a double tap opens the dialog once, however slowly its code loads', async () => {
  const { page, origin, press, expectNoErrors } = await environment.visit({ as: environment.people.seller });
  await page.route(/\/AddBankDialog-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_CODE_MS));
    await route.continue();
  });
  await page.goto(`${origin}/dashboard`);
  const opener = page.getByRole('button', { name: 'Add New Bank' });
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await opener.dblclick();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await opener.waitFor();

  await opener.dblclick();
  await dialog.getByLabel('Account holder name').fill('Hina Raza');
  await dialog.getByLabel('NayaPay ID').fill('hina.two@nayapay');
  await dialog.getByLabel('Phone number').fill('03071234563');
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { checked: true }).waitFor();
  expect(await dialog.count()).toBe(0);
  expectNoErrors();
});
