import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openDesk, payoutOf, PHONE, queuePayout, slip, utr, utrField } from './desk.ts';
import { callWith, sticksOut } from './seller.ts';
import { openStage, type Stage } from './stage.ts';

/** Rupees above which two people are needed, far below what a sale of the journey brings. */
const LIMIT = 1000;

let stage: Stage<'seller' | 'first' | 'second'>;

beforeAll(async () => {
  stage = await openStage(
    {
      seller: { national: '3130000001', name: 'Hina Raza', account: true },
      first: { national: '3130000002', name: 'Bilal Ahmed', isAdmin: true },
      second: { national: '3130000003', name: 'Sana Iqbal', isAdmin: true },
    },
    { PAYOUTS: 'desk' },
  );
});

afterAll(() => stage?.leave());

test('two people at one payout: the claim of one wins, and the other sees who has it and since when', async () => {
  const { first, second, seller } = stage.people;
  const slow = await stage.visit({ as: second });
  const { page, origin, press } = slow;
  const orderId = await queuePayout(origin, first, seller);
  await openDesk(slow, `?order=${orderId}`);
  await slip(page).getByRole('button', { name: 'Claim' }).waitFor();
  // Between two readings of the slip: it still offers to claim what another has.
  await callWith(first.token, origin, `/admin/payouts/${orderId}/claim`, { method: 'POST', body: '{}' });
  await press(slip(page).getByRole('button', { name: 'Claim' }));
  await slip(page).getByText('Somebody else was faster').waitFor();
  await slip(page).getByText('Bilal Ahmed has it. Claimed').waitFor();
  await slip(page)
    .getByText(/^(?:now|.+ ago)$/)
    .nth(1)
    .waitFor();
  expect(await utrField(page).count()).toBe(0);
  await expectAccessible(page);
  slow.expectQuiet(/409 \(Conflict\)/);

  const desk = await stage.visit({ as: first });
  await openDesk(desk);
  await desk.page.getByRole('heading', { name: 'In your hands' }).waitFor();
  await desk.press(desk.page.getByRole('link', { name: /Hina Raza/ }));
  await utrField(desk.page).fill(utr(1));
  await utrField(desk.page).press('Enter');
  await desk.page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  desk.expectQuiet();
  // Whoever lost it reads what became of it without doing anything.
  await slip(page).getByText('Paid', { exact: true }).waitFor();
  expect(await payoutOf(origin, second, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
});

test('above the limit one asks and another approves, never the same person', async () => {
  const { first, second, seller } = stage.people;
  const asking = await stage.visit({ as: first });
  const { page, origin } = asking;
  const { data } = (await callWith(first.token, origin, '/settings')) as { data: { key: string; version: number }[] };
  const version = data.find(({ key }) => key === 'approve_above')?.version;
  const body = JSON.stringify({ value: LIMIT, version });
  await callWith(first.token, origin, '/settings/approve_above', { method: 'PUT', body });
  const orderId = await queuePayout(origin, first, seller);

  await openDesk(asking);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await page.keyboard.press('Enter');
  await slip(page).getByText('Approve, then pay').waitFor();
  await expectAccessible(page);
  await page.keyboard.type(utr(2));
  await page.keyboard.press('Enter');
  await page.getByText('Approval asked for. Do not send the money yet.').waitFor();
  await slip(page).getByText('You asked for it.').waitFor();
  expect(await slip(page).getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await expectAccessible(page);
  const own = await fetch(`${origin}/api/admin/payouts/${orderId}/approve`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${first.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'It is mine' }),
  });
  expect(own.status).toBe(409);
  expect(await payoutOf(origin, first, orderId)).toMatchObject({ status: 'claimed' });

  const approving = await stage.visit({ ...PHONE, as: second });
  await openDesk(approving);
  await approving.page.getByRole('heading', { name: 'Waits for your approval' }).waitFor();
  await expectAccessible(approving.page);
  await approving.press(approving.page.getByRole('link', { name: /Hina Raza/ }));
  await slip(approving.page).getByText('Bilal Ahmed asked for it.').waitFor();
  expect(await sticksOut(approving.page)).toBe(false);
  await approving.press(slip(approving.page).getByRole('button', { name: 'Approve' }));
  const dialog = approving.page.getByRole('dialog', { name: 'Approve this payout?' });
  await approving.press(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.getByText('Enter the reason').waitFor();
  await expectAccessible(approving.page);
  await dialog.getByLabel('Reason').fill('Compared with the slip');
  await approving.press(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.waitFor({ state: 'detached' });
  await slip(approving.page).getByText('Paid', { exact: true }).waitFor();
  expect(await payoutOf(origin, second, orderId)).toMatchObject({ status: 'completed', utr: utr(2) });
  approving.expectQuiet();
  await slip(page).getByText('Paid', { exact: true }).waitFor();
  asking.expectQuiet();
});
