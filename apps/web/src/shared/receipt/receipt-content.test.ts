import type { BankAccount, Order } from '@sarraf/api-client';
import { decimal, formatRupees, isolate, ltr } from '@sarraf/domain';
import { bankAccounts, hashes, makeOrder } from '@sarraf/fake-server';
import { changeLanguage } from '@sarraf/forms/language';
import { afterEach, describe, expect, test } from 'vitest';
import { receiptContent, receiptText } from './receipt-content.ts';

afterEach(() => changeLanguage('en'));

const paid = (changes: Partial<Order> = {}): Order =>
  makeOrder({
    ...{ status: 'completed', receivedAmount: 500, networkName: 'Tron (TRC20)' },
    ...{ hash: hashes.trc20, transfer_ref: 'UTR2506020941337' },
    events: [
      { type: 'created', at: '2025-06-02T09:40:02Z' },
      { type: 'completed', at: '2025-06-02T19:05:00Z' },
    ],
    ...changes,
  });

const rows = (order: Order) =>
  Object.fromEntries(
    receiptContent(order)
      .groups.flat()
      .map(({ label, value }) => [label, value]),
  );

describe('the receipt of a completed order', () => {
  test('has the figures of the order', () => {
    const order = paid();
    expect(receiptContent(order)).toMatchObject({ brand: 'Sarraf', lead: 'Rupees paid', amount: 'Rs. 1,37,857.5' });
    expect(rows(order)).toEqual({
      Quantity: '500 USDT',
      Price: 'Rs. 278.5',
      Fee: 'Rs. 1,392.5',
      Network: 'Tron (TRC20)',
      'Into account': 'NayaPay ••••4567',
      'UTR number': 'UTR2506020941337',
      // The day after in Karachi, whatever the zone of the device.
      'Paid on': '3 Jun 2025, 12:05 am, Pakistan time',
      'Order ID': order._id,
    });
  });

  test.each([
    ['too small', { exception: 'under', receivedAmount: 450 }],
    ['topped up too late', { exception: 'late', receivedAmount: 500 }],
  ])('has what was sold of a deposit that was %s, so that its figures add up', (_, changes) => {
    const order = paid({ ...changes, soldAmount: 450, net_amount: 124071.75, platform_fee: 1253.25 });
    expect(rows(order)['Quantity']).toBe('450 USDT');
    expect(receiptContent(order).sentence).toContain('450');
    const figure = (text = '') => decimal(text.replaceAll(/[^\d.]/g, '').replace(/^\./, ''));
    const { Quantity, Price, Fee } = rows(order);
    const rupees = figure(Quantity).times(figure(Price)).minus(figure(Fee));
    expect(receiptContent(order).amount).toBe(formatRupees(rupees));
  });

  test('does not call the reference of the payment service a UTR', () => {
    const order = paid({ transfer_ref: 'NP-0001', transferRefIsUtr: false });
    expect(rows(order)).toMatchObject({ 'Payment reference': 'NP-0001' });
    expect(rows(order)).not.toHaveProperty('UTR number');
  });

  test('of a sale from the wallet has no network', () => {
    const order = paid({ source: 'wallet', network: '', address: '', networkName: null });
    expect(rows(order)).toMatchObject({ 'Taken from': 'Sarraf wallet' });
    expect(rows(order)).not.toHaveProperty('Network');
  });

  test('shows the moment of a second payment that stands for a returned one, not that of the return', () => {
    const events = [{ type: 'completed', at: '2025-07-03T09:00:00Z' }];
    expect(rows(paid({ events, paidAt: '2025-06-30T09:00:00Z' }))).toMatchObject({
      'Paid on': '30 Jun 2025, 2:00 pm, Pakistan time',
    });
  });

  test('shows the moment of the last payment if the rupees were paid again', () => {
    const events = [
      { type: 'completed', at: '2025-06-02T09:00:00Z' },
      { type: 'returned', at: '2025-06-03T09:00:00Z' },
      { type: 'completed', at: '2025-06-04T09:00:00Z' },
    ];
    expect(rows(paid({ events }))['Paid on']).toMatch(/^4 Jun 2025, 2:00 pm/);
  });

  test('shows when it was ordered if the server does not tell when it was paid', () => {
    expect(rows(paid({ events: null }))['Ordered on']).toMatch(/^2 Jun 2025, 2:40 pm/);
  });

  test('in Urdu has the same figures', async () => {
    const english = Object.values(rows(paid()));
    await changeLanguage('ur');
    const urdu = Object.values(rows(paid()));
    expect(urdu.slice(0, 6)).toEqual(english.slice(0, 6));
    expect(urdu[6]).toContain('3 جون 2025');
    expect(urdu[7]).toBe(english[7]);
  });
});

test('as text in Urdu every figure keeps its unit, and a code is without marks, so that a bank can search for it', async () => {
  await changeLanguage('ur');
  const lines = receiptText(receiptContent(paid())).split('\n');
  for (const figure of ['Rs. 1,37,857.5', '500 USDT', 'Rs. 278.5', 'Rs. 1,392.5'])
    expect(
      lines.some((line) => line.endsWith(`: ${ltr(figure)}`)),
      figure,
    ).toBe(true);
  expect(lines.some((line) => line.endsWith(`: ${isolate('NayaPay ••••4567')}`))).toBe(true);
  expect(lines.some((line) => line.endsWith(': UTR2506020941337'))).toBe(true);
});

test.each<[string, BankAccount]>(Object.entries(bankAccounts))(
  'the receipt has no secret of the account %s',
  async (_, account) => {
    for (const language of ['en', 'ur'] as const) {
      await changeLanguage(language);
      const order = paid({ bank_id: account });
      const text = receiptText(receiptContent(order));
      const { name, accountNumber, iban, phoneNumber, nayapayId } = account;
      for (const secret of [name, accountNumber, iban, phoneNumber, nayapayId, order.address, hashes.trc20])
        if (secret) expect(text).not.toContain(secret);
      // Nor the number in another spelling: at most four digits of it in a row.
      expect(text.replaceAll(/\s/g, '')).not.toMatch(/(?:\+92|03)\d{2}/);
    }
  },
);
