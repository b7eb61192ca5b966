import { expect, onTestFinished, test } from 'vitest';
import { openDesk, payoutOf, queuePayout, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { callWith, hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

/** Rupees above which a payout needs approval, far below the amount of the sales in this journey. */
const LIMIT = 1000;

const utr = utrsOf('approval');

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  first: { name: 'Bilal Ahmed', isAdmin: true },
  second: { name: 'Sana Iqbal', isAdmin: true },
});

startWithEmptyQueue(environment, 'first');

/** Sets the rupees above which a payout needs approval. Resolves to the value before. */
async function setLimit(value: number): Promise<number> {
  const { origin } = environment.server;
  const { token } = environment.people.first;
  const { data } = (await callWith(token, origin, '/settings')) as {
    data: { key: string; value: number; version: number }[];
  };
  const setting = data.find(({ key }) => key === 'approve_above');
  const body = JSON.stringify({ value, version: setting?.version });
  await callWith(token, origin, '/settings/approve_above', { method: 'PUT', body });
  return setting?.value ?? 0;
}

test('two people at one payout: the claim of one wins, and the other sees who has it and since when', async () => {
  const { first, second, seller } = environment.people;
  const slow = await environment.visit({ as: second });
  const { page, origin, press } = slow;
  const orderId = await queuePayout(origin, first, seller);
  await openDesk(slow, `?order=${orderId}`);
  await payoutSlip(page).getByRole('button', { name: 'Claim' }).waitFor();
  // Claimed by another administrator between two polls: the slip still shows the button.
  await callWith(first.token, origin, `/admin/payouts/${orderId}/claim`, { method: 'POST', body: '{}' });
  await press(payoutSlip(page).getByRole('button', { name: 'Claim' }));
  await payoutSlip(page).getByText('Another administrator was faster').waitFor();
  await payoutSlip(page).getByText('Claimed by Bilal Ahmed').waitFor();
  await payoutSlip(page)
    .getByText(/^(?:now|.+ ago)$/)
    .nth(1)
    .waitFor();
  expect(await utrField(page).count()).toBe(0);
  slow.expectNoErrors(/409 \(Conflict\)/);

  const desk = await environment.visit({ as: first });
  await openDesk(desk);
  await desk.page.getByRole('heading', { name: 'Assigned to you' }).waitFor();
  await desk.press(desk.page.getByRole('link', { name: /Hina Raza/ }));
  await utrField(desk.page).fill(utr(1));
  await utrField(desk.page).press('Enter');
  await desk.page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  desk.expectNoErrors();
  // The slip of the other administrator updates by itself.
  await payoutSlip(page).getByText('Paid', { exact: true }).waitFor();
  expect(await payoutOf(origin, second, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
});

test('above the limit one asks and another approves, never the same person', async () => {
  const { first, second, seller } = environment.people;
  const asking = await environment.visit({ as: first });
  const { page, origin } = asking;
  const before = await setLimit(LIMIT);
  onTestFinished(async () => void (await setLimit(before)));
  const orderId = await queuePayout(origin, first, seller);

  await openDesk(asking);
  await page.getByRole('list', { name: 'Queue' }).getByRole('listitem').waitFor();
  await page.keyboard.press('Enter');
  await payoutSlip(page).getByText('Approve, then pay').waitFor();
  await page.keyboard.type(utr(2));
  await page.keyboard.press('Enter');
  await page.getByText('Approval requested. Do not transfer the money yet.').waitFor();
  await payoutSlip(page).getByText('You requested approval.').waitFor();
  expect(await payoutSlip(page).getByRole('button', { name: 'Approve' }).count()).toBe(0);
  const own = await fetch(`${origin}/api/admin/payouts/${orderId}/approve`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${first.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'It is mine' }),
  });
  expect(own.status).toBe(409);
  expect(await payoutOf(origin, first, orderId)).toMatchObject({ status: 'claimed' });

  const approving = await environment.visit({ ...PHONE, as: second });
  await openDesk(approving);
  await approving.page.getByRole('heading', { name: 'Awaiting your approval' }).waitFor();
  await approving.press(approving.page.getByRole('link', { name: /Hina Raza/ }));
  await payoutSlip(approving.page).getByText('Requested by Bilal Ahmed.').waitFor();
  expect(await hasHorizontalOverflow(approving.page)).toBe(false);
  await approving.press(payoutSlip(approving.page).getByRole('button', { name: 'Approve' }));
  const dialog = approving.page.getByRole('dialog', { name: 'Approve this payout?' });
  await approving.press(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.getByText('Enter the reason').waitFor();
  await dialog.getByLabel('Reason').fill('Compared with the slip');
  await approving.press(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.waitFor({ state: 'detached' });
  await payoutSlip(approving.page).getByText('Paid', { exact: true }).waitFor();
  expect(await payoutOf(origin, second, orderId)).toMatchObject({ status: 'completed', utr: utr(2) });
  approving.expectNoErrors();
  await payoutSlip(page).getByText('Paid', { exact: true }).waitFor();
  asking.expectNoErrors();
});
