import { addressText, amount, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import {
  addNayaPay,
  call,
  createOrder,
  deposit,
  expectSameDeadline,
  completeSignup,
  millionths,
  netPaisas,
  waitForPaymentDetails,
  waitForResult,
  rupees,
  shownDeadline,
  signIn,
} from './seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE, SERVER_GONE } from './test-environment.ts';

const environment = joinEnvironment({ returning: { name: 'Hina Raza', account: true } });

test('a stranger signs up on a phone, sells 500 USDT by touch and sees the rupees arrive', async () => {
  const visit = await environment.visit(PHONE);
  const { page, origin, press } = visit;
  const national = '3019876543';
  await page.goto(`${origin}/login`);
  await page.getByLabel('Mobile number').waitFor();
  await signIn(visit, national);
  await completeSignup(visit, national);
  await page.getByLabel('Amount to sell').waitFor();
  await addNayaPay(visit);

  const { priceRanges } = (await call(page, origin, '/sell/price-ranges')) as {
    priceRanges: { min: number; max: number | null; price: number }[];
  };
  const range = priceRanges.find(({ min, max }) => min <= 500 && (max === null || max >= 500));
  const { user } = (await call(page, origin, '/auth/check-login', { method: 'POST', body: '{}' })) as {
    user: { platform_fee: number; platform_fee_discount: number };
  };
  const feeMillionths = millionths(user.platform_fee) - millionths(user.platform_fee_discount);
  const net = rupees(netPaisas(500n, millionths(range?.price ?? 0) / 10_000n, feeMillionths));

  await amount(page, 'Amount to sell').type('500');
  expect(await slip(page).value("You'll Receive")).toBe(net);
  const orderId = await createOrder(visit, '500');
  expect(await slip(page).value("You'll Receive")).toBe(net);
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await press(page.getByRole('button', { name: 'Copy address' }));
  const warning = page.getByRole('alertdialog', { name: /^Send on .* only$/ });
  await warning.waitFor();
  await page.goBack();
  await warning.waitFor({ state: 'detached' });
  await waitForPaymentDetails(page);

  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('UTR number')).toMatch(/\S{6,}/);
  expect(await slip(page).value('Amount')).toBe(net);

  await press(page.getByRole('button', { name: 'Start New Transaction' }));
  expect(await amount(page, 'Amount to sell').value()).toBe('');
  const { data } = (await call(page, origin, '/history/1/10', { method: 'POST' })) as {
    data: { _id: string; status: string; net_amount: number; transfer_ref: string }[];
  };
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ _id: orderId, status: 'completed' });
  expect(rupees(millionths(data[0]?.net_amount ?? 0) / 10_000n)).toBe(net);
  visit.expectNoErrors();
});

test('a server killed in step 3 comes back to the same order, address and time', async () => {
  const visit = await environment.visit({ as: environment.people.returning });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '250');
  const address = await addressText(page).value();
  const deadline = await shownDeadline(page);

  await environment.server.kill();
  await page.getByText('Reconnecting…').waitFor();
  await environment.server.start();
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' });
  await page.reload();
  await waitForPaymentDetails(page);

  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await addressText(page).value()).toBe(address);
  await expectSameDeadline(page, deadline);
  visit.expectNoErrors(SERVER_GONE, /The order could not be read/);
});
