import { addressText, slip } from '@sarraf/ui/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import {
  callWith,
  createOrder,
  deposit,
  expectSameDeadline,
  waitForPaymentDetails,
  waitForResult,
  shownDeadline,
  hasHorizontalOverflow,
} from './seller.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** Time between two confirmations; a sale needs three. Long enough for the test to see the transfer and to remove it from the chain. */
const CONFIRMATION_MS = 8000;
const GONE = 'Your transfer is no longer on the network';

let environment: TestEnvironment<'seller' | 'admin'>;

beforeAll(async () => {
  environment = await startTestEnvironment(
    {
      seller: { national: '3023000001', name: 'Hina Raza', account: true },
      admin: { national: '3023000002', name: 'Bilal Ahmed', isAdmin: true },
    },
    { SANDBOX_CONFIRMATION_MS: `${CONFIRMATION_MS}` },
  );
});

afterAll(() => environment?.close());

const reorganise = (change: { dropLast: true } | { mineAgain: true }) =>
  callWith(environment.people.admin.token, environment.server.origin, '/sandbox/networks/trc20', {
    method: 'POST',
    body: JSON.stringify(change),
  });

test('a transfer that leaves the chain takes the result back to step 3, and is sold once it is mined again', async () => {
  const visit = await environment.visit({ ...PHONE, as: environment.people.seller });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  const address = await addressText(page).value();
  const deadline = await shownDeadline(page);

  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction In Process');
  expect(await page.getByText(/Transfer seen · [012] of 3 confirmations/).count()).toBe(1);
  await reorganise({ dropLast: true });

  await page.getByText(GONE).waitFor();
  await page
    .getByText(/^The network took it out before it counted\. Look into your wallet before you send again/)
    .waitFor();
  await waitForPaymentDetails(page);
  await expectSameDeadline(page, deadline);
  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await addressText(page).value()).toBe(address);
  await page.getByText('500 USDT', { exact: true }).first().waitFor();
  await expectAccessible(page);
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await reorganise({ mineAgain: true });
  await waitForResult(page, 'Transaction In Process');
  expect(await page.getByText(GONE).count()).toBe(0);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  expect(await page.getByText('arrived').count()).toBe(0);
  visit.expectNoErrors();
});
