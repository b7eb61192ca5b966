import { SEARCH_DELAY_MS } from '@sarraf/domain';
import { radioList, select, table } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { call, createOrder, deposit, waitForResult, signIn } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';
import { SERVER_GONE } from '../test-environment.ts';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  other: { name: 'Usman Tariq', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Part of the reply that the page is compared with. */
interface Reply {
  data: {
    metrics: {
      totalUsers: number;
      verifiedUsers: number;
      totalReceived: number;
      totalSell: number;
      totalSellUsers: number;
    };
    chartData: { date: string; transactions: number; users: number }[];
    activities: { user: string; amount: number; status: string }[];
  };
}

/** Names in the rows of the activities, once they are loaded. */
async function listedNames(page: Page): Promise<string[]> {
  const rows = await table(page, 'Recent Activities').rows();
  return rows.map(([name = '']) => name);
}

const card = (page: Page, label: string): Promise<string> =>
  page.locator('[data-component=MetricCard]', { hasText: label }).innerText();

test('an administrator reads the statistics: the page shows the figures of the API, and the URL keeps period and search', async () => {
  const selling = await environment.visit({ as: environment.people.seller });
  await selling.page.goto(`${selling.origin}/dashboard`);
  await deposit(selling, await createOrder(selling, '500'));
  await waitForResult(selling.page, 'Transaction Completed');
  const waiting = await environment.visit({ as: environment.people.other });
  await waiting.page.goto(`${waiting.origin}/dashboard`);
  await createOrder(waiting, '120.5');

  const visit = await environment.visit();
  const { page, origin, press } = visit;
  // The page that was requested before the login, with its query.
  await page.goto(`${origin}/dashboard/stats?dateFilter=week&search=hina`);
  await signIn(visit, environment.people.admin.national);
  await page.getByRole('heading', { name: 'Platform Statistics' }).waitFor();
  const period = select(page, 'Period');
  const search = page.getByRole('textbox', { name: 'Search activities' });
  const address = (query: string) => page.waitForURL(`${origin}/dashboard/stats${query}`);
  await address('?dateFilter=week&search=hina');
  expect([await period.value(), await search.inputValue()]).toEqual(['week', 'hina']);
  expect(await listedNames(page)).toEqual(['Hina Raza']);

  // A link leads to the page without a query, and the fields are reset.
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await address('');
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(() => listedNames(page)).toEqual(['Usman Tariq', 'Hina Raza']);
  await page.getByRole('application', { name: 'Transaction Overview' }).waitFor();
  await expectAccessible(page);

  const { data } = (await call(page, origin, '/stats?dateFilter=all')) as Reply;
  expect(data.metrics).toMatchObject({ totalUsers: 3, verifiedUsers: 3, totalSell: 500, totalSellUsers: 1 });
  expect(await card(page, 'Total Users')).toMatch(/^Total Users\s+3\s+3 verified users$/);
  expect(await card(page, 'Total Received')).toMatch(/\$500\s+≈ 500 USDT\s+1 user received$/);
  expect(await card(page, 'Total Sell')).toMatch(/\$500\s+≈ 500 USDT\s+1 user sold$/);
  await radioList(page, 'Show as').choose('Table');
  const days = await table(page, 'Transaction Overview').rows();
  expect(days).toHaveLength(data.chartData.length);
  const today = data.chartData.at(-1);
  expect(days.at(-1)?.slice(1)).toEqual([`${today?.transactions}`, `${today?.users}`]);
  expect(today).toMatchObject({ transactions: 2, users: 2 });
  await expectAccessible(page);

  // Choosing a period adds a history entry; typing does not add one for each letter.
  await period.choose('month');
  await address('?dateFilter=month');
  await search.pressSequentially('usman', { delay: 20 });
  await address('?dateFilter=month&search=usman');
  await expect.poll(() => listedNames(page)).toEqual(['Usman Tariq']);
  await page.reload();
  await expect.poll(() => search.inputValue()).toBe('usman');
  expect(await period.value()).toBe('month');
  expect(await listedNames(page)).toEqual(['Usman Tariq']);
  await page.goBack();
  await address('');
  await expect.poll(() => period.value()).toBe('all');
  expect(await search.inputValue()).toBe('');
  await page.goForward();
  await address('?dateFilter=month&search=usman');
  await expect.poll(() => search.inputValue()).toBe('usman');

  // A dialog that is opened before the search delay keeps its history entry; the search runs when it is closed.
  const help = page.getByRole('dialog', { name: 'Help & Support' });
  await search.fill('hina');
  await press(page.getByRole('button', { name: 'Help' }));
  await help.waitFor();
  await page.waitForTimeout(2 * SEARCH_DELAY_MS);
  expect(await help.count()).toBe(1);
  await page.goBack();
  await help.waitFor({ state: 'detached' });
  await address('?dateFilter=month&search=hina');
  await expect.poll(() => listedNames(page)).toEqual(['Hina Raza']);
  expect(await search.inputValue()).toBe('hina');

  await search.fill('nobody is called this');
  await page.getByText('nobody is called this').waitFor();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Clear search' }).last());
  await address('?dateFilter=month');
  await expect.poll(() => listedNames(page)).toEqual(['Usman Tariq', 'Hina Raza']);
  visit.expectNoErrors();

  await environment.server.kill();
  await period.choose('year');
  await page.getByText('Failed to load statistics').waitFor();
  expect(await page.getByText('Total Users').count()).toBe(0);
  await expectAccessible(page);
  await environment.server.start();
  await press(page.getByRole('button', { name: 'Retry' }));
  await page.getByText('3 verified users').waitFor();
  expect(page.url()).toBe(`${origin}/dashboard/stats?dateFilter=year`);
  // The open pages of the sellers polled too while the server was down.
  visit.expectNoErrors(SERVER_GONE);
});

test('a year is shown by month, in the chart and in the table, and requested once', async () => {
  const { page, origin, expectNoErrors } = await environment.visit({ as: environment.people.admin });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/stats') requested.push(search);
  });
  await page.goto(`${origin}/dashboard/stats?dateFilter=year`);
  const chart = page.getByRole('application', { name: 'Transaction Overview' });
  await chart.waitFor();
  await page.getByText('Average day of each month').waitFor();

  const { data } = (await call(page, origin, '/stats?dateFilter=year')) as Reply;
  expect(data.chartData).toHaveLength(365);
  const months = new Set(data.chartData.map(({ date }) => date.slice(0, 7)));
  const transactions = data.chartData.reduce((sum, day) => sum + day.transactions, 0);
  const ofThisMonth = Number(data.chartData.at(-1)?.date.slice(8));

  // Moves by keyboard from month to month; the tooltip shows the sum of each.
  await chart.focus();
  for (let month = 1; month < months.size; month += 1) await page.keyboard.press('ArrowRight');
  const tooltip = page.locator('[data-part=tip]');
  await expect.poll(() => tooltip.innerText()).toMatch(/so far\s+Transactions\s+[\d.]+ a day/);
  expect(await tooltip.innerText()).toContain(`${transactions} transactions in ${ofThisMonth} day`);
  await expectAccessible(page);

  await radioList(page, 'Show as').choose('Table');
  const rows = await table(page, 'Transaction Overview').rows();
  expect(rows).toHaveLength(months.size);
  expect(rows.at(-1)?.[0]).toMatch(/so far/);
  const counts = rows.map(([month = '']) => Number(/(\d+) transactions? in/.exec(month)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(transactions);
  await expectAccessible(page);

  await radioList(page, 'Show as').choose('Chart');
  await chart.waitFor();
  await select(page, 'Period').choose('week');
  await page.getByText('Each day').waitFor();
  // Switching between chart and table sends no request.
  expect(requested).toEqual(['?dateFilter=year', '?dateFilter=week']);
  expectNoErrors();
});

test('without the code of the chart the overview is a table', async () => {
  const { page, origin, expectNoErrors } = await environment.visit({ as: environment.people.admin });
  let refused = 0;
  await page.route(/\/ChartPlot-[^/]*\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto(`${origin}/dashboard/stats`);
  // A chunk that fails to load reloads the page once.
  await expect.poll(() => refused).toBe(2);
  await page.getByRole('table', { name: 'Transaction Overview' }).waitFor();
  await page.getByRole('table', { name: 'Recent Activities' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Chart' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  expectNoErrors(/ERR_FAILED/);
});

const ADMIN_ENDPOINTS = [
  ['GET', '/stats?dateFilter=all'],
  ['GET', '/settings'],
  ['PUT', '/settings/platform_fee'],
  ['GET', '/audit'],
] as const;

test('a seller has no access to the pages and the endpoints of administrators', async () => {
  const { page, origin, expectNoErrors } = await environment.visit({ as: environment.people.seller });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/dashboard/stats', '/dashboard/stats?dateFilter=week', '/dashboard/settings']) {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: 'No page found' }).waitFor();
    expect(page.url()).toBe(origin + path);
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
  }
  expect(requested).toContain('/api/auth/check-login');
  expect(requested.filter((path) => /^\/api\/(?:stats|settings|audit)/.test(path))).toEqual([]);

  for (const [method, path] of ADMIN_ENDPOINTS) {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${environment.people.seller.token}`, 'Content-Type': 'application/json' },
      ...(method === 'PUT' && { body: JSON.stringify({ value: 0 }) }),
    });
    expect(reply.status, `${method} ${path}`).toBe(403);
    expect(await reply.json()).toMatchObject({ success: false });
  }
  expectNoErrors();
});
