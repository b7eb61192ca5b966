import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, payoutOf, queuePayout, slip, utr, utrField } from './desk.ts';
import { openStage, type Stage } from './stage.ts';

/** How a browser complains of a call without a network. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

let stage: Stage<'seller' | 'admin'>;

beforeAll(async () => {
  stage = await openStage(
    {
      seller: { national: '3120000001', name: 'Hina Raza', account: true },
      admin: { national: '3120000002', name: 'Bilal Ahmed', isAdmin: true },
    },
    { PAYOUTS: 'desk' },
  );
});

afterAll(() => stage?.leave());

test('a reload in the middle of a slip keeps the claim and shows the slip again', async () => {
  const { admin, seller } = stage.people;
  const desk = await stage.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Claim the oldest' }));
  await slip(page).getByText('You have it. Claimed').waitFor();

  await page.reload();
  await slip(page).getByText('You have it. Claimed').waitFor();
  await page.getByRole('heading', { name: 'In your hands' }).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'claimed' });
  await utrField(page).fill(utr(1));
  await press(page.getByRole('button', { name: 'Mark as paid' }));
  await page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
  desk.expectQuiet();
});

test('a network that goes while a payout is marked as paid keeps the UTR, says a sentence, and takes it once it is back', async () => {
  const { admin, seller } = stage.people;
  const desk = await stage.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Claim the oldest' }));
  await slip(page).getByText('You have it. Claimed').waitFor();

  await page.context().setOffline(true);
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor();
  await utrField(page).fill(utr(2));
  await utrField(page).press('Enter');
  await slip(page).getByText('This was not saved. Look at its state before you try again.').waitFor();
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
  desk.expectQuiet(OFFLINE);
});

test('a server that takes the UTR and dies before it answers is not told twice', async () => {
  const { admin, seller } = stage.people;
  const desk = await stage.visit({ as: admin });
  const { page, origin, press } = desk;
  const orderId = await queuePayout(origin, admin, seller);
  await openDesk(desk);
  await press(page.getByRole('button', { name: 'Claim the oldest' }));
  await slip(page).getByText('You have it. Claimed').waitFor();

  let calls = 0;
  await page.route('**/paid', async (route) => {
    calls += 1;
    await route.fetch();
    await route.abort();
  });
  await utrField(page).fill(utr(3));
  await utrField(page).press('Enter');
  // The slip is read anew and shows what became of it.
  await slip(page).getByText('Paid', { exact: true }).waitFor();
  await slip(page).getByText(utr(3)).first().waitFor();
  expect(calls).toBe(1);
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(3) });
  desk.expectQuiet(/net::ERR_FAILED/);
});
