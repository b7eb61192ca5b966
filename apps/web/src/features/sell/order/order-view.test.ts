import type { Order } from '@sarraf/api-client';
import { describe, expect, test } from 'vitest';
import { changedQuote, viewOrder } from './order-view.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

const bank = {
  _id: 'b1',
  name: 'Ayesha Khan',
  method: 'nayapay',
  nayapayId: 'ayesha@nayapay',
  phoneNumber: '03001234567',
};
const order: Order = {
  _id: 'o1',
  status: 'pending',
  type: 'sell',
  deleted: false,
  created_ts: '2026-11-21T06:00:00Z',
  network: 'trc20',
  address: 'TXk9Qp4mVbLd2NsW8yHcRz6uEaF3jT7wQa',
  quantity: 500,
  price: 280.7,
  net_amount: 139227.2,
  platform_fee: 1122.8,
  bank_id: bank,
};
const made: TrackedOrder = {
  orderId: 'o1',
  placed: {
    orderId: 'o1',
    depositAddress: order.address,
    networkId: 'trc20',
    bankAccountId: 'b1',
    quantity: '500',
    quoted: { price: '280.7', fee: '1122.8', received: '139227.2' },
  },
  order: null,
  deadlineMs: 1,
  changeAccepted: false,
};

const figures = (tracked: TrackedOrder) => {
  const view = viewOrder(tracked, [bank], []);
  return (
    view && {
      ...view,
      ...Object.fromEntries(['quantity', 'price', 'fee', 'received'].map((key) => [key, `${view[key as 'fee']}`])),
    }
  );
};

describe('what the slip shows', () => {
  test('a new order shows the same before and after its first poll', () => {
    expect(figures(made)).toEqual(figures({ ...made, order }));
    expect(figures(made)).toMatchObject({ quantity: '500', fee: '1122.8', received: '139227.2', account: bank });
  });

  test('an order that is neither placed here nor fetched has no view', () => {
    expect(viewOrder({ ...made, placed: null }, [], [])).toBeNull();
  });
});

describe('a changed quote', () => {
  test('has both figures', () => {
    const change = changedQuote({ ...made, order: { ...order, price: 280.1, net_amount: 138929.6 } });
    expect([`${change?.was}`, `${change?.is}`]).toEqual(['139227.2', '138929.6']);
  });

  test.each<[string, TrackedOrder]>([
    ['the order keeps the quote', { ...made, order }],
    ['the order was not fetched yet', made],
    ['the seller accepted it', { ...made, changeAccepted: true, order: { ...order, net_amount: 1 } }],
    ['the order was resumed', { ...made, placed: null, order }],
  ])('is null when %s', (_, tracked) => {
    expect(changedQuote(tracked)).toBeNull();
  });
});

test('a network has the name of the order, else that of the list, else its id in capitals', () => {
  const offered = [{ id: 'trc20', name: 'TRON · TRC20', minAmount: 1, maxAmount: 2 }];
  const named = (network: string, networkName?: string | null) =>
    viewOrder({ ...made, order: { ...order, network, networkName } }, [], offered)?.network;
  expect(named('trc20', 'Tron')).toBe('Tron');
  expect(named('trc20', null)).toBe('TRON · TRC20');
  expect(named('polygon')).toBe('POLYGON');
});
