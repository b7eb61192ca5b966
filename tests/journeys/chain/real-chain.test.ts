import { addressText, confirmDialog, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { NEED } from '../../../apps/api/src/testing/chain-server.ts';
import type { DevChain } from '../../../apps/api/src/testing/dev-chain.ts';
import { payFromWallet } from '../../../apps/api/src/testing/dev-wallet.ts';
import { newNumber } from '../../support/numbers.ts';
import {
  addNayaPay,
  callWith,
  createOrder,
  completeSignup,
  waitForPaymentDetails,
  waitForResult,
  signIn,
  statusOf,
  hasHorizontalOverflow,
} from '../seller.ts';
import { PHONE, type Visit } from '../test-environment.ts';
import { chains, EXPLORER, joinEnvironment } from './environment.ts';

const USDT_ON_BEP20 = 10n ** 18n;
const USDT_ON_ERC20 = 10n ** 6n;

const environment = joinEnvironment({
  astray: { name: 'Hina Raza', account: true },
  dust: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Stops the interval mining of a chain, so that the test mines its blocks. */
const mineByHand = (chain: DevChain) => chain.rpc('evm_setIntervalMining', [0]);
const mineEverySecond = (chain: DevChain) => chain.rpc('evm_setIntervalMining', [1]);

/** Exception for transfers to an address, once the desk has one. */
async function exceptionFor({ origin }: Visit, address: string) {
  const find = async () => {
    const { data } = (await callWith(environment.people.admin.token, origin, '/admin/exceptions')) as {
      data: { address: string }[];
    };
    return data.find((row) => row.address === address);
  };
  await expect.poll(find).toBeDefined();
  return find();
}

async function sellOverBep20(who: 'astray' | 'dust') {
  const visit = await environment.visit({ ...PHONE, as: environment.people[who] });
  await visit.page.goto(`${visit.origin}/dashboard`);
  const orderId = await createOrder(visit, '500', 'BEP20');
  return { visit, orderId, address: await addressText(visit.page).value() };
}

test('a stranger pays from a wallet on a real chain, sees the confirmations come and the rupees go', async () => {
  const visit = await environment.visit({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, origin, press } = visit;
  const national = newNumber();
  const { bep20 } = await chains;
  await page.goto(`${origin}/login`);
  await signIn(visit, national);
  await completeSignup(visit, national);
  await addNayaPay(visit);
  const orderId = await createOrder(visit, '500', 'BEP20');
  const net = await slip(page).value("You'll Receive");
  await page.getByRole('img', { name: /^QR code of the .* deposit address$/ }).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await press(page.getByRole('button', { name: 'Copy address' }));
  await confirmDialog(page, /^Send on .* only$/).press('Copy address');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const shown = await addressText(page).value();
  await expect.poll(copied).toBe(shown);

  await mineByHand(bep20);
  const hash = await payFromWallet(bep20, await copied(), 500n * USDT_ON_BEP20);
  await bep20.mine();
  await waitForResult(page, 'Transaction In Process');
  await page.getByText(`Transfer seen · 1 of ${NEED} confirmations`).waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await bep20.mine();
  await page.getByText(`Transfer seen · 2 of ${NEED} confirmations`).waitFor();
  await mineEverySecond(bep20);
  await waitForResult(page, 'Transaction Completed');

  expect(await page.getByText('confirmations').count()).toBe(0);
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  expect(await slip(page).value('Amount')).toBe(net);
  expect(await page.locator(`a[href="${EXPLORER}${hash}"]`).isVisible()).toBe(true);
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await press(page.getByRole('link', { name: 'History' }));
  await press(page.getByRole('button', { name: new RegExp(net.replaceAll('.', '\\.')) }));
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await details.waitFor();
  expect(await slip(page).value('Order ID')).toBe(orderId);
  expect(await details.locator(`a[href="${EXPLORER}${hash}"]`).isVisible()).toBe(true);
  visit.expectNoErrors();
});

test('paid on another network: the order stays open, and the desk gets an exception with its order and user', async () => {
  const { visit, orderId, address } = await sellOverBep20('astray');
  const hash = await payFromWallet((await chains).erc20, address, 500n * USDT_ON_ERC20);
  expect(await exceptionFor(visit, address)).toMatchObject({
    ...{ kind: 'wrong-network', open: true, network: 'erc20', token: null, amount: '500', units: '500000000', hash },
    order: { _id: orderId, network: 'bep20' },
    user: { name: 'Hina Raza' },
  });
  expect(await statusOf(visit, orderId)).toBe('pending');
  await waitForPaymentDetails(visit.page);
  expect(await visit.page.getByText('arrived of').count()).toBe(0);
  visit.expectNoErrors();
});

test('a payment below one USDT is noted and leaves step 3 as it is; the real one counts after it', async () => {
  const { visit, orderId, address } = await sellOverBep20('dust');
  const { page } = visit;
  const { bep20 } = await chains;
  await payFromWallet(bep20, address, USDT_ON_BEP20 / 2n);
  expect(await exceptionFor(visit, address)).toMatchObject({ kind: 'dust', network: 'bep20', amount: '0.5', count: 1 });
  expect(await statusOf(visit, orderId)).toBe('pending');
  await waitForPaymentDetails(page);
  expect(await page.getByText('arrived of').count()).toBe(0);
  expect(await page.getByText('Your deposit was seen').count()).toBe(0);

  await payFromWallet(bep20, address, 500n * USDT_ON_BEP20);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Sold')).toBe('500 USDT');
  visit.expectNoErrors();
});
