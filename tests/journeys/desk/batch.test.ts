import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { payoutOf, queuePayout, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

const HEADER = 'orderId,name,method,bankName,accountNumber,iban,phoneNumber,nayapayId,amount,reference';
/** Id of an order that does not exist. */
const UNKNOWN = 'ffffffffffffffffffffffff';

const utr = utrsOf('batch');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  urdu: { name: 'حنا رضا', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

test('a batch goes to the bank as a file, and its answer completes the orders, line by line', async () => {
  const { admin, seller, urdu } = environment.people;
  const visit = await environment.visit({ as: admin });
  const { page, origin, press } = visit;
  const orders = [
    await queuePayout(origin, admin, seller, 300),
    await queuePayout(origin, admin, urdu, 250),
    await queuePayout(origin, admin, seller, 200),
  ];
  const [first = '', second = '', third = ''] = orders;
  await page.goto(`${origin}/dashboard/desk`);
  await press(page.getByRole('link', { name: 'Export batch' }));
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  await page.getByText('Select at least one payout.').waitFor();
  const queue = page.getByRole('list', { name: 'Queue' });
  await press(queue.getByRole('checkbox').nth(0));
  await press(queue.getByRole('checkbox').nth(1));
  const downloading = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  const download = await downloading;
  await page.getByText('2 payouts exported').waitFor();
  expect(download.suggestedFilename()).toMatch(/^payouts-\d{8}-\d{4}\.csv$/);
  const bytes = await readFile(await download.path());
  // The byte order mark, by which a spreadsheet detects UTF-8 for the Urdu names.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...rows] = bytes.subarray(3).toString().trimEnd().split('\r\n');
  expect(header).toBe(HEADER);
  expect(rows.map((row) => row.split(',').slice(0, 3))).toEqual([
    [first, 'Hina Raza', 'nayapay'],
    [second, 'حنا رضا', 'nayapay'],
  ]);
  for (const [at, orderId] of [first, second].entries()) {
    const { amount, status } = (await payoutOf(origin, admin, orderId)) ?? {};
    expect(status).toBe('claimed');
    expect(rows[at]?.split(',').slice(-3)).toEqual(['hina@nayapay', amount, orderId]);
  }
  expect(await payoutOf(origin, admin, third)).toMatchObject({ status: 'queued' });

  await press(page.getByRole('link', { name: 'Import results' }));
  const lines = [
    `${first},${utr(1).toLowerCase()}`,
    `${second},${utr(2)}`,
    `${third},${utr(3)}`,
    `${UNKNOWN},${utr(4)}`,
  ];
  const answer = {
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`orderId,utr\r\n${lines.join('\r\n')}\r\n`),
  };
  await page.locator('input[type=file]').setInputFiles(answer);
  await press(page.getByRole('button', { name: 'Preview results' }));
  await page.getByRole('heading', { name: 'Preview: nothing has changed yet' }).waitFor();
  const table = page.getByRole('table');
  expect(await table.getByText('Will be marked as paid').count()).toBe(2);
  expect(await table.getByText('Not assigned to you').count()).toBe(1);
  expect(await table.getByText('Order not found').count()).toBe(1);
  expect(await payoutOf(origin, admin, first)).toMatchObject({ status: 'claimed', utr: null });

  await press(page.getByRole('button', { name: 'Apply 2 lines' }));
  await page.getByRole('heading', { name: 'Results applied' }).waitFor();
  expect(await table.getByText('Marked as paid').count()).toBe(2);
  expect(await payoutOf(origin, admin, first)).toMatchObject({ status: 'completed', utr: utr(1) });
  expect(await payoutOf(origin, admin, second)).toMatchObject({ status: 'completed', utr: utr(2) });
  expect(await payoutOf(origin, admin, third)).toMatchObject({ status: 'queued', utr: null });

  // Importing the same answer again changes nothing.
  await press(page.getByRole('button', { name: 'Import another file' }));
  await page.locator('input[type=file]').setInputFiles(answer);
  await press(page.getByRole('button', { name: 'Preview results' }));
  await page.getByRole('heading', { name: 'No line can be applied' }).waitFor();
  expect(await table.getByText('Already paid').count()).toBe(2);
  visit.expectNoErrors();
});

test('on a phone the lines of an answer are pasted, and nothing sticks out', async () => {
  const { admin, seller } = environment.people;
  const visit = await environment.visit({ ...PHONE, as: admin });
  const { page, origin, press } = visit;
  const orderId = await queuePayout(origin, admin, seller, 400);
  await page.goto(`${origin}/dashboard/desk`);
  await press(page.getByRole('link', { name: 'Export batch' }));
  await press(page.getByRole('list', { name: 'Queue' }).getByRole('checkbox').last());
  await page.locator('[data-component=ActionBar]').getByText('1 payout', { exact: true }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  await page.getByText('1 payout exported').waitFor();
  await press(page.getByRole('link', { name: 'Import results' }));
  await page.getByLabel('Or paste the lines').fill(`orderId,utr\n${orderId},${utr(10)}`);
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await press(page.getByRole('button', { name: 'Preview results' }));
  await page.getByRole('heading', { name: 'Preview: nothing has changed yet' }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await press(page.getByRole('button', { name: 'Apply 1 line' }));
  await page.getByRole('heading', { name: 'Results applied' }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(10) });
  visit.expectNoErrors();
});
