import {
  vCheckLoginResponse,
  vGetSandboxMessagesResponse,
  vSendOtpResponse,
  vVerifyOtpResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANY_CONNECTIONS, read, refusal, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let lines = 0;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
});
afterAll(() => server.close());

const newMobile = (): string => `+92301${String((lines += 1)).padStart(7, '0')}`;
const send = (mobile: unknown) => server.call('POST', '/auth/send-otp', { body: { mobile } });
const verify = (mobile: string, otp: string) => server.call('POST', '/auth/verify-otp', { body: { mobile, otp } });
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const MINUTE = 60_000;

describe('signing in', () => {
  test('a new number gets a code, an account and a session', async () => {
    const mobile = newMobile();
    expect(read(vSendOtpResponse, await send(mobile))).toMatchObject({ allowResendOtpAfterSeconds: 60 });
    const inbox = read(
      vGetSandboxMessagesResponse,
      await server.call('GET', `/sandbox/messages?mobile=${encodeURIComponent(mobile)}`),
    );
    const [message] = inbox.messages;
    expect(message?.text).toContain(message?.code);
    const session = read(vVerifyOtpResponse, await verify(mobile, message?.code ?? ''));
    expect(session.user).toMatchObject({
      mobile,
      isVerified: false,
      isAdmin: false,
      signupJourney: 0,
      min_quantity: 100,
    });
    const check = await server.call('POST', '/auth/check-login', { token: session.token, body: {} });
    expect(read(vCheckLoginResponse, check).user._id).toBe(session.user._id);
  });

  test('the same number is the same person', async () => {
    const mobile = newMobile();
    const ids: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      await send(mobile);
      ids.push(read(vVerifyOtpResponse, await verify(mobile, await server.newestCode(mobile))).user._id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('logout ends this session and no other', async () => {
    const mobile = newMobile();
    const tokens: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      await send(mobile);
      tokens.push(read(vVerifyOtpResponse, await verify(mobile, await server.newestCode(mobile))).token);
    }
    expect((await server.call('POST', '/auth/logout', { token: tokens[0], body: {} })).status).toBe(200);
    expect((await server.call('POST', '/auth/check-login', { token: tokens[0] })).status).toBe(401);
    expect((await server.call('POST', '/auth/check-login', { token: tokens[1] })).status).toBe(200);
  });

  test.each([
    '+92200123456',
    '+924001234567',
    '+919876543210',
    '003001234567',
    '0300 1234567 0301 7654321',
    '35202-1234567-1',
    'call 03001234567',
    '',
    null,
    5,
    {},
    '+92300123456',
  ])('refuses %j as a phone number with the message of docs/product.md', async (mobile) => {
    const reply = await send(mobile);
    expect(reply.status).toBe(400);
    expect(refusal(reply)).toMatchObject({
      message: 'Phone number is not valid.',
      errors: { mobile: 'Phone number is not valid.' },
    });
  });

  test('the special test number is accepted in the sandbox', async () => {
    expect((await send('+921234567890')).status).toBe(200);
  });

  test.each(['12345', '1234567', 'abcdef', '12 456', ''])('refuses %j as a code', async (otp) => {
    const reply = await verify(newMobile(), otp);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({ otp: 'OTP must be 6 digits long.' });
  });

  test('neither tokens nor codes are stored in clear', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await server.newestCode(mobile);
    const { token } = read(vVerifyOtpResponse, await verify(mobile, code));
    const codes = JSON.stringify(await server.db.selectFrom('codes').selectAll().execute());
    const sessions = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    expect(codes).not.toContain(`"${code}"`);
    expect(sessions).not.toContain(token);
  });
});

/** Number of messages that were sent to a mobile number. */
const sentTo = async (mobile: string): Promise<number> =>
  read(vGetSandboxMessagesResponse, await server.call('GET', `/sandbox/messages?mobile=${encodeURIComponent(mobile)}`))
    .messages.length;

describe('the limits of a code', () => {
  test('after five wrong guesses the right one is refused too', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await server.newestCode(mobile);
    for (let guess = 0; guess < 5; guess += 1) {
      const reply = await verify(mobile, wrongFor(code));
      expect(reply.status).toBe(400);
      expect(refusal(reply).message).toBe('Invalid OTP. Please try again.');
    }
    const sixth = await verify(mobile, code);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('it works once', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await server.newestCode(mobile);
    expect((await verify(mobile, code)).status).toBe(200);
    expect((await verify(mobile, code)).status).toBe(400);
  });

  test('it lives five minutes, and belongs to its number', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    await send(mobile);
    await send(other);
    const code = await server.newestCode(mobile);
    const foreign = await server.newestCode(other);
    if (code !== foreign) expect((await verify(other, code)).status).toBe(400);
    server.advance(5 * MINUTE);
    expect((await verify(mobile, code)).status).toBe(400);
  });

  test('a newer code replaces it', async () => {
    const mobile = newMobile();
    await send(mobile);
    const first = await server.newestCode(mobile);
    server.advance(MINUTE);
    await send(mobile);
    const second = await server.newestCode(mobile);
    if (first !== second) expect((await verify(mobile, first)).status).toBe(400);
    expect((await verify(mobile, second)).status).toBe(200);
  });

  test('of 200 parallel right guesses one gets a session', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await server.newestCode(mobile);
    const replies = await Promise.all(Array.from({ length: 200 }, () => verify(mobile, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.every((reply) => reply.status < 500)).toBe(true);
  });

  test('of 200 parallel different guesses five are checked', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = Number(await server.newestCode(mobile));
    const guesses = Array.from({ length: 200 }, (_, at) => String((code + 1 + at) % 1_000_000).padStart(6, '0'));
    const replies = await Promise.all(guesses.map((guess) => verify(mobile, guess)));
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(195);
  });
});

describe('the limits of a number', () => {
  test('another code only after the waiting time', async () => {
    const mobile = newMobile();
    await send(mobile);
    server.advance(20_000);
    const early = await send(mobile);
    expect(read(vSendOtpResponse, early)).toMatchObject({
      message: 'The code sent a moment ago is still valid',
      allowResendOtpAfterSeconds: 40,
    });
    expect(await sentTo(mobile)).toBe(1);
    server.advance(40_000);
    expect((await send(mobile)).status).toBe(200);
    expect(await sentTo(mobile)).toBe(2);
  });

  test('after too many wrong guesses no new code is sent before the waiting time', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await server.newestCode(mobile);
    for (let guess = 0; guess < 5; guess += 1) await verify(mobile, wrongFor(code));
    server.advance(20_000);
    const early = await send(mobile);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '40']);
    expect(refusal(early).message).toBe('Please wait 40 seconds before asking for another code.');
  });

  test('five codes an hour, ten a day', async () => {
    const mobile = newMobile();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(mobile)).status).toBe(200);
      server.advance(2 * MINUTE);
    }
    const sixth = await send(mobile);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(50 * 60)]);
    server.advance(50 * MINUTE);
    for (let sent = 5; sent < 10; sent += 1) {
      expect((await send(mobile)).status).toBe(200);
      server.advance(20 * MINUTE);
    }
    expect((await send(mobile)).status).toBe(429);
    server.advance(24 * 60 * MINUTE);
    expect((await send(mobile)).status).toBe(200);
  });

  test('twenty wrong guesses a day, over all its codes', async () => {
    const mobile = newMobile();
    let wrong = 0;
    let refused = false;
    for (let round = 0; round < 10; round += 1) {
      const sent = await send(mobile);
      if (sent.status === 429) {
        refused = true;
        break;
      }
      const code = await server.newestCode(mobile);
      const replies = await Promise.all(Array.from({ length: 8 }, () => verify(mobile, wrongFor(code))));
      wrong += replies.filter((reply) => reply.status === 400).length;
      server.advance(13 * MINUTE);
    }
    expect({ wrong, refused }).toEqual({ wrong: 20, refused: true });
  });

  test('parallel sends get one message out', async () => {
    const mobile = newMobile();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(mobile)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(await sentTo(mobile)).toBe(1);
  });
});

describe('the limit of an address', () => {
  test('counts the address from the trusted proxy, not one that the caller sends', async () => {
    const strict = await testServer({ OTP_SENDS_PER_ADDRESS_HOUR: '3', TRUSTED_PROXIES: '1' });
    try {
      const from = (address: string) =>
        strict.call('POST', '/auth/send-otp', {
          body: { mobile: newMobile() },
          headers: { 'x-forwarded-for': address },
        });
      for (let sent = 0; sent < 3; sent += 1) expect((await from(`10.0.0.${sent}, 203.0.113.7`)).status).toBe(200);
      const fourth = await from('10.0.0.9, 203.0.113.7');
      expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '3600']);
      expect((await from('203.0.113.8')).status).toBe(200);
      strict.advance(60 * MINUTE);
      expect((await from('203.0.113.7')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
