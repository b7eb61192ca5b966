import { amount, confirmDialog, radioList, select, slip, switchRow } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { addNayaPay, createOrder, deposit, completeSignup, openAddBank, waitForResult, signIn } from '../seller.ts';
import { joinEnvironment } from '../desk/environment.ts';
import type { Visit } from '../test-environment.ts';
import { staleTexts, translate } from '../translator.ts';

const utr = utrsOf('translated');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
  settler: { name: 'Omar Sheikh', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

/** Opens a page, and translates it once it shows this heading. */
async function openTranslated(
  role: keyof typeof environment.people | null,
  path: string,
  heading: string,
): Promise<Visit> {
  const visit = await environment.visit(role === null ? {} : { as: environment.people[role] });
  await visit.page.goto(visit.origin + path);
  await visit.page.getByRole('heading', { name: heading }).first().waitFor();
  await visit.page.waitForLoadState('networkidle');
  await translate(visit.page);
  return visit;
}

const timeLeft = (page: Page): Promise<string> => page.getByRole('timer').first().innerText();

/** Waits until the visible countdown changes. */
async function expectCountdownRuns(page: Page): Promise<void> {
  const before = await timeLeft(page);
  await expect.poll(() => timeLeft(page)).not.toBe(before);
}

test('a stranger signs up and adds an account on a translated page', async () => {
  const visit = await openTranslated(null, '/login', 'Log in or sign up');
  const { page, press } = visit;
  await signIn(visit, '3120000009');
  await completeSignup(visit, '3120000009');
  await amount(page, 'Amount to sell').type('500');
  await amount(page, 'Amount to sell').type('');
  const dialog = await openAddBank(visit, 'bank');
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.getByText('Account holder name is required').waitFor();
  await dialog.getByLabel('Account holder name').fill('Hina');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Discard' }));
  await dialog.waitFor({ state: 'detached' });
  await addNayaPay(visit);
  expect(await staleTexts(page)).toEqual([]);
  visit.expectNoErrors();
});

test('every step of a sale works on a translated page, and changes are visible', async () => {
  const visit = await openTranslated('seller', '/dashboard', 'Home');
  const { page, press } = visit;
  const selling = amount(page, 'Amount to sell');
  await selling.type('50');
  const little = await slip(page).value("You'll Receive");
  await selling.type('500');
  const much = await slip(page).value("You'll Receive");
  expect(much).not.toBe(little);
  await selling.type('');
  await createOrder(visit, '500');
  expect(await slip(page).value("You'll Receive")).toBe(much);

  for (const name of ['Link', 'Amount', 'Address only']) {
    const form = page.getByRole('radio', { name, exact: true });
    await press(form);
    await expect.poll(() => form.getAttribute('aria-checked')).toBe('true');
  }
  await expectCountdownRuns(page);
  await press(page.getByRole('button', { name: 'Copy address' }));
  const warning = page.getByRole('alertdialog', { name: /^Send on .* only$/ });
  await press(warning.getByRole('button', { name: 'Copy address' }));
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor({ state: 'attached' });

  await press(page.getByRole('button', { name: 'Cancel order' }));
  await confirmDialog(page, 'Cancel this order?').press('Cancel order');
  await waitForResult(page, 'Transaction Cancelled');
  await press(page.getByRole('button', { name: 'Start New Transaction' }));
  const paid = await createOrder(visit, '250');
  await deposit(visit, paid, 100);
  await page.getByText(/150/).first().waitFor();
  await expectCountdownRuns(page);
  await deposit(visit, paid, 150);
  await waitForResult(page, 'Transaction In Process');

  const desk = await openTranslated('admin', '/dashboard/desk', 'Queue');
  await desk.page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await desk.press(desk.page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(desk.page).getByText('Claimed by you').waitFor();
  await utrField(desk.page).fill('x');
  await desk.page.keyboard.press('Enter');
  await desk.page.getByText('A UTR has 6 to 40 letters').waitFor();
  await utrField(desk.page).fill(utr(1));
  await desk.page.keyboard.press('Enter');
  await desk.page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  for (const tab of ['Exceptions', 'Withdrawals', 'Users', 'Reconciliation', 'Payouts']) {
    await desk.press(desk.page.getByRole('link', { name: new RegExp(`^${tab}`) }));
    await desk.page.getByRole('heading', { name: 'Desk', level: 1 }).waitFor();
  }
  expect(await staleTexts(desk.page)).toEqual([]);
  desk.expectNoErrors();

  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('UTR number')).toBe(utr(1));

  await press(page.getByRole('button', { name: 'Start New Transaction' }));
  await createOrder(visit, '200');
  await press(page.getByRole('link', { name: 'History' }));
  await press(page.getByRole('button', { name: 'Leave' }));
  await press(page.getByRole('button', { name: /Pending/ }));
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await expectCountdownRuns(page);
  await press(details.getByRole('button', { name: 'Show QR code' }));
  await page
    .getByRole('dialog', { name: 'Pay this order' })
    .getByRole('img', { name: /QR code/ })
    .waitFor();
  await page.goBack();
  await page.goBack();
  await details.waitFor({ state: 'detached' });

  await press(page.getByRole('link', { name: 'Profile' }));
  await page.getByText('Total Volume').waitFor();
  await switchRow(page, 'Data saver').toggle();
  await press(page.getByRole('main').getByRole('button', { name: 'Help & Support' }));
  await page.getByRole('dialog', { name: 'Help & Support' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await staleTexts(page)).toEqual([]);
  visit.expectNoErrors();
});

test('an administrator changes settings on a translated page', async () => {
  const visit = await openTranslated('settler', '/dashboard/settings', 'Audit log');
  const { page, press } = visit;
  await press(page.getByRole('button', { name: 'Edit Minimum sale' }));
  await page.getByRole('textbox', { name: 'New value' }).fill('');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('textbox', { name: 'New value' }).fill('120');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Minimum sale saved').waitFor();
  // Removes the message.
  await press(page.getByRole('button', { name: 'Edit Minimum sale' }));
  await press(page.getByRole('button', { name: 'Cancel' }));
  await press(page.getByRole('button', { name: 'Edit prices' }));
  const second = page.getByRole('group', { name: 'Range 2', exact: true });
  await second.getByLabel('Price of 1 USDT').fill('305.5');
  await page.getByText('From 250, below 512 USDT').waitFor();
  await press(page.getByRole('button', { name: 'Save price ranges' }));
  await confirmDialog(page, 'Change by more than 5%?').press('Save change');
  await page.getByText('Price ranges saved.').waitFor();
  await press(page.getByRole('link', { name: 'Dashboard' }).first());
  await page.getByText('Total Received').waitFor();
  await select(page, 'Period').choose('week');
  await radioList(page).choose('Table');
  await page.getByRole('columnheader').first().waitFor();
  expect(await staleTexts(page)).toEqual([]);
  visit.expectNoErrors();
});
