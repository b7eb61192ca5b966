import { makeOrder, orders, returnedOrders, users } from '@sarraf/fake-server';
import { describe, expect, it } from 'vitest';
import { deadlineOf, hasPayoutProblem, ownerView, returnTag, rowView } from './history-row.ts';

describe('rowView', () => {
  it('has the rupees, what was sold, and the account', () => {
    expect(rowView(orders.completed, 'completed')).toEqual({
      direction: 'sent',
      amount: 'Rs. 4,14,686.25',
      details: '1,500 USDT at Rs. 279.25',
      account: 'NayaPay ••••4567',
      network: 'BEP20',
      status: 'Completed',
      badgeTone: 'positive',
      iconTone: 'positive',
    });
  });

  it('has what was sold of a deposit that was topped up too late', () => {
    const late = { ...orders.completed, exception: 'late', receivedAmount: 1500, soldAmount: 1450 };
    expect(rowView(late, 'completed').details).toBe('1,450 USDT at Rs. 279.25');
  });

  it('has the USDT of a credit and no account', () => {
    const credit = { ...orders.received, bank_id: orders.completed.bank_id };
    expect(rowView(credit, credit.status)).toMatchObject({
      direction: 'received',
      amount: '12.5 USDT',
      details: 'Credited to the wallet balance',
      account: null,
    });
  });

  it('shows the status the time has made of it', () => {
    expect(rowView(makeOrder(), 'failed')).toMatchObject({ status: 'Failed', badgeTone: 'negative' });
  });

  it('accepts an unknown status and type', () => {
    expect(rowView({ ...orders.unknown, type: 'swap' }, 'on_hold')).toMatchObject({
      direction: 'sent',
      status: 'On hold',
      badgeTone: 'neutral',
      iconTone: 'negative',
    });
  });

  it('has no account when the order has none', () => {
    expect(rowView(makeOrder({ bank_id: null }), 'pending').account).toBeNull();
  });
});

describe('hasPayoutProblem', () => {
  const refused = makeOrder({
    status: 'in_process',
    payoutProblem: { reason: 'No such account', at: '2025-06-02T09:40:09Z' },
  });

  it('is true for the owner, while the order is in process and its payout was refused', () => {
    expect(hasPayoutProblem(refused, users.seller)).toBe(true);
    expect(hasPayoutProblem({ ...refused, payoutProblem: null }, users.seller)).toBe(false);
    expect(hasPayoutProblem({ ...refused, status: 'failed' }, users.seller)).toBe(false);
  });

  it('is true for the owner of an order whose rupees were returned, until they are paid again', () => {
    for (const order of Object.values(returnedOrders)) expect(hasPayoutProblem(order, users.seller)).toBe(true);
    expect(hasPayoutProblem(orders.completed, users.seller)).toBe(false);
    expect(hasPayoutProblem(returnedOrders.waits, users.admin)).toBe(false);
  });

  it('is false for an administrator and the order of another user', () => {
    expect(hasPayoutProblem(refused, users.admin)).toBe(false);
  });
});

describe('returnTag', () => {
  it.each([
    [returnedOrders.waits, { tone: 'notice', text: 'Returned by the bank' }],
    [returnedOrders.payingAgain, { tone: 'info', text: 'Being paid again' }],
    [returnedOrders.refunded, { tone: 'neutral', text: 'Refunded to the wallet' }],
    [orders.completed, null],
  ])('of order $_id', (order, tag) => {
    expect(returnTag(order)).toEqual(tag);
  });
});

describe('ownerView', () => {
  it('tells name and number as people read them', () => {
    expect(ownerView(orders.completed)).toEqual({
      userId: '665f1b2c9d3e4a0012ab0001',
      name: 'Ayesha Siddiqui',
      mobile: '+92 300 123 4567',
    });
  });

  it('has a default name, and is null without an owner', () => {
    expect(ownerView({ user_id: { _id: 'u', name: ' ', mobile: null } })).toMatchObject({
      name: 'Anonymous User',
      mobile: '',
    });
    expect(ownerView({ user_id: null })).toBeNull();
  });
});

describe('deadlineOf', () => {
  const created = Date.parse('2025-06-02T09:40:02Z');
  const { expiresIn: _, ...silent } = makeOrder();
  const slow = { ...users.seller, transaction_exp_time: 3_600_000 };

  it('counts the server’s seconds from when they were loaded', () => {
    expect(deadlineOf({ order: makeOrder({ expiresIn: 60 }), readMs: created }, slow)).toBe(created + 60_000);
  });

  it('uses the expiry time of the viewer for own orders only, the default for others', () => {
    expect(deadlineOf({ order: silent, readMs: 0 }, slow)).toBe(created + 3_600_000);
    expect(deadlineOf({ order: silent, readMs: 0 }, { ...slow, _id: users.admin._id })).toBe(created + 1_200_000);
    expect(deadlineOf({ order: { ...silent, user_id: null }, readMs: 0 }, slow)).toBe(created + 3_600_000);
  });
});
