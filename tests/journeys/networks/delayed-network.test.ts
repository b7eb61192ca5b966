import { amount, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { sellMessages } from '../../../apps/web/src/features/sell/sell.messages.ur.ts';
import { commonMessages } from '../../../packages/forms/src/common.messages.ur.ts';
import { messages } from '../../../packages/forms/src/messages.ur.ts';
import { untranslatedWords } from '../untranslated-words.ts';
import {
  callWith,
  createOrder,
  deposit,
  waitForPaymentDetails,
  waitForResult,
  statusOf,
  hasHorizontalOverflow,
  waitUntil,
} from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

/** Time to pay: long enough to reach step 3 on a slow machine, short enough for a test. */
const SHORT_MS = 20_000;
const IN_ROW = 'Delayed: we see deposits on this network later than usual. Your USDT are safe.';

const seller = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  choosing: seller,
  waiting: seller,
  reader: { ...seller, name: 'حنا رضا' },
  late: { ...seller, orderMs: SHORT_MS },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Makes the node of a simulated network stop replying, or reply again. */
const silence = (networkId: string, silent: boolean) =>
  callWith(environment.people.admin.token, environment.server.origin, `/sandbox/networks/${networkId}`, {
    method: 'POST',
    body: JSON.stringify({ silent }),
  });

async function untilDelayed(networkId: string): Promise<void> {
  const isDelayed = async () => {
    const { networks } = (await callWith(
      environment.people.admin.token,
      environment.server.origin,
      '/sell/networks',
    )) as {
      networks: { id: string; delayed?: boolean }[];
    };
    return networks.find(({ id }) => id === networkId)?.delayed === true;
  };
  await waitUntil(`${networkId} is delayed`, isDelayed);
}

test.concurrent('step 2 says so in the row of the network, and says it no more once the node answers', async () => {
  await silence('erc20', true);
  await untilDelayed('erc20');
  const visit = await environment.visit({ ...PHONE, as: environment.people.choosing });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await amount(page, 'Amount to sell').type('2500');
  await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
  const row = page.getByRole('radio', { name: /ERC20/ });
  const note = row.getByText(IN_ROW);
  await note.waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  // A delayed network can still be selected.
  await press(row);
  await silence('erc20', false);
  await note.waitFor({ state: 'detached' });
  expect(await row.isChecked()).toBe(true);
  visit.expectNoErrors();
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

test('the notices of step 2 and step 3 are shown in Urdu, and disappear by themselves', async () => {
  const visit = await environment.visit({ ...PHONE, locale: 'ur-PK', as: environment.people.reader });
  const { page, origin, press } = visit;
  const { network, payment, result } = sellMessages;
  const row = page.getByRole('radio', { name: /BEP20/ });
  await silence('bep20', true);
  await untilDelayed('bep20');
  await page.goto(`${origin}/dashboard`);
  await amount(page, messages.sell.amount).type('500');
  await press(page.getByRole('button', { name: messages.sell.submit }));
  await row.getByText(network.delayed).waitFor();
  expect(await untranslatedWords(page)).toEqual([]);
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await press(row);
  await press(page.getByRole('button', { name: messages.network.submit }));
  await page.getByText(payment.delayed.title).waitFor();
  await page.getByText(payment.delayed.detail).waitFor();
  expect(await untranslatedWords(page)).toEqual([]);
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await deposit(visit, await slip(page).value(commonMessages.orderId));

  await silence('bep20', false);
  await waitForResult(page, result.headings.completed);
  expect(await page.getByText(payment.delayed.title).count()).toBe(0);
  visit.expectNoErrors();
});
