import { expect, test } from 'vitest';
import { awaitsDeposit } from './open-order.ts';

test.each([
  ['there is time left', { success: true, data: { expiresIn: 900 } }, true],
  ['its network is up', { data: { expiresIn: 900, networkDelayed: false } }, true],
  ['its network is delayed', { data: { expiresIn: 900, networkDelayed: true } }, false],
  ['its time is over', { data: { expiresIn: 0 } }, false],
  ['nobody says how long it has', { data: { expiresIn: null } }, false],
  ['there is none', { success: true, data: null }, false],
  ['the call was refused', { success: false, message: 'Sign in again.' }, false],
  ['the reply is nothing', null, false],
  ['the reply is text', 'data', false],
])('an order waits for its deposit when %s: %#', (_, reply, waits) => {
  expect(awaitsDeposit(reply)).toBe(waits);
});
