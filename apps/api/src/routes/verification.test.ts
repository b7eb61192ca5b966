import {
  vRequestAadhaarOtpResponse,
  vSubmitAadhaarOtpResponse,
  vUpdateDetailsResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const AADHAAR = '123412341234';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
});
afterAll(() => server.close());

const save = (who: Actor, body: unknown) => server.call('PUT', '/user/update-details', { token: who.token, body });
const ask = (who: Actor, aadhaarNumber: unknown = AADHAAR) =>
  server.call('POST', '/kyc/requestOTP', { token: who.token, body: { aadhaarNumber } });
const submit = (who: Actor, token: string, otp: string, aadhaarNumber = AADHAAR) =>
  server.call('POST', '/kyc/submitOTP', { token: who.token, body: { aadhaarNumber, token, otp } });

describe('basic details', () => {
  test('are saved, and make verification the next step', async () => {
    const who = await server.person({ verified: false });
    const body = { fullName: '  Ayesha Khan ', email: 'a@example.com', birthdate: '1994-08-14', pincode: '540000' };
    const { user } = read(vUpdateDetailsResponse, await save(who, body));
    expect(user).toMatchObject({
      name: 'Ayesha Khan',
      email: 'a@example.com',
      birthdate: '1994-08-14',
      pincode: '540000',
      signupJourney: 1,
    });
  });

  test('a verified person stays verified', async () => {
    const who = await server.person();
    expect(read(vUpdateDetailsResponse, await save(who, { fullName: 'New Name' })).user).toMatchObject({
      isVerified: true,
      signupJourney: 2,
    });
  });

  test.each<[string, unknown, Record<string, string>]>([
    ['no name', {}, { fullName: 'Full name is required' }],
    ['an empty name', { fullName: '' }, { fullName: 'Full name is required' }],
    ['a blank name', { fullName: '   ' }, { fullName: 'Full name is required' }],
    ['an invisible name', { fullName: '\u200b\u200e' }, { fullName: 'Full name is required' }],
    ['a short postal code', { fullName: 'A', pincode: '54000' }, { pincode: 'Pincode must be 6 digits' }],
    ['letters as a postal code', { fullName: 'A', pincode: 'abcdef' }, { pincode: 'Pincode must be 6 digits' }],
    ['no e-mail address', { fullName: 'A', email: 'nobody' }, { email: 'Enter a valid email address' }],
    [
      'a day that does not exist',
      { fullName: 'A', birthdate: '2001-02-30' },
      { birthdate: 'Enter a valid date of birth' },
    ],
    ['a birth to come', { fullName: 'A', birthdate: '2090-01-01' }, { birthdate: 'Enter a valid date of birth' }],
  ])('refuses %s', async (_, body, errors) => {
    const who = await server.person({ verified: false });
    const reply = await save(who, body);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual(errors);
  });
});

describe('identity', () => {
  test('a code from the registered mobile verifies the person', async () => {
    const who = await server.person({ verified: false });
    const { token, allowResendOtpAfterSeconds } = read(vRequestAadhaarOtpResponse, await ask(who));
    expect(allowResendOtpAfterSeconds).toBe(60);
    const reply = await submit(who, token, await server.newestCode(who.mobile));
    expect(read(vSubmitAadhaarOtpResponse, reply).user).toMatchObject({
      isVerified: true,
      isKycVerified: true,
      signupJourney: 2,
    });
    expect((await ask(who)).status).toBe(409);
  });

  test('another request within the waiting time keeps the code, under a new token', async () => {
    const who = await server.person({ verified: false });
    const first = read(vRequestAadhaarOtpResponse, await ask(who));
    const code = await server.newestCode(who.mobile);
    server.advance(20_000);
    const again = read(vRequestAadhaarOtpResponse, await ask(who));
    expect(again).toMatchObject({
      message: 'The code sent a moment ago is still valid',
      allowResendOtpAfterSeconds: 40,
    });
    expect(await server.newestCode(who.mobile)).toBe(code);
    expect((await submit(who, first.token, code)).status).toBe(400);
    expect((await submit(who, again.token, code)).status).toBe(200);
  });

  test('within the waiting time no code is sent for another number', async () => {
    const who = await server.person({ verified: false });
    await ask(who);
    expect((await ask(who, '345678901238')).status).toBe(429);
  });

  test('the Aadhaar number is nowhere in the database', async () => {
    const who = await server.person({ verified: false });
    const { token } = read(vRequestAadhaarOtpResponse, await ask(who, '876543210987'));
    await submit(who, token, await server.newestCode(who.mobile), '876543210987');
    const tables = await Promise.all([
      server.db.selectFrom('users').selectAll().execute(),
      server.db.selectFrom('codes').selectAll().execute(),
      server.db.selectFrom('limits').selectAll().execute(),
      server.db.selectFrom('sandbox_messages').selectAll().execute(),
    ]);
    expect(JSON.stringify(tables)).not.toContain('876543210987');
    const row = await server.db.selectFrom('users').selectAll().where('id', '=', who.id).executeTakeFirstOrThrow();
    expect(row.aadhaar_last4).toBe('0987');
  });

  test.each(['12345678901', '1234567890123', '35202-1234567-1', 'abcdefghijkl', '', null])(
    'refuses %j as a number',
    async (number) => {
      const who = await server.person({ verified: false });
      const reply = await ask(who, number);
      expect(reply.status).toBe(400);
      expect(refusal(reply).errors).toEqual({ aadhaarNumber: 'Please enter a valid 12-digit Aadhaar number' });
    },
  );

  test('an incomplete code has the message of docs/product.md', async () => {
    const who = await server.person({ verified: false });
    expect(refusal(await submit(who, 'token', '123')).errors).toEqual({ otp: 'Please enter all 6 digits' });
  });

  test('the token is bound to the person and to the number', async () => {
    const [who, other] = [await server.person({ verified: false }), await server.person({ verified: false })];
    const { token } = read(vRequestAadhaarOtpResponse, await ask(who));
    const code = await server.newestCode(who.mobile);
    expect((await submit(other, token, code)).status).toBe(400);
    expect((await submit(who, token, code, '999999999999')).status).toBe(400);
    expect((await submit(who, 'another-token', code)).status).toBe(400);
    expect((await submit(who, token, code)).status).toBe(200);
  });

  test('five wrong codes are refused; of 50 parallel right ones one counts', async () => {
    const who = await server.person({ verified: false });
    const first = read(vRequestAadhaarOtpResponse, await ask(who));
    const code = await server.newestCode(who.mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) expect((await submit(who, first.token, wrong)).status).toBe(400);
    expect((await submit(who, first.token, code)).status).toBe(429);
    expect((await ask(who)).status).toBe(429);
    server.advance(60_000);
    const second = read(vRequestAadhaarOtpResponse, await ask(who));
    const right = await server.newestCode(who.mobile);
    const replies = await Promise.all(Array.from({ length: 50 }, () => submit(who, second.token, right)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.every((reply) => reply.status < 500)).toBe(true);
  });
});
