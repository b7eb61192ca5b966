import { amount, radioList, select, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { fillWallet, openDesk, payoutOf, payoutSlip, utrField, utrsOf, startWithEmptyQueue } from '../desk.ts';
import { call, waitForResult, hasHorizontalOverflow } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE } from '../test-environment.ts';

/** Address from the examples of EIP-55, and the same with a letter in the wrong case. */
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const MISCOPIED = '0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const HASH = `0x${'c0ffee'.repeat(10)}0001`;

const utr = utrsOf('wallet');

const environment = joinEnvironment({
  selling: { name: 'Hina Raza', account: true },
  withdrawing: { name: 'Usman Tariq', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

startWithEmptyQueue(environment, 'admin');

test('USDT of the wallet are sold in step 1: straight to the result, and paid from the desk', async () => {
  const { selling, admin } = environment.people;
  await fillWallet(environment.server.origin, selling, 12.5);
  const visit = await environment.visit({ ...PHONE, as: selling });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const offer = page.getByRole('switch', { name: /^Sell from your wallet/ });
  await page.getByText('Balance: 12.5 USDT').waitFor();
  await press(offer);
  // All of it, though it is less than the smallest sale.
  await expect.poll(() => amount(page, 'Amount to sell').value()).toBe('12.5');
  expect(await hasHorizontalOverflow(page)).toBe(false);
  const net = await slip(page).value("You'll Receive");
  await press(page.getByRole('button', { name: 'Sell Now' }));
  await waitForResult(page, 'Transaction In Process');
  await page.getByText('Your USDT are sold. Below you see what happens next.').waitFor();
  expect(await slip(page).value('Sold from')).toBe('Your wallet balance');
  expect(await hasHorizontalOverflow(page)).toBe(false);
  const orderId = await slip(page).value('Order ID');

  const desk = await environment.visit({ as: admin });
  await openDesk(desk);
  await desk.press(desk.page.getByRole('button', { name: 'Next payout' }));
  await payoutSlip(desk.page).getByText('Claimed by you').waitFor();
  expect(await slip(desk.page).value('Network')).toBe('From the wallet');
  await utrField(desk.page).fill(utr(1));
  await utrField(desk.page).press('Enter');
  await desk.page.getByText(/to Hina Raza marked as paid\.$/).waitFor();
  desk.expectNoErrors();
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Amount')).toBe(net);
  expect(await payoutOf(origin, admin, orderId)).toMatchObject({ status: 'completed', utr: utr(1) });
  expect(await call(page, origin, '/wallet')).toMatchObject({ data: { balance: '0' } });
  visit.expectNoErrors();
});

test('USDT of the wallet are withdrawn: checked, confirmed, shown until the desk has sent them', async () => {
  const { withdrawing, admin } = environment.people;
  await fillWallet(environment.server.origin, withdrawing, 40);
  const visit = await environment.visit({ ...PHONE, as: withdrawing });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard/profile`);
  await page.getByText('40 USDT available to sell or withdraw').waitFor();
  await press(page.getByRole('button', { name: 'Withdraw' }));
  const dialog = page.getByRole('dialog', { name: 'Withdraw USDT' });
  await press(dialog.getByRole('button', { name: 'Check the withdrawal' }));
  await dialog.getByText('Enter how much you want to withdraw.').waitFor();
  await dialog.getByLabel('Amount to withdraw').fill('15');
  await select(dialog, 'Network').choose('bep20');
  await dialog.getByLabel('Your wallet address').fill(MISCOPIED);
  await press(dialog.getByRole('button', { name: 'Check the withdrawal' }));
  await dialog.getByText('A character of this address is wrong. Copy it again from your wallet.').waitFor();
  await dialog.getByLabel('Your wallet address').fill(ADDRESS);
  await press(dialog.getByRole('button', { name: 'Check the withdrawal' }));
  await dialog.getByText('Compare every group with your wallet.').waitFor();
  expect(await call(page, origin, '/wallet')).toMatchObject({ data: { balance: '40', withdrawals: [] } });
  await press(dialog.getByRole('button', { name: 'Withdraw', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  const onTheWay = page.getByRole('region', { name: 'Pending withdrawals' });
  await onTheWay.getByText('Requested').waitFor();
  await page.getByText('25 USDT available to sell or withdraw').waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);

  const desk = await environment.visit({ as: admin });
  await desk.page.goto(`${origin}/dashboard/desk?tab=withdrawals`);
  const card = desk.page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem');
  await card.getByText('Usman Tariq').waitFor();
  await desk.press(card.getByRole('button', { name: 'Claim' }));
  await card.waitFor({ state: 'detached' });
  await onTheWay.getByText('Processing').waitFor();
  await radioList(desk.page).choose('In progress');
  await desk.press(card.getByRole('button', { name: 'Mark as sent' }));
  const question = desk.page.getByRole('dialog', { name: 'Mark this withdrawal as sent' });
  await question.getByLabel('Transaction hash').fill('0xnothing');
  await desk.press(question.getByRole('button', { name: 'Mark as sent' }));
  await question.getByText('A hash has 64 digits and letters from a to f, with or without 0x').waitFor();
  await question.getByLabel('Transaction hash').fill(HASH);
  await desk.press(question.getByRole('button', { name: 'Mark as sent' }));
  await question.waitFor({ state: 'detached' });
  await radioList(desk.page).choose('Sent');
  await card.getByText('This transaction is not on the blockchain yet.').waitFor();
  desk.expectNoErrors();

  await onTheWay.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Wallet transactions' }).getByText('Sent', { exact: true }).waitFor();
  expect(await call(page, origin, '/wallet')).toMatchObject({
    data: { balance: '25', withdrawals: [{ status: 'paid', amount: '15', address: ADDRESS, hash: HASH }] },
  });
  visit.expectNoErrors();
});
