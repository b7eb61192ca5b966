import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { payoutOf, PHONE, queuePayout, utr } from './desk.ts';
import { sticksOut } from './seller.ts';
import { openStage, type Stage } from './stage.ts';

const HEADER = 'orderId,name,method,bankName,accountNumber,iban,phoneNumber,nayapayId,amount,reference';
/** A number that no order has. */
const STRANGER = 'ffffffffffffffffffffffff';

let stage: Stage<'seller' | 'urdu' | 'admin'>;

beforeAll(async () => {
  stage = await openStage(
    {
      seller: { national: '3170000001', name: 'Hina Raza', account: true },
      urdu: { national: '3170000002', name: 'حنا رضا', account: true },
      admin: { national: '3170000003', name: 'Bilal Ahmed', isAdmin: true },
    },
    { PAYOUTS: 'desk' },
  );
});

afterAll(() => stage?.leave());

test('a batch goes to the bank as a file, and its answer completes the orders, line by line', async () => {
  const { admin, seller, urdu } = stage.people;
  const visit = await stage.visit({ as: admin });
  const { page, origin, press } = visit;
  const orders = [
    await queuePayout(origin, admin, seller, 300),
    await queuePayout(origin, admin, urdu, 250),
    await queuePayout(origin, admin, seller, 200),
  ];
  const [first = '', second = '', third = ''] = orders;
  await page.goto(`${origin}/dashboard/desk`);
  await press(page.getByRole('link', { name: 'Pay in a batch' }));
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  await page.getByText('Choose at least one payout first.').waitFor();
  const queue = page.getByRole('list', { name: 'Queue' });
  await press(queue.getByRole('checkbox').nth(0));
  await press(queue.getByRole('checkbox').nth(1));
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  const download = await downloading;
  await page.getByText('2 payouts are in the file').waitFor();
  await expectAccessible(page);
  expect(download.suggestedFilename()).toMatch(/^payouts-\d{8}-\d{4}\.csv$/);
  const bytes = await readFile(await download.path());
  // What tells a spreadsheet that Urdu names are UTF-8.
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

  await press(page.getByRole('link', { name: 'Import an answer' }));
  const lines = [
    `${first},${utr(1).toLowerCase()}`,
    `${second},${utr(2)}`,
    `${third},${utr(3)}`,
    `${STRANGER},${utr(4)}`,
  ];
  const answer = {
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`orderId,utr\r\n${lines.join('\r\n')}\r\n`),
  };
  await page.locator('input[type=file]').setInputFiles(answer);
  await press(page.getByRole('button', { name: 'Show what it would do' }));
  await page.getByRole('heading', { name: 'Nothing has changed yet' }).waitFor();
  const table = page.getByRole('table');
  expect(await table.getByText('Will be marked as paid').count()).toBe(2);
  expect(await table.getByText('Not in your hands').count()).toBe(1);
  expect(await table.getByText('No such order').count()).toBe(1);
  await expectAccessible(page);
  expect(await payoutOf(origin, admin, first)).toMatchObject({ status: 'claimed', utr: null });

  await press(page.getByRole('button', { name: 'Apply 2 lines' }));
  await page.getByRole('heading', { name: 'The answer was applied' }).waitFor();
  expect(await table.getByText('Marked as paid').count()).toBe(2);
  await expectAccessible(page);
  expect(await payoutOf(origin, admin, first)).toMatchObject({ status: 'completed', utr: utr(1) });
  expect(await payoutOf(origin, admin, second)).toMatchObject({ status: 'completed', utr: utr(2) });
  expect(await payoutOf(origin, admin, third)).toMatchObject({ status: 'queued', utr: null });

  // The same answer once more changes nothing.
  await press(page.getByRole('button', { name: 'Import another answer' }));
  await page.locator('input[type=file]').setInputFiles(answer);
  await press(page.getByRole('button', { name: 'Show what it would do' }));
  await page.getByRole('heading', { name: 'Nothing in it can be applied' }).waitFor();
  expect(await table.getByText('Was paid before').count()).toBe(2);
  visit.expectQuiet();
});

test('on a phone the lines of an answer are pasted, and nothing sticks out', async () => {
  const { admin, seller } = stage.people;
  const visit = await stage.visit({ ...PHONE, as: admin });
  const { page, origin, press } = visit;
  const orderId = await queuePayout(origin, admin, seller, 400);
  await page.goto(`${origin}/dashboard/desk`);
  await press(page.getByRole('link', { name: 'Pay in a batch' }));
  await press(page.getByRole('list', { name: 'Queue' }).getByRole('checkbox').last());
  await page.locator('[data-component=ActionBar]').getByText('1 payout', { exact: true }).waitFor();
  expect(await sticksOut(page)).toBe(false);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Export as CSV' }));
  await page.getByText('1 payout is in the file').waitFor();
  await press(page.getByRole('link', { name: 'Import an answer' }));
  await page.getByLabel('Or paste its lines').fill(`orderId,utr\n${orderId},${utr(10)}`);
  expect(await sticksOut(page)).toBe(false);
  await press(page.getByRole('button', { name: 'Show what it would do' }));
  await page.getByRole('heading', { name: 'Nothing has changed yet' }).waitFor();
  expect(await sticksOut(page)).toBe(false);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Apply 1 line' }));
  await page.getByRole('heading', { name: 'The answer was applied' }).waitFor();
  expect(await sticksOut(page)).toBe(false);
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(10) });
  visit.expectQuiet();
});
