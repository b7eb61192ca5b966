import { amount, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { sellMessages } from '../../../apps/web/src/features/sell/sell.messages.ur.ts';
import { commonMessages } from '../../../packages/forms/src/common.messages.ur.ts';
import { messages } from '../../../packages/forms/src/messages.ur.ts';
import { untranslatedWords } from '../urdu-screen.ts';
import { callWith, deposit, waitForResult, hasHorizontalOverflow, waitUntil } from '../seller.ts';
import { joinEnvironment } from '../networks/environment.ts';
import { PHONE } from '../test-environment.ts';

const IN_ROW = 'Delayed: we see deposits on this network later than usual. Your USDT are safe.';

const seller = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  choosing: seller,
  reader: { ...seller, name: 'حنا رضا' },
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

test('step 2 says so in the row of the network, and says it no more once the node answers', async () => {
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
