import { readFileSync } from 'node:fs';
import { select, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { decimal, parseCsv } from '@sarraf/domain';
import { pagesOf } from '../../support/pdf-pages.ts';
import { call, createOrder, deposit, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

const environment = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

test('a seller finds an order, comes back to the filter, and the file of the statement adds up to the history', async () => {
  const visit = await environment.visit({ as: environment.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  for (const amount of ['500', '120']) {
    await deposit(visit, await createOrder(visit, amount));
    await waitForResult(page, 'Transaction Completed');
    await press(page.getByRole('button', { name: 'Start New Transaction' }));
  }
  const { banks } = (await call(page, origin, '/bank/get')) as { banks: { _id: string }[] };
  const body = JSON.stringify({ amount: 200, networkId: 'trc20', bankAccountId: banks[0]?._id });
  const { orderId } = (await call(page, origin, '/sell/create-order', { method: 'POST', body })) as { orderId: string };
  await call(page, origin, `/sell/orders/${orderId}/cancel`, { method: 'POST' });

  await page.goto(`${origin}/dashboard/history`);
  await select(page, 'Status').choose('cancelled');
  await page.getByText('1 order matches').waitFor();
  await page.getByRole('textbox', { name: 'Search' }).fill(orderId.slice(-8));
  await page.waitForURL(`${origin}/dashboard/history?status=cancelled&search=${orderId.slice(-8)}`);
  await press(page.getByRole('button', { name: /Cancelled/ }));
  expect(await slip(page).value('Order ID')).toBe(orderId);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('1 order matches').waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('cancelled');
  await press(page.getByRole('link', { name: 'Profile' }).first());
  await page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  await page.goBack();
  await page.getByText('1 order matches').waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('cancelled');
  await page.getByRole('textbox', { name: 'Search' }).fill('no-such-order');
  await page.getByText('Search for another word').waitFor();
  await press(page.getByRole('button', { name: 'Clear filters' }));
  await page.waitForURL(`${origin}/dashboard/history`);
  // The fields are new ones, and the focus is in the first.
  await page.locator('input[name=search]:focus').waitFor();

  await select(page, 'Status').choose('completed');
  await page.getByText('2 orders match').waitFor();
  await press(page.getByRole('link', { name: 'Statement' }));
  await page.getByText('Rupees received').waitFor();
  // Back undoes a choice of days, also after days that no statement has.
  await select(page, 'Period').choose('last-month');
  await page.getByText('No sale was paid in these days').waitFor();
  await page.getByLabel('First day').fill('2020-01-01');
  await page.getByText('Choose other days to see a statement.').waitFor();
  await page.goBack();
  await page.getByText('Rupees received').waitFor();
  expect(await page.getByLabel('Period').inputValue()).toBe('this-tax-year');
  const downloading = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download CSV' }));
  const path = await (await downloading).path();
  const [head, ...rows] = parseCsv(readFileSync(path, 'utf8'));
  const at = head?.cells.indexOf('Rupees') ?? -1;
  const sum = rows.reduce((total, { cells }) => total.plus(cells[at] ?? ''), decimal(0));
  const { data } = (await call(page, origin, '/history/1/100?status=completed', { method: 'POST' })) as {
    data: { net_amount: number }[];
  };
  expect(rows).toHaveLength(2);
  expect(sum.toString()).toBe(data.reduce((total, order) => total.plus(order.net_amount), decimal(0)).toString());

  // Landscape, since the rows need the width; the sums fill the first sheet.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await press(page.getByRole('button', { name: 'Print' }));
  await page.locator('[data-print-slip]').waitFor({ state: 'attached' });
  const { count, width, height } = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect([count, Math.round(width), Math.round(height)]).toEqual([2, 842, 595]);

  await press(page.getByRole('main').getByRole('link', { name: 'History' }));
  await page.waitForURL(`${origin}/dashboard/history?status=completed`);
  visit.expectNoErrors();
});
