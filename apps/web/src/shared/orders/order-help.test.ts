import { makeOrder, orders } from '@sarraf/fake-server';
import { changeLanguage } from '@sarraf/forms/language';
import { afterEach, expect, test } from 'vitest';
import { FAQ_ANCHORS, orderHelp } from './order-help.ts';
import { orderActionsMessages as english } from './order-actions.messages.en.ts';
import { orderActionsMessages as urdu } from './order-actions.messages.ur.ts';

afterEach(() => changeLanguage('en'));

test('the message to support has the order and its state, in the language of the app', async () => {
  const order = makeOrder({ status: 'in_process', receivedAmount: 500, payoutStage: 'queued' });
  expect(orderHelp(order._id, order).text).toBe(
    `Hello, I need help with this order.\nOrder ID: ${order._id}\nState: waiting for the rupees`,
  );
  await changeLanguage('ur');
  const { text } = orderHelp(order._id, order);
  expect(text).toContain(order._id);
  expect(text).toContain(urdu.help.states['being-paid']);
});

test('an order that was never fetched is asked about by its id', () => {
  expect(orderHelp('abc', null)).toMatchObject({ faq: null, text: expect.stringContaining('Order ID: abc') });
});

test.each([
  ['pending', orders.pending, 'wrong-network'],
  ['without its transfer', makeOrder({ status: 'pending', transferGone: true }), 'transfer-gone'],
  ['completed', orders.completed, 'not-arrived'],
  ['timed out', orders.timeout, 'timed-out'],
  ['failed', orders.failed, 'wallet-balance'],
] as const)('%s links to the FAQ %s', (_, order, faq) => {
  expect(orderHelp(order._id, order).faq).toBe(faq);
});

test('every FAQ that a state links to has a text for the link', () => {
  const anchors = new Set(Object.values(FAQ_ANCHORS).filter((anchor) => anchor !== null));
  expect(new Set(Object.keys(english.help.faqs))).toEqual(anchors);
});

test('the e-mail has a subject and the same text', () => {
  const { mail, text } = orderHelp('abc', orders.completed);
  const { protocol, searchParams } = new URL(mail);
  expect([protocol, searchParams.get('subject'), searchParams.get('body')]).toEqual(['mailto:', 'Order abc', text]);
});
