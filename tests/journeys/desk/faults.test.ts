import { expect, test } from 'vitest';
import { openDesk, payoutOf, queuePayout, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { joinEnvironment } from './environment.ts';

/** Console error of a call without a network. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

const utr = utrsOf('faults');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

test('a reload in the middle of a slip keeps the claim and shows the slip again', async () => {
  const { admin, seller } = environment.people;
  const desk = await environment.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(page).getByText('Claimed by you').waitFor();

  await page.reload();
  await payoutSlip(page).getByText('Claimed by you').waitFor();
  await page.getByRole('heading', { name: 'Assigned to you' }).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'claimed' });
  await utrField(page).fill(utr(1));
  await press(page.getByRole('button', { name: 'Mark as paid' }));
  await page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
  desk.expectNoErrors();
});

test('when the network fails while a payout is marked as paid, the UTR stays, a message is shown, and a retry succeeds', async () => {
  const { admin, seller } = environment.people;
  const desk = await environment.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(page).getByText('Claimed by you').waitFor();

  await page.context().setOffline(true);
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor();
  await utrField(page).fill(utr(2));
  await utrField(page).press('Enter');
  await payoutSlip(page).getByText('Not saved. Check the current status before you try again.').waitFor();
  expect(await utrField(page).inputValue()).toBe(utr(2));

  await page.context().setOffline(false);
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'claimed', utr: null });
  expect(await utrField(page).inputValue()).toBe(utr(2));
  await press(page.getByRole('button', { name: 'Mark as paid' }));
  await page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(2) });
  desk.expectNoErrors(OFFLINE);
});

test('a UTR is sent once to a server that stores it and dies before it replies', async () => {
  const { admin, seller } = environment.people;
  const desk = await environment.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(page).getByText('Claimed by you').waitFor();

  let calls = 0;
  await page.route('**/paid', async (route) => {
    calls += 1;
    await route.fetch();
    await route.abort();
  });
  await utrField(page).fill(utr(3));
  await utrField(page).press('Enter');
  // The slip is fetched again and shows the new status.
  await payoutSlip(page).getByText('Paid', { exact: true }).waitFor();
  await payoutSlip(page).getByText(utr(3)).first().waitFor();
  expect(calls).toBe(1);
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(3) });
  desk.expectNoErrors(/net::ERR_FAILED/);
});
