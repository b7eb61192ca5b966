import { amount, select } from '@sarraf/ui/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { call, openAddBank } from './seller.ts';
import { startTestEnvironment, type TestEnvironment, type Visit } from './test-environment.ts';

const IBAN = 'PK36SCBL0000001123456702';

/** Input for each payment method (product.md R12), and the text of the account in the list. */
const ACCOUNTS: { method: string; bank?: string; fields: Record<string, string>; shown: string; end: string }[] = [
  {
    method: 'nayapay',
    fields: { 'NayaPay ID': 'hina@nayapay', 'Phone number': '0301 1234567' },
    shown: 'NayaPay',
    end: '4567',
  },
  { method: 'sadapay', fields: { 'Phone number': '03021234568' }, shown: 'SadaPay', end: '4568' },
  { method: 'easypaisa', fields: { 'Phone number': '03031234569' }, shown: 'Easypaisa', end: '4569' },
  { method: 'raast', fields: { 'Phone number': '03041234560', IBAN }, shown: 'Raast', end: '6702' },
  {
    method: 'bank',
    bank: 'allied',
    fields: { 'Account number': '1010001' },
    shown: 'Allied Bank Limited',
    end: '0001',
  },
  {
    method: 'bank',
    bank: 'standard_chartered',
    fields: { 'Account number': '1010002' },
    shown: 'Standard Chartered Bank',
    end: '0002',
  },
  {
    method: 'bank',
    bank: 'meezan',
    fields: { 'Phone number': '03051234561', 'Account number': '1010003' },
    shown: 'Meezan Bank',
    end: '0003',
  },
  { method: 'bank', bank: 'ubl', fields: { 'Account number': '1010004' }, shown: 'United Bank Limited', end: '0004' },
  {
    method: 'bank',
    bank: 'dubai_islamic',
    fields: { 'Phone number': '03061234562', 'Account number': '1010005' },
    shown: 'Dubai Islamic Bank',
    end: '0005',
  },
  {
    method: 'others',
    fields: { 'Account number': 'KMBL1010006', 'Bank name': 'Khushhali Bank' },
    shown: 'Khushhali Bank',
    end: '0006',
  },
];

/** Delay of the dialog's code, as on a slow network. */
const SLOW_CODE_MS = 1500;

let environment: TestEnvironment<'seller'>;
let visit: Visit;

beforeAll(async () => {
  environment = await startTestEnvironment({ seller: { national: '3040000001', name: 'Hina Raza' } });
  visit = await environment.visit({ as: environment.people.seller });
  await visit.page.goto(`${visit.origin}/dashboard`);
  await amount(visit.page, 'Amount to sell').type('750');
});

afterAll(() => environment?.close());

test.each(ACCOUNTS)('$shown has its own fields, is saved and selected', async (account) => {
  const { page, press } = visit;
  const dialog = await openAddBank(visit, account.method);
  if (account.bank) await select(dialog, 'Bank').choose(account.bank);
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.getByText('Account holder name is required').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Account holder name').fill('Hina Raza');
  for (const [label, text] of Object.entries(account.fields)) await dialog.getByLabel(label).fill(text);
  await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });

  const chosen = page.getByRole('radio', { name: account.shown, checked: true });
  await chosen.waitFor();
  expect(await chosen.innerText()).toMatch(new RegExp(`•${account.end}$`, 'm'));
  expect(await amount(page, 'Amount to sell').value()).toBe('750');
});

test('every account is there once, and typing in the dialog is not lost without a question', async () => {
  const { page, origin, press } = visit;
  expect(((await call(page, origin, '/bank/get')) as { banks: unknown[] }).banks).toHaveLength(ACCOUNTS.length);
  expect(await page.getByRole('radio').count()).toBe(ACCOUNTS.length);

  const dialog = await openAddBank(visit, 'easypaisa');
  await dialog.getByLabel('Account holder name').fill('Somebody');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
  await question.waitFor();
  await expectAccessible(page);
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
