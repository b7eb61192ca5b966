import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import {
  addNayaPay,
  call,
  createOrder,
  getVerified,
  millionths,
  netPaisas,
  rowValue,
  rupees,
  signIn,
  watchConsole,
} from './seller.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const open = async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  return watchConsole(page);
};

test('a stranger signs up, sells 500 USDT and sees the rupees arrive', async () => {
  const quiet = await open();
  const national = '3019876543';
  await signIn(page, server.origin, national);
  await getVerified(page, server.origin, national);
  await addNayaPay(page);

  const { priceRanges } = (await call(page, server.origin, '/sell/price-ranges')) as {
    priceRanges: { min: number; max: number | null; price: number }[];
  };
  const range = priceRanges.find(({ min, max }) => min <= 500 && (max === null || max >= 500));
  const { user } = (await call(page, server.origin, '/auth/check-login', { method: 'POST', body: '{}' })) as {
    user: { platform_fee: number; platform_fee_discount: number };
  };
  const feeMillionths = millionths(user.platform_fee) - millionths(user.platform_fee_discount);
  const net = rupees(netPaisas(500n, millionths(range?.price ?? 0) / 10_000n, feeMillionths));

  await page.getByLabel('Amount to sell').fill('500');
  expect(await rowValue(page, "You'll Receive")).toBe(net);
  await createOrder(page, '500');
  expect(await rowValue(page, "You'll Receive")).toBe(net);
  const orderId = await rowValue(page, 'Order ID');

  await call(page, server.origin, `/sandbox/orders/${orderId}/deposit`, { method: 'POST', body: '{}' });
  await page.getByRole('heading', { name: 'Transaction Completed' }).waitFor();
  expect(await rowValue(page, 'UTR number')).toMatch(/\S{6,}/);
  expect(await rowValue(page, 'Amount')).toBe(net);

  await page.reload();
  await page.getByLabel('Amount to sell').waitFor();
  const { data } = (await call(page, server.origin, '/history/1/10', { method: 'POST' })) as {
    data: { _id: string; status: string; net_amount: number; transfer_ref: string }[];
  };
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ _id: orderId, status: 'completed' });
  expect(rupees(millionths(data[0]?.net_amount ?? 0) / 10_000n)).toBe(net);
  quiet();
});

test('a server killed in step 3 comes back to the same order, address and time', async () => {
  await open();
  const national = '3017654321';
  await signIn(page, server.origin, national);
  await getVerified(page, server.origin, national);
  await addNayaPay(page);
  await createOrder(page, '250');
  const orderId = await rowValue(page, 'Order ID');
  const address = await page.locator('[data-component=AddressText]').innerText();
  const secondsShown = async () => {
    const [minutes = 0, seconds = 0] = (await page.getByRole('timer').locator('time').innerText())
      .split(':')
      .map(Number);
    return minutes * 60 + seconds;
  };
  const before = { at: Date.now(), left: await secondsShown() };

  await server.kill();
  await page.getByText('Reconnecting…').waitFor();
  await server.start();
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();

  expect(await rowValue(page, 'Order ID')).toBe(orderId);
  expect(await page.locator('[data-component=AddressText]').innerText()).toBe(address);
  const passed = (Date.now() - before.at) / 1000;
  expect(Math.abs(before.left - passed - (await secondsShown()))).toBeLessThanOrEqual(2);
});
