import { ltr } from '@sarraf/domain';
import { makeOrder, hashes } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { viewOrder } from '../order/order-view.ts';
import { receiptText, resultFacts } from './result-facts.ts';
import type { Order } from '@sarraf/api-client';

const facts = (changes: Partial<Order>) => {
  const order = makeOrder(changes);
  const tracked = { orderId: order._id, placed: null, order, deadlineMs: 0, changeAccepted: true };
  const view = viewOrder(tracked, [], [{ id: order.network, name: 'Tron (TRC20)', minAmount: 1, maxAmount: 2 }]);
  if (!view) throw new Error('A fetched order has a view.');
  return resultFacts(order, view);
};
const factTexts = (changes: Partial<Order>) => Object.fromEntries(facts(changes).map(({ key, text }) => [key, text]));

const PAID: Partial<Order> = {
  status: 'completed',
  hash: hashes.trc20,
  transfer_status: 'awaiting_bank_reply',
  transfer_ref: 'UTR1',
};

test('a paid order tells every field of step 4', () => {
  const { _id, address } = makeOrder();
  expect(factTexts(PAID)).toEqual({
    orderId: _id,
    quantity: '500 USDT',
    price: 'Rs. 278.5',
    fee: 'Rs. 1,392.5',
    amount: 'Rs. 1,37,857.5',
    network: 'Tron (TRC20)',
    address,
    hash: hashes.trc20,
    transfer: 'AWAITING BANK REPLY',
    method: 'NayaPay',
    holder: 'Ayesha Siddiqui',
    phone: '+92 300 123 4567',
    utr: 'UTR1',
  });
});

test('an order whose rupees were returned shows when, and its UTR as returned', () => {
  const returned = facts({ ...PAID, payoutReturned: { reason: 'Account closed', at: '2025-06-02T09:50:00Z' } });
  expect(returned.map(({ key }) => key)).not.toContain('transfer');
  expect(returned.find(({ key }) => key === 'returned')?.text).toMatch(/2 Jun 2025/);
  expect(returned.find(({ key }) => key === 'utr')).toMatchObject({ label: 'UTR number, returned', text: 'UTR1' });
  expect(receiptText([], returned)).toContain('UTR number, returned: UTR1');
});

test('a deposit that is too small, or was topped up too late, shows what was sold, or before that what is due', () => {
  const short = { exception: 'under', receivedAmount: 120 } as const;
  expect(factTexts({ ...PAID, ...short, soldAmount: 120 }).quantity).toBe('120 USDT');
  expect(factTexts({ ...PAID, exception: 'late', receivedAmount: 500, soldAmount: 450 }).quantity).toBe('450 USDT');
  expect(factTexts({ status: 'in_process', ...short, soldAmount: null }).quantity).toBe('500 USDT');
});

test('the reference of a payment service that told no UTR is not called one', () => {
  const rows = facts({ ...PAID, transfer_ref: 'NP-0001', transferRefIsUtr: false });
  expect(rows.find(({ key }) => key === 'utr')).toMatchObject({ label: 'Payment reference', text: 'NP-0001' });
});

test('only an unknown status has a row of its own', () => {
  expect(factTexts({ status: 'failed' })).not.toHaveProperty('status');
  expect(factTexts({ status: 'ON_HOLD' }).status).toBe('On hold');
});

test('a receipt contains the sale, but neither name nor phone number', () => {
  const text = receiptText(['Sarraf receipt', 'Transaction Completed'], facts(PAID));
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Sarraf receipt',
    'Transaction Completed',
    `Order ID: ${makeOrder()._id}`,
    `Sold: ${ltr('500 USDT')}`,
  ]);
  expect(text).toContain(`Transaction: ${hashes.trc20}`);
  expect(text).not.toMatch(/Ayesha|300 123/);
});
