import { describe, expect, it } from 'vitest';
import { awaitsRest, depositRest, isPayable } from './deposit-rest.ts';

describe('depositRest', () => {
  it.each([
    [250, 100, '150'],
    [250, 250, '0'],
    [250, 400, '0'],
    [250, 0, '250'],
    [250, null, '250'],
    [250, undefined, '250'],
    ['0.3', '0.1', '0.2'],
    ['100000', '99999.999999', '0.000001'],
  ])('of %s USDT due and %s arrived, %s are to be sent', (due, received, rest) => {
    expect(depositRest(due, received).toString()).toBe(rest);
  });
});

const SHORT = { status: 'in_process', quantity: 250, receivedAmount: 100, exception: 'under', expiresIn: 600 };

describe('an order that was paid short', () => {
  it.each([
    ['as the server tells it', SHORT, true],
    ['in capitals', { ...SHORT, status: 'IN_PROCESS', exception: 'UNDER' }, true],
    ['with no second left', { ...SHORT, expiresIn: 0 }, true],
    ['whose time the server tells no more: it is sold, or people look into it', { ...SHORT, expiresIn: null }, false],
    ['paid whole since', { ...SHORT, receivedAmount: 250 }, false],
    ['sold', { ...SHORT, status: 'completed' }, false],
    ['paid too much', { ...SHORT, exception: 'over' }, false],
    ['not paid at all', { ...SHORT, status: 'pending', receivedAmount: 0, exception: null }, false],
  ])('%s', (_, order, awaits) => {
    expect(awaitsRest(order)).toBe(awaits);
  });

  it('can be paid until its time is over, and so can one that waits for its deposit', () => {
    const pending = { ...SHORT, status: 'pending', receivedAmount: 0, exception: null };
    for (const order of [SHORT, pending]) {
      expect(isPayable(order, 1000, 999)).toBe(true);
      expect(isPayable(order, 1000, 1000)).toBe(false);
      expect(isPayable(order, null, 1000)).toBe(true);
    }
    expect(isPayable({ ...SHORT, status: 'completed' }, 1000, 0)).toBe(false);
  });
});
