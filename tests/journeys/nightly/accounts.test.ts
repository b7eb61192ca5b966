import { amount, select } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { joinEnvironment } from '../environment.ts';
import { call, openAddBank } from '../seller.ts';

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

const environment = joinEnvironment({ seller: { name: 'Hina Raza' } });

test('each payment method has its own fields, is saved and selected, and every account is there once', async () => {
  const visit = await environment.visit({ as: environment.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await amount(page, 'Amount to sell').type('750');
  for (const { method, bank, fields, shown, end } of ACCOUNTS) {
    const dialog = await openAddBank(visit, method);
    if (bank) await select(dialog, 'Bank').choose(bank);
    await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
    await dialog.getByText('Account holder name is required').waitFor();
    await dialog.getByLabel('Account holder name').fill('Hina Raza');
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
    await dialog.waitFor({ state: 'detached' });

    const chosen = page.getByRole('radio', { name: shown, checked: true });
    await chosen.waitFor();
    expect(await chosen.innerText()).toMatch(new RegExp(`•${end}$`, 'm'));
    expect(await amount(page, 'Amount to sell').value()).toBe('750');
  }
  expect(((await call(page, origin, '/bank/get')) as { banks: unknown[] }).banks).toHaveLength(ACCOUNTS.length);
  expect(await page.getByRole('radio').count()).toBe(ACCOUNTS.length);
  visit.expectNoErrors();
});
