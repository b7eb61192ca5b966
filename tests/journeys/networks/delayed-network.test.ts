import { slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import {
  callWith,
  createOrder,
  deposit,
  waitForPaymentDetails,
  waitForResult,
  statusOf,
  hasHorizontalOverflow,
} from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

/** Time to pay: long enough to reach step 3 on a slow machine, short enough for a test. */
const SHORT_MS = 20_000;

const seller = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  waiting: seller,
  late: { ...seller, orderMs: SHORT_MS },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Makes the node of a simulated network stop replying, or reply again. */
const silence = (networkId: string, silent: boolean) =>
  callWith(environment.people.admin.token, environment.server.origin, `/sandbox/networks/${networkId}`, {
    method: 'POST',
    body: JSON.stringify({ silent }),
  });

test.concurrent('step 3 says so in a notice; what was paid meanwhile counts once the node answers', async () => {
  const visit = await environment.visit({ ...PHONE, as: environment.people.waiting });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  await silence('trc20', true);
  await page.getByText('This network is delayed').waitFor();
  await page.getByText('What you have sent is safe and counts by the moment it was sent.').waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await deposit(visit, orderId);
  expect(await statusOf(visit, orderId)).toBe('pending');
  await waitForPaymentDetails(page);

  await silence('trc20', false);
  await waitForResult(page, 'Transaction Completed');
  expect(await page.getByText('This network is delayed').count()).toBe(0);
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  visit.expectNoErrors();
});

test.concurrent('a deposit that was paid in time is sold however late it is seen, and no message calls it late', async () => {
  const visit = await environment.visit({ ...PHONE, as: environment.people.late });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500', 'BEP20');
  await silence('bep20', true);
  await deposit(visit, orderId);
  await page.getByText('Your order is still being worked on.').waitFor();
  await page.getByText('This network is delayed').waitFor();
  expect(await page.getByText('The time to pay ran out before a transfer arrived.').count()).toBe(0);
  expect(await statusOf(visit, orderId)).toBe('pending');

  await silence('bep20', false);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  expect(await page.getByText('after this order had ended').count()).toBe(0);
  visit.expectNoErrors();
});
