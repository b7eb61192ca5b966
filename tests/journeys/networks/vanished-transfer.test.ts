import { addressText, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import {
  callWith,
  createOrder,
  deposit,
  expectSameDeadline,
  waitForPaymentDetails,
  waitForResult,
  shownDeadline,
  hasHorizontalOverflow,
} from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

const GONE = 'Your transfer is no longer on the network';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Changes the simulated Ethereum. While it is silent, no confirmation is counted. */
const changeNetwork = (change: { silent: boolean } | { dropLast: true } | { mineAgain: true }) =>
  callWith(environment.people.admin.token, environment.server.origin, '/sandbox/networks/erc20', {
    method: 'POST',
    body: JSON.stringify(change),
  });

test('a transfer that leaves the chain takes the result back to step 3, and is sold once it is mined again', async () => {
  const visit = await environment.visit({ ...PHONE, as: environment.people.seller });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '1000', 'ERC20');
  const address = await addressText(page).value();
  const deadline = await shownDeadline(page);

  await deposit(visit, orderId);
  await changeNetwork({ silent: true });
  await waitForResult(page, 'Transaction In Process');
  expect(await page.getByText(/Transfer seen · \d+ of 30 confirmations/).count()).toBe(1);
  await changeNetwork({ dropLast: true });
  await changeNetwork({ silent: false });

  await page.getByText(GONE).waitFor();
  await page
    .getByText(/^The network took it out before it counted\. Look into your wallet before you send again/)
    .waitFor();
  await waitForPaymentDetails(page);
  await expectSameDeadline(page, deadline);
  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await addressText(page).value()).toBe(address);
  await page.getByText('1,000 USDT', { exact: true }).first().waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await changeNetwork({ mineAgain: true });
  await waitForResult(page, 'Transaction In Process');
  expect(await page.getByText(GONE).count()).toBe(0);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('1,000 USDT');
  expect(await page.getByText('arrived').count()).toBe(0);
  visit.expectNoErrors();
});
