import { makeOrder, orders } from '@sarraf/fake-server';
import { describe, expect, it } from 'vitest';
import { amountLabel, exceptionText, figuresOf, payoutFactsOf } from './order-facts.ts';

const textOf = (facts: { label: string; text: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.text;

describe('the figures of an order', () => {
  it('are those of the sale', () => {
    const facts = figuresOf(orders.completed, false);
    expect(textOf(facts, 'Quantity')).toBe('1,500 USDT');
    expect(textOf(facts, 'Price')).toBe('Rs. 279.25');
    expect(textOf(facts, 'Fee')).toBe('Rs. 4,188.75');
    expect(textOf(facts, 'Network')).toBe('BEP20');
    expect(textOf(facts, 'Deposit seen')).toBeUndefined();
    expect(textOf(facts, 'Confirmations')).toBeUndefined();
  });

  it('include a deposit that differs from what was due, and pending confirmations', () => {
    expect(textOf(figuresOf(makeOrder({ receivedAmount: 120 }), false), 'Deposit seen')).toBe('120 USDT');
    expect(textOf(figuresOf(orders.inProcess, false), 'Confirmations')).toBe('7 of 19');
  });

  it('have what was sold of a deposit that was topped up too late, and what arrived in all', () => {
    const facts = figuresOf(makeOrder({ exception: 'late', receivedAmount: 500, soldAmount: 450 }), false);
    expect(textOf(facts, 'Quantity')).toBe('450 USDT');
    expect(textOf(facts, 'Deposit seen')).toBe('500 USDT');
  });

  it('leave out price and fee of a credit, and an invalid time', () => {
    const facts = figuresOf({ ...orders.received, created_ts: 'soon' }, false);
    expect(facts.map(({ label }) => label)).toEqual(['Order ID', 'Network']);
  });
});

describe('payout details', () => {
  it('are masked, with the UTR number', () => {
    const facts = payoutFactsOf({ ...orders.success });
    expect(textOf(facts, 'Payment method')).toBe('Raast');
    expect(textOf(facts, 'IBAN')).toBe('••••6702');
    expect(textOf(facts, 'UTR number')).toBe('UTR2505281831904');
  });

  it('have no UTR number where the payment service told none, but its reference', () => {
    const facts = payoutFactsOf({ ...orders.success, transfer_ref: 'NP-0001', transferRefIsUtr: false });
    expect(textOf(facts, 'Payment reference')).toBe('NP-0001');
    expect(textOf(facts, 'UTR number')).toBeUndefined();
  });

  it('are empty for a credit to the wallet', () => {
    expect(payoutFactsOf({ ...orders.received, bank_id: orders.success.bank_id })).toEqual([]);
  });
});

describe('label of the large amount', () => {
  it.each([
    [orders.completed, 'SUCCESS', 'You received'],
    [orders.pending, 'pending', "You'll Receive"],
    [orders.inProcess, 'in_process', "You'll Receive"],
    [orders.pending, 'failed', 'Amount'],
    [orders.unknown, 'on_hold', 'Amount'],
    [orders.received, 'success', 'Credited'],
  ])('of $_id shown as %s is called %s', (order, status, label) => {
    expect(amountLabel(order, status, true)).toBe(label);
  });

  it('does not say that the viewer receives it when the order is another user’s', () => {
    expect(amountLabel(orders.completed, 'completed', false)).toBe('Paid out');
    expect(amountLabel(orders.pending, 'pending', false)).toBe('To be paid out');
    expect(amountLabel(orders.pending, 'failed', false)).toBe('Amount');
  });
});

it('says what came of a deposit that was late, short or too much', () => {
  expect(exceptionText('UNDER', false)).toBe('Less arrived than was due.');
  expect(exceptionText('under', true)).toContain('Send the rest in one transfer');
  expect(exceptionText('constructor', false)).toBeNull();
  expect(exceptionText(null, false)).toBeNull();
});
