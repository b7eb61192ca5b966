import { readFile } from 'node:fs/promises';
import { karachiDay } from '@sarraf/domain';
import { radioList, select } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { payoutOf, queuePayout, utrsOf } from '../desk.ts';
import { callWith, hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

const utr = utrsOf('bank-statement');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Today in Karachi, as a bank writes it. */
function bankDay(): string {
  const [year = '', month = '', day = ''] = karachiDay(Date.now()).split('-');
  return `${day}/${month}/${year}`;
}

/** A CSV file of a bank with remarks above its headings. */
const statement = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Statement of account,0123456789',
      'Posting date,Narration,Transaction ID,Withdrawal,Deposit,Running balance',
      ...lines,
      '',
    ].join('\r\n'),
  ),
});

/** Creates a paid order and pays its rupees at the desk, by the API. Resolves to the amount. */
async function payOut(origin: string, amount: number, reference: string): Promise<string> {
  const { admin, seller } = environment.people;
  const orderId = await queuePayout(origin, admin, seller, amount);
  const act = (name: string, body: object) =>
    callWith(admin.token, origin, `/admin/payouts/${orderId}/${name}`, { method: 'POST', body: JSON.stringify(body) });
  await act('claim', {});
  await act('paid', { utr: reference });
  const payout = await payoutOf(origin, admin, orderId);
  expect(payout).toMatchObject({ status: 'completed', utr: reference });
  return payout?.amount ?? '';
}

test('a statement of the bank is imported: the books agree, then one debit is unknown until it is explained', async () => {
  const { admin } = environment.people;
  const visit = await environment.visit({ as: admin });
  const { page, origin, press } = visit;
  const [first, second] = [await payOut(origin, 300, utr(21)), await payOut(origin, 200, utr(22))];
  const day = bankDay();
  const left = 5_000_000 - Number(first);
  const closing = left - Number(second);

  await page.goto(`${origin}/dashboard/desk?tab=reconciliation`);
  await radioList(page).choose('Rupees');
  await page.getByRole('heading', { name: 'No bank statement yet' }).waitFor();
  await press(page.getByRole('link', { name: 'Import statement' }));
  const agreeing = statement(
    'hbl.csv',
    `${day},Funds transfer,${utr(21)},"${first}",,${left.toFixed(2)}`,
    `${day},Funds transfer ${utr(22)},,${second},,${closing.toFixed(2)}`,
  );
  await page.locator('input[type=file]').setInputFiles(agreeing);
  await press(page.getByRole('button', { name: 'Check statement' }));

  // The columns of this bank are unknown: they are guessed from their headings, and saved.
  await page.getByRole('heading', { name: 'Which column holds what?' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Reference' }).inputValue()).toBe('Transaction ID');
  expect(await page.getByRole('combobox', { name: /^Debit/ }).inputValue()).toBe('Withdrawal');
  await press(page.getByRole('button', { name: 'Save columns and check' }));
  await page.getByRole('heading', { name: 'Preview: nothing is stored yet' }).waitFor();
  await page.getByRole('button', { name: 'Import statement' }).dblclick();
  await page.getByRole('heading', { name: 'Statement imported' }).waitFor();
  await press(page.getByRole('link', { name: 'Back to the rupees' }).last());
  await page.getByText(/^The bank and our books agree up to \d+ \w+ \d{4}$/).waitFor();

  // The next file repeats a line, and has a debit that the books do not know.
  await press(page.getByRole('link', { name: 'Import statement' }));
  const odd = statement(
    'hbl-2.csv',
    `${day},Funds transfer ${utr(22)},,${second},,${closing.toFixed(2)}`,
    `${day},Cheque,CHQ-000123,"25,000.00",,${(closing - 25_000).toFixed(2)}`,
  );
  await page.locator('input[type=file]').setInputFiles(odd);
  await press(page.getByRole('button', { name: 'Check statement' }));
  await page.getByRole('heading', { name: 'Preview: nothing is stored yet' }).waitFor();
  await press(page.getByRole('button', { name: 'Import statement' }));
  await press(page.getByRole('link', { name: 'See 1 open entry' }));
  await page.getByText(/^1 entry up to .+ needs your attention$/).waitFor();
  await page.getByText('The bank shows that Rs. 25,000 more left the account than our books say.').waitFor();
  await press(page.getByRole('link', { name: /^Unknown debit/ }));
  await page.getByRole('heading', { name: 'Unknown debit' }).waitFor();
  await page.reload();
  await page.getByText('CHQ-000123').waitFor();
  await press(page.getByRole('button', { name: /^Explain/ }));
  const dialog = page.getByRole('dialog', { name: 'Explain this entry' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Rent of the office');
  await press(dialog.getByRole('button', { name: 'Explain' }));
  await page.getByText('Rent of the office').waitFor();
  await page.getByText(/^The bank and our books agree up to/).waitFor();

  const downloading = page.waitForEvent('download');
  await select(page, 'Period').choose('this-month');
  await press(page.getByRole('button', { name: 'Download CSV' }));
  const report = await downloading;
  expect(report.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await report.path(), 'utf8')).toContain('section,item,count,usdt,rupees');

  await page.goto(`${origin}/dashboard/settings`);
  await page.getByText('Transaction ID').first().waitFor();
  await page.getByRole('link', { name: 'Explained bank statement entry of Rs. 25,000' }).waitFor();
  visit.expectNoErrors();
});

test('on a phone the faults of a file are named by line, and nothing sticks out', async () => {
  const { admin } = environment.people;
  const visit = await environment.visit({ ...PHONE, as: admin });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard/desk?tab=reconciliation&books=rupees&statement=import`);
  const faulty = statement('hbl-3.csv', '31/02/2026,Cheque,CHQ-1,1,,1', `${bankDay()},Cheque,CHQ-2,1o,,1`);
  await page.locator('input[type=file]').setInputFiles(faulty);
  await press(page.getByRole('button', { name: 'Check statement' }));
  await page.getByText('2 lines cannot be read').first().waitFor();
  await page.getByText('Line 3', { exact: true }).waitFor();
  await page.getByText('Line 4', { exact: true }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await page.goto(`${origin}/dashboard/desk?tab=reconciliation&books=rupees&lines=all`);
  await page.getByRole('heading', { name: 'All entries' }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  // The 400 of the faulty file.
  visit.expectNoErrors(/400 \(Bad Request\)/);
});
