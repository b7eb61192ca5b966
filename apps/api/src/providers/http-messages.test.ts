import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagesByLanguage } from '../messages.ts';
import { startMessagesStandIn, type MessagesMode, type MessagesStandIn } from '../testing/stand-ins/messages.ts';
import { httpMessages } from './http-messages.ts';
import type { Channel, OutgoingMessage, SendResult } from './messenger.ts';

let service: MessagesStandIn;
let channel: Channel;
const clock = { now: () => new Date() };
beforeAll(async () => {
  service = await startMessagesStandIn();
  channel = httpMessages({ url: service.url, keys: [service.env.MESSAGES_KEY] }, clock);
});
afterAll(() => service.close());
beforeEach(() => void service.messages.splice(0));

const code: OutgoingMessage = {
  id: '665f1b2c9d3e4a0012ab0901',
  to: '+923001234567',
  template: 'code',
  values: { code: '481516', minutes: '5', purpose: 'login' },
  language: 'en',
  expiresAt: new Date('2026-11-21T11:05:00Z'),
};
const send = (message: OutgoingMessage = code) => channel.send(message, AbortSignal.timeout(500));

test('a code is sent as text, signed, with its id, kind and end', async () => {
  expect(await send()).toEqual({ ok: true, id: null });
  expect(service.messages).toEqual([
    {
      id: '665f1b2c9d3e4a0012ab0901',
      to: '+923001234567',
      text: '481516 is your Sarraf code. It works for 5 minutes. Do not share it.',
      kind: 'code',
      language: 'en',
      expiresAt: '2026-11-21T11:05:00.000Z',
    },
  ]);
});

test('a message about an order in Urdu', async () => {
  await send({ ...code, template: 'deposit-seen', values: { amount: '500 USDT' }, language: 'ur' });
  expect(service.messages[0]).toMatchObject({ kind: 'status', language: 'ur' });
  expect(service.messages[0]?.text).toContain('\u2066500\u00A0USDT\u2069');
});

describe('the rule of each answer', () => {
  test.each<[MessagesMode, Partial<SendResult>]>([
    [{ refused: 'no such number +923001234567' }, { refusal: 'recipient', retry: false, otherChannel: true }],
    [{ refused: 'rate' }, { refusal: 'rate', retry: true, otherChannel: true }],
    [{ refused: 'configuration' }, { refusal: 'configuration', retry: false, otherChannel: true, isAccount: true }],
    [400, { refusal: 'configuration', retry: false, otherChannel: true }],
    [403, { refusal: 'configuration', retry: false, otherChannel: true, isAccount: true }],
    [429, { refusal: 'rate', retry: true, otherChannel: true }],
    [503, { refusal: 'unavailable', retry: true, otherChannel: true }],
    [500, { refusal: 'unclear', retry: false, otherChannel: false }],
    ['hang', { refusal: 'unclear', retry: false, otherChannel: false }],
    ['cut', { refusal: 'unclear', retry: false, otherChannel: false }],
    ['garbage', { refusal: 'unclear', retry: false, otherChannel: false }],
  ])('%j', async (mode, rule) => {
    service.next(mode);
    const result = await send();
    expect(result).toEqual({ ok: false, reason: expect.any(String), ...rule });
    expect(JSON.stringify(result)).not.toContain('3001234567');
  });

  test('a wrong key is a refused configuration', async () => {
    const other = httpMessages({ url: service.url, keys: ['another-key-of-messages'] }, clock);
    expect(await other.send(code, AbortSignal.timeout(500))).toMatchObject({ refusal: 'configuration' });
  });
});

test('a code in Urdu fits the 70 characters of one SMS', () => {
  const { loginText, kycText } = messagesByLanguage.ur.codes;
  for (const text of [loginText, kycText]) {
    expect(text({ code: '481516', minutes: 1440 }).length).toBeLessThanOrEqual(70);
  }
});
